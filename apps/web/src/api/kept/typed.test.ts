// Separates input from the values it was typed over, and applies it to another state.
import { expect, test } from 'vitest'
import { beginning, typedPaths, typedSince, withTyped, type KeptEntry } from './typed.ts'

const start = { title: 'old', count: 3, tags: ['a'], inner: { one: 1, two: null as number | null } }

test('nothing was typed where values are the same, or both are empty', () => {
  expect(typedSince(start, { ...start, tags: ['a'], inner: { one: 1, two: null } })).toBeUndefined()
  expect(typedSince({ status: 'draft' }, { status: 'draft', note: '', list: [], day: null })).toBeUndefined()
})

test('only what was changed is kept, of objects inside only their changed keys, of lists all', () => {
  const typed = typedSince(start, { ...start, title: 'new', tags: ['a', 'b'], inner: { one: 1, two: 2 } })
  expect(typed).toEqual({ title: 'new', tags: ['a', 'b'], inner: { two: 2 } })
  expect(typed && typedPaths(typed)).toEqual(['title', 'tags', 'inner.two'])
})

test('what was emptied is kept as empty', () => {
  expect(typedSince(start, { ...start, title: '' })).toEqual({ title: '' })
})

test('restored over a state that another person changed meanwhile, the rest of it stays', () => {
  const typed = { title: 'new', inner: { two: 2 } }
  const newer = { ...start, count: 4, inner: { one: 7, two: null } }
  expect(withTyped(newer, typed)).toEqual({ title: 'new', count: 4, tags: ['a'], inner: { one: 7, two: 2 } })
})

test('promises and files that a form names stay out, and passwords always', () => {
  const values = {
    title: 'old',
    password: 'x',
    oldPassword: 'y',
    clientSecret: 'z',
    files: [{ id: '1' }],
    agreed: true,
  }
  expect(typedSince({ title: 'old' }, values, ['files', 'agreed'])).toBeUndefined()
})

const record = { title: 'old', note: 'by somebody else' }
const entry: KeptEntry = { rev: 3, typed: { title: 'mine' }, at: 0, hadFiles: false }

test('over the same revision, what was typed stands in the form', () => {
  expect(beginning(record, entry, 3)).toEqual({ values: { ...record, title: 'mine' }, found: entry })
})

test('over another revision it is offered, and the newer record is not overwritten', () => {
  expect(beginning(record, entry, 4)).toEqual({ values: record, offer: entry })
})

test('what another window may hold is offered, not put in', () => {
  const other: KeptEntry = { ...entry, elsewhere: true }
  expect(beginning(record, other, 3)).toEqual({ values: record, offer: other })
})

test('what the record holds by now is neither', () => {
  expect(beginning({ ...record, title: 'mine' }, entry, 4)).toEqual({ values: { ...record, title: 'mine' } })
})

test('a record that is not there yet has no revision', () => {
  const typed = { ...entry, rev: undefined }
  // As it comes back from the storage, where undefined values are left out.
  expect(beginning({}, JSON.parse(JSON.stringify(typed)) as KeptEntry, undefined).found?.typed).toEqual(entry.typed)
})

test('a range is kept as a whole, so that both its ends are of one hand', () => {
  const before = { inner: { width: { from: 8, to: 16 }, other: 1 } }
  const typed = typedSince(before, { inner: { width: { from: 8, to: 20 }, other: 1 } })
  expect(typed).toEqual({ inner: { width: { from: 8, to: 20 } } })
  expect(typed && typedPaths(typed)).toEqual(['inner.width'])
  expect(withTyped({ inner: { width: { from: 1, to: 2 }, other: 3 } }, typed ?? {})).toEqual({
    inner: { width: { from: 8, to: 20 }, other: 3 },
  })
})
