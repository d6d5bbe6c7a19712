// The public search: published, suspended, revoked, expired and superseded reports, public fields only.
import { sql, type RawBuilder } from 'kysely'
import { publicColumns, type PublicRow } from '@register/contract/business/publicReport'
import { maxDepth, type ListRequest } from '@register/contract/page'
import type { Ctx } from '../../../access/ctx.ts'
import { countRows } from '../../../db/count.ts'
import { conditions, isOwnOrder, orderOf, pageWith, readPage, type ListPlan, type Page } from '../../../db/list.ts'
import type { Many } from '../../../db/many.ts'
import type { Search } from '../../../db/search/search.ts'
import { isShown, namesFor, reportPlan, statusOf, theseReports } from '../report/service.ts'
import { readingsOf, type Reading } from './keyword/readings.ts'
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
    // Whatever is published has these.
    certificateNo: { ...certificateNo, filled: true },
    reportNo,
    manufacturerName: { ...manufacturerName, filled: true },
    applicantName,
    productName: { ...productName, filled: true },
    model,
    categoryCode,
    formKind,
    bodyId,
    status,
    issueDate: { ...issueDate, filled: true },
  },
  order: sql`report.issue_date desc, report.id desc`,
  orderAs: { prop: 'issueDate', order: 'descending' },
}

const shown = (ctx: Ctx) => ctx.db.selectFrom('report').where(isShown)

const readRows = (query: ReturnType<typeof shown>) =>
  query.select('report.id').select(shownColumns).select(statusOf.as('derived')).execute()

type Found = Page<Awaited<ReturnType<typeof readRows>>[number]> & { newestFirst?: true }

/** What is remembered between the pages of a question. */
const keyOf = (request: ListRequest) => JSON.stringify({ ...request, pageNum: 0, pageSize: 0, prop: '', order: '' })

interface On {
  search: Search
  many: Many
}

/** The search picks the page, the table tells the rest. Where too many are found for the order asked for, they stand newest first. */
async function searched(ctx: Ctx, { search }: On, request: ListRequest, words: readonly string[]): Promise<Found> {
  const { pageNum, pageSize } = request
  const question = {
    words,
    filters: conditions(plan, request),
    offset: (pageNum - 1) * pageSize,
    limit: pageSize,
    key: keyOf({ ...request, words }),
  }
  const order = isOwnOrder(plan, request) ? undefined : orderOf(plan, request)
  const inOrder = order && (await search.sorted(ctx.db, { ...question, order }))
  const { ids, total } = inOrder ?? (await search.page(ctx.db, question))
  const rows = await readRows(shown(ctx).where(sql<boolean>`report.id = any(${ids})`))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const page = pageWith(
    ids.flatMap((id) => byId.get(id) ?? []),
    total,
  )
  return order && !inOrder ? { ...page, newestFirst: true as const } : page
}

/** Without words: the filters alone, and one condition more where a keyword stands for one. */
async function listed(ctx: Ctx, { many }: On, request: ListRequest, only?: RawBuilder<boolean>) {
  let filtered = shown(ctx)
  for (const condition of conditions(plan, request)) filtered = filtered.where(condition)
  if (only) filtered = filtered.where(only)
  const key = keyOf(request)
  const order = orderOf(plan, request)
  const page = await readPage(
    filtered,
    (rows) => readRows(theseReports(ctx.db, rows, order)),
    request,
    order,
    (query) => (!only && many.has(key) ? Promise.resolve(maxDepth + 1) : countRows(ctx.db)(query)),
  )
  if (page.totalIsLowerBound && !only) many.add(key)
  return page
}

const pageFor = (ctx: Ctx, on: On, request: ListRequest, { words, only }: Reading): Promise<Found> =>
  words ? searched(ctx, on, request, words) : listed(ctx, on, request, only)

/** A keyword is read in one way after another, until something is found. */
async function firstFound(
  ctx: Ctx,
  on: On,
  { keyword, ...request }: ListRequest,
): Promise<{ page: Found; reading?: Reading }> {
  const readings = readingsOf(keyword)
  for (const reading of readings) {
    const page = await pageFor(ctx, on, request, reading)
    if (page.total > 0 || reading === readings.at(-1)) return { page, reading }
  }
  return { page: await listed(ctx, on, request) }
}

export async function listPublic(ctx: Ctx, on: On, request: ListRequest) {
  const [names, { page, reading }] = await Promise.all([namesFor(ctx), firstFound(ctx, on, request)])
  return {
    ...page,
    list: page.list.map((row): PublicRow => asPublicRow(row, names)),
    ...(reading?.understood && { understood: reading.understood }),
  }
}
