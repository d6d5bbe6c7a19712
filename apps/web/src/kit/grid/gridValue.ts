// The widgets of a page in columns, as plain data, and the functions that change it.
import { gridLayouts, type GridLayout } from '@register/contract/grid'

export interface GridValue {
  layout: GridLayout
  /** Widgets by their key, from top to bottom. */
  columns: readonly (readonly string[])[]
}

export const widthsOf = (layout: GridLayout): number[] => layout.split(',').map(Number)

/** Widgets of columns that a layout does not have move to its last one; new columns begin empty. */
export function withLayout({ columns }: GridValue, layout: GridLayout): GridValue {
  const count = widthsOf(layout).length
  const remaining = Array.from({ length: count }, (_, at) => columns[at] ?? [])
  const left = columns.slice(count).flat()
  return { layout, columns: remaining.map((column, at) => (at === count - 1 ? [...column, ...left] : column)) }
}

export interface Place {
  column: number
  at: number
}

export function placeOf({ columns }: GridValue, widget: string): Place | undefined {
  const column = columns.findIndex((widgets) => widgets.includes(widget))
  return column < 0 ? undefined : { column, at: columns[column]?.indexOf(widget) ?? 0 }
}

export const without = (value: GridValue, widget: string): GridValue => ({
  ...value,
  columns: value.columns.map((widgets) => widgets.filter((one) => one !== widget)),
})

/** `to` counts without the widget itself; a place beyond the end is the end. */
export function movedWidget(value: GridValue, widget: string, to: Place): GridValue {
  if (!value.columns[to.column]) return value
  return {
    ...value,
    columns: without(value, widget).columns.map((widgets, column) =>
      column === to.column ? widgets.toSpliced(Math.max(0, to.at), 0, widget) : widgets,
    ),
  }
}

/** The keys that move a widget, by what they do. */
export const arrows = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' } as const
export type Arrow = (typeof arrows)[keyof typeof arrows]

/**
 * Where an arrow moves a widget: up and down through all places in reading order, left and right into the neighbouring
 * column at the same height. Undefined at the border. Heights do not matter, so every place is reached whatever is in it.
 */
export function placeBeside(value: GridValue, widget: string, arrow: Arrow): Place | undefined {
  const from = placeOf(value, widget)
  if (!from) return undefined
  const { column, at } = from
  const lengthOf = (one: number) => value.columns[one]?.length
  const side = column + (arrow === 'left' || arrow === 'up' ? -1 : 1)
  const length = lengthOf(side)
  if (arrow === 'up' && at > 0) return { column, at: at - 1 }
  if (arrow === 'down' && at + 1 < (lengthOf(column) ?? 0)) return { column, at: at + 1 }
  if (length === undefined) return undefined
  if (arrow === 'up') return { column: side, at: length }
  return { column: side, at: arrow === 'down' ? 0 : Math.min(at, length) }
}

/** Adds at the end of the shortest column, so that additions spread. A widget that is already placed stays. */
export function added(value: GridValue, widget: string): GridValue {
  if (placeOf(value, widget)) return value
  const sizes = value.columns.map(({ length }) => length)
  const column = sizes.indexOf(Math.min(...sizes))
  return movedWidget(value, widget, { column, at: Infinity })
}

/** Reads a stored value: only known widgets, each once, in as many columns as the layout has. */
export function readGrid(stored: unknown, known: readonly string[], fallback: GridValue): GridValue {
  if (typeof stored !== 'object' || stored === null) return fallback
  const { layout, columns } = stored as Partial<GridValue>
  if (!gridLayouts.some((one) => one === layout) || !Array.isArray(columns)) return fallback
  const seen = new Set<string>()
  const good = columns.map((column: unknown) =>
    Array.isArray(column)
      ? column.filter((one): one is string => {
          if (typeof one !== 'string' || seen.has(one) || !known.includes(one)) return false
          seen.add(one)
          return true
        })
      : [],
  )
  return withLayout({ layout: layout as GridLayout, columns: good }, layout as GridLayout)
}

/** Reads a grid that was arranged for many: who may have no widget of it gets the fallback, because they have not emptied it. */
export function readDefault(stored: unknown, known: readonly string[], fallback: GridValue): GridValue {
  const grid = readGrid(stored, known, fallback)
  return grid.columns.flat().length > 0 ? grid : fallback
}
