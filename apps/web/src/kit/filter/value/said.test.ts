// A value that nothing offers any more is said as it is written, and called unknown once the options are known.
import { isPhrase } from '@register/contract/phrase'
import { expect, test } from 'vitest'
import type { FilterField } from '../field.ts'
import { saidOf } from './said.ts'

const options = [{ value: 'valid', label: '有效' }]

test.each<[FilterField['type'], string, typeof options | undefined, string, boolean]>([
  ['select', 'valid', options, '有效', true],
  ['select', 'gone', options, 'gone', false],
  ['select', 'gone', [], 'gone', false],
  // Not read yet.
  ['select', 'valid', undefined, 'valid', true],
  ['switch', '1', undefined, '是', true],
  ['switch', '0', undefined, '否', true],
  ['switch', 'perhaps', undefined, 'perhaps', false],
  ['text', 'anything', undefined, 'anything', true],
])('%s %s of %j', (type, value, known, text, isKnown) => {
  const said = saidOf({ type }, value, known)
  expect([isPhrase(said.text) ? said.text[0] : said.text, said.isKnown]).toEqual([text, isKnown])
})
