// The caller: the session's user with grants, read by one look-up per request (known/actors.ts caches it for at most a second).
import { createHash } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import type { Asks } from '@register/contract/endpoint'
import { administers } from '@register/contract/access/held'
import type { Permission } from '@register/contract/permissions'
import type { Configured } from '@register/contract/system/config/keys'
import { firstAdministrator, nameAdministrators } from '@register/contract/system/setup/setup'
import type { Db } from '../db/connect.ts'
import { readsOnly } from '../db/connection/away.ts'
import { configured } from './configured.ts'
import { passwordDaysLeftOf, passwordDueOf, type PasswordDue } from './password/age.ts'
import { everything, grantsOf, type GrantRow, type Scope } from './scope.ts'

export interface Actor {
  id: number
  sessionId: number
  username: string
  nickname: string
  deptId: number | null
  /** The body that the department is or belongs to, and its code. */
  bodyId: number | null
  bodyCode: string | null
  creditCode: string | null
  roles: readonly string[]
  /** Permission strings as stored, wildcards included. */
  permissions: readonly string[]
  /** Each permission that the actor holds, with the rows that it reaches. */
  grants: ReadonlyMap<Permission, Scope>
  /** Why the password must be changed before anything else. */
  passwordDue: PasswordDue | null
  /** Days until the password is due; null earlier than a week before. */
  passwordDaysLeft: number | null
  /** True when the actor must have a second factor and has none. */
  factorDue: boolean
  /** True for the first account of a real register: it sets the register up and does nothing else. */
  setupDue?: true
  /** True when the person entered the password in this session within the last minutes. */
  confirmed: boolean
  /** Set when the actor is another system instead of a person: it has no session and may only call what answers clients. */
  client?: { id: number; quota: number; addresses: readonly string[] }
}

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Minutes for which an entered password proves that the user is at the device. */
export const confirmedMinutes = 10

export interface Asking {
  /** Refuses accounts that administer the register until they have a second factor. True in production. */
  factorAsked: boolean
  /** Leaves the first account nothing but setting up. True outside a demonstration. */
  setupAsked: boolean
}

interface ActorRow {
  id: number
  session_id: number
  username: string
  nickname: string
  dept_id: number | null
  body_id: number | null
  body_code: string | null
  credit_code: string | null
  password_due: PasswordDue | null
  password_days_left: number | null
  confirmed: boolean
  has_factor: boolean
  roles: string[]
  grants: GrantRow[]
}

/** The body that the department of `u` is or belongs to: no body is below another (docs/decisions/0051-people.md). */
const itsBody = sql`left join dept d on d.id = u.dept_id left join dept b on b.id = any(d.path) and b.body_code is not null`

const userColumns = (
  now: Configured,
) => sql`u.id, u.username, u.nickname, u.dept_id, b.id as body_id, b.body_code, u.credit_code,
      ${passwordDueOf(now)} as password_due, ${passwordDaysLeftOf(now)} as password_days_left,
      exists (select from second_factor f where f.user_id = u.id and f.secret_sealed is not null) as has_factor,
      coalesce((select json_agg(r.key order by r.sort) from user_role ur join role r on r.id = ur.role_id
        where ur.user_id = u.id and r.status = 'active'), '[]') as roles,
      coalesce((select json_agg(json_build_object('permission', g.permission, 'scope', g.scope, 'deptIds', g.dept_ids))
        from user_role ur join role_reach g on g.role_id = ur.role_id where ur.user_id = u.id), '[]') as grants`

/** What the first account may do outside a demonstration until it is disabled: name the three administrators (docs/decisions/0049-configuration-and-setting-up.md). */
const setupAlone: readonly GrantRow[] = [{ permission: nameAdministrators.access.may, scope: 'all', deptIds: [] }]

function asActor(row: ActorRow, { factorAsked, setupAsked }: Asking): Actor {
  const setupDue = setupAsked && row.username === firstAdministrator
  const grants = setupDue ? setupAlone : row.grants
  const holder = { id: row.id, deptId: row.dept_id, bodyId: row.body_id, creditCode: row.credit_code }
  const held = [...new Set(grants.map((grant) => grant.permission))]
  return {
    ...holder,
    sessionId: row.session_id,
    username: row.username,
    nickname: row.nickname,
    bodyCode: row.body_code,
    roles: row.roles,
    permissions: held,
    grants: grantsOf(grants, holder),
    passwordDue: row.password_due,
    passwordDaysLeft: row.password_days_left,
    factorDue: factorAsked && !row.has_factor && held.some(administers),
    confirmed: row.confirmed,
    ...(setupDue && { setupDue }),
  }
}

export async function readActor(db: Db, hash: Buffer, asking: Asking): Promise<Actor | undefined> {
  const now = await configured(db)
  const { sessionIdleMinutes: idleMinutes } = now
  const live = sql`
    with live as (
      update session set last_seen_at = now(), successor_used = true
      where token_hash = ${hash} and (last_seen_at < now() - interval '1 minute' or not successor_used) and revoked_at is null and token_until > now()
        and (remember or last_seen_at > now() - make_interval(mins => ${idleMinutes}))
    )`
  const look = (first: RawBuilder<unknown>) =>
    sql<ActorRow>`${first}
    select s.id as session_id, s.confirmed_at > now() - make_interval(mins => ${confirmedMinutes}) as confirmed, ${userColumns(now)}
    from session s join app_user u on u.id = s.user_id ${itsBody}
    where s.token_hash = ${hash} and s.revoked_at is null and s.token_until > now() and s.ends_at > now()
      and (s.remember or s.last_seen_at > now() - make_interval(mins => ${idleMinutes})) and u.status = 'active'`.execute(
      db,
    )
  const { rows } = await look(live).catch((error: unknown) => {
    // The database takes no writes now, so the person is looked up without noting the use of the session: the next look notes it.
    if (readsOnly(error)) return look(sql``)
    throw error
  })
  return rows[0] && asActor(rows[0], asking)
}

/** The account's present rights, for work outside its requests and without a session; undefined when the account is disabled or removed. */
export async function actorById(db: Db, id: number): Promise<Actor | undefined> {
  const { rows } = await sql<ActorRow>`
    select 0 as session_id, false as confirmed, ${userColumns(await configured(db))}
    from app_user u ${itsBody} where u.id = ${id} and u.status = 'active'`.execute(db)
  return rows[0] && asActor(rows[0], { factorAsked: false, setupAsked: false })
}

/** The scope in which the actor holds the permission that the endpoint asks for; undefined when the actor does not hold it. */
export function granted(actor: Actor | undefined, { access }: Asks): Scope | undefined {
  if (access === 'anyone') return everything
  if (!actor || access === 'signedIn') return actor && everything
  return actor.grants.get(access.may)
}
