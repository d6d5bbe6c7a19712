// A field of a record as the public reads it: every label, unit and value in the caller's language.
import type { Shown } from '@register/contract/business/publicReport'
import { isEmpty, readingText, unitText, type Field } from '@register/contract/fields'
import { filledRows } from '@register/contract/fieldTypes/table'
import type { Ctx } from '../../../../access/ctx.ts'
import { headingOf } from '../../../../files/fieldSheet.ts'

function rowsOf(ctx: Ctx, { columns = [] }: Field, value: unknown): NonNullable<Shown['table']> {
  const rows = Array.isArray(value) ? filledRows(value) : []
  return {
    columns: columns.map((column) => ctx.say(headingOf({ label: column.label, field: column }))),
    rows: rows.map((row) =>
      columns.map((column) => (isEmpty(row[column.key]) ? '' : ctx.say(readingText(column, row[column.key])))),
    ),
  }
}

/** A field and its value; of a table its rows, too. */
export const shown = (ctx: Ctx, field: Field, value: unknown): Shown => ({
  key: field.key,
  label: ctx.say(field.label),
  value: ctx.say(readingText(field, value)),
  unit: isEmpty(value) ? '' : ctx.say(unitText(field)),
  ...(field.type === 'table' && { table: rowsOf(ctx, field, value) }),
})
