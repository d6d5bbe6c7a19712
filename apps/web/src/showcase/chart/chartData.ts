// The data of a chart, whatever its kind: categories along one side, and series of figures over them.

export interface ChartSeries {
  name: string
  /** One figure per category; null where it is unknown. */
  values: readonly (number | null)[]
}

export interface ChartData {
  categories: readonly string[]
  series: readonly ChartSeries[]
}

/** `pie` and `gauge` show the first series only; a gauge its first figure, with `most` as the maximum. */
export type ChartKind = 'line' | 'bar' | 'pie' | 'gauge'

export const isEmpty = ({ categories, series }: ChartData): boolean =>
  categories.length === 0 || series.every(({ values }) => values.every((value) => value === null))
