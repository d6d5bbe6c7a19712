// Lists findings of data quality: of the reports in the caller's scope, the newest first, for pages and for workbooks.
import { sql, type RawBuilder } from 'kysely'
import { findingColumns, findingRowFields, type Finding } from '@register/contract/business/quality/findings'
import type { ListRequest } from '@register/contract/page'
import { found, type UserCtx } from '../../../access/ctx.ts'
import { countRows } from '../../../db/count.ts'
import { conditions, orderOf, readPage, type ListPlan, type Page } from '../../../db/list.ts'
import { onlyKnownBodies } from '../body/service.ts'
import { onlyKnownCategories } from '../category/service.ts'
import { faceTextColumns, faceTextsOf, inCategory, type Names, namesFor, scoped } from '../report/service.ts'

const ref = (column: string) => sql.ref(`quality_finding.${column}`)

const state = sql<Finding['state']>`case when quality_finding.accepted_at is null then 'open' else 'accepted' end`

/** Written so that indexes apply: the account that accepts a finding is stored together with the time. */
const states: Record<string, RawBuilder<unknown>> = {
  open: sql`quality_finding.accepted_at is null`,
  accepted: sql`(quality_finding.accepted_by is not null and quality_finding.accepted_at is not null)`,
}
const inState = (values: readonly string[]) =>
  sql<boolean>`(${sql.join([sql`false`, ...values.flatMap((one) => states[one] ?? [])], sql` or `)})`

const plan: ListPlan<typeof findingColumns> = {
  columns: findingColumns,
  sql: {
    rule: { ref: ref('rule') },
    state: { ref: state, where: inState },
    bodyId: { ref: ref('body_id') },
    categoryCode: { ref: ref('category_code'), where: (values) => inCategory(values, ref('category_code')) },
    since: { ref: ref('since'), filled: true },
  },
  order: sql`${ref('since')} desc, ${ref('id')} desc`,
}

/** Findings of reports in the scope, for filters and locks. */
export const scopedFindings = (ctx: UserCtx) =>
  scoped(ctx).innerJoin('quality_finding', 'quality_finding.report_id', 'report.id')

const filtered = (ctx: UserCtx, request: ListRequest) =>
  conditions(plan, request).reduce((query, condition) => query.where(condition), scopedFindings(ctx))

const withColumns = (query: ReturnType<typeof scopedFindings>) =>
  query
    .select([
      'quality_finding.id',
      'quality_finding.rev',
      'quality_finding.report_id',
      'quality_finding.detail_zh',
      'quality_finding.detail_en',
      'quality_finding.since',
      'quality_finding.accepted_reason',
      ...faceTextColumns,
      'report.category_code',
      'report.body_id',
    ])
    .select(sql<Finding['rule']>`quality_finding.rule`.as('rule'))
    .select(state.as('state'))
    .select(
      sql<string | null>`(select nickname from app_user where id = quality_finding.accepted_by)`.as('accepted_by_name'),
    )

type Row = Awaited<ReturnType<ReturnType<typeof withColumns>['executeTakeFirstOrThrow']>>

const asFinding =
  ({ say }: UserCtx, names: Names) =>
  (row: Row): Finding => ({
    id: row.id,
    rev: row.rev,
    reportId: row.report_id,
    rule: row.rule,
    detail: say([row.detail_zh, row.detail_en]),
    ...faceTextsOf(row),
    categoryName: names.category(row.category_code),
    bodyName: names.body(row.body_id),
    since: row.since,
    state: row.state,
    reason: row.accepted_reason,
    acceptedBy: row.accepted_by_name ?? '',
  })

export async function listFindings(ctx: UserCtx, request: ListRequest): Promise<Page<Finding>> {
  await onlyKnownCategories(ctx, findingColumns, request)
  await onlyKnownBodies(ctx, findingColumns, request)
  const asShown = asFinding(ctx, await namesFor(ctx))
  const order = orderOf(plan, request)
  return readPage(
    filtered(ctx, request),
    // The columns of a page are read for its findings only, not for all that the page skips.
    async (page) => {
      const rows = scopedFindings(ctx).where('quality_finding.id', 'in', page.select('quality_finding.id'))
      return (await withColumns(rows.orderBy(order)).execute()).map(asShown)
    },
    request,
    order,
    countRows(ctx.db),
  )
}

async function* each(ctx: UserCtx, request: ListRequest, fetched: number): AsyncGenerator<Finding> {
  const asShown = asFinding(ctx, await namesFor(ctx))
  const rows = withColumns(filtered(ctx, request)).orderBy(orderOf(plan, request)).stream(fetched)
  for await (const row of rows) yield asShown(row)
}

/** For a workbook, in bounded memory. */
export const findingRows = { rowFields: findingRowFields, each }

export async function readFinding(ctx: UserCtx, id: number): Promise<Finding> {
  const row = await withColumns(scopedFindings(ctx).where('quality_finding.id', '=', id)).executeTakeFirst()
  return asFinding(ctx, await namesFor(ctx))(found(row))
}
