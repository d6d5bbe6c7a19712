// The type of a widget, and the props of a grid of widgets.
import type { Wording } from '@register/contract/phrase'
import type { ReactNode } from 'react'
import type { GridValue } from './gridValue.ts'

export interface Widget {
  key: string
  title: Wording
  description?: Wording
  draw: () => ReactNode
}

export interface WidgetGridProps {
  label: Wording
  /** All widgets that may be placed. */
  widgets: readonly Widget[]
  value: GridValue
  onChange: (value: GridValue) => void
  editing: boolean
  /** The value that 恢复默认 restores. */
  initial: GridValue
  /** Shown instead of the default text while no widget is placed and the grid is not edited. */
  empty?: ReactNode
}
