// A form begins anew with what somebody else has saved, and stays with what it has saved itself.
import { expect, test } from 'vitest'
import { isSameEdition } from './edition.ts'

test.each([
  ['the same revision', { rev: 3 }, { rev: 3, text: 'in another language' }, undefined, true],
  ['one that somebody saved', { rev: 3 }, { rev: 4 }, undefined, false],
  ['one that the form saved', { rev: 3 }, { rev: 5 }, 5, true],
  ['one that somebody saved after the form', { rev: 3 }, { rev: 6 }, 5, false],
  ['a record without revisions, as it was', { held: [1] }, { held: [1] }, undefined, true],
  ['a record without revisions, changed', { held: [1] }, { held: [1, 2] }, undefined, false],
])('%s', (_, before, now, saved, same) => expect(isSameEdition(before, now, saved)).toBe(same))
