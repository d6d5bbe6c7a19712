// Statements that overlap in time belong to one stage; those that waited for others begin a new one.
import { expect, test } from 'vitest'
import { stagesOf } from './stages.mjs'

const seen = (...spans: [name: string, began: number, ended: number][]) =>
  spans.map(([statement, began, ended]) => ({ statement, began, ended }))

test.each([
  ['one after the other', seen(['a', 1, 2], ['b', 3, 4]), [['a'], ['b']]],
  ['side by side', seen(['a', 1, 4], ['b', 2, 3]), [['a', 'b']]],
  ['two, then one', seen(['a', 1, 3], ['b', 2, 4], ['c', 5, 6]), [['a', 'b'], ['c']]],
  ['a chain next to a long one', seen(['long', 1, 6], ['a', 2, 3], ['b', 4, 5]), [['long', 'a', 'b']]],
  ['one that never ended', seen(['a', 1, Number.POSITIVE_INFINITY], ['b', 2, 3]), [['a', 'b']]],
  ['nothing', seen(), []],
])('%s', (_, statements, stages) => {
  expect(stagesOf(statements)).toEqual(stages)
})
