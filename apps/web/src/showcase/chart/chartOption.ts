// The drawing library's description of a chart, in the colours of the page.
import type { EChartsCoreOption } from 'echarts/core'
import type { ChartData, ChartKind } from './chartData.ts'

export interface ChartColours {
  text: string
  quiet: string
  line: string
  surface: string
  /** For the series, in their order. */
  steps: readonly string[]
  sans: string
}

export interface ChartLook {
  kind: ChartKind
  data: ChartData
  colours: ChartColours
  /** Formats a figure for readers. */
  read: (value: number) => string
  /** Written once above the axis, instead of after each figure. */
  unit: string
  /** On a narrow screen names next to a pie would be cut, and names under bars left out. */
  narrow: boolean
  stacked: boolean
  /** The maximum of a gauge. */
  most: number
  still: boolean
}

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 })

const figure = (value: unknown, read: (value: number) => string): string =>
  typeof value === 'number' ? read(value) : '–'

export function chartOption({
  kind,
  data,
  colours,
  read,
  unit,
  narrow,
  stacked,
  most,
  still,
}: ChartLook): EChartsCoreOption {
  const { text, quiet, line, surface, steps, sans } = colours
  const several = kind === 'pie' ? data.categories.length > 1 : data.series.length > 1
  const base = {
    color: [...steps],
    animation: !still,
    animationDuration: 200,
    textStyle: { color: text, fontFamily: sans },
    // Patterns distinguish series where colours do not.
    aria: { enabled: true, label: { enabled: false }, decal: { show: several && kind !== 'line' } },
    tooltip: {
      renderMode: 'richText',
      trigger: kind === 'line' || kind === 'bar' ? 'axis' : 'item',
      backgroundColor: surface,
      borderColor: line,
      textStyle: { color: text },
      valueFormatter: (value: unknown) => figure(value, read),
    },
    legend: {
      show: several,
      type: 'scroll',
      bottom: 0,
      textStyle: { color: text },
      pageTextStyle: { color: text },
      pageIconColor: text,
      pageIconInactiveColor: line,
    },
  }
  if (kind === 'pie')
    return {
      ...base,
      ...(narrow && { legend: { ...base.legend, type: 'plain', formatter: (name: string) => shareOf(data, name) } }),
      series: [pie(data, text, surface, narrow)],
    }
  if (kind === 'gauge') return { ...base, series: [gauge(data, colours, read, most)] }
  return {
    ...base,
    grid: {
      top: unit ? 32 : 16,
      left: 8,
      right: 16,
      bottom: several ? 40 : 8,
      outerBoundsMode: 'same',
      containLabel: true,
    },
    xAxis: {
      type: 'category',
      data: [...data.categories],
      axisLine: { lineStyle: { color: quiet } },
      axisTick: { show: false },
      // Every bar needs its name; of days and months, some names are enough.
      axisLabel:
        kind === 'bar' ? { color: quiet, interval: 0, rotate: narrow ? 40 : 0 } : { color: quiet, hideOverlap: true },
    },
    yAxis: {
      type: 'value',
      splitLine: { lineStyle: { color: line } },
      name: unit,
      nameTextStyle: { color: quiet, align: 'left' },
      axisLabel: { color: quiet, formatter: (value: number) => grouped.format(value) },
    },
    series: data.series.map(({ name, values }, at) => ({
      name,
      type: kind,
      data: [...values],
      ...(stacked && { stack: 'all' }),
      ...(kind === 'line'
        ? { symbol: ['circle', 'rect', 'triangle', 'diamond'][at % 4], symbolSize: 7, connectNulls: false }
        : { barMaxWidth: 32, itemStyle: { borderRadius: stacked ? 0 : [3, 3, 0, 0] } }),
    })),
  }
}

const valuesOf = ({ series: [first] }: ChartData) => first?.values.map((value) => value ?? 0) ?? []

/** The name of a part with its share, where there is no space next to the pie. */
function shareOf(data: ChartData, name: string): string {
  const values = valuesOf(data)
  const sum = values.reduce((all, value) => all + value, 0)
  const share = sum && ((values[data.categories.indexOf(name)] ?? 0) / sum) * 100
  return `${name} ${share.toFixed(2)}%`
}

const pie = ({ categories, series: [first] }: ChartData, text: string, surface: string, narrow: boolean) => ({
  type: 'pie',
  name: first?.name ?? '',
  // On a narrow screen the pie is small and at the top, because up to six parts have a line each below it.
  radius: narrow ? ['26%', '44%'] : ['42%', '68%'],
  center: ['50%', narrow ? '24%' : '46%'],
  data: categories.map((name, at) => ({ name, value: first?.values[at] ?? 0 })),
  label: { show: !narrow, color: text, formatter: '{b} {d}%' },
  itemStyle: { borderColor: surface, borderWidth: 2 },
})

const gauge = (
  { categories: [name = ''], series: [first] }: ChartData,
  { text, line, steps: [main = text] }: ChartColours,
  read: (value: number) => string,
  most: number,
) => ({
  type: 'gauge',
  max: most,
  radius: '92%',
  startAngle: 210,
  endAngle: -30,
  progress: { show: true, width: 14, itemStyle: { color: main } },
  axisLine: { lineStyle: { width: 14, color: [[1, line]] } },
  axisTick: { show: false },
  splitLine: { show: false },
  axisLabel: { show: false },
  pointer: { show: false },
  // In the gap of the arc: inside it, long names would cover its ends.
  title: { color: text, offsetCenter: [0, '72%'] },
  detail: { color: text, offsetCenter: [0, 0], fontSize: 28, formatter: (value: number) => read(value) },
  data: [{ name, value: first?.values[0] ?? 0 }],
})
