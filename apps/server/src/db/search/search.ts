// Search by any parts of two characters or more, newest first: which statements answer a page, chosen by how frequent the term is.
import { sql, type RawBuilder } from 'kysely'
import { shanghaiDay } from '@register/contract/dates'
import { maxDepth } from '@register/contract/page'
import type { Db } from '../connect.ts'
import type { Many } from '../kept/many.ts'
import { analysedAt } from '../statistics.ts'
import { turns } from './turns.ts'
import { noFrequencies, noSample, readFrequencies, readSample, type Frequencies } from './frequencies.ts'
import { monthOf } from './grams.ts'
import { amongFew } from './few.ts'
import { countIn, hitsIn, sortedHits, walk, type Window } from './hits.ts'
import { planFor, type Plan } from './plan.ts'

export interface Question {
  /** Folded; one of them at least has two characters. */
  words: readonly string[]
  /** Conditions over the table `report`. */
  filters: readonly RawBuilder<boolean>[]
  /** The months that the filters leave, the first and the one after the last; nothing on a side where all are left. */
  months?: { from?: number | undefined; until?: number | undefined } | undefined
  /** Indexes serve all of the filters, so that it soon shows whether they leave few. */
  indexed: boolean
  offset: number
  limit: number
  /** The same for all pages of one question. */
  key: string
}

export interface Found {
  /** Report ids, newest first unless another order was asked for. */
  ids: number[]
  /** Exact up to maxDepth; past it some number above. */
  total: number
}

/** An order over the table `report`, beside a question. */
type InOrder<Q> = Q & { order: RawBuilder<unknown> }

export interface Search {
  page(db: Db, question: Question): Promise<Found>
  /** The page in another order, over the table `report`. Nothing where too many are found to put them all in order. */
  sorted(db: Db, question: InOrder<Question>): Promise<Found | undefined>
  /** The page of what filters leave, without words. Nothing where they leave too many. */
  filtered(db: Db, question: InOrder<Pick<Question, 'filters' | 'offset' | 'limit'>>): Promise<Found | undefined>
  /** Reads anew how frequent everything is, where it was analysed since the last time: before the first question, and now and then. */
  refresh(db: Db): Promise<void>
}

/** Where one plan ends and the next begins; measured at a million reports (docs/decisions/0013). */
export interface Limits {
  /** Up to so many expected hits are read at once. */
  few: number
  /** Pages that end past this row read more hits anyway, so twice as many are few. */
  deep: number
  /** Rows that are walked in search of a page, and of one whose term such a share of the newest rows hold. */
  walk: number
  frequent: number
  frequentWalk: number
}
const measured: Limits = { few: 15_000, deep: 2_000, walk: 2_048, frequent: 0.2, frequentWalk: 16_384 }

/** Pages looked for at once; the connections left serve everybody else. */
const searchesAtOnce = 4
/** Expectations miss: what is read is cut a little wider than expected. */
const margin = 1.3
/** Where even so too few were found, the next window is so many times wider. */
const widening = 4

const newestFirst = sql`report.listed_on desc, report.id desc`

/** The months a question is about: up to before `until`; without `from` back to the first. */
interface Span {
  from: number | undefined
  until: number
}

/** The latest month from which on, up to before the span's end, `wanted` hits are expected. Nothing: all its months hold fewer. */
function monthFor({ months }: Frequencies, plan: Plan, { from, until }: Span, wanted: number): number | undefined {
  if (!months) return undefined
  let sum = 0
  for (let month = until - 1; month >= Math.max(months.oldest, from ?? months.oldest); month--) {
    sum += plan.inMonth(month)
    if (sum >= wanted) return month
  }
  return undefined
}

/** All times where a question is about all of them: the index need not be asked for time. */
const windowOf = ({ from, until }: Span): Window =>
  from === undefined && until > monthOf(shanghaiDay()) + 1 ? {} : { from, until }

/** Hits expected in the months a question is about. */
function expectedIn({ months }: Frequencies, plan: Plan, { from, until }: Span): number {
  if (!months || from === undefined) return plan.expected
  let sum = 0
  for (let month = Math.max(from, months.oldest); month < Math.min(until, months.newest + 1); month++)
    sum += plan.inMonth(month)
  return Math.min(sum, plan.expected)
}

/** `many` remembers totals between pages. */
export function searchOf(many: Many, limits: Limits = measured): Search {
  let known = noFrequencies
  let sample = noSample
  /** The analysis that both were read of. */
  let readOf: string | undefined
  const inTurn = turns(searchesAtOnce)

  /** All hits at once; nothing when there are too many of them after all. */
  async function fromAll(db: Db, { term }: Plan, { offset, limit }: Question, window: Window) {
    const cap = 2 * limits.few + 1
    const { hits, ids } = await hitsIn(db, term, { window, offset, limit, cap })
    return hits < cap ? { ids, total: hits } : undefined
  }

  /** The page among the newest rows; nothing when they are not expected to hold it, or do not. */
  async function fromWalk(db: Db, plan: Plan, { offset, limit }: Question): Promise<number[] | undefined> {
    if (plan.density === 0 || plan.term.filters.length > 0) return undefined
    const rows = ((offset + limit) / plan.density) * margin + 50
    if (rows > (plan.density >= limits.frequent ? limits.frequentWalk : limits.walk)) return undefined
    // Few different depths, so that few statements are prepared.
    const ids = await walk(db, plan.term, { depth: 2 ** Math.ceil(Math.log2(rows)), offset, limit })
    return ids.length === limit ? ids : undefined
  }

  /** The page from windows of time, newest first, each as wide as what is missing seems to need. */
  async function fromWindows(db: Db, plan: Plan, { offset, limit }: Question, span: Span) {
    const ids: number[] = []
    let [seen, until, wider] = [0, span.until, margin]
    for (;;) {
      const from = monthFor(known, plan, { ...span, until }, (offset + limit - seen) * wider)
      const part = await hitsIn(db, plan.term, {
        window: from === undefined && until === span.until ? windowOf(span) : { from: from ?? span.from, until },
        offset: Math.max(0, offset - seen),
        limit: limit - ids.length,
      })
      ids.push(...part.ids)
      seen += part.hits
      if (from === undefined || ids.length === limit) return ids
      wider *= widening
      until = from
    }
  }

  /** Exact up to maxDepth, one more when there are more. */
  async function count(db: Db, plan: Plan, span: Span): Promise<number> {
    const cap = maxDepth + 1
    const from = monthFor(known, plan, span, cap * margin)
    const newest = from === undefined ? 0 : await countIn(db, plan.term, { window: { from, until: span.until }, cap })
    return newest === cap ? cap : countIn(db, plan.term, { window: windowOf(span), cap })
  }

  /** The page among the few that the filters leave. */
  async function fromFew(
    db: Db,
    {
      filters,
      words,
      offset,
      limit,
      order,
    }: InOrder<Pick<Question, 'filters' | 'offset' | 'limit'>> & Partial<Pick<Question, 'words'>>,
  ): Promise<Found | undefined> {
    const part = await amongFew(db, { filters, words, offset, limit, order, most: limits.few })
    return part && { ids: part.ids, total: part.hits }
  }

  async function pageOf(db: Db, question: Question): Promise<Found> {
    const { words, filters, months, offset, limit } = question
    const plan = planFor(known, sample, words, filters)
    // Clocks differ by less than a month, and nothing is issued in the future.
    const now = monthOf(shanghaiDay()) + 2
    const span = { from: months?.from, until: Math.min(now, months?.until ?? now) }
    const isFew = expectedIn(known, plan, span) <= (offset + limit > limits.deep ? 2 * limits.few : limits.few)
    const all = isFew ? await fromAll(db, plan, question, windowOf(span)) : undefined
    if (all) return all
    const few = question.indexed ? await fromFew(db, { ...question, order: newestFirst }) : undefined
    if (few) return few
    const [ids, total] = await Promise.all([
      fromWalk(db, plan, question).then((found) => found ?? fromWindows(db, plan, question, span)),
      many.has(question.key) ? maxDepth + 1 : count(db, plan, span),
    ])
    if (total > maxDepth) many.add(question.key)
    return { ids, total }
  }

  async function sortedPage(db: Db, question: InOrder<Question>): Promise<Found | undefined> {
    const plan = planFor(known, sample, question.words, question.filters)
    const cap = limits.few + 1
    if (plan.expected >= cap) return question.indexed ? fromFew(db, question) : undefined
    const { hits, ids } = await sortedHits(db, plan.term, { ...question, cap })
    return hits < cap ? { ids, total: hits } : undefined
  }

  return {
    async refresh(db) {
      const at = await analysedAt(db)
      if (at !== undefined && at === readOf) return
      readOf = at
      known = await readFrequencies(db, monthOf(shanghaiDay()))
      sample = await readSample(db, known.rows)
    },
    page: (db, question) => inTurn(() => pageOf(db, question)),
    sorted: (db, question) => inTurn(() => sortedPage(db, question)),
    filtered: (db, question) => inTurn(() => fromFew(db, question)),
  }
}
