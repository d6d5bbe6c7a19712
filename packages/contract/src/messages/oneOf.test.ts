// A value out of a list too long to be read is named itself; a short list is spelled out.
import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkField, type Field } from '../fields.ts'
import type { Phrase } from '../phrase.ts'
import { fieldErrors } from './issues.ts'

const options = (count: number) => Array.from({ length: count }, (_, at) => `o${at}`)
const declared = (count: number): Field => ({
  key: 'kind',
  label: ['类别', 'Kind'],
  type: 'choice',
  options: options(count).map((value) => ({ value, label: [value, value] })),
})
const parsed = (count: number, kind: unknown) => {
  const { error } = z.object({ kind: z.enum(options(count)) }).safeParse({ kind }, { reportInput: true })
  return fieldErrors(error?.issues ?? [], () => ['类别', 'Kind']).map(({ phrase }) => phrase)
}
const unknown: Phrase = ['类别“x”不在可选的 21 项之中', 'Kind "x" is not one of the 21 options']

test.each([
  [20, 'x', 'Kind must be one of: o0, o1'],
  [21, 'x', unknown[1]],
])('of %i options "%s" as a field: %s', (count, value, begins) => {
  expect(checkField(declared(count), value)?.[1].startsWith(begins)).toBe(true)
})

test.each([
  [0, 'x', 'Kind takes no value here'],
  // A schema knows no words of its values.
  [20, 'x', 'Kind "x" is not one of the 20 options'],
  [1, 'x', 'Kind cannot be "x"'],
  [21, 'x', unknown[1]],
  [21, undefined, 'Kind is required'],
  [21, null, 'Kind is required'],
  [21, { a: 1 }, 'Kind "{"a":1}" is not one of'],
  [21, 'y'.repeat(90), `Kind "${'y'.repeat(40)}…" is not one of`],
])('of %i options %o in a schema: %s', (count, value, begins) => {
  expect(parsed(count, value)[0]?.[1].startsWith(begins)).toBe(true)
})

test('in Chinese too', () => {
  expect(checkField(declared(21), 'x')).toEqual(unknown)
})

test('of several choices it is said whether they are no list, too many, or unknown', () => {
  const several: Field = { ...declared(3), type: 'choices' }
  const said = (value: unknown) => checkField(several, value)?.[1]
  expect(said('o1')).toBe('Kind must be a list')
  expect(said(Array.from({ length: 51 }, () => 'o1'))).toBe('Kind must have at most 50 entries')
  expect(said(['x'])).toBe('Kind contains an unknown option')
  expect(said(['o1', 'o2'])).toBeUndefined()
})
