// What is new in a menu is said by name; what is hidden, and what moved, is not new.
import type { RouteNode } from '@register/contract/system/account'
import { expect, test } from 'vitest'
import { newEntries } from './newEntries.ts'

const entry = (path: string, more: Partial<RouteNode['meta']> = {}, children: RouteNode[] = []): RouteNode =>
  ({ path, name: path, component: path, children, meta: { title: `title of ${path}`, icon: '', ...more } }) as RouteNode

test('new entries at the ends of branches, without hidden ones', () => {
  const before = [entry('/home'), entry('/a', {}, [entry('/a/1')])]
  const now = [entry('/home'), entry('/b', {}, [entry('/a/1'), entry('/b/2'), entry('/b/3', { hidden: true })])]
  expect(newEntries(before, now)).toEqual(['title of /b/2'])
  expect(newEntries(now, before)).toEqual([])
})
