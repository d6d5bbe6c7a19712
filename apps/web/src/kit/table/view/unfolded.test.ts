// What is added below an entry is visible where its tree is unfolded, and people's folding stays.
import { expect, test } from 'vitest'
import { unfoldedKeys, type Unfolded } from './unfolded.ts'

interface Row {
  id: number
  below?: Row[]
}
const keys = (rows: Row[], state: Unfolded) => unfoldedKeys(rows, 'below', ({ id }) => id, state)
const none = new Set<number>()

test('an entry that gets its first child later is unfolded like the others', () => {
  const before: Row[] = [{ id: 1, below: [{ id: 2 }] }]
  const after: Row[] = [{ id: 1, below: [{ id: 2, below: [{ id: 3 }] }] }]
  expect(keys(before, { start: true, turned: none })).toEqual([1])
  expect(keys(after, { start: true, turned: none })).toEqual([1, 2])
})

test('a branch that somebody has folded stays folded, and one of a folded tree that somebody has unfolded stays open', () => {
  const rows: Row[] = [{ id: 1, below: [{ id: 2, below: [{ id: 3 }] }] }]
  expect(keys(rows, { start: true, turned: new Set([2]) })).toEqual([1])
  expect(keys(rows, { start: false, turned: new Set([2]) })).toEqual([2])
  expect(keys(rows, { start: [1], turned: none })).toEqual([1])
  expect(keys(rows, { start: [1], turned: new Set([1, 2]) })).toEqual([2])
})
