// One slip leads to the number that was meant, from every place of it; a foreign letter is named, and nothing is read silently.
import { describe, expect, test } from 'vitest'
import { foreignLetterIn } from './foreignLetters.ts'
import { nearKeys } from './oneEdit.ts'

const key = 'TSX311090120260001'
const ranked = (text: string) => [...nearKeys(text)].toSorted(([, a], [, b]) => a - b).map(([one]) => one)

test.each([
  ['TXS 3110 901 2026 0001', 'two letters of the head changed places'],
  ['TSX 3110 901 2062 0001', 'two digits of the year changed places'],
  ['TSX 3110 901 2026 00011', 'a digit too many'],
  ['TSX 3110 901 2026 00001', 'a doubled digit'],
  ['TSX 3110 901 2026 001', 'a digit too few'],
  ['SX 3110 901 2026 0001', 'a letter too few'],
  ['TSX 3l1O 9O1 2O26 OOO2', 'a wrong digit, with letters for others'],
  ['3110 901 2026 0010', 'no head, and two digits that changed places'],
  ['\u0422SX 3110 901 2026 0002', 'a wrong digit, and a Cyrillic letter'],
])('%s: %s', (text) => {
  expect(nearKeys(text).has(key)).toBe(true)
})

test('places that changed come first, and a suffix stays', () => {
  expect(ranked('TSX 3110 901 2062 0001')[0]).toBe(key)
  expect(nearKeys('TSX 3110 901 2026 00010补').has(`${key}补`)).toBe(false)
  expect(nearKeys('TSX 3110 901 2026 0010补').has(`${key}补`)).toBe(true)
  expect(nearKeys('TX 3110 901 05 0010').has('TX3110901050001')).toBe(true)
})

test.each([
  ['TSX 3110 901 2026 1', key],
  ['tsx-3110-901-2026-01', key],
  ['ＴＳＸ 3110 901 2026 １', key],
  ['3110 901 2026 1', key],
  ['TSX 3110 12 2026 7', 'TSX311001220260007'],
])('%s lacks the zeros of print, which is the likeliest', (text, meant) => {
  expect(ranked(text)[0]).toBe(meant)
})

describe('its cost has a bound', () => {
  test.each([key, 'TSX1111111111111111111', 'TX3110901050001', '3'.repeat(200), 'T'.repeat(18)])('%s', (text) => {
    expect(nearKeys(text).size).toBeLessThan(900)
  })
  test.each(['', '电梯', 'R-2024-001', `${key}${key}`])('%j has none', (text) => {
    expect(nearKeys(text).size).toBe(0)
  })
})

test('a number is not near itself', () => {
  expect(nearKeys(key).has(key)).toBe(false)
})

test('a letter of another script is named with its place in the number', () => {
  expect(foreignLetterIn('证书 \u0422SX 3110 901 2026 0001')).toMatchObject({
    letter: '\u0422',
    latin: 'T',
    script: 'cyrillic',
    number: { key },
  })
  expect(foreignLetterIn('TS\u03A7 3110 901 2026 0001')).toMatchObject({ latin: 'X', script: 'greek' })
  expect(foreignLetterIn('TSX 3110 901 2026 0001')).toBeUndefined()
  expect(foreignLetterIn('\u0422ест')).toBeUndefined()
})
