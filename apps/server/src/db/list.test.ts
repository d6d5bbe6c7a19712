// Filters of lists in SQL: what equals a value and what does not are all rows together, those without a value among the latter.
import { sql } from 'kysely'
import { listRequest, type ListColumns } from '@register/contract/page'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { conditions, type ColumnMap } from './list.ts'

const { db } = await testApp()

const columns = {
  name: { type: 'text', label: ['名称', 'Name'] },
  folded: { type: 'text', label: ['编号', 'Number'] },
  size: { type: 'number', label: ['数量', 'Quantity'] },
  weight: { type: 'number', label: ['重量', 'Weight'] },
  on: { type: 'date', label: ['日期', 'Day'] },
  stated: { type: 'date', label: ['有效期', 'Valid to'] },
  kind: {
    type: 'choice',
    label: ['种类', 'Kind'],
    options: ['lift', 'crane'],
    words: { lift: ['电梯', 'Lift'], crane: ['起重机', 'Crane'] },
  },
  owner: { type: 'choice', label: ['机构', 'Body'] },
} as const satisfies ListColumns

const plan: { columns: typeof columns; sql: ColumnMap<typeof columns>; order: ReturnType<typeof sql> } = {
  columns,
  sql: {
    name: { ref: sql`t.name` },
    folded: { ref: sql`t.folded`, folded: (text) => text.toLowerCase() },
    size: { ref: sql`t.size` },
    weight: { ref: sql`t.weight`, decimal: true },
    on: { ref: sql`t."on"` },
    // Falls back to a day that the row does not state, as a report's date of validity does.
    stated: { ref: sql`coalesce(t."on", '2026-03-02'::date)`, stated: sql<boolean>`t."on" is not null` },
    kind: { ref: sql`t.kind` },
    owner: { ref: sql`t.owner`, where: (values) => sql<boolean>`t.owner = any(${values})` },
  },
  order: sql`t.id`,
}

/** The second row has no value at all. */
async function idsOf(filter: Partial<Record<keyof typeof columns, string>>): Promise<number[]> {
  const request = listRequest(columns).parse(filter)
  const found = conditions(plan, request).reduce((all, one) => sql<boolean>`${all} and ${one}`, sql<boolean>`true`)
  const { rows } = await sql<{ id: number }>`select t.id from (values
      (1, '甲', 'a-1', 12, 0.5, '2026-03-02'::date, 'lift', 'north'),
      (2, null, null, null, null, null, null, null),
      (3, '乙', 'b-2', 13, 1.5, '2026-03-03'::date, 'crane', 'south')
    ) as t(id, name, folded, size, weight, "on", kind, owner) where ${found} order by t.id`.execute(db)
  return rows.map(({ id }) => id)
}

test.each([
  ['name', '甲'],
  ['folded', 'A-1'],
  ['size', '12'],
  ['weight', '0.5'],
  ['on', '2026-03-02'],
  ['on', '2026-03-01,2026-03-02'],
  ['stated', '2026-03-02'],
  ['kind', 'lift'],
  ['owner', 'north'],
] as const)('%s: %s', async (column, value) => {
  expect(await idsOf({ [column]: `${value}|=` })).toEqual([1])
  expect(await idsOf({ [column]: `${value}|!=` })).toEqual([2, 3])
  expect(await idsOf({ [column]: `${value}|include` })).toEqual([1])
  expect(await idsOf({ [column]: `${value}|notinclude` })).toEqual([2, 3])
})

test.each([
  ['size', '12'],
  ['on', '2026-03-02'],
] as const)('%s: a row without a value is neither more nor less than %s', async (column, value) => {
  expect(await idsOf({ [column]: `${value}|>` })).toEqual([3])
  expect(await idsOf({ [column]: `${value}|>=` })).toEqual([1, 3])
  expect(await idsOf({ [column]: `${value}|<` })).toEqual([])
  expect(await idsOf({ [column]: `${value}|<=` })).toEqual([1])
})

test('words for a list without a search are refused, blanks are not', () => {
  const asked = (keyword: string) => conditions(plan, listRequest(columns).parse({ keyword }))
  expect(() => asked('甲')).toThrow(
    expect.objectContaining({ fields: [expect.objectContaining({ field: 'keyword' })] }) as Error,
  )
  expect(asked(' ')).toEqual([])
})
