// Which errors a form shows and when: its own when a field was left or the form was checked, the server's until the field is changed.
import type { Phrase } from '@register/contract/phrase'
import { describe, expect, test } from 'vitest'
import {
  afterAnswer,
  afterLeaving,
  afterWriting,
  atFirst,
  shownOf,
  type Complaint,
  type FormState,
} from './formState.ts'

const said = (text: string): Phrase => [text, text]
const own: readonly Complaint[] = [
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
  test('at first: only what is told at once', () => {
    expect(shown(atFirst)).toEqual({ 'rows.0.count': 'too many' })
  })
  test('of a field that was left: what is wrong with it, the first thing alone, not that it is empty', () => {
    expect(shown(afterLeaving(afterLeaving(atFirst, 'code'), 'name'))).toEqual({
      'rows.0.count': 'too many',
      code: 'malformed',
    })
  })
  test('once asked for: everything', () => {
    expect(shown({ ...atFirst, asked: true })).toEqual({
      'rows.0.count': 'too many',
      code: 'malformed',
      name: 'needed',
    })
  })
  test("the server's word before the form's own", () => {
    expect(shown({ ...refused, asked: true })).toEqual({
      'rows.0.count': 'refused',
      'rows.01': 'other row',
      code: 'taken',
      name: 'needed',
    })
  })
})

describe('what the server told', () => {
  test.each<[string[], string[]]>([
    [['code'], ['rows.0.count', 'rows.01']],
    [['rows'], ['code']],
    [['rows.0'], ['code', 'rows.01']],
    [['rows.0', 'code'], ['rows.01']],
    [['cod'], ['code', 'rows.0.count', 'rows.01']],
  ])('after writing %j stays for %j', (paths, left) => {
    expect([...afterWriting(refused, paths).refused.keys()]).toEqual(left)
  })
  test('gives way to its next answer', () => {
    expect([...afterAnswer(refused, [{ field: 'name', phrase: said('x') }]).refused.keys()]).toEqual(['name'])
  })
})

test('what changes nothing is the same state, so that nothing is drawn for it', () => {
  const left = afterLeaving(atFirst, 'code')
  expect(afterLeaving(left, 'code')).toBe(left)
  expect(afterWriting(refused, ['name'])).toBe(refused)
})
