// What has changed since yesterday is said by its number, and no more than is known.
import { expect, test } from 'vitest'
import { changesLately } from './words.ts'

test.each([
  [0, false, '昨天以来没有变更', 'No changes since yesterday'],
  [1, false, '昨天以来 1 项变更', '1 change since yesterday'],
  [1204, false, '昨天以来 1,204 项变更', '1,204 changes since yesterday'],
  [10_000, true, '昨天以来至少 10,000 项变更', 'At least 10,000 changes since yesterday'],
])('%i, more %s', (n, more, zh, en) => expect(changesLately(n, more)).toEqual([zh, en]))
