// What is neither piece nor layout: about, directives, full pages, the view of tabs. Hidden: no menu leads there.
import type { Screens } from './screen.ts'

export const otherScreens = {
  'other/about': {
    path: '/other/about',
    title: ['关于', 'About'],
    under: '/vab',
  },
  'other/directive': {
    path: '/other/directive',
    title: ['指令', 'Directives'],
    under: '/vab',
  },
  'other/fullpage': {
    path: '/other/fullpage',
    title: ['整页路由', 'Page of its own'],
    under: '/vab',
    fullpage: true,
  },
  'other/loadJS': {
    path: '/other/loadJS',
    title: ['按需加载', 'Modules on demand'],
    under: '/vab',
  },
  'other/verificate': {
    path: '/other/verificate',
    title: ['表单校验', 'Checks of numbers'],
    under: '/vab',
  },
  'other/viewTags': {
    path: '/other/viewTags',
    title: ['标签操作', 'Tabs'],
    under: '/vab',
  },
  'test/autocode': {
    path: '/test/autocode',
    title: ['代码生成', 'Code generator'],
    under: '/vab',
  },
  'test/codebug': {
    path: '/test/codebug',
    title: ['故意出错', 'Failing on purpose'],
    under: '/vab',
  },
} as const satisfies Screens
