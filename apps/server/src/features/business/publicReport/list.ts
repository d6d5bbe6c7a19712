// The public search: published, suspended, revoked, expired and superseded reports, public fields only.
import { sql, type RawBuilder } from 'kysely'
import { publicColumns, type PublicRow } from '@register/contract/business/publicReport'
import { maxDepth, type ListRequest } from '@register/contract/page'
import type { Ctx } from '../../../access/ctx.ts'
import { filtersIn, heldTexts, orderParts } from '../../../db/asked.ts'
import { conditions, isOwnOrder, orderOf, pageWith, placeOf, type ListPlan, type Page } from '../../../db/list.ts'
import type { ManyHits } from '../../../db/cache/manyHits.ts'
import { monthOf } from '../../../db/search/grams.ts'
import type { Search } from '../../../db/search/question.ts'
import { onlyKnownBodies } from '../body/service.ts'
import { onlyKnownCategories } from '../category/service.ts'
import {
  filtersByTable,
  inTheirOrder,
  isPublic,
  namesFor,
  readPageOfIds,
  reportPlan,
  statusOf,
} from '../report/service.ts'
import { readingsOf, type Reading } from './keyword/readings.ts'
import { asPublicRow, answerColumns } from './record/row.ts'

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

export const publicPlan: ListPlan<typeof publicColumns> = {
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
  order: sql`report.listed_on desc, report.id desc`,
  orderAs: { prop: 'issueDate', order: 'descending' },
}

const shown = (ctx: Ctx) => ctx.db.selectFrom('report').where(isPublic)

const readRows = (query: ReturnType<typeof shown>) =>
  query.select('report.id').select(answerColumns).select(statusOf.as('derived')).execute()

type Found = Page<Awaited<ReturnType<typeof readRows>>[number]> & { newestFirst?: true }

/** The same key for all pages and orders of a request, because they share cached results. */
const keyOf = (request: ListRequest) => JSON.stringify({ ...request, pageNum: 0, pageSize: 0, prop: '', order: '' })

interface On {
  search: Search
  manyHits: ManyHits
}

/** Filters that have indexes; the others are checked for every row. */
const indexed = new Set(['categoryCode', 'bodyId', 'status', 'issueDate', 'issueDateFrom', 'issueDateTo'])

/** The conditions of a request apart from its keyword. */
function questionOf(request: ListRequest) {
  const { issueDateFrom: from, issueDateTo: to } = request
  const asked = filtersIn(request)
  return {
    filters: conditions(publicPlan, request),
    months: {
      from: typeof from === 'string' ? monthOf(from) : undefined,
      until: typeof to === 'string' ? monthOf(to) + 1 : undefined,
    },
    indexed: asked.length > 0 && asked.every((key) => indexed.has(key)),
    ...placeOf(request),
  }
}

/** The rows of the ids that the search found, in its order. */
async function picked(ctx: Ctx, { ids, total }: { ids: readonly number[]; total: number }): Promise<Found> {
  return pageWith(await inTheirOrder(readRows(shown(ctx).where(sql<boolean>`report.id = any(${ids})`)), ids), total)
}

/** Searches by words. Where too many reports match to be sorted as requested, they come newest first. */
async function searched(ctx: Ctx, { search }: On, request: ListRequest, words: readonly string[]): Promise<Found> {
  const byTable = await filtersByTable(ctx, publicPlan, request)
  const question = { ...questionOf(request), byTable, words, key: keyOf({ ...request, words }) }
  const order = isOwnOrder(publicPlan, request) ? undefined : orderOf(publicPlan, request)
  const inOrder = order && (await search.sorted(ctx.db, { ...question, order }))
  const page = await picked(ctx, inOrder ?? (await search.page(ctx.db, question)))
  return order && !inOrder ? { ...page, newestFirst: true as const } : page
}

/** Lists without words: by the filters, and by `only`, a condition that replaces the keyword. */
async function listed(ctx: Ctx, { manyHits }: On, request: ListRequest, only?: RawBuilder<boolean>): Promise<Found> {
  const filters = conditions(publicPlan, request)
  const key = keyOf(request)
  const found = await readPageOfIds(
    ctx.db,
    {
      reports: (only ? [...filters, only] : filters).reduce((query, condition) => query.where(condition), shown(ctx)),
      order: orderOf(publicPlan, request),
      parts: orderParts(publicPlan, request),
      texts: heldTexts(publicPlan, request),
      ...placeOf(request),
    },
    { unfiltered: filters.length === 0 && !only, beyondTotals: !only && manyHits.has(key) },
  )
  if (found.total > maxDepth && !only) manyHits.add(key)
  return picked(ctx, found)
}

const pageFor = (ctx: Ctx, on: On, request: ListRequest, { words, only }: Reading): Promise<Found> =>
  words ? searched(ctx, on, request, words) : listed(ctx, on, request, only)

/** Tries the readings of the keyword in order, until one finds something. */
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
  await Promise.all([onlyKnownCategories(ctx, publicColumns, request), onlyKnownBodies(ctx, publicColumns, request)])
  const [names, { page, reading }] = await Promise.all([namesFor(ctx), firstFound(ctx, on, request)])
  return {
    ...page,
    list: page.list.map((row): PublicRow => asPublicRow(row, names)),
    ...(reading?.understood && { understood: reading.understood }),
  }
}
