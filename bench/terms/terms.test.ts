// Search terms: cut from what the register contains, counted as LIKE counts, a third of each class, pages that exist.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dice } from '../dice.mjs'
import { choose, classOf } from './choose.mjs'
import { counter } from './count.mjs'
import { candidates } from './draw.mjs'

const texts = ['TSX311090120260007\n云岭电梯有限公司\nKELO3000S', 'TSX312090220250011\n澄江升降设备有限公司\nBAVI800']

test('terms are parts of one line, two characters or more, and Chinese ones up to six', () => {
  const terms = candidates(dice(1), texts, 200)
  expect(terms.length).toBeGreaterThan(50)
  expect(new Set(terms).size).toBe(terms.length)
  for (const term of terms) {
    expect(texts.some((text) => text.split('\n').some((line) => line.includes(term)))).toBe(true)
    expect(term.length).toBeGreaterThanOrEqual(2)
    if (/\p{Script=Han}/u.test(term)) expect(term).toMatch(/^\p{Script=Han}{2,6}$/u)
  }
})

test('a small register offers few terms, and drawing ends', () => {
  expect(candidates(dice(1), ['AB1'], 500)).toEqual(['AB1'])
})

test('one pass counts the texts that hold each term', () => {
  const part = fc.string({ unit: fc.constantFrom('电', '梯', 'A', '1', '\n'), minLength: 2, maxLength: 4 })
  const whole = fc.string({ unit: fc.constantFrom('电', '梯', 'A', '1', '\n'), maxLength: 30 })
  fc.assert(
    fc.property(fc.uniqueArray(part, { maxLength: 30 }), fc.array(whole, { maxLength: 20 }), (terms, all) => {
      const counting = counter(terms)
      for (const text of all) counting.add(text)
      const expected = terms.map((term) => [term, all.filter((text) => text.includes(term)).length])
      expect([...counting.counts()]).toEqual(expected)
    }),
  )
})

test.each([
  [100, 1_000_000, 'few'],
  [101, 1_000_000, 'some'],
  [50_000, 1_000_000, 'some'],
  [50_001, 1_000_000, 'many'],
  [5_001, 100_000, 'many'],
])('%d hits of %d are %s', (hits, rows, expected) => {
  expect(classOf(hits, rows)).toBe(expected)
})

const counts = new Map(
  Array.from({ length: 300 }, (_, at) => [`term ${at}`, [0, 7, 90, 900, 40_000, 60_000][at % 6] ?? 0]),
)

test('a third of each class, a fifth of the pages further down, all of them there', () => {
  const chosen = choose(dice(2), counts, { rows: 1_000_000, count: 120, deepest: 10_000 })
  const of = (name: string) => chosen.filter((one) => one.class === name).length
  expect([of('few'), of('some'), of('many')]).toEqual([40, 40, 40])
  expect(new Set(chosen.map((one) => one.term)).size).toBe(120)
  expect(chosen.filter((one) => one.pageNum > 1)).toHaveLength(24)
  for (const { hits, pageNum, pageSize } of chosen) {
    expect((pageNum - 1) * pageSize).toBeLessThan(hits)
    expect(pageNum * pageSize).toBeLessThanOrEqual(10_000)
  }
})

test('a class with too few terms is filled up from the others', () => {
  const scarce = new Map([...counts].filter(([, hits]) => hits < 50_000))
  const chosen = choose(dice(2), scarce, { rows: 1_000_000, count: 120, deepest: 10_000 })
  expect(chosen).toHaveLength(120)
  expect(chosen.every((one) => one.hits > 0)).toBe(true)
})
