// Searches for any parts of two characters or more, newest first. How frequent the term is decides which statements answer a page.
import { sql } from 'kysely'
import { shanghaiDay } from '@register/contract/dates'
import { maxDepth } from '@register/contract/page'
import type { Db } from '../connect.ts'
import type { ManyHits } from '../cache/manyHits.ts'
import { slotsOf } from '../../slots.ts'
import { analysedAt } from '../statistics.ts'
import { enoughFor, noFrequencies, noSample, readFrequencies, readSample } from './frequencies.ts'
import { monthOf } from './grams.ts'
import { amongFew } from './few.ts'
import { countAmong, countIn, hitsIn, sortedHits, walk, type Window } from './hits.ts'
import { planFor, sharing, type Plan } from './plan.ts'
import type { Found, InOrder, Question, Search } from './question.ts'
import { expectedIn, monthFor, spanOf, windowOf, type Span } from './span.ts'

/** The limits between the plans; measured at a million reports (docs/decisions/0013). */
export interface Limits {
  /** Up to this number of expected hits, all are read at once. */
  few: number
  /** Pages that end past this row read more hits in any case, so for them twice as many count as few. */
  deep: number
  /** The most rows that a walk may read; `frequentWalk` when at least the share `frequent` of the newest rows contain the term. */
  walk: number
  frequent: number
  frequentWalk: number
  /** Totals are exact up to this number. */
  depth?: number
}
const measured: Limits = { few: 15_000, deep: 2_000, walk: 2_048, frequent: 0.2, frequentWalk: 16_384 }

/** Searches at once: on two cores four serve all callers better than sixteen, and leave connections to other calls. */
const searchesAtOnce = 4
/** Reads a little more than expected, because expectations may be too low. */
const margin = 1.3
/** When a window still had too few hits, the next one is wider by this factor. */
const widening = 4
/** Reports of the sample that are checked to estimate the share that filters leave. */
const looked = 1_000

const newestFirst = sql`report.listed_on desc, report.id desc`

/** Filters that the table of reports answers by its own indexes: they may leave few reports. */
const asksReports = ({ indexed, byTable }: Question) => indexed && byTable.others.length > 0

/** `manyHits` caches which questions have more hits than totals count. */
export function searchOf(manyHits: ManyHits, limits: Limits = measured): Search {
  let known = noFrequencies
  let sample = noSample
  /** The time of the analysis that `known` and `sample` come from. */
  let readOf: string | undefined
  const slots = slotsOf<'search'>(searchesAtOnce)
  const { depth = maxDepth } = limits

  /**
   * Estimates what the filters leave of a term, from the present state of the sample's reports, and whether that proves more
   * hits than totals count. Reports published since the sample are missing, which can only add hits.
   */
  async function afterFilters(db: Db, plan: Plan, { from = 0, until }: Span): Promise<{ left: Plan; proven: boolean }> {
    const { own, others } = plan.term.byTable
    const filtered = own.length + others.length > 0
    const enough = enoughFor(depth, sample.share)
    const ids = plan.sampled.flatMap(({ id, month }) => (month >= from && month < until ? id : []))
    if (ids.length === 0 || (!filtered && ids.length < enough)) return { left: plan, proven: false }
    const first = ids.slice(0, filtered ? looked : Math.ceil(enough * margin))
    let held = await countAmong(db, plan.term, first)
    const share = Math.max(1, held) / first.length
    if (held < enough && first.length < ids.length && share * ids.length >= enough)
      held += await countAmong(db, plan.term, ids.slice(first.length))
    return { left: filtered ? sharing(plan, share) : plan, proven: held >= enough }
  }

  /** All hits at once; undefined when there turn out to be too many. */
  async function fromAll(db: Db, { term }: Plan, { offset, limit }: Question, window: Window) {
    const cap = 2 * limits.few + 1
    const { hits, ids } = await hitsIn(db, term, { window, offset, limit, cap })
    return hits < cap ? { ids, total: hits } : undefined
  }

  /** The page from the newest rows; undefined when they are not expected to contain it, or do not. */
  async function fromWalk(db: Db, plan: Plan, { offset, limit, months }: Question): Promise<number[] | undefined> {
    if (plan.density === 0 || months?.from !== undefined || months?.until !== undefined) return undefined
    const rows = ((offset + limit) / plan.density) * margin + 50
    if (rows > (plan.density >= limits.frequent ? limits.frequentWalk : limits.walk)) return undefined
    // Rounded to few different depths, so that few statements are prepared.
    const ids = await walk(db, plan.term, { depth: 2 ** Math.ceil(Math.log2(rows)), offset, limit })
    return ids.length === limit ? ids : undefined
  }

  /** The page from windows of time, newest first, each as wide as the missing hits seem to need. */
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

  /** The exact number of hits up to maxDepth; one more when there are more. */
  async function count(db: Db, plan: Plan, span: Span): Promise<number> {
    const cap = depth + 1
    const from = monthFor(known, plan, span, cap * margin)
    const newest = from === undefined ? 0 : await countIn(db, plan.term, { window: { from, until: span.until }, cap })
    return newest === cap ? cap : countIn(db, plan.term, { window: windowOf(span), cap })
  }

  /** The page from the few reports that the filters leave. */
  async function fromFew(
    db: Db,
    { filters, words, byTable: { drafts }, offset, limit, order }: InOrder<Question>,
  ): Promise<Found | undefined> {
    const part = await amongFew(db, { filters, words, offset, limit, order, most: limits.few, drafts })
    return part && { ids: part.ids, total: part.hits }
  }

  async function pageOf(db: Db, question: Question): Promise<Found> {
    const { words, byTable, months, offset, limit } = question
    const plan = planFor(known, sample, words, byTable)
    const span = spanOf(months)
    const few = offset + limit > limits.deep ? 2 * limits.few : limits.few
    const isFew = expectedIn(known, plan, span) <= few
    const all = isFew ? await fromAll(db, plan, question, windowOf(span)) : undefined
    if (all) return all
    const isMany = manyHits.has(question.key)
    const { left, proven } = await afterFilters(db, plan, span)
    if (!isMany && !proven) {
      const found = asksReports(question) ? await fromFew(db, { ...question, order: newestFirst }) : undefined
      if (found) return found
      const gathered =
        left !== plan && expectedIn(known, left, span) <= 2 * few
          ? await fromAll(db, plan, question, windowOf(span))
          : undefined
      if (gathered) return gathered
    }
    const [ids, total] = await Promise.all([
      fromWalk(db, left, question).then((found) => found ?? fromWindows(db, left, question, span)),
      isMany || proven ? depth + 1 : count(db, left, span),
    ])
    if (total > depth) manyHits.add(question.key)
    return { ids, total }
  }

  async function sortedPage(db: Db, question: InOrder<Question>): Promise<Found | undefined> {
    const plan = planFor(known, sample, question.words, question.byTable)
    // As many as totals count exactly, because sorting more takes longer than people wait.
    const cap = Math.min(limits.few, depth) + 1
    const span = spanOf(question.months)
    if (plan.expected >= cap) {
      const { left, proven } = await afterFilters(db, plan, span)
      if (proven) return undefined
      const found = asksReports(question) ? await fromFew(db, question) : undefined
      if (found || left === plan || expectedIn(known, left, span) > 2 * cap) return found
    }
    const { hits, ids } = await sortedHits(db, plan.term, { ...question, window: windowOf(span), cap })
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
    page: (db, question) => slots.run('search', () => pageOf(db, question)),
    sorted: (db, question) => slots.run('search', () => sortedPage(db, question)),
  }
}
