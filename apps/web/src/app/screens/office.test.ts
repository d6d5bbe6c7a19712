// The registry of the office holds every declared screen once, as it is declared: no area is forgotten.
import { officeScreens as declared } from '@register/contract/screens/all'
import { menuGroups } from '@register/contract/screens/menuGroups'
import type { ScreenSpec } from '@register/contract/screens/screen'
import { expect, test } from 'vitest'
import { isIcon } from '../../kit/action/icons.tsx'
import { officeScreens } from './office.ts'

test('every declared screen of the office is there', () => {
  const registered = officeScreens.map(({ view, component: _page, ...declaration }) => [view, declaration])
  expect(registered).toEqual(Object.entries(declared))
})

test('each icon that is declared for the menu is one of the office', () => {
  const icons = [
    ...Object.values<ScreenSpec>(declared).map(({ menu }) => menu?.icon),
    ...Object.values(menuGroups).map(({ icon }) => icon),
  ]
  expect(icons.filter((icon) => icon !== undefined && !isIcon(icon))).toEqual([])
})
