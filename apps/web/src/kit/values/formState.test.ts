// Which errors a form shows and when: its own when a field was left or the form was checked, the server's until the field is changed.
import type { Phrase } from '@register/contract/phrase'
import { describe, expect, test } from 'vitest'
import {
  afterAnswer,
  afterLeaving,
  afterWriting,
  atFirst,
  shownOf,
  type FormError,
  type FormState,
} from './formState.ts'

const said = (text: string): Phrase => [text, text]
const own: readonly FormError[] = [
  { path: 'rows.0.count', phrase: said('too many'), when: 'at once' },
  { path: 'code', phrase: said('malformed'), when: 'left' },
  { path: 'code', phrase: said('second'), when: 'left' },
  { path: 'name', phrase: said('needed'), when: 'asked' },
]
const shown = (state: FormState) => Object.fromEntries([...shownOf(state, own)].map(([path, [zh]]) => [path, zh]))
const refused = afterAnswer(atFirst, [
  { field: 'code', phrase: said('taken') },
  { field: 'rows.0.count', phrase: said('refused') },
  { field: 'rows.01', phrase: said('other row') },
])

describe('shown', () => {
  test('at first: only the errors that are shown at once', () => {
    expect(shown(atFirst)).toEqual({ 'rows.0.count': 'too many' })
  })
  test('a field that was left: its first error alone, and not that it is empty', () => {
    expect(shown(afterLeaving(afterLeaving(atFirst, 'code'), 'name'))).toEqual({
      'rows.0.count': 'too many',
      code: 'malformed',
    })
  })
  test('after a check: every error', () => {
    expect(shown({ ...atFirst, asked: true })).toEqual({
      'rows.0.count': 'too many',
      code: 'malformed',
      name: 'needed',
    })
  })
  test("the server's errors before the form's own", () => {
    expect(shown({ ...refused, asked: true })).toEqual({
      'rows.0.count': 'refused',
      'rows.01': 'other row',
      code: 'taken',
      name: 'needed',
    })
  })
})

describe('the errors of the server', () => {
  test.each<[string[], string[]]>([
    [['code'], ['rows.0.count', 'rows.01']],
    [['rows'], ['code']],
    [['rows.0'], ['code', 'rows.01']],
    [['rows.0', 'code'], ['rows.01']],
    [['cod'], ['code', 'rows.0.count', 'rows.01']],
  ])('after %j is changed, those of %j stay', (paths, left) => {
    expect([...afterWriting(refused, paths).refused.keys()]).toEqual(left)
  })
  test('are replaced by its next answer', () => {
    expect([...afterAnswer(refused, [{ field: 'name', phrase: said('x') }]).refused.keys()]).toEqual(['name'])
  })
})

test('a change without effect returns the same state, so that nothing is redrawn', () => {
  const left = afterLeaving(atFirst, 'code')
  expect(afterLeaving(left, 'code')).toBe(left)
  expect(afterWriting(refused, ['name'])).toBe(refused)
})
