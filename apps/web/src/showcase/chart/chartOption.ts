// The drawing library's description of a chart, in the colours of the page.
import type { EChartsCoreOption } from 'echarts/core'
import type { ChartData, ChartKind } from './chartData.ts'

export interface ChartColours {
  text: string
  quiet: string
  line: string
  surface: string
  /** For the series, one after the other. */
  steps: readonly string[]
  sans: string
}

export interface ChartLook {
  kind: ChartKind
  data: ChartData
  colours: ChartColours
  /** Figures as they are read. */
  read: (value: number) => string
  stacked: boolean
  /** The end of a gauge. */
  most: number
  still: boolean
}

const figure = (value: unknown, read: (value: number) => string): string =>
  typeof value === 'number' ? read(value) : '–'

export function chartOption({ kind, data, colours, read, stacked, most, still }: ChartLook): EChartsCoreOption {
  const { text, quiet, line, surface, steps, sans } = colours
  const several = kind === 'pie' ? data.categories.length > 1 : data.series.length > 1
  const base = {
    color: [...steps],
    animation: !still,
    animationDuration: 200,
    textStyle: { color: text, fontFamily: sans },
    // Patterns tell series apart where colours do not.
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
  if (kind === 'pie') return { ...base, series: [pie(data, text, surface)] }
  if (kind === 'gauge') return { ...base, series: [gauge(data, colours, read, most)] }
  return {
    ...base,
    grid: { top: 16, left: 8, right: 16, bottom: several ? 40 : 8, outerBoundsMode: 'same', containLabel: true },
    xAxis: {
      type: 'category',
      data: [...data.categories],
      axisLine: { lineStyle: { color: quiet } },
      axisTick: { show: false },
      axisLabel: { color: quiet, hideOverlap: true },
    },
    yAxis: {
      type: 'value',
      splitLine: { lineStyle: { color: line } },
      axisLabel: { color: quiet, formatter: (value: number) => read(value) },
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

const pie = ({ categories, series: [first] }: ChartData, text: string, surface: string) => ({
  type: 'pie',
  name: first?.name ?? '',
  radius: ['42%', '68%'],
  center: ['50%', '46%'],
  data: categories.map((name, at) => ({ name, value: first?.values[at] ?? 0 })),
  label: { color: text, formatter: '{b} {d}%' },
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
  title: { color: text, offsetCenter: [0, '34%'] },
  detail: { color: text, offsetCenter: [0, 0], fontSize: 28, formatter: (value: number) => read(value) },
  data: [{ name, value: first?.values[0] ?? 0 }],
})
