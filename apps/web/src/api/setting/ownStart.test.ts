// Stored settings are checked when they are read: they may come from another version, or lead out of the office.
import { expect, test } from 'vitest'
import { readStart } from './ownStart.ts'

const noStart = { lang: '', page: '' }

test.each([
  [null, noStart],
  ['en', noStart],
  [{ lang: 'fr', page: 7 }, noStart],
  [{ lang: 'en' }, { lang: 'en', page: '' }],
  [
    { lang: 'zh', page: '/business/report/list' },
    { lang: 'zh', page: '/business/report/list' },
  ],
  [{ page: 'https://elsewhere.example' }, noStart],
  [{ page: '//elsewhere.example' }, noStart],
  [{ page: '/login?back=x' }, noStart],
])('%o', (kept, start) => {
  expect(readStart(kept)).toEqual(start)
})
