// Tabs open after the present one, close to the left, keep home first, and at most twenty stay alive.
import type { Location } from 'react-router'
import { expect, test } from 'vitest'
import {
  afterClosing,
  alive,
  changed,
  closed,
  closedOthers,
  maxAlive,
  maxTabs,
  moved,
  noTabs,
  ready,
  rested,
  visited,
} from './tabState.ts'

const at = (pathname: string, search = ''): Location => ({ pathname, search, hash: '', state: null, key: pathname })
const open = (...paths: string[]) => paths.reduce((state, path) => visited(state, at(path)), noTabs)
const keys = (state: { tabs: readonly { key: string }[] }) => state.tabs.map(({ key }) => key).join(' ')

test('a new tab comes after the one it was opened from', () => {
  const state = visited(visited(open('/home', '/a', '/b'), at('/a')), at('/c'))
  expect(keys(state)).toBe('/home /a /c /b')
  expect(state.active).toBe('/c')
})

test('a page without a tab marks none; what is opened from it comes after the last tab that was in front', () => {
  const state = rested(visited(open('/home', '/a', '/b'), at('/a')))
  expect(state.active).toBe('')
  expect(afterClosing(state, '/a')).toBeUndefined()
  expect(keys(visited(state, at('/c')))).toBe('/home /a /c /b')
})

test('other filters of a page stay in the same tab, which keeps them', () => {
  const state = visited(visited(open('/home', '/a'), at('/home')), at('/a', '?page=2'))
  expect(keys(state)).toBe('/home /a')
  expect(state.tabs[1]?.location.search).toBe('?page=2')
})

test('closing the open tab leads to its left neighbour, closing another leads nowhere', () => {
  const state = open('/home', '/a', '/b')
  expect(afterClosing(state, '/b')?.pathname).toBe('/a')
  expect(afterClosing(state, '/a')).toBeUndefined()
  expect(keys(closed(state, '/a'))).toBe('/home /b')
})

test('a tab that is being left closes when the next one opens after it', () => {
  const leaving = changed(open('/home', '/form', '/list'), '/form', { leaving: true })
  const state = visited(visited(leaving, at('/form')), at('/detail'))
  expect(keys(state)).toBe('/home /form /detail /list')
  const left = visited(changed(state, '/form', { leaving: true }), at('/list'))
  expect(keys(left)).toBe('/home /detail /list')
})

test('home neither closes nor moves, and no tab moves before it', () => {
  const state = open('/home', '/a', '/b')
  expect(keys(closed(state, '/home'))).toBe('/home /a /b')
  expect(keys(moved(state, 0, 2))).toBe('/home /a /b')
  expect(keys(moved(state, 2, 0))).toBe('/home /a /b')
  expect(keys(moved(state, 2, 1))).toBe('/home /b /a')
  expect(keys(closedOthers(state, '/b'))).toBe('/home /b')
})

test('the latest twenty stay alive, and those with unsaved work', () => {
  const paths = Array.from({ length: 25 }, (_, n) => `/p${n}`)
  const state = open(...paths)
  expect(alive(state)).toHaveLength(maxAlive)
  expect(alive(state).map(({ key }) => key)).not.toContain('/p0')
  expect(alive(changed(state, '/p0', { unsaved: true })).map(({ key }) => key)).toContain('/p0')
})

test('a tab that was restored but not visited is not drawn', () => {
  const restored = { ...open('/home', '/a'), visited: ['/a'] }
  expect(alive(restored).map(({ key }) => key)).toEqual(['/a'])
})

test('going back to a tab does not change it, so that its page is not redrawn', () => {
  const before = open('/home', '/a', '/b')
  const after = visited(before, { ...at('/a'), key: 'another' })
  expect(after.tabs).toBe(before.tabs)
  expect(visited(after, at('/b', '?page=2')).tabs).not.toBe(before.tabs)
})

test('the five last pages stay ready, the open one first', () => {
  expect(ready(open('/home', '/a', '/b', '/c', '/d', '/e', '/a'))).toEqual(['/a', '/e', '/d', '/c', '/b'])
})

test('beyond the limit the tab not looked at for longest closes, never home, the new one or one with unsaved work', () => {
  const paths = Array.from({ length: maxTabs - 1 }, (_, n) => `/p${n}`)
  const full = open('/home', ...paths)
  expect(full.tabs).toHaveLength(maxTabs)
  const looked = visited(changed(full, '/p1', { unsaved: true }), at('/p0'))
  const next = visited(looked, at('/next'))
  expect(next.tabs).toHaveLength(maxTabs)
  expect(keys(next).split(' ')).toEqual(expect.arrayContaining(['/home', '/p0', '/p1', '/p3', '/next']))
  expect(keys(next).split(' ')).not.toContain('/p2')
})
