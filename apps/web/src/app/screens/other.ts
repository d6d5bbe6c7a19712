// What is neither piece nor layout: about, directives, full pages, the view of tabs. Hidden: no menu leads there.
import { open, type Screen } from './screen.ts'

export const otherScreens: readonly Screen[] = [
  {
    view: 'other/about',
    path: '/other/about',
    title: ['关于', 'About'],
    under: '/vab',
    component: open(() => import('../../pages/other/about/About.tsx'), 'About'),
  },
  {
    view: 'other/directive',
    path: '/other/directive',
    title: ['指令', 'Directives'],
    under: '/vab',
    component: open(() => import('../../pages/other/directive/Directive.tsx'), 'Directive'),
  },
  {
    view: 'other/fullpage',
    path: '/other/fullpage',
    title: ['整页路由', 'Page of its own'],
    under: '/vab',
    fullpage: true,
    component: open(() => import('../../pages/other/fullpage/FullPage.tsx'), 'FullPage'),
  },
  {
    view: 'other/loadJS',
    path: '/other/loadJS',
    title: ['按需加载', 'Modules on demand'],
    under: '/vab',
    component: open(() => import('../../pages/other/loadJS/LoadModule.tsx'), 'LoadModule'),
  },
  {
    view: 'other/verificate',
    path: '/other/verificate',
    title: ['表单校验', 'Checks of numbers'],
    under: '/vab',
    component: open(() => import('../../pages/other/verificate/Verificate.tsx'), 'Verificate'),
  },
  {
    view: 'other/viewTags',
    path: '/other/viewTags',
    title: ['标签操作', 'Tabs'],
    under: '/vab',
    component: open(() => import('../../pages/other/viewTags/ViewTags.tsx'), 'ViewTags'),
  },
  {
    view: 'test/autocode',
    path: '/test/autocode',
    title: ['代码生成', 'Code of a screen'],
    under: '/vab',
    component: open(() => import('../../pages/test/autocode/AutoCode.tsx'), 'AutoCode'),
  },
  {
    view: 'test/codebug',
    path: '/test/codebug',
    title: ['故意出错', 'Failing on purpose'],
    under: '/vab',
    component: open(() => import('../../pages/test/codebug/CodeBug.tsx'), 'CodeBug'),
  },
]
