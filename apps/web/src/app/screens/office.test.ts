// The registry of the office holds every declared screen once, as it is declared: no area is forgotten.
import { officeScreens as declared } from '@register/contract/screens/all'
import { expect, test } from 'vitest'
import { officeScreens } from './office.ts'

test('every declared screen of the office is there', () => {
  const registered = officeScreens.map(({ view, component: _page, ...declaration }) => [view, declaration])
  expect(registered).toEqual(Object.entries(declared))
})
