// A number alone is read without the patterns, and exactly as they read it: a blank before it makes them look.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numbersIn, numbersInCell, unclearIn } from './inText.ts'
import { numberAlone } from './certificateNo.ts'

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(''))
const category = fc
  .array(fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'), { minLength: 4, maxLength: 4 })
  .map((all) => all.join(''))
const groups = fc.tuple(
  fc.constantFrom('TSX', 'TX'),
  fc.oneof(category, fc.constantFrom('3110', 'F310', 'F34B')),
  fc.integer({ min: 3, max: 5 }).chain(digits),
  fc.oneof(fc.constantFrom('1926', '1999', '2000', '2026', '22', '95'), digits(4)),
  digits(4),
)
const number = fc
  .tuple(groups, fc.constantFrom('', ' ', '', ' ', '-', '  '), fc.constantFrom('', '', '', '补', 'X'))
  .map(([all, between, behind]) => all.join(between) + behind)

const behindBlank = (text: string, read: typeof numbersIn) =>
  read(` ${text}`).map((one) => ({ ...one, from: one.from - 1, to: one.to - 1 }))

test('what is read without the patterns is what they read', () => {
  let count = 0
  fc.assert(
    fc.property(number, (text) => {
      if (numberAlone(text)) count += 1
      expect(numbersIn(text)).toEqual(behindBlank(text, numbersIn))
      expect(numbersInCell(text)).toEqual(behindBlank(text, numbersInCell))
      expect(unclearIn(text)).toBe(unclearIn(` ${text}`))
    }),
    { numRuns: 4_000 },
  )
  expect(count).toBeGreaterThan(200)
})

test.each([
  'TSX311090120260001',
  'TXF310903220001',
  'TX3110901050001',
  'TSX F340 903 2021 0001',
  'TX F310 903 22 0001',
])('%s stands alone', (text) => {
  expect(numberAlone(text)).toMatchObject({ key: text.replaceAll(' ', ''), text, from: 0, to: text.length })
})

test.each([
  'TSX311O90120260001',
  'TSX3110901202600012',
  'TSX3110 901 2026 0001',
  'TSX 3110 901 2026 0001补',
  'TX 3110 000 0000 0000',
  'TSX311090119260001',
  'TXS31090120260001',
  '',
])('the patterns look at %j', (text) => {
  expect(numberAlone(text)).toBeUndefined()
})
