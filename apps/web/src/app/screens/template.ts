// Layouts and lists to start a screen from. Hidden: no menu leads there.
import { open, type Screen } from './screen.ts'

export const templateScreens: readonly Screen[] = [
  {
    view: 'template/layout/blank',
    path: '/template/layout/blank',
    title: ['空白页', 'Blank page'],
    under: '/vab',
    component: open(() => import('../../pages/template/blank/Blank.tsx'), 'Blank'),
  },
  {
    view: 'template/layout/lcr',
    path: '/template/layout/lcr',
    title: ['左中右布局', 'Left, centre, right'],
    under: '/vab',
    component: open(() => import('../../pages/template/lcr/LeftCentreRight.tsx'), 'LeftCentreRight'),
  },
  {
    view: 'template/layout/tcb',
    path: '/template/layout/tcb',
    title: ['上中下布局', 'Top, centre, bottom'],
    under: '/vab',
    component: open(() => import('../../pages/template/tcb/TopCentreBottom.tsx'), 'TopCentreBottom'),
  },
  {
    view: 'template/list/crud',
    path: '/template/list/crud',
    title: ['增删改查', 'Create, read, change, delete'],
    under: '/vab',
    component: open(() => import('../../pages/template/crud/SampleList.tsx'), 'SampleList'),
  },
  {
    view: 'template/list/crud/detail',
    path: '/template/list/crud/detail/:id?',
    title: ['样品', 'Sample'],
    under: '/template/list/crud',
    component: open(() => import('../../pages/template/crud/SamplePage.tsx'), 'SamplePage'),
  },
  {
    view: 'template/list/son',
    path: '/template/list/son',
    title: ['主子列表', 'Rows with rows of their own'],
    under: '/vab',
    component: open(() => import('../../pages/template/son/ParentList.tsx'), 'ParentList'),
  },
  {
    view: 'template/list/tab',
    path: '/template/list/tab',
    title: ['标签列表', 'List under tabs'],
    under: '/vab',
    component: open(() => import('../../pages/template/tab/TabbedList.tsx'), 'TabbedList'),
  },
  {
    view: 'template/list/tree',
    path: '/template/list/tree',
    title: ['树形列表', 'List beside a tree'],
    under: '/vab',
    component: open(() => import('../../pages/template/tree/TreeList.tsx'), 'TreeList'),
  },
  {
    view: 'template/list/width',
    path: '/template/list/width',
    title: ['定宽列表', 'List of fixed width'],
    under: '/vab',
    component: open(() => import('../../pages/template/width/FixedWidth.tsx'), 'FixedWidth'),
  },
  {
    view: 'template/other/stepform',
    path: '/template/other/stepform',
    title: ['分步表单', 'Form in steps'],
    under: '/vab',
    component: open(() => import('../../pages/template/stepform/StepForm.tsx'), 'StepForm'),
  },
]
