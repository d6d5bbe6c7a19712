// The registry of the office: every declared screen with its chunk. Menus name views; the router serves paths.
import { businessScreens } from './business.ts'
import { homeScreens } from './home.ts'
import { otherScreens } from './other.ts'
import type { Screen } from './screen.ts'
import { systemScreens } from './system.ts'
import { userCenterScreens } from './userCenter.ts'
import { templateScreens } from './template.ts'
import { vabScreens } from './vab/vab.ts'

export const officeScreens: readonly Screen[] = [
  ...homeScreens,
  ...businessScreens,
  ...systemScreens,
  ...userCenterScreens,
  ...vabScreens,
  ...templateScreens,
  ...otherScreens,
]
