// The office's start page.
import { homeScreens as declared } from '@register/contract/screens/home'
import { open, withPages } from './screen.ts'

export const homeScreens = withPages(declared, {
  home: open(() => import('../../pages/home/dashboard/Home.tsx'), 'Home'),
})
