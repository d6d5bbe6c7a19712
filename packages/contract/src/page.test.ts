// A page that no list has is refused by one message that names the field.
import { expect, test } from 'vitest'
import { listQuery, listRequest } from './page.ts'

const columns = { name: { type: 'text', sortable: true, label: ['名称', 'Name'] } } as const

test.each<[string, unknown, string]>([
  ['past the deepest row', { pageNum: 1_001 }, 'pageNum'],
  ['past the numbers that are counted exactly', { pageNum: 2 ** 53 + 2 }, 'pageNum'],
  ['past everything', { pageNum: 1e300 }, 'pageNum'],
  ['too many rows', { pageSize: 201 }, 'pageSize'],
  ['rows past everything', { pageSize: 1e300 }, 'pageSize'],
  ['no number', { pageNum: 'x' }, 'pageNum'],
  ['half a page', { pageNum: 1.5 }, 'pageNum'],
])('%s', (_, given, field) => {
  const { error } = listRequest(columns).safeParse(given)
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field])
})

test('from an address the same', () => {
  for (const pageNum of ['1001', '999999999999999', '9007199254740993'])
    expect(
      listQuery(columns)
        .safeParse({ pageNum })
        .error?.issues.map(({ path }) => path),
    ).toEqual([['pageNum']])
})
