// Long values are cut at the end of a line or sentence, lose nothing, and no part exceeds its limit.
import { expect, test } from 'vitest'
import { partsOf, phraseParts, rowsOf } from './cut.ts'

const limit = { characters: 20, lines: 3 }

test.each<[string, string, string[]]>([
  ['nothing', '', ['']],
  ['what has room', '额定速度 2 m/s', ['额定速度 2 m/s']],
  ['a sentence ends', '额定速度不大于样机。额定载重量不大于样机。', ['额定速度不大于样机。', '额定载重量不大于样机。']],
  ['a name is whole', 'LYC-100 或 LYC-200 或 LYC-300', ['LYC-100 或 LYC-200 或 ', 'LYC-300']],
  ['a word is whole', 'one two three four five six', ['one two three four ', 'five six']],
  ['one word without end', 'x'.repeat(45), ['x'.repeat(20), 'x'.repeat(20), 'x'.repeat(5)]],
  ['many short lines', 'a\nb\nc\nd\ne', ['a\nb\nc\n', 'd\ne']],
  ['no character is halved', `${'x'.repeat(19)}😀y`, ['x'.repeat(19), '😀y']],
])('%s', (_, text, parts) => {
  expect(partsOf(text, limit)).toEqual(parts)
  expect(parts.join('')).toBe(text)
})

test('both languages take as many parts as the longer one', () =>
  expect(phraseParts(['型号', 'one two three four five six'], limit)).toEqual([
    ['型号', 'one two three four '],
    ['', 'five six'],
  ]))

test('a row takes as many rows as its longest cell', () => {
  const rows = rowsOf([
    ['情形 A', 'Row A'],
    ['长'.repeat(1100), '长'.repeat(1100)],
  ])
  expect(rows.map(([first, second]) => [first?.[0], second?.[0].length])).toEqual([
    ['情形 A', 500],
    ['', 500],
    ['', 100],
  ])
})
