// Accounts as sign-in sees them, and the record of every attempt.
import { sql } from 'kysely'
import type { Meta } from '../../../access/ctx.ts'
import type { Db } from '../../../db/connect.ts'

export const usernameKey = (username: string): string => username.normalize('NFKC').trim().toLowerCase()

/** Failures in a row that lock an account, and for how long. */
export const mostFailures = 5
const lockMinutes = 30

export const findAccount = (db: Db, username: string) =>
  db
    .selectFrom('app_user')
    .select(['id', 'username', 'password_hash', 'status', 'failed_count', 'must_change_password'])
    .select(sql<boolean>`coalesce(locked_until > now(), false)`.as('locked'))
    .where('username_key', '=', usernameKey(username))
    .executeTakeFirst()

/** Counted outside the sign-in's transaction, which a failure rolls back. */
export async function countFailure(db: Db, id: number): Promise<void> {
  await sql`
    update app_user set failed_count = failed_count + 1,
      locked_until = case when failed_count + 1 >= ${mostFailures} then now() + make_interval(mins => ${lockMinutes}) else locked_until end
    where id = ${id}`.execute(db)
}

export async function countSuccess(db: Db, id: number): Promise<void> {
  await sql`update app_user set failed_count = 0, locked_until = null, last_login_at = now() where id = ${id}`.execute(
    db,
  )
}

export async function recordLogin(
  db: Db,
  meta: Meta,
  attempt: { username: string; userId?: number; success: boolean; reason: string },
): Promise<void> {
  await db
    .insertInto('login_record')
    .values({
      username: attempt.username,
      user_id: attempt.userId ?? null,
      success: attempt.success,
      reason: attempt.reason,
      ip: meta.ip,
      user_agent: meta.userAgent,
    })
    .execute()
}

export async function setPassword(db: Db, id: number, hash: string, algorithm: string): Promise<void> {
  await db
    .updateTable('app_user')
    .set({
      password_hash: hash,
      password_algorithm: algorithm,
      must_change_password: false,
      password_changed_at: sql<string>`now()`,
      updated_by: id,
      updated_at: sql<string>`now()`,
    })
    .set((row) => ({ rev: row('rev', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Menus the permissions open, parents first. */
export const readMenus = (db: Db) => db.selectFrom('menu').selectAll().orderBy('sort').orderBy('id').execute()
