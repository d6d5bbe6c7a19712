// What a page does to its own address is known to its tab at once, in front and behind.
import type { Location, Navigator } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { forgetTabs, useTabs, visitTab } from '../../../kit/tabs/useTabs.ts'
import { ownNavigator } from './ownNavigator.ts'

const at = (pathname: string, search = ''): Location => ({ pathname, search, hash: '', state: null, key: pathname })
const push = vi.fn<Navigator['push']>()
const replace = vi.fn<Navigator['replace']>()
const page = () => ownNavigator('/list', { createHref: String, go: () => undefined, push, replace })
const searchOf = (path: string) => useTabs.getState().tabs.find(({ key }) => key === path)?.location.search

beforeEach(() => {
  vi.clearAllMocks()
  forgetTabs()
  visitTab(at('/home'), at('/list', '?form=new'))
})

test('a page in front that closes its form and leads on is left without the form', () => {
  page().replace('/list?page=2')
  page().push('/list/7')
  expect(searchOf('/list')).toBe('?page=2')
  expect(replace).toHaveBeenCalledExactlyOnceWith('/list?page=2', undefined, undefined)
  expect(push).toHaveBeenCalledExactlyOnceWith('/list/7', undefined, undefined)
})

test('a page behind changes its own address, and not the window', () => {
  visitTab(at('/home'), at('/other'))
  page().replace('/list?page=3')
  expect(searchOf('/list')).toBe('?page=3')
  expect(replace).not.toHaveBeenCalled()
})

test('where a page leads is no address of its own', () => {
  page().push('/other?page=4')
  expect(searchOf('/list')).toBe('?form=new')
  expect(push).toHaveBeenCalledOnce()
})
