// A value is written the way people say it, not the way it is stored.
import { expect, test } from 'vitest'
import { reportFields } from '@register/contract/business/report/fields'
import type { Field } from '@register/contract/fields'
import { valueWithUnit } from './valueText.ts'

const country = reportFields.find(({ key }) => key === 'country') as Field

test('a country reads by its name, and a bound with its unit', () => {
  expect(valueWithUnit(country, 'CN', 'zh')).toBe('中国')
  expect(valueWithUnit(country, 'DE', 'en')).toBe('Germany')
  const load: Field = { key: 'load', label: ['载重量', 'Load'], type: 'integer', unit: ['kg', 'kg'] }
  expect(valueWithUnit(load, 1000, 'zh')).toBe('1000 kg')
  expect(valueWithUnit(load, null, 'zh')).toBe('')
})
