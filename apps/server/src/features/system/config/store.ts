// Configuration keys as they are kept, with what holds where nothing was set.
import { sql } from 'kysely'
import { configFields, configShown, type ConfigRow } from '@register/contract/system/config/config'
import { configProblem, type ConfigValue } from '@register/contract/system/config/key'
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
  shown: configShown,
  computed: { changed: sql<boolean>`(config.value is not null)` },
  called: 'key',
  told: ['key', 'class'],
  scope: everybody,
  // By class as the product declares them, those of administrators behind.
  order: sql`array_position('{site,office,security}'::text[], config.class), not config.built_in, config.sort, config.key`,
  unique: { config_key: 'key' },
})

type Row = Awaited<ReturnType<typeof keys.read>>

/** The values of these rows, by id. */
async function valuesOf({ db }: UserCtx, rows: readonly Row[]): Promise<Map<number, unknown>> {
  if (rows.length === 0) return new Map()
  const kept = await db
    .selectFrom('config')
    .select(['id', 'value'])
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  return new Map(kept.map(({ id, value }) => [id, value]))
}

/** On the wire a pair is an array that may be written to. */
type Sent = NonNullable<ConfigRow['value']>
const sent = (value: ConfigValue | null): Sent | null => (Array.isArray(value) ? [value[0], value[1]] : (value as Sent))

function withValue(row: Row, kept: unknown, authority: AuthorityLine): ConfigRow {
  const own = keyOfRow(row)
  const fits = kept !== null && kept !== undefined && configProblem(own, kept) === undefined
  const base: ConfigValue | null = row.builtIn
    ? ({ ...authority }[row.key as keyof AuthorityLine] ?? own.default)
    : null
  const value = fits ? (kept as ConfigValue) : base
  return {
    ...row,
    changed: fits,
    value: sent(value),
    default: sent(base),
    url: own.type === 'picture' && typeof value === 'string' && value !== '' ? `/api/file/${value}` : '',
  }
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
