// Samples as an Excel sheet: the columns in the order asked for, and the template of an import.
import { sampleFields, type Sample } from '@register/contract/demo/sample'
import { shanghaiDay } from '@register/contract/dates'
import { badField } from '@register/contract/errors'
import type { Field } from '@register/contract/fields'
import type { ListRequest } from '@register/contract/page'
import type { Phrase } from '@register/contract/phrase'
import type { Ctx } from '../../../access/ctx.ts'
import { toCell } from '../../../files/cells.ts'
import type { CellValue } from '../../../files/excel.ts'
import { fieldWidth, headingOf, templateBook } from '../../../files/fieldSheet.ts'
import { fetchedRows, type SheetSource } from '../../../files/sheetStream.ts'
import { filteredSamples, sampleOrder } from './list.ts'
import { asSample } from './store.ts'

const sheetName: Phrase = ['样品', 'Samples']
export const exportName = (): string => `样品_${shanghaiDay().replaceAll('-', '')}.xlsx`

const updatedAt: Field = { key: 'updatedAt', label: ['更新时间', 'Updated at'], type: 'text' }
const known: readonly Field[] = [...sampleFields, updatedAt]

/** The fields of a list of keys, in its order; those of the form when nothing is asked for. */
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

const cellOf = (field: Field, sample: Sample, { say, lang }: Ctx): CellValue => {
  const value = (sample as unknown as Record<string, unknown>)[field.key]
  return field === updatedAt
    ? new Intl.DateTimeFormat(lang === 'zh' ? 'zh-CN' : 'en-GB', {
        timeZone: 'Asia/Shanghai',
        dateStyle: 'short',
        timeStyle: 'medium',
      }).format(new Date(sample.updatedAt))
    : toCell(field, value, say)
}

/** Refuses what is wrong with columns and filters. */
export function sampleSheet(ctx: Ctx, request: ListRequest & { columns?: string | undefined }): SheetSource {
  const fields = columnsAsked(request.columns)
  filteredSamples(ctx.db, request)
  return {
    sheet: ctx.say(sheetName),
    columns: fields.map((field) => ({
      header: ctx.say(headingOf({ label: field.label, field })),
      width: fieldWidth(field),
    })),
    async *rows(db) {
      const found = filteredSamples(db, request).selectAll('demo_sample').orderBy(sampleOrder(request))
      for await (const row of found.stream(fetchedRows)) {
        const sample = asSample(row)
        yield fields.map((field) => cellOf(field, sample, ctx))
      }
    },
  }
}

/** Only the head, with what may be entered explained on a second sheet. */
export function sampleTemplate(ctx: Ctx, columns: string | undefined): Promise<Buffer> {
  const fields = columnsAsked(columns).filter((field) => field !== updatedAt)
  return templateBook(
    ctx.say,
    sheetName,
    fields.map((field) => ({ field, label: field.label })),
  )
}
