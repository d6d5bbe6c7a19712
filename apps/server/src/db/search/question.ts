// What is asked of the search, and what it answers.
import type { RawBuilder } from 'kysely'
import type { Db } from '../connect.ts'
import type { Beside } from './hits.ts'

export interface Question {
  /** Folded; one of them at least has two characters. */
  words: readonly string[]
  /** Conditions over the table `report`. */
  filters: readonly RawBuilder<boolean>[]
  /** The same, parted by which table answers them. */
  beside: Beside
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

/** A question with an order over the table `report`. */
export type InOrder<Q> = Q & { order: RawBuilder<unknown> }

export interface Search {
  page(db: Db, question: Question): Promise<Found>
  /** The page in another order, over the table `report`. Nothing where too many are found to put them all in order. */
  sorted(db: Db, question: InOrder<Question>): Promise<Found | undefined>
  /** Reads anew how frequent everything is, where it was analysed since the last time: before the first question, and now and then. */
  refresh(db: Db): Promise<void>
}
