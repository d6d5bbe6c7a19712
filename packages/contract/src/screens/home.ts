// The office's start page.
import type { Screens } from './screen.ts'

export const homeScreens = {
  home: { path: '/home', title: ['首页', 'Home'], menu: { name: 'home', icon: 'home' } },
} as const satisfies Screens
