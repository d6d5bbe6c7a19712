// What every table is told about its rows, wherever they come from.
import type { ReactNode } from 'react'
import type { TableName } from '../../../api/setting/tableDefaults.ts'
import type { ActionProps } from '../../action/Action.tsx'
import type { Columns } from '../columns.ts'
import type { TableLook } from '../setting/storedSetting.ts'
import type { RowAction } from './acts/rowActs.ts'

export type RowKey = string | number

/** Something that is done with several rows at once. */
export interface BatchAct extends Pick<ActionProps, 'label' | 'kind' | 'icon' | 'disabled'> {
  key: string
  onPress: (keys: readonly RowKey[]) => unknown
}

export interface Chosen {
  keys: readonly RowKey[]
  onChange: (keys: RowKey[]) => void
  /** Offered in a bar above the foot while rows are chosen. */
  acts?: readonly BatchAct[]
  /** What is chosen on one page stays chosen while others are looked at. */
  survives?: boolean
}

export interface Unfolding<Row> {
  draw: (row: Row) => ReactNode
  can?: (row: Row) => boolean
}

export interface ViewProps<Row> {
  /** What the table is called by assistive technology. */
  label: string
  /** What the table is called by settings: turns on column and table settings, kept for each person. */
  name?: TableName
  columns: Columns<Row>
  rowKey: (row: Row) => RowKey
  /** What tells a row from the others, for the names of its menus and ticks. */
  rowName: (row: Row) => string
  actions?: (row: Row) => readonly RowAction[]
  chosen?: Chosen
  /** Numbers the rows, on through the pages. */
  index?: boolean
  /** More about a row, under it. */
  unfold?: Unfolding<Row>
  /** The property that holds the rows below a row. */
  tree?: keyof Row & string
  /** Rows below rows lie open when the table is first drawn: all of them, or under these rows. */
  treeOpen?: boolean | readonly RowKey[]
  /** Everything at once, drawn as it comes into sight: thousands of rows stay light. With `unfold` or `tree` all rows are drawn. */
  virtual?: boolean
  /** Pixels, with `virtual` the heads among them; `fill` takes what the page leaves, `auto` grows with the rows. */
  height?: 'fill' | 'auto' | number
  /** How it looks before anybody changes it. */
  look?: Partial<TableLook>
  /** What is left out at the foot. */
  without?: { foot?: boolean; refresh?: boolean; settings?: boolean }
  /** What will be here, and the first step. */
  empty?: { text: string; action?: ReactNode }
}
