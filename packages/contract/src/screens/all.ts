// Every declared screen, the office's and the public site's: for menus, tests and tools. The web app joins each area with its pages.
import { businessScreens } from './business.ts'
import { homeScreens } from './home.ts'
import { otherScreens } from './other.ts'
import type { Screens } from './screen.ts'
import { siteScreens } from './site.ts'
import { userCenterScreens } from './userCenter.ts'
import { systemScreens } from './system.ts'
import { templateScreens } from './template.ts'
import { displayPieceScreens, formPieceScreens, galleryScreens, tablePieceScreens } from './vab.ts'

export const officeScreens: Screens = {
  ...homeScreens,
  ...businessScreens,
  ...systemScreens,
  ...userCenterScreens,
  ...galleryScreens,
  ...tablePieceScreens,
  ...formPieceScreens,
  ...displayPieceScreens,
  ...templateScreens,
  ...otherScreens,
}

export const allScreens: Screens = { ...officeScreens, ...siteScreens }
