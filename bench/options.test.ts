// The command line: what is measured by default, and refusals that say what is allowed.
import { expect, test } from 'vitest'
import { benchmarks, readOptions } from './options.mjs'

test('everything but plans, at three sizes', () => {
  const options = readOptions([], '/here')
  expect(options.names).toEqual(benchmarks.filter((name) => name !== 'plans'))
  expect(options.rows).toEqual([10_000, 100_000, 1_000_000])
})

test('sizes rise, each once; paths start where the person stands', () => {
  const options = readOptions(
    ['list', '--rows', '100000,10000,100000', '--json', 'out.json', '--data', 'there'],
    '/here',
  )
  expect(options).toMatchObject({
    names: ['list'],
    rows: [10_000, 100_000],
    json: '/here/out.json',
    data: '/here/there',
    plans: '/here/there/plans.txt',
  })
})

test.each([
  [['lists'], /no benchmark "lists"/],
  [['--rows', 'many'], /whole numbers from 10000/],
  [['--rows', '9999'], /whole numbers from 10000/],
  [['--quick', '--doc', 'docs/benchmarks.md'], /leave --quick away/],
  [['--fast'], /--fast/],
])('%o is refused', (words, message) => {
  expect(() => readOptions(words)).toThrow(message)
})
