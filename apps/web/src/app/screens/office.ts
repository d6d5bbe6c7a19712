// The registry of the office: every view name, its path, title and chunk. Menus name views; the router serves paths.
import { businessScreens } from './business.ts'
import { otherScreens } from './other.ts'
import { open, type Screen } from './screen.ts'
import { systemScreens } from './system.ts'
import { templateScreens } from './template.ts'
import { vabScreens } from './vab/vab.ts'

const homeScreens: readonly Screen[] = [
  {
    view: 'home',
    path: '/home',
    title: ['首页', 'Home'],
    component: open(() => import('../../pages/home/dashboard/Home.tsx'), 'Home'),
  },
]

export const officeScreens: readonly Screen[] = [
  ...homeScreens,
  ...businessScreens,
  ...systemScreens,
  ...vabScreens,
  ...templateScreens,
  ...otherScreens,
]
