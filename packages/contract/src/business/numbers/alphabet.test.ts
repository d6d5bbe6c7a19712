// One alphabet for numbers: what looks like another character is refused by name, and numbers that read alike are one.
import { expect, test } from 'vitest'
import { alphabetProblem, lookAlike } from './alphabet.ts'

test.each(['TSX 3110 901 2026 0001', 'ＴＳＸ３１１０', '沪特设检字（2011）第 12 号', 'TX-F3-〇一', 'A·B—C/1.0'])(
  '%s is written as numbers are',
  (number) => expect(alphabetProblem(number)).toBeUndefined(),
)

test.each([
  ['ТSX3110', 'Т U+0422'],
  ['TSX\u200B3110', 'U+200B'],
  ['ΤSX3110', 'Τ U+03A4'],
  ['TSX３١10', '١ U+0661'],
  ['TSX\u202E3110', 'U+202E'],
])('%j is refused, naming %s', (number, named) => {
  for (const text of alphabetProblem(number) ?? ['', '']) expect(text).toContain(named)
})

test('letters that look like digits make no other number', () => {
  expect(lookAlike('tsx-311O 9l2')).toBe(lookAlike('TSX3110912'))
  expect(lookAlike('TSX3110912')).not.toBe(lookAlike('TSX3110913'))
})
