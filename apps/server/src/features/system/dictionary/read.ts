// What selects and the tree read. Nothing is cached: every instance returns the present rows.
import { sql } from 'kysely'
import type { DictionaryItem } from '@register/contract/system/dictionary/read'
import type { TypeBranch } from '@register/contract/system/dictionary/type'
import { notFound } from '@register/contract/errors'
import type { Ctx } from '../../../access/ctx.ts'

interface Offered {
  type: string
  value: string
  label_zh: string
  label_en: string
  is_default: boolean
  tone: DictionaryItem['tone']
}

/** Active entries of active dictionaries, in order. */
const offered = ({ db }: Ctx, types: readonly string[]): Promise<Offered[]> =>
  db
    .selectFrom('dict_item as i')
    .innerJoin('dict_type as t', 't.type', 'i.type')
    .select(['i.type', 'i.value', 'i.label_zh', 'i.label_en', 'i.is_default'])
    .select(sql<DictionaryItem['tone']>`i.tone`.as('tone'))
    .where('i.type', 'in', ['', ...types])
    .where('i.status', '=', 'active')
    .where('t.status', '=', 'active')
    .orderBy('i.sort')
    .orderBy('i.id')
    .execute()

const asItem = ({ say }: Ctx, { value, label_zh, label_en, is_default, tone }: Offered): DictionaryItem => ({
  value,
  label: say([label_zh, label_en]),
  isDefault: is_default,
  tone,
})

export const entriesOf = async (ctx: Ctx, type: string): Promise<DictionaryItem[]> =>
  (await offered(ctx, [type])).map((row) => asItem(ctx, row))

export async function groupOf(ctx: Ctx, key: string) {
  const { rows } = await sql<{ type: string; name_zh: string; name_en: string }>`
    with recursive below as (
      select id, type, name_zh, name_en, array[sort, id] as place from dict_type where type = ${key} and status = 'active'
      union all select t.id, t.type, t.name_zh, t.name_en, below.place || array[t.sort, t.id]
      from dict_type t join below on t.parent_id = below.id where t.status = 'active'
    ) select type, name_zh, name_en from below order by place`.execute(ctx.db)
  if (rows.length === 0) throw notFound()
  const entries = await offered(
    ctx,
    rows.map(({ type }) => type),
  )
  return rows
    .map(({ type, name_zh, name_en }) => ({
      type,
      name: ctx.say([name_zh, name_en]),
      items: entries.filter((row) => row.type === type).map((row) => asItem(ctx, row)),
    }))
    .filter(({ items }) => items.length > 0)
}

export async function treeOf({ db, say }: Ctx): Promise<TypeBranch[]> {
  const rows = await db
    .selectFrom('dict_type')
    .select(['id', 'parent_id', 'type', 'name_zh', 'name_en', sql<TypeBranch['status']>`status`.as('status')])
    .select(sql<number>`(select count(*)::int from dict_item where dict_item.type = dict_type.type)`.as('items'))
    .orderBy('sort')
    .orderBy('id')
    .execute()
  const below = (parent: number | null): TypeBranch[] =>
    rows
      .filter(({ parent_id }) => parent_id === parent)
      .map(({ id, type, name_zh, name_en, status, items }) => ({
        id,
        type,
        name: say([name_zh, name_en]),
        status,
        items,
        children: below(id),
      }))
  return below(null)
}

export const countAll = async ({ db }: Ctx): Promise<{ types: number; items: number }> =>
  db
    .selectNoFrom([
      sql<number>`(select count(*)::int from dict_type)`.as('types'),
      sql<number>`(select count(*)::int from dict_item)`.as('items'),
    ])
    .executeTakeFirstOrThrow()
