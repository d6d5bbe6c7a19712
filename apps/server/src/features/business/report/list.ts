// The office's lists of reports, and the plan that exports share with them.
import { sql } from 'kysely'
import { reportColumns, type ReportRow } from '@register/contract/business/reportShape'
import type { ReportStatus } from '@register/contract/business/status'
import type { ListRequest } from '@register/contract/page'
import type { UserCtx } from '../../../access/ctx.ts'
import { countRows } from '../../../db/count.ts'
import { conditions, orderOf, readPage, type ListPlan, type Page } from '../../../db/list.ts'
import { likePattern, pairsOf } from '../../../db/pairs.ts'
import { bodyNames } from '../body/service.ts'
import { categoryNames } from '../category/service.ts'
import { statusOf } from './status.ts'
import { scoped } from './store.ts'

const ref = (column: string) => sql.ref(`report.${column}`)

/** A proposed revision waits for the manager. */
const waiting = sql<boolean>`exists (select 1 from report_proposal p where p.report_id = report.id and p.status = 'proposed')`

/** Any level of the catalogue: the codes given and everything below them. */
export const inCategory = (values: readonly string[]) =>
  sql<boolean>`report.category_code in (select code from category where path && ${[...values]}::text[])`

/** Rows whose search text holds the folded term: the pair index narrows, LIKE decides. */
export const matching = (folded: string) =>
  sql<boolean>`report.id in (select report_id from report_search where search_pairs(body_text) @> ${pairsOf(folded)}::int[] and body_text like ${likePattern(folded)})`

export const reportPlan: ListPlan<typeof reportColumns> = {
  columns: reportColumns,
  sql: {
    certificateNo: { ref: ref('certificate_key'), folded: true },
    reportNo: { ref: ref('report_key'), folded: true },
    categoryCode: { ref: ref('category_code'), where: inCategory },
    productName: { ref: ref('product_name') },
    model: { ref: ref('model') },
    manufacturerName: { ref: ref('manufacturer_name') },
    applicantName: { ref: ref('applicant_name') },
    bodyId: { ref: ref('body_id') },
    status: { ref: statusOf },
    proposal: { ref: sql`case when ${waiting} then 'yes' else 'no' end` },
    conclusion: { ref: ref('conclusion') },
    origin: { ref: ref('origin') },
    issueDate: { ref: ref('issue_date') },
    updatedAt: { ref: ref('updated_at') },
  },
  keyword: matching,
  order: sql`report.updated_at desc, report.id desc`,
}

/** Scope, filters and keyword of a request; lists, counts and exports start here. */
export function filteredReports(ctx: UserCtx, request: ListRequest) {
  let query = scoped(ctx)
  for (const condition of conditions(reportPlan, request)) query = query.where(condition)
  return query
}

export const rowColumns = [
  'report.id',
  'report.public_id',
  'report.rev',
  'report.version',
  'report.certificate_no',
  'report.report_no',
  'report.category_code',
  'report.form_kind',
  'report.product_name',
  'report.model',
  'report.manufacturer_name',
  'report.applicant_name',
  'report.body_id',
  'report.issue_date',
  'report.non_standard',
  'report.origin',
  'report.updated_at',
] as const

export async function listReports(ctx: UserCtx, request: ListRequest, only?: 'published'): Promise<Page<ReportRow>> {
  const [category, body] = await Promise.all([categoryNames(ctx), bodyNames(ctx)])
  const filtered = filteredReports(ctx, request).$if(only !== undefined, (query) =>
    query.where('report.status', '<>', 'draft'),
  )
  const page = await readPage(
    filtered,
    (query) =>
      query
        .select(rowColumns)
        .select(statusOf.as('status'))
        .select(waiting.as('has_proposal'))
        .select(sql<string>`(select nickname from app_user where id = report.updated_by)`.as('updated_by_name')),
    request,
    orderOf(reportPlan, request),
    countRows(ctx.db),
  )
  return {
    ...page,
    list: page.list.map((row) => ({
      id: row.id,
      publicId: row.public_id,
      rev: row.rev,
      version: row.version,
      certificateNo: row.certificate_no ?? '',
      reportNo: row.report_no ?? '',
      categoryCode: row.category_code,
      categoryName: category(row.category_code),
      formKind: row.form_kind,
      productName: row.product_name ?? '',
      model: row.model ?? '',
      manufacturerName: row.manufacturer_name ?? '',
      applicantName: row.applicant_name ?? '',
      bodyId: row.body_id,
      bodyName: body(row.body_id),
      issueDate: row.issue_date,
      status: row.status as ReportStatus,
      nonStandard: row.non_standard,
      origin: row.origin as ReportRow['origin'],
      hasProposal: row.has_proposal,
      updatedAt: row.updated_at,
      updatedBy: row.updated_by_name,
    })),
  }
}
