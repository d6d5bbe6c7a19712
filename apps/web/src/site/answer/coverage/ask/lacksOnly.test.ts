// The configuration is asked about only where everything else passes.
import type { CoverageCheck } from '@register/contract/business/publicReport/check'
import { expect, test } from 'vitest'
import { lacksOnly } from './lacksOnly.ts'

type Found = Parameters<typeof lacksOnly>[0]
const row = (result: CoverageCheck['rows'][number]['result']) => ({ name: 'A', result, conditions: [] })
const lacks = (...parameters: string[]) =>
  parameters.map((parameter) => ({ parameter, label: '', what: 'value' as const, msg: '' }))
const found = (more: Partial<Found>): Found => ({
  answer: 'cannotTell',
  rows: [row('unknown')],
  missing: lacks('drive'),
  ...more,
})

test.each([
  ['only configuration is missing', found({}), true],
  ['one row fails, the other lacks configuration', found({ rows: [row('no'), row('unknown')] }), true],
  ['a main value is missing too', found({ missing: lacks('drive', 'ratedLoad') }), false],
  ['the maker is missing too', found({ missing: lacks('manufacturer', 'drive') }), false],
  ['every row fails', found({ answer: 'notCovered', rows: [row('no')], missing: [] }), false],
  ['it is covered', found({ answer: 'covered', rows: [row('yes')], missing: [] }), false],
  ['people have to read a text', found({ missing: [{ parameter: 'drive', label: '', what: 'text', msg: '' }] }), false],
])('%s', (_, given, expected) => {
  expect(lacksOnly(given, new Set(['drive', 'ropeWrap']))).toBe(expected)
})
