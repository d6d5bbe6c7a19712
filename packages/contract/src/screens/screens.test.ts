// The declared screens agree with the endpoints, with each other and with the menus that show them.
import { expect, test } from 'vitest'
import { endpoints } from '../all.ts'
import { allScreens } from './all.ts'
import { menuGroups } from './menuGroups.ts'
import { insteadOf, ownCertificates, type ScreenSpec } from './screen.ts'
import { siteScreens } from './site.ts'

const screens = Object.entries(allScreens)
const asked = new Set(endpoints.flatMap(({ access }) => (typeof access === 'object' ? [access.may] : [])))
const guarded = screens.flatMap(([view, { needs }]) => (needs ? [{ view, needs }] : []))

test.each(guarded)('what $view needs, $needs, is asked for by an endpoint', ({ needs }) => {
  expect(asked).toContain(needs)
})

test('anyone opens the public screens', () => {
  for (const screen of Object.values<ScreenSpec>(siteScreens)) expect(screen).not.toHaveProperty('needs')
})

test('each path opens one screen, and what a screen is under is one of them', () => {
  const paths = screens.map(([, { path }]) => path)
  expect(new Set(paths).size).toBe(paths.length)
  for (const [, { under }] of screens) if (under) expect(paths).toContain(under)
})

test('menus name each entry once, and every directory holds a screen', () => {
  const entries = screens.flatMap(([, { menu }]) => (menu ? [menu] : []))
  const names = [...entries.map(({ name }) => name), ...Object.keys(menuGroups)]
  expect(new Set(names).size).toBe(names.length)
  expect(new Set(entries.flatMap(({ group }) => group ?? []))).toEqual(new Set(Object.keys(menuGroups)))
})

test('titles are there in both languages', () => {
  for (const [, { title, menu }] of screens)
    for (const [zh, en] of [title, ...(menu?.title ? [menu.title] : [])]) {
      expect(zh).not.toBe(en)
      expect(en).not.toMatch(/\p{Script=Han}/u)
    }
})

test.each([
  [['enterprise'], true],
  [['registered', 'enterprise'], true],
  [['registered'], false],
  [['enterprise', 'body-staff'], false],
  [[], false],
])('readers with the roles %j have one list of certificates: %s', (roles, expected) => {
  expect(insteadOf({ instead: ownCertificates }, roles) !== undefined).toBe(expected)
})

test('what stands in for a screen is one that the same readers open', () => {
  for (const { instead } of Object.values<ScreenSpec>(allScreens)) {
    if (!instead) continue
    const [, other] = screens.find(([, { path }]) => path === instead.path) ?? []
    expect(other?.roles).toEqual(instead.roles)
  }
})
