// A part of an entry means the entry when it is the only one with that part.
import { expect, test } from 'vitest'
import { meantBy } from './meantBy.ts'

const entries = ['TSG T7007-2022', 'TSG T7007-2016', 'GB/T 7588.1-2020', 'GB/T 7588.2-2020'].map((text) => ({
  value: text,
  label: text,
}))

test.each([
  ['T7007-2022', 'TSG T7007-2022'],
  ['t7007-2016', 'TSG T7007-2016'],
  ['7588.2', 'GB/T 7588.2-2020'],
  ['gb/t7588.1-2020', 'GB/T 7588.1-2020'],
  ['T7007', 'T7007'],
  ['EN 81-20', 'EN 81-20'],
  [' EN 81-20 ', 'EN 81-20'],
])('%j means %j', (text, meant) => {
  expect(meantBy(text, entries)).toBe(meant)
})
