// A choice ends with its list; one that outlasts it says what is out of sight.
import { expect, test } from 'vitest'
import { named, staying } from './choice.ts'

const here = new Set([1, 2, 3])

test.each([
  ['the same list', { moved: false, here, survives: false }, [1, 2]],
  ['another page, order or filter', { moved: true, here, survives: false }, []],
  ['another one, whose rows have not come', { moved: true, here: undefined, survives: false }, []],
  ['a row that a colleague deleted', { moved: false, here: new Set([2]), survives: false }, [2]],
  ['rows that are being read', { moved: false, here: undefined, survives: false }, [1, 2]],
  ['a choice that outlasts its list', { moved: true, here: new Set([9]), survives: true }, [1, 2]],
])('%s', (_, around, kept) => expect(staying([1, 2], around)).toEqual(kept))

test('each chosen row has a name, and those out of sight are marked', () => {
  const names = new Map([
    [1, '一'],
    [7, '七'],
  ])
  expect(named([1, 7, 8], names, here)).toEqual([
    { key: 1, name: '一', hidden: false },
    { key: 7, name: '七', hidden: true },
    { key: 8, name: '8', hidden: true },
  ])
})
