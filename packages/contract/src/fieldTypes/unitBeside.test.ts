// One of what is counted is singular in English.
import { expect, test } from 'vitest'
import { conditionText } from '../rules/coverage/words.ts'
import { unitBeside } from './unitBeside.ts'

test.each([
  ['1', 'row'],
  ['≥ 1', 'row'],
  ['≤ 1', 'row'],
  ['0 – 1', 'rows'],
  ['11', 'rows'],
  ['4', 'rows'],
  ['', 'rows'],
])('%s %s', (text, unit) => {
  expect(unitBeside(['列', 'rows'], text)).toEqual(['列', unit])
})

test('a unit that measures stays what it is', () => {
  expect(unitBeside(['kg', 'kg'], '1')).toEqual(['kg', 'kg'])
})

test('a condition on one', () => {
  const form = { fields: [{ key: 'rails', label: ['导轨', 'Rails'], type: 'integer', unit: ['列', 'rows'] }] }
  expect(conditionText(form as never, { parameter: 'rails', from: 1 })).toEqual(['≥ 1 列', '≥ 1 row'])
  expect(conditionText(form as never, { parameter: 'rails', values: ['1'] })).toEqual(['1 列', '1 row'])
})
