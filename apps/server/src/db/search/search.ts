// Search by any parts of two characters or more, newest first: which statements answer a page, chosen by how frequent the term is.
import type { RawBuilder } from 'kysely'
import { shanghaiDay } from '@register/contract/dates'
import { maxDepth } from '@register/contract/page'
import type { Db } from '../connect.ts'
import type { Many } from '../many.ts'
import { analysedAt } from '../statistics.ts'
import { turns } from '../turns.ts'
import { noFrequencies, noSample, readFrequencies, readSample, type Frequencies } from './frequencies.ts'
import { monthOf } from './grams.ts'
import { countIn, hitsIn, sortedHits, walk } from './hits.ts'
import { planFor, type Plan } from './plan.ts'

export interface Question {
  /** Folded; one of them at least has two characters. */
  words: readonly string[]
  /** Conditions over the table `report`. */
  filters: readonly RawBuilder<boolean>[]
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

export interface Search {
  page(db: Db, question: Question): Promise<Found>
  /** The page in another order, over the table `report`. Nothing where too many are found to put them all in order. */
  sorted(db: Db, question: Question & { order: RawBuilder<unknown> }): Promise<Found | undefined>
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

/** The latest month from which on, up to before `until`, `wanted` hits are expected. Nothing: all months known hold fewer. */
function monthFor({ months }: Frequencies, plan: Plan, until: number, wanted: number): number | undefined {
  if (!months) return undefined
  let sum = 0
  for (let month = until - 1; month >= months.oldest; month--) {
    sum += plan.inMonth(month)
    if (sum >= wanted) return month
  }
  return undefined
}

/** `many` remembers totals between pages. */
export function searchOf(many: Many, limits: Limits = measured): Search {
  let known = noFrequencies
  let sample = noSample
  /** The analysis that both were read of. */
  let readOf: string | undefined
  const inTurn = turns(searchesAtOnce)

  /** All hits at once; nothing when there are too many of them after all. */
  async function fromAll(db: Db, { term }: Plan, { offset, limit }: Question): Promise<Found | undefined> {
    const cap = 2 * limits.few + 1
    const { hits, ids } = await hitsIn(db, term, { window: {}, offset, limit, cap })
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
  async function fromWindows(db: Db, plan: Plan, { offset, limit }: Question, now: number) {
    const ids: number[] = []
    let [seen, until, wider] = [0, now, margin]
    for (;;) {
      const from = monthFor(known, plan, until, (offset + limit - seen) * wider)
      const part = await hitsIn(db, plan.term, {
        window: { from, until: until === now && from === undefined ? undefined : until },
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
  async function count(db: Db, plan: Plan, now: number): Promise<number> {
    const cap = maxDepth + 1
    const from = monthFor(known, plan, now, cap * margin)
    const newest = from === undefined ? 0 : await countIn(db, plan.term, { window: { from, until: now }, cap })
    return newest === cap ? cap : countIn(db, plan.term, { window: {}, cap })
  }

  async function pageOf(db: Db, question: Question): Promise<Found> {
    const plan = planFor(known, sample, question.words, question.filters)
    const isFew = plan.expected <= (question.offset + question.limit > limits.deep ? 2 * limits.few : limits.few)
    const all = isFew ? await fromAll(db, plan, question) : undefined
    if (all) return all
    // Clocks differ by less than a month, and nothing is issued in the future.
    const now = monthOf(shanghaiDay()) + 2
    const [ids, total] = await Promise.all([
      fromWalk(db, plan, question).then((found) => found ?? fromWindows(db, plan, question, now)),
      many.has(question.key) ? maxDepth + 1 : count(db, plan, now),
    ])
    if (total > maxDepth) many.add(question.key)
    return { ids, total }
  }

  async function sortedPage(db: Db, { order, ...question }: Question & { order: RawBuilder<unknown> }) {
    const plan = planFor(known, sample, question.words, question.filters)
    const cap = limits.few + 1
    // Filters make hits fewer, nobody knows by how much: then only the reading tells.
    if (plan.expected >= cap && question.filters.length === 0) return undefined
    const { hits, ids } = await sortedHits(db, plan.term, { ...question, order, cap })
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
  }
}
