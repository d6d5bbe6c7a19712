// Error reports in the database: the caller's scope goes by the body of the record.
import { sql } from 'kysely'
import { saidFields } from '@register/contract/business/errorReport/fields'
import { errorReportRowFields, type ErrorReportRow } from '@register/contract/business/errorReport/office'
import type { ListRequest } from '@register/contract/page'
import type { UserCtx } from '../../../access/ctx.ts'
import { inScope } from '../../../access/scope.ts'
import type { Page } from '../../../db/list.ts'
import { nicknameOf } from '../../../records/plan.ts'
import { storeOf } from '../../../records/store.ts'
import { bodyNames } from '../body/service.ts'

export const objectOf = (id: number): string => `errorReport:${id}`

const isOpen = sql<boolean>`(error_report.decided_at is null)`

/** The number of the record; an old certificate without one is named by its report. */
const numberOfRecord = sql<string>`(
  select coalesce(report.certificate_no, report.report_no, '') from report where report.id = error_report.report_id)`

export const errorReports = storeOf({
  table: 'error_report',
  noun: 'errorReport',
  fields: saidFields,
  rowFields: errorReportRowFields,
  computed: { certificateNo: numberOfRecord, open: isOpen, takenBy: nicknameOf('error_report.taken_by') },
  called: 'proposed',
  // Texts of strangers may name people, so no field is audited; each act notes the number of the record itself.
  audited: [],
  scope: ({ scope }) => inScope(scope, { dept: 'error_report.body_id' }),
  // Waiting reports first, the oldest at the top, those that gave way to newer ones behind them; then the decided ones, the latest at the top.
  order: sql`(error_report.decided_at is not null), (error_report.set_aside_at is not null and error_report.decided_at is null),
    case when error_report.decided_at is null then error_report.created_at end, error_report.decided_at desc`,
})

export async function listErrorReports(ctx: UserCtx, request: ListRequest): Promise<Page<ErrorReportRow>> {
  const [page, body] = [await errorReports.list(ctx, request), await bodyNames(ctx)]
  return { ...page, list: page.list.map((row) => ({ ...row, bodyName: body(row.bodyId) })) }
}
