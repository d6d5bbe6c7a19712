// Layouts and lists to start a screen from. Hidden: no menu leads there.
import type { Screens } from './screen.ts'

export const templateScreens = {
  'template/layout/blank': {
    path: '/template/layout/blank',
    title: ['空白页', 'Blank page'],
    under: '/vab',
  },
  'template/layout/lcr': {
    path: '/template/layout/lcr',
    title: ['左中右布局', 'Left, centre, right'],
    under: '/vab',
  },
  'template/layout/tcb': {
    path: '/template/layout/tcb',
    title: ['上中下布局', 'Top, centre, bottom'],
    under: '/vab',
  },
  'template/list/crud': {
    path: '/template/list/crud',
    title: ['增删改查', 'Create, read, change, delete'],
    under: '/vab',
    table: true,
  },
  'template/list/crud/detail': {
    path: '/template/list/crud/detail/:id?',
    title: ['样品', 'Sample'],
    under: '/template/list/crud',
  },
  'template/list/son': {
    path: '/template/list/son',
    title: ['主子列表', 'Rows with rows of their own'],
    under: '/vab',
    table: true,
  },
  'template/list/tab': {
    path: '/template/list/tab',
    title: ['标签列表', 'List under tabs'],
    under: '/vab',
    table: true,
  },
  'template/list/tree': {
    path: '/template/list/tree',
    title: ['树形列表', 'List beside a tree'],
    under: '/vab',
    table: true,
  },
  'template/list/width': {
    path: '/template/list/width',
    title: ['定宽列表', 'List of fixed width'],
    under: '/vab',
    table: true,
  },
  'template/other/stepform': {
    path: '/template/other/stepform',
    title: ['分步表单', 'Form in steps'],
    under: '/vab',
  },
} as const satisfies Screens
