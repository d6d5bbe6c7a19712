// A product is outside a recall only where that is shown, and inside only by everything that the recall states.
import { expect, test } from 'vitest'
import { withinRecall, type RecallRange, type Unit } from './recallRange.ts'
import { rangeFault } from '../business/report/lifecycle/recall.ts'
import { rangeWords } from '../business/recall/shape.ts'

const range = (more: Partial<RecallRange>): RecallRange => ({
  serialFrom: null,
  serialTo: null,
  madeFrom: null,
  madeTo: null,
  ...more,
})
const serials = range({ serialFrom: 'A-001', serialTo: 'A-100' })
const days = range({ madeFrom: '2020-01-01', madeTo: '2020-06-30' })
const both = { ...serials, madeFrom: days.madeFrom, madeTo: days.madeTo }

test.each([
  [serials, { serialNo: 'a-50' }, 'inside'],
  [serials, { serialNo: 'A-100' }, 'inside'],
  [serials, { serialNo: 'Ａ-101' }, 'outside'],
  [serials, { serialNo: 'A-1050' }, 'unclear'],
  [range({ serialFrom: '20240100', serialTo: '20240200' }), { serialNo: '150' }, 'unclear'],
  [range({ serialFrom: '20240100', serialTo: '20240200' }), { serialNo: '0150' }, 'unclear'],
  [range({ serialFrom: '20240100', serialTo: '20240200' }), { serialNo: '240150' }, 'unclear'],
  [range({ serialFrom: '20240100', serialTo: '20240200' }), { serialNo: '20240099' }, 'outside'],
  [range({ serialFrom: '1', serialTo: '200' }), { serialNo: '250' }, 'outside'],
  [serials, { serialNo: 'B-050' }, 'unclear'],
  [serials, { serialNo: '050' }, 'unclear'],
  [serials, { serialNo: 'A-050X' }, 'unclear'],
  [serials, { manufactureDate: '2020-02-02' }, 'unclear'],
  [range({ serialFrom: 'A-007' }), { serialNo: 'A-007' }, 'inside'],
  [range({ serialFrom: 'A-007' }), { serialNo: 'A-008' }, 'outside'],
  [days, { manufactureDate: '2020-06-30' }, 'inside'],
  [days, { manufactureDate: '2020-07-01' }, 'outside'],
  [range({ madeTo: '2020-06-30' }), { manufactureDate: '1999-01-01' }, 'inside'],
  [days, {}, 'unclear'],
  [both, { serialNo: 'A-050', manufactureDate: '2020-02-02' }, 'inside'],
  [both, { serialNo: 'A-050' }, 'unclear'],
  [both, { serialNo: 'A-500' }, 'outside'],
  [both, { serialNo: 'A-050', manufactureDate: '2021-02-02' }, 'outside'],
] as [RecallRange, Unit, string][])('%o: %o is %s', (of, unit, within) => {
  expect(withinRecall(of, unit)).toBe(within)
})

test.each([
  [{}, 'serialFrom'],
  [{ serialTo: 'A-100' }, 'serialFrom'],
  [{ serialFrom: 'A-100', serialTo: 'A-001' }, 'serialTo'],
  [{ serialFrom: 'A-100', serialTo: 'B-200' }, 'serialTo'],
  [{ madeFrom: '2020-06-30', madeTo: '2020-01-01' }, 'madeTo'],
  [{ serialFrom: 'A-001' }, undefined],
  [{ madeTo: '2020-01-01' }, undefined],
])('%o is refused at %s', (given, field) => {
  expect(rangeFault(given)?.field).toBe(field)
})

test('a range in words', () => {
  expect(rangeWords(both)[1]).toBe('serial numbers A-001 to A-100, made 2020-01-01 to 2020-06-30')
  expect(rangeWords(range({ serialFrom: 'A-007' }))[0]).toBe('产品编号 A-007')
  expect(rangeWords(range({ madeTo: '2020-06-30' }))[0]).toBe('制造日期 … 至 2020-06-30')
})
