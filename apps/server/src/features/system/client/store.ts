// Clients in the database, each with its valid secrets.
import { sql } from 'kysely'
import type { ListRequest } from '@register/contract/page'
import { type Client } from '@register/contract/system/client/client'
import { clientFields, clientRowFields } from '@register/contract/system/client/fields'
import { expiredClient } from '../../../access/client/actor.ts'
import type { UserCtx } from '../../../access/ctx.ts'
import { inScope } from '../../../access/scope.ts'
import type { Page } from '../../../db/list.ts'
import { storeOf } from '../../../records/store.ts'

const used = (what: ReturnType<typeof sql>, when = sql`true`) =>
  sql`(select ${what} from client_usage used where used.client_id = client.id and ${when})`

export const clients = storeOf({
  table: 'client',
  noun: 'client',
  fields: clientFields,
  rowFields: clientRowFields,
  computed: {
    standing: sql<string>`case when client.status = 'active' and ${expiredClient} then 'expired' else client.status end`,
    body: sql<string>`coalesce((select dept.name_zh from dept where dept.id = client.dept_id), '')`,
    today: sql<number>`coalesce(${used(sql`calls`, sql`used.day = (now() at time zone 'Asia/Shanghai')::date`)}, 0)`,
    lastUsedAt: used(sql`max(last_at)`),
  },
  called: 'name',
  audited: ['name', 'status', 'scopes', 'reach', 'quota', 'validUntil', 'addresses'],
  scope: ({ scope }) => inScope(scope, { dept: 'client.dept_id', creator: 'client.created_by' }),
  order: sql`client.name`,
  unique: { client_name: 'name' },
})

type Row = Awaited<ReturnType<typeof clients.read>>

async function whole({ db, say }: UserCtx, rows: readonly Row[]): Promise<Client[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const secrets = await db
    .selectFrom('client_secret')
    .where('client_id', 'in', ids)
    .where(sql<boolean>`(ends_at is null or ends_at > now())`)
    .select(['id', 'client_id', 'created_at', 'ends_at'])
    .orderBy(sql`ends_at desc nulls first`)
    .execute()
  const bodies = await db
    .selectFrom('client')
    .innerJoin('dept', 'dept.id', 'client.dept_id')
    .where('client.id', 'in', ids)
    .select(['client.id', 'dept.name_zh', 'dept.name_en'])
    .execute()
  return rows.map((row) => {
    const body = bodies.find(({ id }) => id === row.id)
    return {
      ...row,
      body: body ? say([body.name_zh, body.name_en]) : '',
      // The aggregate over no rows is null, although its type says otherwise.
      lastUsedAt: row.lastUsedAt || '',
      secrets: secrets
        .filter(({ client_id }) => client_id === row.id)
        .map((one) => ({ id: one.id, madeAt: one.created_at, endsAt: one.ends_at })),
    }
  })
}

export async function listAll(ctx: UserCtx, request: ListRequest): Promise<Page<Client>> {
  const page = await clients.list(ctx, request)
  return { ...page, list: await whole(ctx, page.list) }
}

/** 404 when it does not exist or is out of scope. */
export async function readOne(ctx: UserCtx, id: number): Promise<Client> {
  const [one] = await whole(ctx, [await clients.read(ctx, id)])
  if (!one) throw new Error('A row that was read is gone')
  return one
}
