// A question to the search, and its answer.
import type { RawBuilder } from 'kysely'
import type { Db } from '../connect.ts'
import type { FiltersByTable } from './hits.ts'

export interface Question {
  /** The folded words; at least one of them has two characters. */
  words: readonly string[]
  /** Conditions over the table `report`. */
  filters: readonly RawBuilder<boolean>[]
  /** The same filters, grouped by the table that answers them. */
  byTable: FiltersByTable
  /** The months that the filters leave, the first and the one after the last; undefined on a side that the filters do not limit. */
  months?: { from?: number | undefined; until?: number | undefined } | undefined
  /** True when indexes serve all of the filters, so that a query soon shows whether they leave few reports. */
  indexed: boolean
  offset: number
  limit: number
  /** A key that is the same for all pages of one question. */
  key: string
}

export interface Found {
  /** Report ids, newest first unless the question has another order. */
  ids: number[]
  /** Exact up to maxDepth; beyond it some number above. */
  total: number
}

/** A question with an order over the table `report`. */
export type InOrder<Q> = Q & { order: RawBuilder<unknown> }

export interface Search {
  page(db: Db, question: Question): Promise<Found>
  /** The page in another order, over the table `report`. Undefined when there are too many hits to sort them all. */
  sorted(db: Db, question: InOrder<Question>): Promise<Found | undefined>
  /** Reads the frequencies again when there was an analysis since the last time. Call it before the first question, and from time to time. */
  refresh(db: Db): Promise<void>
}
