// Rows with children are listed one after the other, each with its depth.
import { expect, test } from 'vitest'
import { branchesOf } from './rowTree.ts'

const rows = [{ id: 1, parts: [{ id: 2, parts: [{ id: 3 }] }, { id: 4 }] }, { id: 5 }]
const read = (tree?: string) => branchesOf(rows, tree).map(({ row, level }) => `${row.id}@${level}`)

test('rows have children only where the screen names their property', () => {
  expect(read('parts')).toEqual(['1@0', '2@1', '3@2', '4@1', '5@0'])
  expect(read()).toEqual(['1@0', '5@0'])
})
