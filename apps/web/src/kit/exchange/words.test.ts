// The question before an export says how many rows will be written, and no more than is known.
import { expect, test } from 'vitest'
import { recordsOf } from './words.ts'

test.each([
  [{ total: 1 }, false, '将导出 1 条记录', 'The file will hold 1 record'],
  [{ total: 1204 }, true, '将导出当前筛选的 1,204 条记录', 'The file will hold 1,204 records, as filtered'],
  [
    { total: 10_000, totalIsLowerBound: true },
    false,
    '将导出至少 10,000 条记录',
    'The file will hold at least 10,000 records',
  ],
])('%j, filtered %s', (count, filtered, zh, en) => expect(recordsOf(count, filtered)).toEqual([zh, en]))
