// Countries are found by code and by name in both languages; each is listed once.
import { expect, test } from 'vitest'
import { countryCodes, countryName, countryOf, isCountry } from './countries.ts'

test('the list is that of ISO 3166-1: 249 codes, each once, each with a name in both languages', () => {
  expect(new Set(countryCodes).size).toBe(249)
  expect(countryCodes).toHaveLength(249)
  for (const code of countryCodes) for (const name of countryName(code)) expect(name).not.toBe(code)
})

test.each([
  ['CN', 'CN'],
  ['cn', 'CN'],
  ['德国', 'DE'],
  ['Germany', 'DE'],
  ['ｄｅ', 'DE'],
  ['中国台湾', 'TW'],
  ['中国', 'CN'],
  ['China', 'CN'],
  ['P.R. China', 'CN'],
  ['usa', 'US'],
  ['XX', undefined],
  ['', undefined],
])('%s is %s', (text, code) => expect(countryOf(text)).toBe(code))

test('what no country has is none, and is shown as it stands', () => {
  expect(isCountry('XX')).toBe(false)
  expect(countryName('Prussia')).toEqual(['Prussia', 'Prussia'])
})
