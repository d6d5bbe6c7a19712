// The list as an Excel file: the same filters, order and scope, streamed from a cursor, and stopped when the caller hangs up.
import { finished } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import { sql, type Transaction } from 'kysely'
import type { FormKind } from '@register/contract/business/parameters/formKind'
import { reportStatuses, type ReportStatus } from '@register/contract/business/status'
import { shanghaiDay } from '@register/contract/dates'
import { busy } from '@register/contract/errors'
import type { ListRequest } from '@register/contract/page'
import type { UserCtx } from '../../../access/ctx.ts'
import type { Pool } from '../../../db/connect.ts'
import { orderOf } from '../../../db/list.ts'
import type { Tables } from '../../../db/tables.ts'
import { writeSheet, xlsxMime, type CellValue } from '../../../files/excel.ts'
import type { Bytes } from '../../../http/handle.ts'
import { bodyNames } from '../body/service.ts'
import { categoryNames } from '../category/service.ts'
import { contentOf, filteredReports, reportPlan, statusOf, type ReportRecord } from '../report/service.ts'
import { otherCoverage, rowOf } from './row.ts'
import { exportOnly, headingOf, sheetColumns, widthOf } from './sheet.ts'

/** Rows fetched at a time. */
const chunk = 100
/** At once in this process: each holds a connection for as long as its caller takes to read. */
const mostExports = 3
let running = 0

const query = (ctx: UserCtx, kind: FormKind, request: ListRequest) =>
  filteredReports(ctx, request)
    .selectAll('report')
    .select(statusOf.as('derived'))
    .where('report.form_kind', '=', kind.key)
    .orderBy(orderOf(reportPlan, request))

/** Gives `use` a transaction that may last as long as its reader, and whose query ends when `signal` aborts. */
async function atLeisure(
  db: Pool,
  signal: AbortSignal,
  use: (tx: Transaction<Tables>) => Promise<void>,
): Promise<void> {
  await db
    .transaction()
    .setAccessMode('read only')
    .execute(async (tx) => {
      // Long exports are wanted; a reader who takes nothing for a minute is not.
      await sql`set local statement_timeout = 0`.execute(tx)
      await sql`set local idle_in_transaction_session_timeout = '60s'`.execute(tx)
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      const stop = () => void sql`select pg_cancel_backend(${rows[0]?.pid ?? 0})`.execute(db).catch(() => {})
      signal.throwIfAborted()
      signal.addEventListener('abort', stop)
      try {
        await use(tx)
      } finally {
        signal.removeEventListener('abort', stop)
      }
    })
}

async function* following<T>(first: IteratorResult<T>, rest: AsyncIterator<T>): AsyncGenerator<T> {
  try {
    for (let one = first; !one.done; one = await rest.next()) yield one.value
  } finally {
    await rest.return?.()
  }
}

/** The bytes of the workbook. Resolves when the first rows are there, so that a query that fails is answered as a failure. */
export async function exportSheet(
  db: Pool,
  ctx: UserCtx,
  kind: FormKind,
  request: ListRequest,
  signal: AbortSignal,
): Promise<Bytes> {
  // Refuses what is wrong with the filters before anything is opened.
  query(ctx, kind, request)
  if (running >= mostExports) throw busy(10)
  const { say } = ctx
  const category = await categoryNames(ctx)
  const body = await bodyNames(ctx)
  const whole = ctx.actor.grants.has('business:report:edit')
  const columns = sheetColumns(kind)
  const cells = (row: ReportRecord & { derived: string }): CellValue[] => {
    const content = contentOf(ctx.secrets, row, whole)
    return [
      say(reportStatuses[row.derived as ReportStatus].label),
      body(row.body_id),
      ...rowOf(columns, content, { say, category }),
      otherCoverage(columns, content, say),
    ]
  }
  const heads = [
    { header: say(exportOnly.status), width: 10 },
    { header: say(exportOnly.body), width: 26 },
    ...columns.map((column) => ({ header: say(headingOf(column)), width: widthOf(column) })),
    { header: say(exportOnly.otherCoverage), width: 40 },
  ]

  running++
  const stream = await new Promise<Readable>((answer, refuse) => {
    atLeisure(db, signal, async (tx) => {
      const rows = query({ ...ctx, db: tx }, kind, request).stream(chunk)
      const all = (async function* () {
        for await (const row of rows) yield cells(row)
      })()
      const sheet = writeSheet(following(await all.next(), all), {
        sheet: say(['型式试验报告', 'Type-test reports']),
        columns: heads,
      })
      answer(sheet)
      // The reader's end is the transaction's: read to the last byte, or gone.
      await finished(sheet, { readable: true })
    })
      .finally(() => running--)
      .catch(refuse)
  })
  ctx.note.object = 'report'
  ctx.note.detail = { formKind: kind.key, filters: asked(request) }
  return { mime: xlsxMime, fileName: `型式试验报告_${shanghaiDay().replaceAll('-', '')}.xlsx`, stream }
}

const paging = ['pageNum', 'pageSize', 'formKind']
const asked = (request: ListRequest) =>
  Object.fromEntries(Object.entries(request).filter(([key, value]) => value !== undefined && !paging.includes(key)))
