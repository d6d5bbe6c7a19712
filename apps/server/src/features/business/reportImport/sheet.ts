// The list as an Excel file, a sheet for each form kind: the same filters, order and scope, whether it is streamed to the caller or written by a background task.
import { revealContact } from '@register/contract/business/report/parties/contact'
import type { exportReports } from '@register/contract/business/report/report'
import type { FormKind, FormKinds } from '@register/contract/rules/parameters/formKind'
import { formKindOf, formKinds } from '@register/contract/rules/parameters/formKinds'
import { reportStatuses, type ReportStatus } from '@register/contract/rules/status'
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
  spellingOf,
  type Spelled,
  inOffice,
  officeStatusOf,
  reportPlan,
  type ReportRecord,
} from '../report/service.ts'
import { rowOf } from './rows/row.ts'
import { exportOnly, sheetColumns } from './rows/columns.ts'

type ExportRequest = z.output<typeof exportReports.body>

/** The kinds of a request: the one it names, otherwise all. */
const kindsOf = ({ formKind }: Pick<ExportRequest, 'formKind'>): FormKinds =>
  formKind === undefined ? formKinds : [formKindOf(formKind)]

/** The reports by the request's filters, in the caller's scope. */
export const exported = (ctx: UserCtx, request: ExportRequest, spelled?: Spelled) =>
  filteredReports(ctx, request, spelled)

/** Contact data in full needs the permission for it, and a recent confirmation of the caller's identity. */
export function refuseContacts(ctx: UserCtx, request: ExportRequest): void {
  if (!request.withContacts) return
  if (!granted(ctx.actor, revealContact)) throw notAllowed()
  refuseUnconfirmed(ctx.actor)
}

/** The sheets of a request, one for each kind, in the caller's language. Refuses what is wrong with the filters. */
export async function reportSheets(ctx: UserCtx, request: ExportRequest): Promise<SheetSource[]> {
  exported(ctx, request)
  const spelled = await spellingOf(ctx, request)
  const read = { category: await categoryNames(ctx), body: await bodyNames(ctx), spelled }
  return kindsOf(request).map((kind) => sheetOf(ctx, kind, request, read))
}

interface Read {
  category: Awaited<ReturnType<typeof categoryNames>>
  body: Awaited<ReturnType<typeof bodyNames>>
  spelled: Spelled | undefined
}

function sheetOf(ctx: UserCtx, kind: FormKind, request: ExportRequest, { category, body, spelled }: Read): SheetSource {
  const { say } = ctx
  // Checked again here, because the file of a background task is written later.
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
    sheet: say(kind.label),
    columns: [
      { header: say(exportOnly.status), width: 10 },
      { header: say(exportOnly.body), width: 26 },
      ...columns.map((column) => ({ header: say(headingOf(column)), width: fieldWidth(column.field) })),
    ],
    async *rows(db) {
      const found = exported({ ...ctx, db }, { ...request, formKind: kind.key }, spelled)
        .selectAll('report')
        .select([officeStatusOf.as('derived'), inOffice(ctx.scope).as('in_office')])
        .orderBy(orderOf(reportPlan, request as ListRequest))
      for await (const row of found.stream(fetchedRows)) yield cells(row)
    },
  }
}

/** The name of a file of one kind contains the kind. */
export function exportName({ formKind }: Pick<ExportRequest, 'formKind'>): string {
  const kind = formKind === undefined ? [] : [formKindOf(formKind).label[0]]
  return `${['型式试验报告', ...kind, shanghaiDay().replaceAll('-', '')].join('_')}.xlsx`
}

/** The workbook as an answer: streamed, and stopped when the caller closes the connection. */
export async function exportSheets(
  db: Pool,
  ctx: UserCtx,
  request: ExportRequest,
  signal: AbortSignal,
): Promise<Bytes> {
  refuseContacts(ctx, request)
  const stream = await streamSheet(db, await reportSheets(ctx, request), {
    signal,
    who: ctx.actor.id,
    full: 'refuse',
  })
  ctx.note.object = 'report'
  ctx.note.detail = { ...(request.formKind && { formKind: request.formKind }), filters: asked(request) }
  return { mime: xlsxMime, fileName: exportName(request), stream }
}

const paging = ['pageNum', 'pageSize', 'formKind']
const asked = (request: ExportRequest) =>
  Object.fromEntries(Object.entries(request).filter(([key, value]) => value !== undefined && !paging.includes(key)))
