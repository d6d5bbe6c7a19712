// Percentiles by the nearest rank, compared with counting.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { median, percentile, together } from './percentiles.mjs'

const times = fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 200 })

test('a percentile is the smallest value that enough others do not exceed', () => {
  fc.assert(
    fc.property(times, fc.double({ min: 0.01, max: 1, noNaN: true }), (values, share) => {
      const found = percentile(values, share)
      const upTo = (limit: number) => values.filter((one) => one <= limit).length / values.length
      expect(values).toContain(found)
      expect(upTo(found)).toBeGreaterThanOrEqual(share)
      for (const smaller of values.filter((one) => one < found)) expect(upTo(smaller)).toBeLessThan(share)
    }),
  )
})

test('known ones, and the input stays as it was', () => {
  const values = [5, 1, 4, 2, 3]
  expect([0.2, 0.5, 0.99, 1].map((share) => percentile(values, share))).toEqual([1, 3, 5, 5])
  expect(median([4, 1, 3, 2])).toBe(2)
  expect(percentile([], 0.5)).toBeNaN()
  expect(values).toEqual([5, 1, 4, 2, 3])
})

test('several rounds count as one', () => {
  expect([...together([Float64Array.of(1, 2), [3], []])]).toEqual([1, 2, 3])
})
