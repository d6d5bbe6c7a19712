// The levels of passwords, and what each lacks for the next.
import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { lacking, levelOf } from './passwordLevel.ts'

test.each([
  ['', 0],
  ['aB1!x', 0],
  ['111111', 1],
  ['121212', 2],
  ['abcdef', 2],
  ['abc123', 3],
  ['Abc123', 4],
  ['aaabbb', 1],
  ['Aaa111!', 4],
  ['Abc12!', 5],
  ['密码密码密码', 2],
  ['😀😀😀', 0],
])('%j has level %i', (password, level) => {
  expect(levelOf(password)).toBe(level)
})

test('what is lacking is named', () => {
  expect(lacking('aaa')).toEqual([
    ['至少 6 个字符', 'at least 6 characters'],
    ['数字', 'a digit'],
    ['大写字母', 'a capital letter'],
    ['特殊字符', 'a special character'],
    ['没有三个相同的连续字符', 'no three of one character in a row'],
  ])
  expect(lacking('Abc12!')).toEqual([])
})

test('level 5 and only level 5 lacks nothing', () => {
  assert(
    property(string({ unit: 'grapheme' }), (password) => {
      expect(levelOf(password) === 5).toBe(lacking(password).length === 0)
    }),
  )
})
