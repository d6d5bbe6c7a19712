// Misprinted numbers and suffixes: which reading is proposed, and that no misprint of another body's number can be entered under a reading of one's own.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitsFormat, makeNo, numberKey, printNo, suffixedNo } from './certificateNo.ts'
import type { HeldCode } from './heldCodes.ts'
import { editsBetween, isMisprinted, probableReading } from './misprint.ts'
import { numberErrors } from './ownership.ts'

const held = (code: string): HeldCode => ({ code, from: null, to: null, succeeds: false })
const today = '2026-06-30'
const judge = (certificateNo: string, probableNo: string, codes = [held('019')], more: object = {}) =>
  numberErrors({ certificateNo, probableNo, categoryCode: '7300', ...more }, { codes, existing: true, today })
const proposed = (printed: string, code = '019', more: object = {}) =>
  probableReading(printed, { categoryCode: '7300', codes: [held(code)], today, ...more })

test('a number that lost a character is entered as printed, with the only reading that fits', () => {
  const printed = 'TSX73001920222188'
  expect(proposed(printed)).toBe('TSX730001920222188')
  expect(judge(printed, '').map(({ field }) => field)).toEqual(['certificateNo'])
  expect(judge(printed, 'TSX 7300 019 2022 2188')).toEqual([])
  expect(isMisprinted(printed)).toBe(true)
})

test.each([
  ['a doubled character', 'TSX 7300 019 2014 21888', 'TSX730001920142188'],
  ['letters for digits', 'TSX 7300 O19 2O22 2188', 'TSX730001920222188'],
  ['a start that lost a letter', 'TS 7300 019 2022 2188', 'TSX730001920222188'],
])('%s has its reading', (_, printed, reading) => {
  expect(proposed(printed)).toBe(reading)
  expect(judge(printed, reading)).toEqual([])
})

test.each([
  ['a lost digit of the serial, which may be any', 'TSX 7300 019 2022 218', '019'],
  ['a doubled digit that may be either of two', 'TSX 7300 019 2022 22188', '019'],
  ['another body', 'TSX73002220222188', '019'],
  ['what follows the format', 'TSX 7300 019 2022 2188', '019'],
  ['too little to read', 'TSX 2188', '019'],
])('nothing is proposed for %s', (_, printed, code) => expect(proposed(printed, code)).toBeUndefined())

test('a year after the issue is not proposed', () =>
  expect(proposed('TSX73001920222188', '019', { issueDate: '2021-02-03' })).toBeUndefined())

test.each([
  ['of another body', 'TSX 7300 022 2022 2188', 'TSX73001920222188'],
  ['of another category', 'TSX 7310 019 2022 2188', 'TSX73001920222188'],
  ['that is no number', '0192022', 'TSX73001920222188'],
  ['too far from the print', 'TSX 7300 019 2014 0001', 'TSX73001920222188'],
  ['beside a number that follows the format', 'TSX 7300 019 2022 2188', 'TSX 7300 019 2022 2189'],
  ['beside no number', 'TSX 7300 019 2022 2188', ''],
  ['of a year to come', 'TSX 7300 019 2027 2188', 'TSX73001920272188'],
])('a reading %s is refused at its field', (_, reading, printed) =>
  expect(judge(printed, reading).map(({ field }) => field)).toEqual(['probableNo']),
)

test('a number of an impossible year has the reading of the only possible one, and not another body’s', () => {
  expect(proposed('TSX 7300 019 1922 2188')).toBe('TSX730001920222188')
  expect(judge('TSX 7300 022 1922 2188', 'TSX 7300 019 2022 2188').map(({ field }) => field)).toEqual(['probableNo'])
})

test('the number of another body is refused whatever the reading, and what the head office confirmed needs none', () => {
  const foreign = 'TSX 7300 022 2022 2188'
  expect(judge(foreign, 'TSX 7300 019 2022 2188').map(({ field }) => field)).toContain('certificateNo')
  const asked = { codes: [held('019')], existing: true, today, confirmed: true }
  expect(numberErrors({ certificateNo: 'TSX 2188', categoryCode: '7300' }, asked)).toEqual([])
  expect(numberErrors({ certificateNo: foreign, categoryCode: '7300' }, asked)).toHaveLength(1)
  // A digit that was doubled before the year makes a number of a longer code.
  const doubled = {
    certificateNo: 'TSX 77300 019 2022 2188',
    probableNo: 'TSX 7300 019 2022 2188',
    categoryCode: '7300',
  }
  expect(numberErrors(doubled, asked)).toEqual([])
  expect(numberErrors(doubled, { ...asked, confirmed: false })).not.toEqual([])
})

const digit = fc.integer({ min: 0, max: 9 }).map(String)
const code = fc.array(digit, { minLength: 3, maxLength: 5 }).map((one) => one.join(''))
const year = fc.integer({ min: 2005, max: 2026 })
const serial = fc.integer({ min: 0, max: 9999 })
/** Lost, doubled or replaced characters, by their place. */
const faults = fc.array(fc.record({ at: fc.nat(), how: fc.constantFrom('lost', 'doubled', 'replaced') }), {
  minLength: 1,
  maxLength: 2,
})
function misprinted(number: string, wrong: readonly { at: number; how: string }[], isKept: (at: number) => boolean) {
  return wrong.reduce((text, { at, how }) => {
    const places = [...text].map((_, place) => place).filter(isKept)
    const place = places[at % places.length] ?? 0
    const one = text.charAt(place)
    const now = how === 'lost' ? '' : how === 'doubled' ? one + one : /\d/.test(one) ? String((+one + 3) % 10) : '0'
    return text.slice(0, place) + now + text.slice(place + 1)
  }, number)
}

test('every misprint of one’s own number can be entered with its reading', () =>
  fc.assert(
    fc.property(code, year, serial, faults, (own, of, no, wrong) => {
      const number = makeNo('7300', own, of, no)
      const printed = misprinted(number, wrong, () => true)
      fc.pre(!fitsFormat(printed))
      const errors = judge(printed, number, [held(own)])
      // A shape with fewer edits is another number, which the print then says.
      if (errors.length > 0) expect(errors[0]?.phrase[1]).toContain('nearer')
      expect(editsBetween(printed, number)).toBeLessThanOrEqual(2)
    }),
  ))

test('no misprint that leaves another body’s code legible passes under a reading of one’s own', () => {
  let tried = 0
  fc.assert(
    fc.property(code, code, year, serial, faults, (own, other, of, no, wrong) => {
      fc.pre(own !== other)
      const printed = misprinted(makeNo('7300', other, of, no), wrong, (at) => at > 10 + other.length)
      const proposal = probableReading(printed, { categoryCode: '7300', codes: [held(own)], today })
      const readings = [proposal, makeNo('7300', own, of, no), makeNo('7300', own, of, no % 1000)]
      for (const reading of readings) {
        if (!reading || fitsFormat(printed) || own.length !== other.length) continue
        tried++
        expect(judge(printed, reading, [held(own)])).not.toEqual([])
      }
    }),
    { numRuns: 300 },
  )
  expect(tried).toBeGreaterThan(20)
})

test.each(['0056补', '0056 补', '0056-补', '0056(补)', '0056（补）', '0056－补', '0056[补]', ' 0056 （ 补 ）'])(
  '%s is one number, in every spelling of the suffix',
  (end) => {
    expect(numberKey(`TSX 7300 019 2022 ${end}`)).toBe('TSX730001920220056补')
    expect(numberKey(`TX F340-022-15 ${end}`)).toBe('TXF340022150056补')
    expect(suffixedNo(`TSX 7300 019 2022 ${end}`)?.base.normal).toBe('TSX730001920220056')
  },
)

test('a counted suffix is another number, and none is its base', () => {
  const keys = ['', '补', '补1', '补2', '补发', '变更'].map((end) => numberKey(`TSX 7300 019 2022 0056${end}`))
  expect(new Set(keys).size).toBe(keys.length)
  expect(printNo('tsx730001920220056（补1）')).toBe('TSX 7300 019 2022 0056补1')
  expect(suffixedNo('TSX 7300 019 2022 0056复印件')).toBeUndefined()
  expect(isMisprinted('TSX 7300 019 2022 0056补')).toBe(false)
})

test.each([
  ['補', '补'],
  ['換', '换'],
  ['换发', '换'],
  ['換發', '换'],
  ['補發', '补发'],
  ['變更', '变更'],
  ['补一', '补1'],
  ['补(一)', '补1'],
  ['（补（一））', '补1'],
  ['补01', '补1'],
  ['補十', '补10'],
])('the suffix %s is %s', (printed, meant) => {
  const key = numberKey(`TSX 7300 019 2022 0056${meant}`)
  expect(numberKey(`TSX 7300 019 2022 0056${printed}`)).toBe(key)
  expect(numberKey(key)).toBe(key)
  expect(suffixedNo(`TX F340-022-15 0056-${printed}`)?.suffix).toBe(meant)
})

test('a suffix opens no number that its base does not', () => {
  expect(judge('TSX 7300 019 2022 0056补', '')).toEqual([])
  expect(judge('TX 7300-019-15 0056（补）', '')).toEqual([])
  for (const number of ['TSX 7300 022 2022 0056补', 'TSX 7310 019 2022 0056补', 'TX 7300-022-15 0056补'])
    expect(judge(number, '')).toHaveLength(1)
  const issued = { codes: [held('019')], existing: false, today }
  expect(numberErrors({ certificateNo: 'TSX 7300 019 2026 0056补', categoryCode: '7300' }, issued)).toHaveLength(1)
})
