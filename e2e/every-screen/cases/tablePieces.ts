// Tables, filters and choices of the kit.
import { words, type ScreenCase } from '../case.ts'

const sampleNo = /^YP-2026-\d{4}$/

export const tablePieces: readonly ScreenCase[] = [
  {
    view: 'vab',
    who: 'body-manager',
    data: words('多级表头', 'Heads in levels'),
  },
  {
    view: 'vab/table/base',
    who: 'body-manager',
    data: words('货叉 2', '货叉 2'),
  },
  {
    view: 'vab/table/column',
    who: 'body-manager',
    data: words(sampleNo, sampleNo),
  },
  {
    view: 'vab/table/remote',
    who: 'body-manager',
    data: words(sampleNo, sampleNo),
  },
  {
    view: 'vab/table/thead',
    who: 'body-manager',
    data: words(sampleNo, sampleNo),
  },
  {
    view: 'vab/table/virtual',
    who: 'body-manager',
    data: words('缓冲器 1', '缓冲器 1'),
  },
  {
    view: 'vab/table/states',
    who: 'body-manager',
    data: words(sampleNo, sampleNo),
  },
  {
    view: 'vab/filterBar',
    who: 'body-manager',
    data: words(sampleNo, sampleNo),
  },
  {
    view: 'vab/select',
    who: 'body-manager',
    data: words(/^TSG T7007-2022 ./, /^TSG T7007-2022 ./),
  },
  {
    view: 'vab/selectFilter',
    who: 'body-manager',
    data: words(sampleNo, sampleNo),
  },
  {
    view: 'vab/tableselect',
    who: 'body-manager',
    data: words('选择一个样品', 'One sample'),
  },
]
