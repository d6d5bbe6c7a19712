// First passwords: what the policy accepts, and no two alike.
import { passwordProblem } from '@register/contract/input/password/policy'
import { expect, test } from 'vitest'
import { makeFirstPassword } from './firstPassword.ts'

test('the policy accepts every one, at its strictest too', () => {
  const made = Array.from({ length: 300 }, () => makeFirstPassword(24))
  for (const password of made)
    expect(passwordProblem(password, 'admin', [], { length: 24, classes: 4 })).toBeUndefined()
  expect(new Set(made).size).toBe(made.length)
  expect(makeFirstPassword(0)).toHaveLength(20)
})

test('a letter comes first, so that it pastes into a tool and a workbook; every later place may hold every kind', () => {
  const made = Array.from({ length: 400 }, () => makeFirstPassword(0))
  expect(made.filter((password) => !/^[A-Za-z]/.test(password))).toEqual([])
  for (const kind of [/[a-z]/, /[A-Z]/, /\d/, /[-+=.]/])
    for (const at of [1, 4, 19]) expect(made.some((password) => kind.test(password.charAt(at)))).toBe(true)
})
