// What a column of a table is, and how columns stand under heads of their own.
import type { Phrase } from '@register/contract/phrase'
import type { ReactNode } from 'react'

/** What a row holds under a column, in a form that can be compared. */
export type Entry = string | number | boolean | null | undefined | readonly string[]

export interface Column<Row> {
  key: string
  title: Phrase
  /** Pixels; a column without takes what is left. */
  width?: number
  sortable?: boolean
  fixed?: 'start' | 'end'
  /** Numbers stand at the end, so that their places meet. */
  align?: 'end'
  /** Left out until somebody wants to see it. */
  hidden?: boolean
  /** False: a long text breaks into lines instead of being cut off. */
  cut?: boolean
  /** Values to choose rows by, in the column's head; the list must know the column's key as a filter. */
  filters?: readonly { value: string; label: string }[]
  /** What rows are sorted and filtered by where that happens here and not on the server; the row's entry of this key when nothing is said. */
  value?: (row: Row) => Entry
  draw: (row: Row) => ReactNode
  /** The column's entry of the summary row; its text when nothing is said. */
  drawTotal?: (total: Entry) => ReactNode
  /** On a telephone: the head of the card, its corner, or left out. */
  narrow?: 'head' | 'corner' | 'hidden'
}

/** Columns under a head of their own. */
export interface ColumnGroup<Row> {
  key: string
  title: Phrase
  columns: Columns<Row>
}
export type Columns<Row> = readonly (Column<Row> | ColumnGroup<Row>)[]

/** The columns themselves, without the heads above them. */
export const leavesOf = <Row>(columns: Columns<Row>): Column<Row>[] =>
  columns.flatMap((one) => ('columns' in one ? leavesOf(one.columns) : [one]))

/** How many rows the heads take. */
export const depthOf = <Row>(columns: Columns<Row>): number =>
  Math.max(1, ...columns.map((one) => ('columns' in one ? 1 + depthOf(one.columns) : 1)))
