// Levels of passwords: a password that the policy refuses is never called fair, and an accepted one never less than fair.
import { passwordProblem } from '@register/contract/input/password/policy'
import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { adviceOn, levelOf } from './passwordLevel.ts'

test.each([
  ['', 0],
  ['aB1!x', 1],
  ['Abc12!', 1],
  ['Abc123', 1],
  ['abcdefghijkl', 2],
  ['Password2026!', 2],
  ['Elevator-2026', 2],
  ['Kq7mWc5JdYf9', 3],
  ['Kq7mWc5J-Yf9.z', 4],
  ['kettle 42 Orbit-velvet 7', 5],
])('%j has level %i', (password, level) => {
  expect(levelOf(password)).toBe(level)
})

test('the name of the account counts', () => {
  expect(levelOf('Zhoubeichen-42!x')).toBeGreaterThan(2)
  expect(levelOf('Zhoubeichen-42!x', 'zhoubeichen')).toBe(2)
})

test('the advice uses the words of the policy', () => {
  expect(adviceOn('Abc12!')).toEqual(passwordProblem('Abc12!', ''))
  expect(adviceOn('Kq7mWc5JdYf9')?.[1]).toContain('longer')
  expect(adviceOn('kettle 42 Orbit-velvet 7')).toBeUndefined()
})

test('level and policy never disagree', () => {
  assert(
    property(string({ unit: 'grapheme', maxLength: 40 }), (password) => {
      expect(levelOf(password) >= 3).toBe(passwordProblem(password, '') === undefined)
    }),
  )
})
