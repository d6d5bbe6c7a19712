// Accounts in the form that sign-in needs, and the record of every attempt.
import type { Way } from '@register/contract/system/signIn/entered'
import { sql } from 'kysely'
import { configured } from '../../../access/configured.ts'
import type { Meta } from '../../../access/ctx.ts'
import { passwordDueOf } from '../../../access/password/age.ts'
import type { Db } from '../../../db/connect.ts'
import { isLocked } from './lock/lock.ts'

export const usernameKey = (username: string): string => username.normalize('NFKC').trim().toLowerCase()

export const findAccount = async (db: Db, username: string, ip: string) => {
  const now = await configured(db)
  return db
    .selectFrom('app_user as u')
    .leftJoin('sign_in_address as a', (join) => join.onRef('a.user_id', '=', 'u.id').on('a.address', '=', ip))
    .leftJoin('dept as d', 'd.id', 'u.dept_id')
    .select(['u.id', 'u.username', 'u.password_hash', 'u.status', 'd.name_zh', 'd.name_en'])
    .select([passwordDueOf(now).as('due'), isLocked.as('locked')])
    .where('username_key', '=', usernameKey(username))
    .where('u.removed_at', 'is', null)
    .executeTakeFirst()
}

export async function recordLogin(
  db: Db,
  meta: Meta,
  attempt: { username: string; userId?: number; success: boolean; reason: string; way: Way },
): Promise<void> {
  await db
    .insertInto('login_record')
    .values({
      username: attempt.username,
      user_id: attempt.userId ?? null,
      success: attempt.success,
      reason: attempt.reason,
      way: attempt.way,
      ip: meta.ip,
      user_agent: meta.userAgent,
    })
    .execute()
}

/** Number of former passwords that are refused, in addition to the present one. */
const formerOf = async (db: Db): Promise<number> => (await configured(db)).passwordsRemembered - 1

/** Hashes of the account's last passwords, without the present one. */
export const formerPasswords = async (db: Db, id: number): Promise<string[]> =>
  (
    await db
      .selectFrom('former_password')
      .select('hash')
      .where('user_id', '=', id)
      .orderBy('id', 'desc')
      .limit(await formerOf(db))
      .execute()
  ).map((row) => row.hash)

/** `by`: the account that set it. If that is another account, it is a first password, which must be changed before anything else. */
export async function setPassword(db: Db, id: number, password: { hash: string; algorithm: string; by: number }) {
  await sql`insert into former_password (user_id, hash) select id, password_hash from app_user where id = ${id}`.execute(
    db,
  )
  await sql`delete from former_password where user_id = ${id} and id not in (
    select id from former_password where user_id = ${id} order by id desc limit ${await formerOf(db)})`.execute(db)
  await db
    .updateTable('app_user')
    .set({
      password_hash: password.hash,
      password_algorithm: password.algorithm,
      must_change_password: password.by !== id,
      password_changed_at: sql<string>`now()`,
      updated_by: password.by,
      updated_at: sql<string>`now()`,
    })
    .set((row) => ({ rev: row('rev', '+', 1) }))
    .where('id', '=', id)
    .execute()
}
