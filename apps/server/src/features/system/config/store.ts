// Configuration keys in the database, with the defaults for keys that have no value.
import { sql } from 'kysely'
import { configFields, configRowFields, type ConfigRow } from '@register/contract/system/config/config'
import { isValueOf, type ConfigValue } from '@register/contract/system/config/key'
import { keyOfRow } from '@register/contract/system/config/keys'
import { found, type UserCtx } from '../../../access/ctx.ts'
import type { ListRequest } from '@register/contract/page'
import type { Page } from '../../../db/list.ts'
import { everybody, storeOf } from '../../../records/store.ts'
import type { AuthorityLine } from '../site/service.ts'

export const keys = storeOf({
  table: 'config',
  noun: 'config',
  fields: configFields,
  rowFields: configRowFields,
  computed: { changed: sql<boolean>`(config.value is not null)` },
  called: 'key',
  audited: ['key', 'class', 'type', 'labelZh', 'labelEn'],
  scope: everybody,
  // By class in the order of the product's declaration, keys of administrators last.
  order: sql`array_position('{site,office,system,register,security}'::text[], config.class), not config.built_in, config.sort, config.key`,
  unique: { config_key: 'key' },
})

type Row = Awaited<ReturnType<typeof keys.read>>

/** The values of these rows, by id. */
async function valuesOf({ db }: UserCtx, rows: readonly Row[]): Promise<Map<number, unknown>> {
  if (rows.length === 0) return new Map()
  const stored = await db
    .selectFrom('config')
    .select(['id', 'value'])
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  return new Map(stored.map(({ id, value }) => [id, value]))
}

function withValue(row: Row, stored: unknown, authority: AuthorityLine): ConfigRow {
  const own = keyOfRow(row)
  const fromOutside: Partial<Record<string, ConfigValue>> = authority
  const base = row.builtIn ? (fromOutside[row.key] ?? own.default) : null
  const changed = isValueOf(own, stored)
  const value = changed ? stored : base
  const url = own.type === 'picture' && typeof value === 'string' && value !== '' ? `/api/file/${value}` : ''
  return { ...row, changed, value, default: base, url }
}

export async function listKeys(ctx: UserCtx, request: ListRequest, authority: AuthorityLine): Promise<Page<ConfigRow>> {
  const page = await keys.list(ctx, request)
  const values = await valuesOf(ctx, page.list)
  return { ...page, list: page.list.map((row) => withValue(row, values.get(row.id), authority)) }
}

export async function readKey(ctx: UserCtx, id: number, authority: AuthorityLine): Promise<ConfigRow> {
  const row = found(await keys.read(ctx, id))
  return withValue(row, (await valuesOf(ctx, [row])).get(id), authority)
}
