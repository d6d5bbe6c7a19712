// The public search: published, suspended, revoked, expired and superseded reports, public fields only.
import { sql, type RawBuilder } from 'kysely'
import type { frontList } from '@register/contract/business/publicReport/publicReport'
import { publicColumns, type PublicRow } from '@register/contract/business/publicReport/row'
import type { Output } from '@register/contract/endpoint'
import { noDatabase } from '@register/contract/errors'
import { minKeyword } from '@register/contract/fold'
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
  isOfMakers,
  isPublic,
  namesFor,
  readPageOfIds,
  reportPlan,
  statusOf,
} from '../report/service.ts'
import { filtersNamed } from './keyword/filterWords.ts'
import { filtered, readingsOf, type Reading } from './keyword/readings.ts'
import { spelledOtherwise } from './keyword/spelled.ts'
import { asPublicRow, answerColumns } from './record/row.ts'

export const publicPlan: ListPlan<typeof publicColumns> = {
  columns: publicColumns,
  sql: reportPlan.sql,
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
async function searched(
  ctx: Ctx,
  { search }: On,
  request: ListRequest,
  { words, makers = [] }: { words: readonly string[]; makers?: Reading['makers'] },
): Promise<Found> {
  const [asked, own] = [await filtersByTable(ctx, publicPlan, request), questionOf(request)]
  const of = isOfMakers({ makers })
  const question = {
    ...own,
    filters: [...own.filters, ...of],
    byTable: { ...asked, others: [...asked.others, ...of] },
    indexed: own.indexed || of.length > 0,
    words,
    key: keyOf({ ...request, words, makers }),
  }
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

const pageFor = (ctx: Ctx, on: On, request: ListRequest, { words, only, makers, filters }: Reading): Promise<Found> => {
  const narrowed = { ...request, ...filters }
  if (words) return searched(ctx, on, narrowed, { words, makers })
  const of = makers && sql<boolean>`(${sql.join(isOfMakers({ makers }), sql` and `)})`
  return listed(ctx, on, narrowed, only ?? of)
}

interface Outcome {
  page: Found
  reading?: Reading
  without?: Output<typeof frontList>['without']
}

/** A reading by filters does not replace a filter that the request has. */
function isFree(request: ListRequest, { filters = {} }: Reading): boolean {
  return Object.keys(filters).every((key) => request[key] === undefined)
}

/** Words for each of which a search without it is made. */
const mostLeftOut = 4

/** How many there are without each of the words that find nothing together. */
async function withoutEach(ctx: Ctx, on: On, request: ListRequest, words: readonly string[]) {
  const dropped = words.length > 1 && words.length <= mostLeftOut ? words : []
  const found = []
  for (const word of dropped) {
    const others = words.filter((one) => one !== word)
    if (others.every((one) => [...one].length < minKeyword)) continue
    const { total, totalIsLowerBound } = await searched(
      ctx,
      on,
      { ...request, pageNum: 1, pageSize: 1 },
      { words: others },
    )
    if (total > 0) found.push({ word, total, ...(totalIsLowerBound && { totalIsLowerBound }) })
  }
  return found
}

/** Tries the readings of the keyword in order, until one finds something. When none does, the answer names the first, because it is the likeliest. */
async function firstFound(ctx: Ctx, on: On, { keyword, asWords, ...request }: Request): Promise<Outcome> {
  let none: Outcome | undefined
  for (const reading of readingsOf(keyword, asWords)) {
    const page = await pageFor(ctx, on, request, reading)
    if (page.total > 0) return { page, reading }
    none ??= { page, reading }
  }
  // A number that was read is not searched as a category.
  const named = none?.reading?.words && keyword !== undefined ? await filtersNamed(ctx, keyword) : undefined
  if (named && isFree(request, filtered(named))) {
    const page = await pageFor(ctx, on, request, filtered(named))
    if (page.total > 0) return { page, reading: filtered(named) }
  }
  const words = none?.reading?.words
  for (const reading of words ? await spelledOtherwise(ctx, words) : []) {
    const page = await pageFor(ctx, on, request, reading)
    if (page.total > 0) return { page, reading }
  }
  if (none && words) return { ...none, without: await withoutEach(ctx, on, request, words) }
  return none ?? { page: await listed(ctx, on, request) }
}

type Request = ListRequest & { asWords?: boolean | undefined }

export async function listPublic(ctx: Ctx, on: On, request: Request) {
  await Promise.all([onlyKnownCategories(ctx, publicColumns, request), onlyKnownBodies(ctx, publicColumns, request)])
  const [names, { page, reading, without }] = await Promise.all([namesFor(ctx), firstFound(ctx, on, request)])
  // Without the primary what is not found may have come since.
  if (ctx.asOf && page.total === 0) throw noDatabase()
  return {
    ...page,
    list: page.list.map((row): PublicRow => asPublicRow(row, names)),
    ...(reading?.understood && { understood: reading.understood }),
    ...(without && without.length > 0 && { without }),
  }
}
