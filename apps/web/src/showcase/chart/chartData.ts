// What a chart shows, whatever its kind: names along one side, and rows of figures over them.

export interface ChartSeries {
  name: string
  /** One per category; null where nothing is known. */
  values: readonly (number | null)[]
}

export interface ChartData {
  categories: readonly string[]
  series: readonly ChartSeries[]
}

/** `pie` and `gauge` show the first series only; a gauge its first figure, out of `most`. */
export type ChartKind = 'line' | 'bar' | 'pie' | 'gauge'

export const isEmpty = ({ categories, series }: ChartData): boolean =>
  categories.length === 0 || series.every(({ values }) => values.every((value) => value === null))
