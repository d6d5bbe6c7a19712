// Inputs are sent as typed, empty ones are left out, and impossible ones are reported before sending.
import type { CoverageQuestion } from '@register/contract/business/publicReport/shown/coverageShown'
import { expect, test } from 'vitest'
import { allAsPrinted, answerOf, open, wrongWith, type Entry } from './answers.ts'

const question = (more: Partial<CoverageQuestion>): CoverageQuestion => ({
  key: 'x',
  label: 'Rated load',
  unit: 'kg',
  type: 'integer',
  mark: 'upTo',
  min: 40,
  max: 20_000,
  options: [],
  byPaper: false,
  printed: '',
  decides: true,
  ...more,
})
const text = (given: string): Entry => ({ way: 'text', text: given })

test.each([
  [undefined, undefined],
  [open, undefined],
  [text('  '), undefined],
  [text('1,5'), '1,5'],
  [{ way: 'option', text: 'indoor' }, 'indoor'],
  [{ way: 'printed', text: 'left over' }, { is: 'printed' }],
  [{ way: 'differs', text: '' }, { is: 'differs' }],
] as [Entry | undefined, unknown][])('%o travels as %o', (entry, given) => {
  expect(answerOf(entry)).toEqual(given)
})

test.each([
  [question({}), text('1000'), undefined],
  [question({}), text('1,5'), 'Rated load must be a whole number'],
  [question({}), text('abc'), 'Rated load must be a number such as 1000 or 1.75'],
  [question({}), text('-5'), 'Rated load must be between 40 and 20000 kg'],
  [question({ type: 'text', options: [{ value: 'a', label: 'a' }] }), text('b'), undefined],
])('%o %o', (asked, entry, message) => {
  expect(wrongWith(asked, entry)?.[1]).toBe(message)
})

test('one press answers what the paper can answer, and keeps values', () => {
  const questions = [
    question({ key: 'load' }),
    question({ key: 'wrap', byPaper: true }),
    question({ key: 'rails', byPaper: true }),
  ]
  const entries = { load: text('800'), rails: text('6') }
  expect(allAsPrinted(questions, entries)).toEqual({ ...entries, wrap: { way: 'printed', text: '' } })
})
