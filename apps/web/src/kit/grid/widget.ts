// A widget, and what a grid of them is given.
import type { ReactNode } from 'react'
import type { GridValue } from './gridValue.ts'

export interface Widget {
  key: string
  title: string
  description?: string
  draw: () => ReactNode
}

export interface WidgetGridProps {
  label: string
  /** All that may be placed. */
  widgets: readonly Widget[]
  value: GridValue
  onChange: (value: GridValue) => void
  editing: boolean
  /** What 恢复默认 goes back to. */
  shipped: GridValue
  /** In place of a word of it, where nothing is placed and nothing is edited. */
  empty?: ReactNode
}
