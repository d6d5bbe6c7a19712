// A draft with a text where a number belongs is saved without it: the register keeps its last good values.
import { expect, test } from 'vitest'
import { rightParameters, type Content } from '../content.ts'
import { keepRight, wrongPaths } from './keepRight.ts'

const contentWith = (to: number | string | null, ratedLoad: number | string | null): Content => ({
  fields: { categoryCode: '3110' },
  parameters: { ratedLoad, liftingHeight: 45 },
  coverage: [{ conditions: [{ parameter: 'ratedLoad', from: null, to, values: null, text: null }] }],
  coverageWhole: true,
  coverageModels: [],
  components: [],
  files: [],
  supersedes: null,
})
const good = contentWith(1000, 900)

test('right numbers are saved as they are', () => {
  expect(wrongPaths(contentWith(1600, 1600))).toEqual([])
})

test.each(['abc', '1e3', '1.600'])('%s stays on the screen, and the last good numbers in the register', (text) => {
  const typed = contentWith(text, text)
  const wrong = wrongPaths(typed)
  expect(wrong).toEqual(['parameters.ratedLoad', 'coverage.0.conditions.0.to'])
  expect(keepRight(typed, good, wrong)).toEqual(good)
})

test('no condition is made of a text', () => {
  expect(rightParameters(contentWith(null, 'abc'))['ratedLoad']).toBeNull()
})
