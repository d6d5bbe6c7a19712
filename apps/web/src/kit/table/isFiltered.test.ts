// An empty list of a chosen department or dictionary is empty, and offers the first step; only what is sought besides can be "not found".
import { expect, test } from 'vitest'
import { isFiltered } from './useListState.ts'

test('the place that a tree shows is not what is sought', () => {
  expect(isFiltered({ filters: {}, place: 'type' })).toBe(false)
  expect(isFiltered({ filters: { type: 'verdict' }, place: 'type' })).toBe(false)
  expect(isFiltered({ filters: { type: 'verdict', keyword: 'x' }, place: 'type' })).toBe(true)
  // On a telephone there is no tree: the same filter is one like the others.
  expect(isFiltered({ filters: { type: 'verdict' } })).toBe(true)
})
