// The list as an Excel file: the same filters, order and scope, whether it is streamed to the caller or written by a task.
import { revealContact } from '@register/contract/business/parties/contact'
import type { exportReports } from '@register/contract/business/report'
import type { FormKind } from '@register/contract/business/parameters/formKind'
import { reportStatuses, type ReportStatus } from '@register/contract/business/status'
import { shanghaiDay } from '@register/contract/dates'
import { notAllowed } from '@register/contract/errors'
import type { ListRequest } from '@register/contract/page'
import type { z } from 'zod'
import { granted } from '../../../access/actor.ts'
import { refuseUnconfirmed } from '../../../access/guard/admit.ts'
import type { UserCtx } from '../../../access/ctx.ts'
import type { Pool } from '../../../db/connect.ts'
import { orderOf } from '../../../db/list.ts'
import { xlsxMime, type CellValue } from '../../../files/excel.ts'
import { fieldWidth, headingOf } from '../../../files/fieldSheet.ts'
import { fetchedRows, streamSheet, type SheetSource } from '../../../files/sheetStream.ts'
import type { Bytes } from '../../../http/handle.ts'
import { bodyNames } from '../body/service.ts'
import { categoryNames } from '../category/service.ts'
import {
  contentFor,
  filteredReports,
  inOffice,
  officeStatusOf,
  reportPlan,
  type ReportRecord,
} from '../report/service.ts'
import { rowOf } from './rows/row.ts'
import { exportOnly, sheetColumns } from './rows/columns.ts'

/** The reports of one kind by the request's filters, in the caller's scope. */
export const exported = (ctx: UserCtx, kind: FormKind, request: ListRequest) =>
  filteredReports(ctx, { ...request, formKind: kind.key })

type ExportRequest = z.output<typeof exportReports.body>

/** Contact data in full is for those who may see it, and have lately shown who they are. */
export function refuseContacts(ctx: UserCtx, request: ExportRequest): void {
  if (!request.withContacts) return
  if (!granted(ctx.actor, revealContact)) throw notAllowed()
  refuseUnconfirmed(ctx.actor)
}

/** The sheet of a request, in the caller's language. Refuses what is wrong with the filters. */
export async function reportSheet(ctx: UserCtx, kind: FormKind, request: ExportRequest): Promise<SheetSource> {
  exported(ctx, kind, request)
  const { say } = ctx
  const category = await categoryNames(ctx)
  const body = await bodyNames(ctx)
  // Asked for on purpose, and still allowed: the file of a task is written later.
  const inFull = request.withContacts && granted(ctx.actor, revealContact) ? 'inFull' : undefined
  const columns = sheetColumns(kind)
  const cells = (row: ReportRecord & { derived: string; in_office: boolean }): CellValue[] => {
    const content = contentFor(ctx, row, row, inFull)
    return [
      say(reportStatuses[row.derived as ReportStatus].label),
      body(row.body_id),
      ...rowOf(kind, columns, content, { say, category }),
    ]
  }
  return {
    sheet: say(['型式试验报告', 'Type-test reports']),
    columns: [
      { header: say(exportOnly.status), width: 10 },
      { header: say(exportOnly.body), width: 26 },
      ...columns.map((column) => ({ header: say(headingOf(column)), width: fieldWidth(column.field) })),
    ],
    async *rows(db) {
      const found = exported({ ...ctx, db }, kind, request)
        .selectAll('report')
        .select([officeStatusOf.as('derived'), inOffice(ctx.scope).as('in_office')])
        .orderBy(orderOf(reportPlan, request))
      for await (const row of found.stream(fetchedRows)) yield cells(row)
    },
  }
}

/** A file holds one kind and says which. */
export const exportName = (kind: FormKind): string =>
  `型式试验报告_${kind.label[0]}_${shanghaiDay().replaceAll('-', '')}.xlsx`

/** The workbook as an answer: streamed, and stopped when the caller hangs up. */
export async function exportSheet(
  db: Pool,
  ctx: UserCtx,
  kind: FormKind,
  request: ExportRequest,
  signal: AbortSignal,
): Promise<Bytes> {
  refuseContacts(ctx, request)
  const stream = await streamSheet(db, await reportSheet(ctx, kind, request), {
    signal,
    who: ctx.actor.id,
    full: 'refuse',
  })
  ctx.note.object = 'report'
  ctx.note.detail = { formKind: kind.key, filters: asked(request) }
  return { mime: xlsxMime, fileName: exportName(kind), stream }
}

const paging = ['pageNum', 'pageSize', 'formKind']
const asked = (request: ListRequest) =>
  Object.fromEntries(Object.entries(request).filter(([key, value]) => value !== undefined && !paging.includes(key)))
