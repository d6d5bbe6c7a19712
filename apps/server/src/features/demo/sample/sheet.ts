// Samples as an Excel sheet: the columns in the requested order, and the template of an import.
import { sampleFields, sampleRowFields } from '@register/contract/demo/sample'
import { shanghaiDay } from '@register/contract/dates'
import { badField } from '@register/contract/errors'
import type { Field } from '@register/contract/fields'
import type { ListRequest } from '@register/contract/page'
import type { Phrase } from '@register/contract/phrase'
import type { Ctx, UserCtx } from '../../../access/ctx.ts'
import { fieldWidth, headingOf, templateBook } from '../../../files/fieldSheet.ts'
import { fetchedRows, type SheetSource } from '../../../files/sheetStream.ts'
import { displayedCell } from '../../../records/sheet.ts'
import { samples } from './store.ts'

const sheetName: Phrase = ['样品', 'Samples']
export const exportName = (): string => `样品_${shanghaiDay().replaceAll('-', '')}.xlsx`

const known: readonly Field[] = sampleRowFields

/** The fields of a list of keys, in its order; all fields of the form when the list is empty. */
export function columnsAsked(columns: string | undefined): readonly Field[] {
  if (columns === undefined || columns.trim() === '') return sampleFields
  const keys = [...new Set(columns.split(',').map((key) => key.trim()))]
  return keys.map((key) => {
    const field = known.find((one) => one.key === key)
    if (field) return field
    const names = known.map((one) => one.key).join(', ')
    throw badField('columns', [
      `列：没有“${key}”，可用：${names}`,
      `Columns: there is no "${key}". Known are: ${names}`,
    ])
  })
}

/** Refuses wrong columns and filters. */
export function sampleSheet(ctx: UserCtx, request: ListRequest & { columns?: string | undefined }): SheetSource {
  const fields = columnsAsked(request.columns)
  samples.filtered(ctx, request)
  return {
    sheet: ctx.say(sheetName),
    columns: fields.map((field) => ({
      header: ctx.say(headingOf({ label: field.label, field })),
      width: fieldWidth(field),
    })),
    async *rows(db) {
      for await (const row of samples.each({ ...ctx, db }, request, fetchedRows)) {
        const values = new Map<string, unknown>(Object.entries(row))
        yield fields.map((field) => displayedCell(ctx, field, values.get(field.key)))
      }
    },
  }
}

/** Only the heading, with the allowed values explained on a second sheet. */
export function sampleTemplate(ctx: Ctx, columns: string | undefined): Promise<Buffer> {
  const fields = columnsAsked(columns).filter((field) => field.type !== 'instant')
  return templateBook(
    ctx.say,
    sheetName,
    fields.map((field) => ({ field, label: field.label })),
  )
}
