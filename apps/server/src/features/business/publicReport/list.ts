// The public search: published, suspended, revoked, expired and superseded reports, public fields only.
import { sql } from 'kysely'
import { publicColumns, type PublicRow } from '@register/contract/business/publicReport'
import { maxDepth, type ListRequest } from '@register/contract/page'
import type { Ctx } from '../../../access/ctx.ts'
import { countRows } from '../../../db/count.ts'
import { conditions, foldedKeyword, orderOf, pageWith, readPage, type ListPlan } from '../../../db/list.ts'
import type { Many } from '../../../db/many.ts'
import type { Search } from '../../../db/search/search.ts'
import { isShown, namesFor, reportPlan, statusOf, theseReports } from '../report/service.ts'
import { asPublicRow, shownColumns } from './record/row.ts'

const {
  certificateNo,
  reportNo,
  manufacturerName,
  applicantName,
  productName,
  model,
  categoryCode,
  formKind,
  bodyId,
  status,
  issueDate,
} = reportPlan.sql

const plan: ListPlan<typeof publicColumns> = {
  columns: publicColumns,
  sql: {
    certificateNo,
    reportNo,
    manufacturerName,
    applicantName,
    productName,
    model,
    categoryCode,
    formKind,
    bodyId,
    status,
    issueDate,
  },
  ...(reportPlan.keyword ? { keyword: reportPlan.keyword } : {}),
  order: sql`report.issue_date desc, report.id desc`,
}

const shown = (ctx: Ctx) => ctx.db.selectFrom('report').where(isShown)

/** What is remembered between the pages of a question. */
const keyOf = (request: ListRequest) => JSON.stringify({ ...request, pageNum: 0, pageSize: 0, prop: '', order: '' })

/** With a keyword and newest first: the search picks the page, the table tells the rest. */
async function found(ctx: Ctx, search: Search, request: ListRequest, folded: string) {
  const { pageNum, pageSize } = request
  const { ids, total } = await search.page(ctx.db, {
    folded,
    filters: conditions(plan, { ...request, keyword: undefined }),
    offset: (pageNum - 1) * pageSize,
    limit: pageSize,
    key: keyOf(request),
  })
  const rows = await shown(ctx)
    .select('report.id')
    .select(shownColumns)
    .select(statusOf.as('derived'))
    .where(sql<boolean>`report.id = any(${ids})`)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return pageWith(
    ids.flatMap((id) => byId.get(id) ?? []),
    total,
  )
}

async function listed(ctx: Ctx, many: Many, request: ListRequest) {
  let filtered = shown(ctx)
  for (const condition of conditions(plan, request)) filtered = filtered.where(condition)
  const key = keyOf(request)
  const order = orderOf(plan, request)
  const page = await readPage(
    filtered,
    (rows) => theseReports(ctx.db, rows, order).select(shownColumns).select(statusOf.as('derived')).execute(),
    request,
    order,
    (query) => (many.has(key) ? Promise.resolve(maxDepth + 1) : countRows(ctx.db)(query)),
  )
  if (page.totalIsLowerBound) many.add(key)
  return page
}

export async function listPublic(ctx: Ctx, on: { search: Search; many: Many }, request: ListRequest) {
  const folded = foldedKeyword(request)
  const [names, page] = await Promise.all([
    namesFor(ctx),
    folded && !request.prop ? found(ctx, on.search, request, folded) : listed(ctx, on.many, request),
  ])
  return { ...page, list: page.list.map((row): PublicRow => asPublicRow(row, names)) }
}
