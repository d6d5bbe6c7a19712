// What an account still reaches of a scope that it had.
import { expect, test } from 'vitest'
import { everything, readScope, stillReaches, type PartialScope, type Scope } from './scope.ts'

const part = (more: Partial<PartialScope>): Scope => ({
  all: false,
  deptIds: [],
  below: [],
  creator: undefined,
  company: undefined,
  ...more,
})

test.each<[string, Scope, Scope, boolean]>([
  ['all of a part', everything, part({ deptIds: [1] }), true],
  ['a part of all', part({ deptIds: [1] }), everything, false],
  ['the same', part({ deptIds: [1, 2], creator: 7 }), part({ deptIds: [2, 1], creator: 7 }), true],
  ['more', part({ deptIds: [1, 2], below: [3] }), part({ deptIds: [1] }), true],
  ['less by a department', part({ deptIds: [1] }), part({ deptIds: [1, 2] }), false],
  ['another department and those below', part({ below: [4] }), part({ below: [3] }), false],
  ['no longer what the account wrote itself', part({ deptIds: [1] }), part({ deptIds: [1], creator: 7 }), false],
  ['another company', part({ company: 'B' }), part({ company: 'A' }), false],
  ['nothing', part({}), part({ company: 'A' }), false],
])('%s', (_, now, before, reached) => expect(stillReaches(now, before)).toBe(reached))

test('a stored scope comes back, and nothing else is one', () => {
  for (const scope of [everything, part({ deptIds: [1], creator: 7 })])
    expect(readScope(JSON.parse(JSON.stringify(scope)))).toEqual(scope)
  for (const other of [null, {}, { all: false }, 'all']) expect(readScope(other)).toBeUndefined()
})
