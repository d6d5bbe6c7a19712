// A row of the coverage table as text.
import { expect, test } from 'vitest'
import { range } from './range.ts'

const row = { parameter: 'ratedLoad', label: '', from: null, to: null, unit: 'kg', text: '' }

test.each([
  [{ from: 320, to: 1000 }, '320 – 1000 kg'],
  [{ to: 1.75, unit: 'm/s' }, '≤ 1.75 m/s'],
  [{ from: 0 }, '≥ 0 kg'],
  [{ from: 2, to: 2, unit: '' }, '2'],
  [{ text: '2:1', unit: '' }, '2:1'],
  [{ to: 5, text: 'indoors' }, '≤ 5 kg · indoors'],
])('%o', (given, text) => {
  expect(range({ ...row, ...given })).toBe(text)
})
