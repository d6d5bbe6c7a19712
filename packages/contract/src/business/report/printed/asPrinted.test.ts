// A print stands beside its number only while it writes that very number.
import { expect, test } from 'vitest'
import type { Field } from '../../../fields.ts'
import { formKinds } from '../../../rules/parameters/formKinds.ts'
import { formsOf } from '../../../rules/parameters/formKind.ts'
import { heldPrints, printedReading, printOf, printsIn } from './asPrinted.ts'

test.each([
  ['2.60', 2.6, '2.60'],
  ['２．６０', 2.6, '2.60'],
  ['2.60 m/s', 2.6, '2.60'],
  ['2.6', 2.6, undefined],
  ['-20.0', -20, '-20.0'],
  ['1,600.50', 1600.5, undefined],
  ['2.61', 2.6, undefined],
  ['', 0, undefined],
  ['abc', 0, undefined],
  ['0.0', 0, '0.0'],
] as const)('%s for %d is kept as %s', (text, value, print) => {
  expect(printOf(text, value)).toBe(print)
})

test('a range in a cell has a print of each end', () => {
  expect(printsIn('dn', '15.0～20.50', { from: 15, to: 20.5 })).toEqual({ 'dn.from': '15.0', 'dn.to': '20.50' })
  expect(printsIn('dn', '≤ 20.0', { from: null, to: 20 })).toEqual({ 'dn.to': '20.0' })
  const field: Field = { key: 'dn', label: ['尺寸', 'Size'], type: 'range' }
  expect(printedReading(field, { from: 15, to: 20.5 }, { 'dn.from': '15.0' })[0]).toBe('15.0 – 20.5')
  expect(printedReading(field, { from: 16, to: 20.5 }, { 'dn.from': '15.0' })[0]).toBe('16 – 20.5')
})

test('of another number, a field of the office alone, and no field at all nothing is kept', () => {
  const form = formKinds.flatMap(formsOf).find(({ fields }) => fields.some(({ key }) => key === 'span'))
  const prints = { span: '12.60', unknown: '3.0' }
  expect(heldPrints(form, { span: 12.6, unknown: 3 }, prints)).toEqual({ span: '12.60' })
  expect(heldPrints(form, { span: 12.7 }, prints)).toEqual({})
  expect(heldPrints(undefined, { span: 12.6 }, prints)).toEqual({})
})
