// The rows of a record’s list as an Excel workbook, by its filters and order, in the caller’s language and scope.
import type { Readable } from 'node:stream'
import { shanghaiDay } from '@register/contract/dates'
import type { Field } from '@register/contract/fields'
import type { ListRequest } from '@register/contract/page'
import type { Phrase } from '@register/contract/phrase'
import type { Fields } from '@register/contract/record/shape'
import type { UserCtx } from '../access/ctx.ts'
import type { Pool } from '../db/connect.ts'
import { toCell } from '../files/cells.ts'
import { xlsxMime, type CellValue } from '../files/excel.ts'
import { fieldWidth, headingOf } from '../files/fieldSheet.ts'
import { fetchedRows, streamSheet } from '../files/sheetStream.ts'

/** What a sheet needs of a record's store. */
export interface Listed {
  rowFields: Fields
  each: (ctx: UserCtx, request: ListRequest, fetched: number) => AsyncIterable<object>
}

/** The Swedish date format is YYYY-MM-DD HH:mm:ss, that of all sheets (docs/rules/files.md#workbooks). */
const shanghai = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** An instant on the clock of Shanghai. */
export const moment = (at: string): string => shanghai.format(new Date(at))

/** The cell of a row field; an instant is written as a moment in Shanghai. */
export function displayedCell(ctx: UserCtx, field: Field, value: unknown): CellValue {
  // The text of an instant that has not happened yet is empty.
  const isMoment = field.type === 'instant' && typeof value === 'string' && value !== ''
  return isMoment ? moment(value) : toCell(field, value, ctx.say)
}

interface Download {
  mime: string
  fileName: string
  stream: Readable
}

/** Refuses wrong filters before the first byte. `title` names the sheet and the file. */
export async function sheetOf(
  db: Pool,
  { rowFields, each }: Listed,
  title: Phrase,
  { ctx, request, signal }: { ctx: UserCtx; request: ListRequest; signal: AbortSignal },
): Promise<Download> {
  const source = {
    sheet: ctx.say(title),
    columns: rowFields.map((field) => ({
      header: ctx.say(headingOf({ label: field.label, field })),
      width: fieldWidth(field),
    })),
    async *rows(tx: UserCtx['db']) {
      for await (const row of each({ ...ctx, db: tx }, request, fetchedRows)) {
        const values = new Map(Object.entries(row))
        yield rowFields.map((field) => displayedCell(ctx, field, values.get(field.key)))
      }
    },
  }
  const fileName = `${ctx.say(title)}_${shanghaiDay().replaceAll('-', '')}.xlsx`
  return {
    mime: xlsxMime,
    fileName,
    stream: await streamSheet(db, source, { signal, who: ctx.actor.id, full: 'refuse' }),
  }
}
