// Where an entry goes that is dropped between two rows of the menu.
import type { MenuNode } from '@register/contract/system/menu'
import { expect, test } from 'vitest'
import { placeAt, type MenuRowData } from './useRows.ts'

const node = (
  id: number,
  parentId: number | null,
  children: MenuNode[] = [],
  more: Partial<MenuNode> = {},
): MenuNode => ({
  id,
  rev: 1,
  parentId,
  type: 'menu',
  titleZh: `条目 ${id}`,
  titleEn: `Entry ${id}`,
  name: `entry${id}`,
  path: `/${id}`,
  component: 'view',
  permission: '',
  icon: '',
  roles: [],
  active: '',
  tag: '',
  hidden: false,
  fullpage: false,
  children,
  ...more,
})
const directory = { component: '' }
// 1 holds the pages 11 and 12; 2 is a page with the permission 21; 3 is an empty directory.
const tree = [
  node(1, null, [node(11, 1), node(12, 1)], directory),
  node(2, null, [node(21, 2, [], { type: 'button' })]),
  node(3, null, [], directory),
]
const linesOf = (nodes: readonly MenuNode[], level = 0): MenuRowData[] =>
  nodes.flatMap((one) => [{ node: one, level }, ...linesOf(one.children, level + 1)])
// 1, 11, 12, 2, 21, 3
const lines = linesOf(tree)

test.each([
  ['before its neighbour', 2, 1, { parentId: 1, before: 11 }],
  ['after its neighbour, still in its directory', 1, 2, { parentId: 1, before: null }],
  ['a branch before another of its level', 3, 0, { parentId: null, before: 1 }],
  ['a page of the first level into an open directory', 3, 1, { parentId: 1, before: 11 }],
  ['a directory behind everything', 0, 5, { parentId: 3, before: null }],
  ['a page after one without entries that holds none', 1, 3, { parentId: null, before: 3 }],
  ['a page into an empty directory', 1, 5, { parentId: 3, before: null }],
  ['a page before everything', 2, 0, { parentId: null, before: 1 }],
])('%s', (_, from, to, place) => {
  expect(placeAt(tree, lines, from, to)).toEqual(place)
})

test.each([
  ['a branch into itself', 0, 1],
  ['a permission to the first level', 4, 0],
  ['a permission into a directory', 4, 1],
  ['what is not there', 9, 1],
])('%s goes nowhere', (_, from, to) => {
  expect(placeAt(tree, lines, from, to)).toBeUndefined()
})
