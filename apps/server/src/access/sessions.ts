// Sessions in the database: opaque tokens stored hashed, refresh secrets replaced on use; the reuse of a replaced one ends the session (docs/rules/access.md#sessions).
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { hashToken } from './actor.ts'
import { configured } from './configured.ts'
import type { Meta } from './ctx.ts'
import { makeRefresh, markOf } from './marks/refreshSecret.ts'
import type { Secrets } from './secrets.ts'

export const tokenMinutes = 15
/** Two tabs may refresh at once, so the secret just replaced gives the same successor for this long. */
const graceSeconds = 10

export interface Tokens {
  token: string
  refresh: string
  /** Seconds that the refresh cookie lives; undefined for a session cookie. */
  cookieSeconds: number | undefined
}

interface Signing {
  db: Db
  secrets: Secrets
}

const makeToken = () => randomBytes(32).toString('base64url')

/**
 * The oldest sessions of the account end when it would have more than the configuration allows. `proved`: the person has just
 * entered the password; after any other way of signing in, an act that needs the password asks for it.
 */
export async function openSession(
  { db, secrets }: Signing,
  { userId, remember, meta, proved = true }: { userId: number; remember: boolean; meta: Meta; proved?: boolean },
): Promise<Tokens> {
  // Sign-ins of one person wait for each other: two at once would each count the sessions without the other's.
  await db.selectFrom('app_user').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  const tokens = { token: makeToken(), refresh: makeRefresh(secrets) }
  const { rememberHours, sessionHours, sessionsMost } = await configured(db)
  const hours = remember ? rememberHours : sessionHours
  await db
    .insertInto('session')
    .values({
      user_id: userId,
      token_hash: hashToken(tokens.token),
      token_until: sql<string>`now() + make_interval(mins => ${tokenMinutes})`,
      refresh_hash: hashToken(tokens.refresh),
      remember,
      ...(!proved && { confirmed_at: sql<string>`to_timestamp(0)` }),
      ends_at: sql<string>`now() + make_interval(hours => ${hours})`,
      ip: meta.ip,
      user_agent: meta.userAgent,
    })
    .execute()
  await sql`
    update session set revoked_at = now() where id in (
      select id from session where user_id = ${userId} and revoked_at is null and ends_at > now()
      order by id desc offset ${sessionsMost})`.execute(db)
  return { ...tokens, cookieSeconds: remember ? hours * 3_600 : undefined }
}

export type Rotated =
  /** `returned`: the answer with the secret's successor had been lost. */
  | { tokens: Tokens; userId: number; returned?: true }
  /** A secret that had been replaced was used again. The session is ended, because two people may hold it and the server cannot distinguish the owner. */
  | { reused: { sessionId: number; userId: number } }

/**
 * Returns new tokens for a valid refresh secret, and undefined for an unknown or ended one. Ends the session when a replaced
 * secret is used again, by its owner or a thief, unless it is the last one, its successor was never used, and the same browser
 * asks: then the answer was lost on the way (docs/decisions/0140-a-lost-reply-and-a-stolen-cookie.md).
 */
export async function rotateSession(
  { db, secrets }: Signing,
  secret: string,
  userAgent: string,
): Promise<Rotated | undefined> {
  const hash = hashToken(secret)
  const { sessionIdleMinutes } = await configured(db)
  const { rows } = await sql<{
    id: number
    user_id: number
    remember: boolean
    current: boolean
    latest: boolean
    recent: boolean
    lost: boolean
    refresh_hash: Buffer
    successor_sealed: string | null
    left: number
  }>`
    select s.id, s.user_id, s.remember, s.refresh_hash = ${hash} as current,
      s.former_refresh_hash = ${hash} as latest, s.successor_sealed,
      not s.successor_used and s.user_agent = ${userAgent} as lost, s.refresh_hash,
      s.rotated_at > now() - make_interval(secs => ${graceSeconds}) as recent, extract(epoch from s.ends_at - now())::int as left
    from session s join app_user u on u.id = s.user_id
    where s.id = coalesce(
        (select id from session where refresh_hash = ${hash}),
        (select session_id from superseded_refresh where hash = ${hash})) and s.revoked_at is null and s.ends_at > now()
      and (s.remember or s.last_seen_at > now() - make_interval(mins => ${sessionIdleMinutes})) and u.status = 'active'
    for update of s`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const cookieSeconds = row.remember ? row.left : undefined
  if (!row.current) {
    if (row.latest && row.recent && row.successor_sealed) {
      const [token, refresh] = secrets.open(row.successor_sealed).split(' ')
      if (token && refresh) return { tokens: { token, refresh, cookieSeconds }, userId: row.user_id }
    }
    if (!row.latest || !row.lost) {
      await closeSession(db, row.id)
      return { reused: { sessionId: row.id, userId: row.user_id } }
    }
  }
  const tokens: Tokens = { token: makeToken(), refresh: makeRefresh(secrets, markOf(secrets, secret)), cookieSeconds }
  await db
    .updateTable('session')
    .set({
      token_hash: hashToken(tokens.token),
      token_until: sql<string>`least(now() + make_interval(mins => ${tokenMinutes}), ends_at)`,
      refresh_hash: hashToken(tokens.refresh),
      former_refresh_hash: hash,
      successor_sealed: secrets.seal(`${tokens.token} ${tokens.refresh}`),
      successor_used: false,
      rotated_at: sql<string>`now()`,
      last_seen_at: sql<string>`now()`,
    })
    .where('id', '=', row.id)
    .execute()
  // A successor that was never used is replaced as well, so that it ends the session if it turns up in other hands.
  const replaced = row.current ? hash : row.refresh_hash
  await db.insertInto('superseded_refresh').values({ hash: replaced, session_id: row.id }).execute()
  return { tokens, userId: row.user_id, ...(!row.current && { returned: true }) }
}

/** Records that the person entered the password again in this session. */
export async function confirmSession(db: Db, id: number): Promise<void> {
  await db
    .updateTable('session')
    .set({ confirmed_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute()
}

export async function closeSession(db: Db, id: number): Promise<void> {
  await db
    .updateTable('session')
    .set({ revoked_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute()
}

/** Ends the account's sessions after a change of password, rights or status; `except`: the session of the caller, which goes on. */
export async function closeSessionsOf(db: Db, userId: number, except?: number): Promise<void> {
  await db
    .updateTable('session')
    .set({ revoked_at: sql<string>`now()` })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? 0))
    .execute()
}
