// Charts use the page's colours, name their series, and do not move when the system asks for that.
import { expect, test } from 'vitest'
import { isEmpty, type ChartData } from './chartData.ts'
import { chartOption, type ChartLook } from './chartOption.ts'

const data: ChartData = {
  categories: ['一月', '二月'],
  series: [
    { name: '签发', values: [3, null] },
    { name: '撤销', values: [0, 1] },
  ],
}
const look: ChartLook = {
  kind: 'bar',
  data,
  colours: { text: '#111', quiet: '#555', line: '#ddd', surface: '#fff', steps: ['#00f', '#88f'], sans: 'x' },
  read: (value) => `${value} 张`,
  unit: '张',
  narrow: false,
  stacked: false,
  most: 100,
  still: true,
}

test('bars carry every series, its gaps, and figures as they are read', () => {
  const option = chartOption(look)
  expect(option).toMatchObject({
    animation: false,
    color: ['#00f', '#88f'],
    legend: { show: true },
    tooltip: { renderMode: 'richText' },
    xAxis: { data: ['一月', '二月'] },
    series: [
      { name: '签发', type: 'bar', data: [3, null] },
      { name: '撤销', type: 'bar', data: [0, 1] },
    ],
  })
  const { valueFormatter } = option['tooltip'] as { valueFormatter: (value: unknown) => string }
  expect([valueFormatter(3), valueFormatter(null)]).toEqual(['3 张', '–'])
})

test('one series needs no legend, a stack is one', () => {
  const one = { ...data, series: data.series.slice(0, 1) }
  expect(chartOption({ ...look, data: one })).toMatchObject({ legend: { show: false } })
  expect(chartOption({ ...look, stacked: true })).toMatchObject({ series: [{ stack: 'all' }, { stack: 'all' }] })
})

test('a pie names its parts, a gauge its end', () => {
  expect(chartOption({ ...look, kind: 'pie' })).toMatchObject({
    series: [
      {
        type: 'pie',
        data: [
          { name: '一月', value: 3 },
          { name: '二月', value: 0 },
        ],
      },
    ],
  })
  expect(chartOption({ ...look, kind: 'gauge', most: 5 })).toMatchObject({
    series: [{ type: 'gauge', max: 5, data: [{ name: '一月', value: 3 }] }],
  })
})

test('a unit stands once over the figures at the side', () => {
  const { yAxis } = chartOption(look) as {
    yAxis: { name: string; axisLabel: { formatter: (value: number) => string } }
  }
  expect(yAxis.name).toBe('张')
  expect(yAxis.axisLabel.formatter(1250)).toBe('1,250')
})

test('on narrow screens every bar keeps its name, and a pie lists its shares below instead of cutting them', () => {
  expect(chartOption({ ...look, narrow: true })).toMatchObject({ xAxis: { axisLabel: { interval: 0, rotate: 40 } } })
  const { legend, series } = chartOption({ ...look, kind: 'pie', narrow: true }) as {
    legend: { type: string; formatter: (name: string) => string }
    series: { label: { show: boolean } }[]
  }
  expect(series[0]?.label.show).toBe(false)
  expect([legend.type, legend.formatter('一月'), legend.formatter('二月')]).toEqual([
    'plain',
    '一月 100.00%',
    '二月 0.00%',
  ])
})

test('nothing known is nothing to show', () => {
  expect(isEmpty(data)).toBe(false)
  expect(isEmpty({ categories: [], series: data.series })).toBe(true)
  expect(isEmpty({ categories: ['a'], series: [{ name: 'x', values: [null] }] })).toBe(true)
  expect(isEmpty({ categories: ['a'], series: [{ name: 'x', values: [0] }] })).toBe(false)
})
