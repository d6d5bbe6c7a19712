// What a menu entry opens whose address is not in the registry: the view it names, or the office's empty page.
import { queryList } from '@register/contract/business/report/report'
import { opensAt } from '@register/contract/screens/viewNames'
import type { RouteNode } from '@register/contract/system/account'
import { expect, test } from 'vitest'
import { EmptyPage, menuScreens } from './menuScreens.ts'

import { officeScreens } from '../office.ts'

const entry = (path: string, component: string, rest: Partial<RouteNode> = {}): RouteNode => ({
  name: path,
  path,
  component,
  meta: { title: '条目', icon: '', type: 'menu', url: '', hidden: false, active: '', fullpage: false, tag: '' },
  children: [],
  ...rest,
})
const listOf = (view: string) => officeScreens.find((screen) => screen.view === view)?.component

test('a registered address needs no second screen', () => {
  expect(menuScreens([entry('/business/report/list', 'business/report/list/index')])).toEqual([])
})

test('a known view opens at the address of the menu, with its permission', () => {
  const [screen] = menuScreens([
    entry('/reports', '', { children: [entry('/reports/all', 'business/report/list/index')] }),
  ])
  expect(screen?.path).toBe('/reports/all')
  expect(screen?.component).toBe(listOf('business/report/list'))
  expect(screen?.needs).toBe(queryList.access.may)
})

test.each(officeScreens.filter(({ view }) => opensAt(view, '/moved')).map(({ view, component }) => [view, component]))(
  '%s opens at another address too, as the form of the menu offers it',
  (view, component) => {
    for (const name of [view, `${view}/index`])
      expect(menuScreens([entry('/moved', name)])[0]?.component).toBe(component)
  },
)

test('a view of one record opens at an address with the place of its id, and its list at one without', () => {
  const detail = officeScreens.find(({ view }) => view === 'business/report/detail')
  expect(menuScreens([entry('/mine/:id', 'business/report/detail')])[0]?.component).toBe(detail?.component)
  expect(menuScreens([entry('/mine', 'business/report/detail')])[0]?.component).toBe(listOf('business/report/list'))
})

test('an unknown view opens the empty page', () => {
  const [screen] = menuScreens([entry('/system/nothing', 'system/nothing/index')])
  expect(screen?.component).toBe(EmptyPage)
})

test('an iframe opens under its name, a link nowhere', () => {
  const meta = { title: '条目', icon: '', url: '', hidden: false, active: '', fullpage: false, tag: '' }
  const found = menuScreens([
    entry('/i/docs', '', { name: 'docs', meta: { ...meta, type: 'iframe', url: '/docs/index.html' } }),
    entry('https://example.org', '', { name: 'far', meta: { ...meta, type: 'link' } }),
  ])
  expect(found.map(({ path }) => path)).toEqual(['/i/docs'])
})
