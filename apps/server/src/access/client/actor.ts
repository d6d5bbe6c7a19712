// The actor of a client's token: its rights are its scopes over one body's records or over all, read again at least once a second.
import { sql } from 'kysely'
import { isClientScope } from '@register/contract/system/client/scopes'
import type { Db } from '../../db/connect.ts'
import type { Actor } from '../actor.ts'
import { grantsOf } from '../scope.ts'

/** True when the client's last day is over, in Shanghai. */
export const expiredClient = sql<boolean>`client.valid_until < (now() at time zone 'Asia/Shanghai')::date`

/** The actor of a valid token: its client, the secret that obtained it and the client's last day must be valid too. */
export async function clientActor(db: Db, hash: Buffer): Promise<Actor | undefined> {
  const row = await db
    .selectFrom('client_token')
    .innerJoin('client', 'client.id', 'client_token.client_id')
    .innerJoin('client_secret', 'client_secret.id', 'client_token.secret_id')
    .innerJoin('app_user', 'app_user.id', 'client.user_id')
    .leftJoin('dept', 'dept.id', 'client.dept_id')
    .where('client_token.hash', '=', hash)
    .where(sql<boolean>`client_token.ends_at > now()`)
    .where(sql<boolean>`(client_secret.ends_at is null or client_secret.ends_at > now())`)
    .where('client.status', '=', 'active')
    .where(sql<boolean>`not ${expiredClient}`)
    .select([
      'client.id as client_id',
      'client.user_id as id',
      'client.name',
      'client.reach',
      'client.dept_id',
      'client.quota',
      'client.addresses',
      'client.scopes',
      'client_token.scopes as asked',
      'app_user.username',
      'dept.body_code',
    ])
    .executeTakeFirst()
  if (!row) return undefined
  // Scopes that the client has lost since, or that clients may no longer have, are removed from existing tokens too.
  const held = row.asked.filter((scope) => row.scopes.includes(scope)).filter(isClientScope)
  const scope = row.reach === 'all' ? 'all' : 'ownBelow'
  const holder = { id: row.id, deptId: row.dept_id, creditCode: null }
  return {
    ...holder,
    sessionId: 0,
    username: row.username,
    nickname: row.name,
    bodyId: row.body_code === null ? null : row.dept_id,
    bodyCode: row.body_code,
    roles: [],
    permissions: held,
    grants: grantsOf(
      held.map((permission) => ({ permission, scope, deptIds: [] })),
      holder,
    ),
    passwordDue: null,
    passwordDaysLeft: null,
    factorDue: false,
    confirmed: false,
    client: { id: row.client_id, quota: row.quota, addresses: row.addresses },
  }
}
