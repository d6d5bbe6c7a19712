// Whether an account administers the register, because its sign-ins then follow stricter rules.
import { administers, wildcards } from '@register/contract/access/held'
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

/** True when an active role of the account holds a permission that administers, or a wildcard. */
export async function administersSomething(db: Db, userId: number): Promise<boolean> {
  const { rows } = await sql<{ permission: string }>`
    select distinct g.permission from user_role ur join role_reach g on g.role_id = ur.role_id
    where ur.user_id = ${userId} and (g.permission like 'system:%' or g.permission = any(${[...wildcards]}::text[]))`.execute(
    db,
  )
  return rows.some(({ permission }) => administers(permission))
}
