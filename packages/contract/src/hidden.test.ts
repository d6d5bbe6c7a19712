// What is drawn as nothing goes out of a text that people can read; what emoji and rare characters need stays.
import { expect, test } from 'vitest'
import { withoutUnseen } from './hidden.ts'

test.each([
  ['虹海\u200B电梯', '虹海电梯'],
  ['\uFEFFAcme\u00AD Lifts\u2060', 'Acme Lifts'],
  ['A\u200DB\u200C', 'AB'],
  ['a\uFE0Fb\u{E0041}', 'ab'],
  ['plain text, 中文', 'plain text, 中文'],
])('%j is kept as %j', (typed, left) => expect(withoutUnseen(typed)).toBe(left))

test.each(['👩🏽\u200D🔧', '❤\uFE0F\u200D🔥', '1\uFE0F\u20E3', '葛\u{E0100}'])('%s stays as it is', (text) =>
  expect(withoutUnseen(text)).toBe(text),
)
