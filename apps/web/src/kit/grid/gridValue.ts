// A page of widgets in columns, as plain data, and everything that can be done to it.

/** Of 24; a row of 24 before others stands above them. */
export const layouts = ['12,6,6', '24,16,8', '24'] as const
export type Layout = (typeof layouts)[number]

export interface GridValue {
  layout: Layout
  /** Widgets by their key, from top to bottom. */
  columns: readonly (readonly string[])[]
}

export const widthsOf = (layout: Layout): number[] => layout.split(',').map(Number)

/** Columns that a layout has no place for end in its last one; new ones begin empty. */
export function withLayout({ columns }: GridValue, layout: Layout): GridValue {
  const count = widthsOf(layout).length
  const kept = Array.from({ length: count }, (_, at) => columns[at] ?? [])
  const left = columns.slice(count).flat()
  return { layout, columns: kept.map((column, at) => (at === count - 1 ? [...column, ...left] : column)) }
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

/** At a place of the grid as it is without the widget; a place beyond the end is the end. */
export function movedWidget(value: GridValue, widget: string, to: Place): GridValue {
  if (!value.columns[to.column]) return value
  return {
    ...value,
    columns: without(value, widget).columns.map((widgets, column) =>
      column === to.column ? widgets.toSpliced(Math.max(0, to.at), 0, widget) : widgets,
    ),
  }
}

/** At the end of the shortest column, so that additions spread. One that stands there already stays. */
export function added(value: GridValue, widget: string): GridValue {
  if (placeOf(value, widget)) return value
  const sizes = value.columns.map(({ length }) => length)
  const column = sizes.indexOf(Math.min(...sizes))
  return movedWidget(value, widget, { column, at: Infinity })
}

/** What was kept, with only known widgets, each once, and as many columns as the layout has. */
export function readGrid(kept: unknown, known: readonly string[], fallback: GridValue): GridValue {
  if (typeof kept !== 'object' || kept === null) return fallback
  const { layout, columns } = kept as Partial<GridValue>
  if (!layouts.some((one) => one === layout) || !Array.isArray(columns)) return fallback
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
  return withLayout({ layout: layout as Layout, columns: good }, layout as Layout)
}
