// The props of every table about its rows, wherever they come from.
import type { Wording } from '@register/contract/phrase'
import type { ReactNode } from 'react'
import type { TableName } from '../../../api/setting/tableDefaults.ts'
import type { ActionProps } from '../../action/Action.tsx'
import type { Columns } from '../columns.ts'
import type { TableLook } from '../setting/storedSetting.ts'
import type { RowAction } from './acts/rowActs.ts'

export type RowKey = string | number

/** What is asked before an action on several rows; the bar adds their names. */
export interface BatchQuestion {
  title: (count: number) => Wording
  /** The consequence. */
  text?: Wording
  yes: Wording
  danger?: boolean
}

/** An action on several rows at once. */
export interface BatchAct extends Pick<ActionProps, 'label' | 'kind' | 'icon'> {
  key: string
  /** What it waits for, while it cannot be done. */
  disabled?: Wording
  /** `own`: the action asks itself and names all rows. `ifHidden`: it changes nothing, so only rows out of sight are named. */
  question: BatchQuestion | 'own' | 'ifHidden'
  onPress: (keys: readonly RowKey[]) => unknown
}

export interface Chosen {
  keys: readonly RowKey[]
  onChange: (keys: RowKey[]) => void
  /** Offered in a bar above the foot while rows are chosen. */
  acts?: readonly BatchAct[]
  /** Rows stay chosen while other pages or filters are shown, and the bar says which are out of sight. Else a choice ends with its list. */
  survives?: boolean
}

export interface Unfolding<Row> {
  draw: (row: Row) => ReactNode
  can?: (row: Row) => boolean
}

export interface ViewProps<Row> {
  /** The accessible name of the table. */
  label: Wording
  /** The table's name in settings: turns on column and table settings, stored for each person. */
  name?: TableName
  columns: Columns<Row>
  rowKey: (row: Row) => RowKey
  /** The name of a row, for the accessible names of its menus and checkboxes. */
  rowName: (row: Row) => string
  actions?: (row: Row) => readonly RowAction[]
  /** The key of the action that a click in the row does, where that is not `open`, the row's first link, or without a link `edit`. */
  opens?: string
  chosen?: Chosen
  /** Numbers the rows, continuing over the pages. */
  index?: boolean
  /** The row that this person has just added: marked, and brought into sight. */
  added?: RowKey | undefined
  /** Details under a row. */
  unfold?: Unfolding<Row>
  /** The property that holds the children of a row. */
  tree?: keyof Row & string
  /** Which rows are unfolded when the table is first drawn: all of them, or these. */
  treeOpen?: boolean | readonly RowKey[]
  /** All rows without pages, of which only those visible are drawn: for thousands of rows. With `unfold` or `tree` all rows are drawn. */
  virtual?: boolean
  /** Pixels, with `virtual` including the heads; `fill` takes the remaining height of the page, `auto` grows with the rows. */
  height?: 'fill' | 'auto' | number
  /** Its look until a person changes it. */
  look?: Partial<TableLook>
  /** Parts of the foot that are left out. */
  without?: { foot?: boolean; refresh?: boolean; settings?: boolean }
  /** What will be here, and the first step. */
  empty?: { text: Wording; action?: ReactNode }
}
