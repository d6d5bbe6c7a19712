// Rows with children are listed one after the other, each with its depth.
import { expect, test } from 'vitest'
import { branchesOf, firstRows } from './rowTree.ts'

const rows = [{ id: 1, parts: [{ id: 2, parts: [{ id: 3 }] }, { id: 4 }] }, { id: 5 }]
const read = (tree?: string) => branchesOf(rows, tree).map(({ row, level }) => `${row.id}@${level}`)

test('rows have children only where the screen names their property', () => {
  expect(read('parts')).toEqual(['1@0', '2@1', '3@2', '4@1', '5@0'])
  expect(read()).toEqual(['1@0', '5@0'])
})

test.each([
  [5, ['1@0', '2@1', '3@2', '4@1', '5@0']],
  [4, ['1@0', '2@1', '3@2', '4@1']],
  [2, ['1@0', '2@1']],
])('the first %i rows, counted with their children', (most, expected) => {
  expect(branchesOf(firstRows(rows, 'parts', most), 'parts').map(({ row, level }) => `${row.id}@${level}`)).toEqual(
    expected,
  )
  expect(firstRows(rows, undefined, most)).toHaveLength(2)
})
