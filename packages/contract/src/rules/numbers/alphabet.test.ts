// One alphabet for numbers: characters that look like others are refused by name, and numbers that look alike are equal.
import { expect, test } from 'vitest'
import { alphabetProblem, lookAlike } from './alphabet.ts'

test.each([
  'TSX 3110 901 2026 0001',
  'ＴＳＸ３１１０',
  '沪特设检字（2011）第 12 号',
  'TX-F3-〇一',
  'A·B—C/1.0',
  '[2011]A',
  'A',
  '(2011)',
])('%s is written as numbers are', (number) => expect(alphabetProblem(number)).toBeUndefined())

test.each([
  ['ТSX3110', 'Т U+0422'],
  ['TSX\u200B3110', 'U+200B'],
  ['ΤSX3110', 'Τ U+03A4'],
  ['TSX３١10', '١ U+0661'],
  ['TSX\u202E3110', 'U+202E'],
  ["'TSX3110", "' U+0027"],
  ['=TSX3110', '= U+003D'],
  ['TSX3110.', '. U+002E'],
  ['TSX3110;', '; U+003B'],
  ['T$X3110', '$ U+0024'],
  ['-TSX3110', '- U+002D'],
  ['々TSX3110', '々 U+3005'],
])('%j is refused, naming %s', (number, named) => {
  for (const text of alphabetProblem(number) ?? ['', '']) expect(text).toContain(named)
})

test.each([
  'TSX3110902202600 33',
  'T5X311090220260033',
  '丅SX311090220260033',
  'TSX3丨1090220260033',
  'TSX311口90220260033',
  'tsx-311O 9O2 2O26 OO33',
  '(TSX311090220260033)',
  'T一SX311090220260033',
])('%s makes no other number than the genuine one', (number) =>
  expect(lookAlike(number)).toBe(lookAlike('TSX 3110 902 2026 0033')),
)

test('other digits make another number', () => {
  expect(lookAlike('TSX3110912')).not.toBe(lookAlike('TSX3110913'))
})
