// The type of a table's columns, and how columns are grouped under common heads.
import type { Phrase } from '@register/contract/phrase'
import type { ReactNode } from 'react'

/** The value of a row in a column, in a form that can be compared. */
export type Entry = string | number | boolean | null | undefined | readonly string[]

export interface Column<Row> {
  key: string
  title: Phrase
  /** Pixels; a column without a width takes the rest. */
  width?: number
  sortable?: boolean
  fixed?: 'start' | 'end'
  /** Numbers are aligned at the end, so that their digits line up. */
  align?: 'end'
  /** The key of the column whose second line this one becomes where the table is too narrow for both. */
  under?: string
  /** Hidden until a person wants to see it. */
  hidden?: boolean
  /** False: a long text wraps instead of being cut off. */
  cut?: boolean
  /** Values to filter rows by, in the column's head; the list must have a filter with the column's key. */
  filters?: readonly { value: string; label: string }[]
  /** The value for sorting and filtering in the browser instead of on the server; the row's property of this key when it is left out. */
  value?: (row: Row) => Entry
  draw: (row: Row) => ReactNode
  /** The column's entry of the summary row; its text when it is left out. */
  drawTotal?: (total: Entry) => ReactNode
  /** On a telephone: the head of the card, its corner, or left out. */
  narrow?: 'head' | 'corner' | 'hidden'
}

/** Columns under a common head. */
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
