// What a search finds in the catalogue: codes and names however spelt, with the branches around them.
import type { CategoryNode } from '@register/contract/business/category/category'
import { expect, test } from 'vitest'
import { branchesIn, findIn } from './found.ts'

const node = (code: string, name: string, children: CategoryNode[] = []): CategoryNode => ({
  code,
  name,
  level: 1,
  formKind: 'elevator',
  ready: true,
  retired: false,
  confirmed: true,
  children,
})
const tree = [
  node('3000', 'Lifts', [node('3100', 'Traction lifts', [node('3110', 'Passenger lift'), node('3120', 'Goods lift')])]),
  node('ZE10', 'Main parts', [node('ZE13', 'Driving machine')]),
]
const codes = (nodes: readonly CategoryNode[]): string[] => nodes.flatMap((one) => [one.code, ...codes(one.children)])

test.each([
  ['3110', ['3000', '3100', '3110'], 1],
  ['３１１０', ['3000', '3100', '3110'], 1],
  ['PASSENGER', ['3000', '3100', '3110'], 1],
  ['traction', ['3000', '3100', '3110', '3120'], 1],
  ['ze13', [], 0],
  ['driving', ['ZE10', 'ZE13'], 1],
])('%s finds %j', (typed, wanted, count) => {
  const found = findIn(tree, typed)
  expect(codes(found?.nodes ?? [])).toEqual(wanted)
  expect(found?.count).toBe(count)
})

test('one character looks for nothing, and branches are what holds others', () => {
  expect(findIn(tree, ' l ')).toBeUndefined()
  expect(branchesIn(tree)).toEqual(['3000', '3100', 'ZE10'])
})
