// The tested sample against its own table: inside, outside, and what cannot be told stays that.
import { expect, test } from 'vitest'
import { formNamed } from '../../parameters/formKinds.ts'
import { sampleInRows } from './ofSample.ts'

const form = formNamed('traction')
const row = (...conditions: Parameters<typeof sampleInRows>[1][number]['conditions']) => ({ conditions })

test('a row holds the sample only when every condition is met by a tested value', () => {
  const rows = [
    row({ parameter: 'ratedLoad', to: 1000 }, { parameter: 'ratedSpeed', to: 1.75 }),
    row({ parameter: 'ratedLoad', to: 1000 }, { parameter: 'ratedSpeed', to: 1 }),
    row({ parameter: 'ratedLoad', to: 1000 }, { parameter: 'carGuideRails', from: 4 }),
  ]
  const found = sampleInRows(form, rows, { ratedLoad: 1000, ratedSpeed: 1.75 })
  expect(found.map(({ result }) => result)).toEqual(['yes', 'no', 'unknown'])
  expect(found[1]?.conditions.map(({ tested, result }) => [tested, result])).toEqual([
    [1000, 'met'],
    [1.75, 'notMet'],
  ])
  expect(found[2]?.conditions[1]).toMatchObject({ tested: null, result: 'unknown' })
})

test('a restriction in words is never met, a missing end never either', () => {
  const rows = [
    row({ parameter: 'ratedLoad', to: 1000, text: '仅限室内' }),
    row({ parameter: 'ratedLoad', from: 500 }),
    row({ parameter: 'noSuchParameter', to: 1 }),
  ]
  const found = sampleInRows(form, rows, { ratedLoad: 800, noSuchParameter: 1 })
  expect(found.map(({ result }) => result)).toEqual(['unknown', 'unknown', 'unknown'])
})
