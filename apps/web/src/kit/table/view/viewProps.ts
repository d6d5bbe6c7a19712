// The props of every table about its rows, wherever they come from.
import type { ReactNode } from 'react'
import type { TableName } from '../../../api/setting/tableDefaults.ts'
import type { ActionProps } from '../../action/Action.tsx'
import type { Columns } from '../columns.ts'
import type { TableLook } from '../setting/storedSetting.ts'
import type { RowAction } from './acts/rowActs.ts'

export type RowKey = string | number

/** An action on several rows at once. */
export interface BatchAct extends Pick<ActionProps, 'label' | 'kind' | 'icon' | 'disabled'> {
  key: string
  onPress: (keys: readonly RowKey[]) => unknown
}

export interface Chosen {
  keys: readonly RowKey[]
  onChange: (keys: RowKey[]) => void
  /** Offered in a bar above the foot while rows are chosen. */
  acts?: readonly BatchAct[]
  /** Rows chosen on one page stay chosen while other pages are shown. */
  survives?: boolean
}

export interface Unfolding<Row> {
  draw: (row: Row) => ReactNode
  can?: (row: Row) => boolean
}

export interface ViewProps<Row> {
  /** The accessible name of the table. */
  label: string
  /** The table's name in settings: turns on column and table settings, stored for each person. */
  name?: TableName
  columns: Columns<Row>
  rowKey: (row: Row) => RowKey
  /** The name of a row, for the accessible names of its menus and checkboxes. */
  rowName: (row: Row) => string
  actions?: (row: Row) => readonly RowAction[]
  chosen?: Chosen
  /** Numbers the rows, continuing over the pages. */
  index?: boolean
  /** Details under a row. */
  unfold?: Unfolding<Row>
  /** The property that holds the children of a row. */
  tree?: keyof Row & string
  /** Which rows are unfolded when the table is first drawn: all of them, or these. */
  treeOpen?: boolean | readonly RowKey[]
  /** All rows without pages, of which only those in sight are drawn: for thousands of rows. With `unfold` or `tree` all rows are drawn. */
  virtual?: boolean
  /** Pixels, with `virtual` including the heads; `fill` takes the remaining height of the page, `auto` grows with the rows. */
  height?: 'fill' | 'auto' | number
  /** Its look until a person changes it. */
  look?: Partial<TableLook>
  /** Parts of the foot that are left out. */
  without?: { foot?: boolean; refresh?: boolean; settings?: boolean }
  /** What will be here, and the first step. */
  empty?: { text: string; action?: ReactNode }
}
