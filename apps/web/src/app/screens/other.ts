// The pages of the area "other".
import { otherScreens as declared } from '@register/contract/screens/other'
import { open, withPages } from './screen.ts'

export const otherScreens = withPages(declared, {
  'other/about': open(() => import('../../pages/other/about/About.tsx'), 'About'),
  'other/directive': open(() => import('../../pages/other/directive/Directive.tsx'), 'Directive'),
  'other/fullpage': open(() => import('../../pages/other/fullpage/FullPage.tsx'), 'FullPage'),
  'other/loadJS': open(() => import('../../pages/other/loadJS/LoadModule.tsx'), 'LoadModule'),
  'other/verificate': open(() => import('../../pages/other/verificate/Verificate.tsx'), 'Verificate'),
  'other/viewTags': open(() => import('../../pages/other/viewTags/ViewTags.tsx'), 'ViewTags'),
  'test/autocode': open(() => import('../../pages/test/autocode/AutoCode.tsx'), 'AutoCode'),
  'test/codebug': open(() => import('../../pages/test/codebug/CodeBug.tsx'), 'CodeBug'),
})
