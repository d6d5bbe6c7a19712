// The table of descriptions: their names as fields, the columns as one JSON value.
import { sql } from 'kysely'
import { descriptionRowFields, storedFields, type Description } from '@register/contract/system/generator/description'
import type { UserCtx } from '../../../access/ctx.ts'
import { everybody, storeOf } from '../../../records/store.ts'

export const descriptions = storeOf({
  table: 'gen_table',
  noun: 'genTable',
  fields: storedFields,
  rowFields: descriptionRowFields,
  called: 'tableName',
  audited: ['tableName', 'noun', 'labelZh', 'labelEn', 'area', 'kind'],
  scope: everybody,
  order: sql`gen_table.table_name`,
  unique: { gen_table_name: 'tableName', gen_table_noun: 'noun' },
})

/** Written through the contract's schema, so that they are read back in its form. */
interface Columns {
  columns: Description['columns']
  children: Description['children']
}

/** One whole description; 404 where there is none. */
export async function readWhole(ctx: UserCtx, id: number): Promise<Description> {
  const described = await descriptions.read(ctx, id)
  const stored = await descriptions
    .scoped(ctx)
    .where(sql<boolean>`gen_table.id = ${id}`)
    .select([sql<Columns['columns']>`columns`.as('columns'), sql<Columns['children']>`children`.as('children')])
    .executeTakeFirstOrThrow()
  return { ...described, ...stored }
}
