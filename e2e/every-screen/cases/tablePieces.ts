// Tables, filters and choices of the kit.
import { words, type ScreenCase } from '../case.ts'

const sampleNo = /^YP-2026-\d{4}$/

export const tablePieces: readonly ScreenCase[] = [
  {
    view: 'vab',
    who: 'body-manager',
    at: '/vab',
    heading: ['组件展示', 'The kit'],
    data: words('多级表头', 'Heads over heads'),
  },
  {
    view: 'vab/table/base',
    who: 'body-manager',
    at: '/vab/table/base',
    heading: ['基础表格', 'Table of given rows'],
    data: words('货叉 2', '货叉 2'),
  },
  {
    view: 'vab/table/column',
    who: 'body-manager',
    at: '/vab/table/column',
    heading: ['列设置', 'Column settings'],
    data: words(sampleNo, sampleNo),
  },
  {
    view: 'vab/table/remote',
    who: 'body-manager',
    at: '/vab/table/remote',
    heading: ['远程数据', 'Remote rows'],
    data: words(sampleNo, sampleNo),
  },
  {
    view: 'vab/table/thead',
    who: 'body-manager',
    at: '/vab/table/thead',
    heading: ['多级表头', 'Heads over heads'],
    data: words(sampleNo, sampleNo),
  },
  {
    view: 'vab/table/virtual',
    who: 'body-manager',
    at: '/vab/table/virtual',
    heading: ['虚拟滚动', 'Thousands of rows'],
    data: words('缓冲器 1', '缓冲器 1'),
  },
  {
    view: 'vab/table/states',
    who: 'body-manager',
    at: '/vab/table/states',
    heading: ['表格的各种状态', 'States of a table'],
    data: words(sampleNo, sampleNo),
  },
  {
    view: 'vab/filterBar',
    who: 'body-manager',
    at: '/vab/filterBar',
    heading: ['过滤器', 'Filter drawer'],
    data: words(sampleNo, sampleNo),
  },
  {
    view: 'vab/select',
    who: 'body-manager',
    at: '/vab/select',
    heading: ['字典选择器', 'Dictionary select'],
    data: words(/^TSG T7007-2022 ./, /^TSG T7007-2022 ./),
  },
  {
    view: 'vab/selectFilter',
    who: 'body-manager',
    at: '/vab/selectFilter',
    heading: ['分类筛选器', 'Chips to filter by'],
    data: words(sampleNo, sampleNo),
  },
  {
    view: 'vab/tableselect',
    who: 'body-manager',
    at: '/vab/tableselect',
    heading: ['表格选择器', 'Table select'],
    data: words('选择一个样品', 'One sample'),
  },
]
