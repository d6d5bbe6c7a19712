// Rows in the browser are filtered by equality, sorted with empty ones last, and divided into pages.
import { expect, test } from 'vitest'
import type { Column } from '../columns.ts'
import { localRows } from './localRows.ts'

interface Row {
  id: number
  name: string | null
  kind: string
  tags?: string[]
}
const rows: Row[] = [
  { id: 1, name: '样品 10', kind: 'a', tags: ['x', 'y'] },
  { id: 2, name: '样品 9', kind: 'b', tags: ['y'] },
  { id: 3, name: null, kind: 'a', tags: [] },
  { id: 4, name: '阿姨', kind: 'c' },
]
const columns: Column<Row>[] = [
  { key: 'name', title: ['名称', 'Name'], draw: () => null },
  { key: 'twice', title: ['两倍', 'Twice'], value: ({ id }) => id * -2, draw: () => null },
]
const ids = (state: Partial<Parameters<typeof localRows>[2]>, paged = false) => {
  const page = localRows(
    rows,
    columns,
    { filters: {}, sort: undefined, pageNum: 1, pageSize: 2, ...state },
    { paged, lang: 'zh' },
  )
  return [page.list.map(({ id }) => id).join(''), page.total]
}

test.each([
  [{}, ['1234', 4]],
  [{ filters: { kind: 'a' } }, ['13', 2]],
  [{ filters: { kind: 'a,c' } }, ['134', 3]],
  [{ filters: { tags: 'y' } }, ['12', 2]],
  [{ filters: { kind: 'A' } }, ['', 0]],
  [{ filters: { kind: '' } }, ['1234', 4]],
  [{ sort: { prop: 'name', order: 'ascending' as const } }, ['4213', 4]],
  [{ sort: { prop: 'name', order: 'descending' as const } }, ['1243', 4]],
  [{ sort: { prop: 'twice', order: 'ascending' as const } }, ['4321', 4]],
])('%j', (state, found) => {
  expect(ids(state)).toEqual(found)
})

test('a page is a part; the total is not', () => {
  expect(ids({ pageNum: 2 }, true)).toEqual(['34', 4])
  expect(ids({ pageNum: 3 }, true)).toEqual(['', 4])
})
