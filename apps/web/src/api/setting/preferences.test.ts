// Stored preferences are used as far as they are valid.
import { expect, test } from 'vitest'
import { defaults, readPreferences } from './preferences.ts'

test.each([undefined, null, 'x', 7, [], { layout: 'sideways', folded: 'yes', autoExit: 3 }])(
  '%j is no preference',
  (value) => expect(readPreferences(value)).toEqual(defaults),
)

test('what makes sense is kept', () => {
  const mine = { layout: 'dock', folded: true, uniqueOpen: true, tags: false, autoExit: 30 } as const
  expect(readPreferences({ ...mine, more: 1 })).toEqual(mine)
  expect(readPreferences({ tags: false })).toEqual({ ...defaults, tags: false })
})
