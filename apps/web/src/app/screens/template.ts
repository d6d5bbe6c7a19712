// The template pages that new screens start from.
import { templateScreens as declared } from '@register/contract/screens/template'
import { open, withPages } from './screen.ts'

export const templateScreens = withPages(declared, {
  'template/layout/blank': open(() => import('../../pages/template/blank/Blank.tsx'), 'Blank'),
  'template/layout/lcr': open(() => import('../../pages/template/lcr/LeftCentreRight.tsx'), 'LeftCentreRight'),
  'template/layout/tcb': open(() => import('../../pages/template/tcb/TopCentreBottom.tsx'), 'TopCentreBottom'),
  'template/list/crud': open(() => import('../../pages/template/crud/SampleList.tsx'), 'SampleList'),
  'template/list/crud/detail': open(() => import('../../pages/template/crud/SamplePage.tsx'), 'SamplePage'),
  'template/list/son': open(() => import('../../pages/template/son/ParentList.tsx'), 'ParentList'),
  'template/list/tab': open(() => import('../../pages/template/tab/TabbedList.tsx'), 'TabbedList'),
  'template/list/tree': open(() => import('../../pages/template/tree/TreeList.tsx'), 'TreeList'),
  'template/list/width': open(() => import('../../pages/template/width/FixedWidth.tsx'), 'FixedWidth'),
  'template/other/stepform': open(() => import('../../pages/template/stepform/StepForm.tsx'), 'StepForm'),
})
