// What an input of a code keeps of what was typed or pasted.
import { expect, test } from 'vitest'
import { codeProblem, digitsTyped, recoveryProblem, recoveryTyped } from './codes.ts'

test.each([
  ['123456', '123456'],
  ['12 34 56', '123456'],
  ['１２３４５６', '123456'],
  ['12a3-4b56', '123456'],
  ['您的验证码是 012345，5 分钟内有效', '012345'],
  ['1234567', '123456'],
  ['【登记系统】5 分钟内有效，验证码 012345', '012345'],
  ['ABC-012345', '012345'],
  ['abc', ''],
])('of %s a code keeps %s', (text, kept) => expect(digitsTyped(text)).toBe(kept))

test.each([
  ['abcdefghjkmn', 'abcd-efgh-jkmn'],
  [' ABCD efgh jkmn ', 'abcd-efgh-jkmn'],
  ['ａｂｃｄ－efgh', 'abcd-efgh'],
  ['abcd-', 'abcd'],
  ['abcd-efgh-jkmn-more', 'abcd-efgh-jkmn'],
])('of %s a recovery code keeps %s', (text, kept) => expect(recoveryTyped(text)).toBe(kept))

test('what is incomplete is said with what would be right', () => {
  expect(codeProblem('12345')?.[1]).toContain('six digits')
  expect(codeProblem('012345')).toBeUndefined()
  expect(recoveryProblem('abcd-efgh')?.[1]).toContain('12 letters or digits')
  expect(recoveryProblem('abcd-efgh-jkmn')).toBeUndefined()
})
