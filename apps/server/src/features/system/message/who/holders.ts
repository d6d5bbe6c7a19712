// Finds the accounts that reach a row, to notify them; the reverse of a scope, which finds the rows an account reaches.
import { sql } from 'kysely'
import type { Permission } from '@register/contract/permissions'
import type { Db } from '../../../../db/connect.ts'

export interface Concerned {
  permission: Permission
  deptId: number
  creator?: number
  /** Credit codes of the companies that the row is about. */
  companies?: readonly (string | null)[]
}

/** Whether the department `d` of a row is that of account `u`, or the body that it belongs to: what bodies have belongs to the whole body (docs/rules/access.md#data-scopes). */
export const isOwnDept = sql<boolean>`(u.dept_id = d.id
  or d.body_code is not null and exists (select from dept o where o.id = u.dept_id and d.id = any(o.path)))`

/** Whether a grant `g` of account `u` reaches the rows of department `d`. */
const reaches = sql`(g.scope = 'all' or g.scope in ('own', 'ownBelow') and ${isOwnDept} or g.scope = 'ownBelow' and u.dept_id = any(d.path)
  or g.scope = 'chosen' and d.id = any(g.dept_ids))`

const grants = (permission: Permission) => sql`
  from user_role ur join role_reach g on g.role_id = ur.role_id
  where ur.user_id = u.id and g.permission = ${permission}`

const ids = async (rows: Promise<{ rows: { id: number }[] }>): Promise<number[]> =>
  (await rows).rows.map(({ id }) => id)

/**
 * Active accounts of the row's department or body, or of one above it, whose role names the permission and reaches the row. Accounts that may
 * do everything in every department manage no department, and get no message.
 */
export const holdersAt = (db: Db, { permission, deptId }: Concerned): Promise<number[]> =>
  ids(
    sql<{ id: number }>`
      select u.id from app_user u join dept d on d.id = ${deptId} and (u.dept_id = any(d.path) or ${isOwnDept})
      where u.status = 'active' and exists (select 1 ${grants(permission)}
        and (g.scope in ('all', 'ownBelow') or g.scope = 'own' and ${isOwnDept} or g.scope = 'chosen' and d.id = any(g.dept_ids)))
      order by u.id`.execute(db),
  )

/** Active accounts whose roles name each of these permissions and reach its department with it. Accounts with a wildcard are left out, because they belong to no body. */
export const holdersOfEach = (db: Db, needs: readonly Concerned[]): Promise<number[]> =>
  ids(
    sql<{ id: number }>`
      select u.id from app_user u
      where u.status = 'active' and not exists (
        select from unnest(${needs.map(({ permission }) => permission)}::text[], ${needs.map(({ deptId }) => deptId)}::bigint[]) n (permission, dept)
        where not exists (
          select from user_role ur join role_reach g on g.role_id = ur.role_id join dept d on d.id = n.dept
          where ur.user_id = u.id and g.permission = n.permission
            and ${reaches}))
      order by u.id`.execute(db),
  )

/** Those of these departments that no active account reaches with the permission. Accounts with a wildcard do not count, because they work for no office. */
export const reachedByNone = (db: Db, permission: Permission, deptIds: readonly number[]): Promise<number[]> =>
  ids(
    sql<{ id: number }>`
      select d.id from dept d where d.id = any(${deptIds}::bigint[]) and not exists (
        select from app_user u where u.status = 'active' and exists (select ${grants(permission)} and ${reaches}))
      order by d.id`.execute(db),
  )

/** Active accounts whose role grants the permission, or everything, in any scope: they administer the register. */
export const holdersOf = (db: Db, permission: Permission): Promise<number[]> =>
  ids(
    sql<{ id: number }>`
      select u.id from app_user u where u.status = 'active' and exists (
        select 1 from user_role ur join role_reach g on g.role_id = ur.role_id
        where ur.user_id = u.id and g.permission in (${permission}, '*:*:*', '*/*/*'))
      order by u.id`.execute(db),
  )

/** Active accounts of the companies that a row is about, whose role names the permission for their company. */
export const holdersOfCompany = (db: Db, { permission, companies = [] }: Concerned): Promise<number[]> =>
  ids(
    sql<{ id: number }>`
      select u.id from app_user u
      where u.status = 'active' and u.credit_code = any(${companies.filter(Boolean)}::text[])
        and exists (select 1 ${grants(permission)} and g.scope in ('all', 'company'))
      order by u.id`.execute(db),
  )

/** Whether an account still reaches the row: a person who moved to another department gets no more messages about it. */
export async function stillReaches(
  db: Db,
  userId: number,
  { permission, deptId, creator }: Concerned,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from app_user u join dept d on d.id = ${deptId}
    where u.id = ${userId} and u.status = 'active' and exists (
      select 1 from user_role ur join role_reach g on g.role_id = ur.role_id
      where ur.user_id = u.id and g.permission in (${permission}, '*:*:*', '*/*/*')
        and (${reaches} or g.scope = 'self' and u.id = ${creator ?? null}))`.execute(db)
  return rows.length > 0
}
