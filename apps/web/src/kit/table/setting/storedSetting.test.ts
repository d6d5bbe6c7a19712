// A stored table setting is read with care: damage costs only the damaged part.
import { expect, test } from 'vitest'
import { storedSetting } from './storedSetting.ts'

test.each([
  [null, undefined],
  ['text', undefined],
  [{}, { columns: null, look: {} }],
  [
    { columns: 'x', look: 3 },
    { columns: null, look: {} },
  ],
  [
    { columns: [{ prop: 'a', width: '120', hide: 1 }, null, {}], look: { size: 'huge', border: true } },
    { columns: [{ prop: 'a', hide: false, width: null, sortable: false, fixed: false }], look: { border: true } },
  ],
  [
    { columns: [{ prop: 'a', width: 120, hide: true, sortable: true, fixed: true }], look: { size: 'small' } },
    { columns: [{ prop: 'a', hide: true, width: 120, sortable: true, fixed: true }], look: { size: 'small' } },
  ],
])('%j', (value, read) => {
  expect(storedSetting(value)).toEqual(read)
})
