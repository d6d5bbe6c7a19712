// Layouts and lists to start a screen from, and screens that are neither a piece nor a layout.
import { words, type ScreenCase } from '../case.ts'

const sampleNo = /^YP-2026-\d{4}$/

export const templates: readonly ScreenCase[] = [
  {
    view: 'template/layout/blank',
    who: 'body-manager',
    data: words(
      '页头说明这是什么、能做什么，主要操作放在右上；内容区占满剩余高度，内容多时在区内滚动。',
      /^The head says what this is/,
    ),
  },
  {
    view: 'template/layout/lcr',
    who: 'body-manager',
    data: words('客运索道', 'Passenger ropeway'),
  },
  {
    view: 'template/layout/tcb',
    who: 'body-manager',
    data: words(sampleNo, sampleNo),
  },
  {
    view: 'template/list/crud',
    who: 'body-manager',
    data: words(sampleNo, sampleNo),
  },
  {
    view: 'template/list/son',
    who: 'body-manager',
    data: words('塔式起重机', 'Tower crane'),
  },
  {
    view: 'template/list/tab',
    who: 'body-manager',
    data: words(sampleNo, sampleNo),
  },
  {
    view: 'template/list/tree',
    who: 'body-manager',
    data: words(sampleNo, sampleNo),
  },
  {
    view: 'template/list/width',
    who: 'body-manager',
    data: words(sampleNo, sampleNo),
  },
  {
    view: 'template/other/stepform',
    who: 'body-manager',
    data: words('样品编号', 'Sample No.'),
  },
  {
    view: 'template/list/crud/detail',
    who: 'body-manager',
    at: '/template/list/crud/detail/YP-2026-0001',
    heading: ['编辑 YP-2026-0001', 'Edit YP-2026-0001'],
    data: (page) => page.getByRole('main').locator('input[value="YP-2026-0001"]'),
  },
  {
    view: 'template/list/crud/detail',
    state: 'new',
    who: 'body-manager',
    at: '/template/list/crud/detail',
    heading: ['登记样品', 'Register a sample'],
    data: words('收样日期', 'Received'),
  },
]

export const otherPages: readonly ScreenCase[] = [
  {
    view: 'other/about',
    who: 'body-manager',
    data: words('react-router', 'react-router'),
  },
  {
    view: 'other/directive',
    who: 'body-manager',
    data: words('TSX 3110 012 2026 0007', 'TSX 3110 012 2026 0007'),
  },
  {
    view: 'other/fullpage',
    who: 'body-manager',
    alone: true,
    data: words('本页独立显示', 'This page is shown alone'),
  },
  {
    view: 'other/loadJS',
    who: 'body-manager',
    data: words('图表模块', 'The module of charts'),
  },
  {
    view: 'other/verificate',
    who: 'body-manager',
    data: words('车牌号', 'Number plate'),
  },
  {
    view: 'other/viewTags',
    who: 'body-manager',
    data: words(/^本页绘制于 2/, /^This page was drawn at 2/),
  },
  {
    view: 'test/autocode',
    who: 'body-manager',
    data: words(/sampleFields/, /sampleFields/),
  },
  {
    view: 'test/codebug',
    who: 'body-manager',
    data: words('HTTP 404', 'HTTP 404'),
  },
]
