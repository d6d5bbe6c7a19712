// A field of a record as the public reads it: label, unit and value in the caller's language.
import type { DisplayedValue } from '@register/contract/business/publicReport/shown/displayed'
import { printedReading, type Prints } from '@register/contract/business/report/printed/asPrinted'
import { isEmpty, readingText, type Field } from '@register/contract/fields'
import { unitBeside } from '@register/contract/fieldTypes/unitBeside'
import { filledRows } from '@register/contract/fieldTypes/table'
import type { Ctx } from '../../../../access/ctx.ts'
import { headingOf } from '../../../../files/fieldSheet.ts'
import { citedInTable, type CitedByKey } from '../../report/service.ts'

const knownHeadings = { zh: new WeakMap<Field, string[]>(), en: new WeakMap<Field, string[]>() }

/** The headings of a table, put together once in each language. */
function headingsOf({ lang, say }: Ctx, field: Field): string[] {
  const known = knownHeadings[lang].get(field)
  if (known) return known
  const headings = (field.columns ?? []).map((column) => say(headingOf({ label: column.label, field: column })))
  knownHeadings[lang].set(field, headings)
  return headings
}

function rowsOf(ctx: Ctx, field: Field, value: unknown, byKey: CitedByKey): NonNullable<DisplayedValue['table']> {
  const { columns = [] } = field
  const rows = Array.isArray(value) ? filledRows(value) : []
  const parts = citedInTable(field, rows, byKey)
  return {
    ...(parts && { parts }),
    columns: headingsOf(ctx, field),
    rows: rows.map((row) =>
      columns.map((column) => (isEmpty(row[column.key]) ? '' : ctx.say(readingText(column, row[column.key])))),
    ),
  }
}

interface Beside {
  /** The standing of the certificates in its rows. */
  cited?: CitedByKey
  /** Values as the original writes them. */
  prints?: Prints
}

/** A field and its value; a table also has its rows, with the standing of the certificates in them. */
export const displayedValue = (
  ctx: Ctx,
  field: Field,
  value: unknown,
  { cited: byKey = {}, prints = {} }: Beside = {},
): DisplayedValue => ({
  key: field.key,
  label: ctx.say(field.label),
  value: ctx.say(printedReading(field, value, prints)),
  unit: field.unit === undefined || isEmpty(value) ? '' : ctx.say(unitBeside(field.unit, readingText(field, value)[1])),
  ...(field.type === 'table' && { table: rowsOf(ctx, field, value, byKey) }),
})
