// Locking out guessers: by account and address, and the whole account only when many addresses try. Failures expire. The configuration sets how many lock and for how long (docs/rules/access.md#locks).
import { createHash } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { configured } from '../../../../access/configured.ts'
import type { Db } from '../../../../db/connect.ts'
import { notifyOnce } from '../../message/service.ts'

/** Minutes after which a failure is forgotten: slow guessing locks no account and makes no progress. */
const forgottenIn = 15
/** Number of addresses with failures, not yet expired, that locks the whole account. */
const mostAddresses = 10
/** Days for which an address counts as the owner's: the lock of the whole account does not apply there. */
const knownDays = 30

/** Whether an account `u` is locked at its address `a`, which may be absent. */
export const isLocked: RawBuilder<boolean> = sql<boolean>`coalesce(a.locked_until > now(), false)
  or coalesce(u.locked_until > now(), false) and not coalesce(a.succeeded_at > now() - make_interval(days => ${knownDays}), false)`

/** Runs in a transaction of its own, because a failed sign-in rolls its own transaction back. Sends the account's owner a message when the account locks. */
export async function countFailure(db: Db, userId: number, ip: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (await count(tx, userId, ip))
      await notifyOnce(
        { db: tx },
        { kind: 'accountLocked', to: [userId], object: '', about: { count: (await configured(tx)).lockMinutes } },
      )
  })
}

/** Returns whether this failure locked the address or the account. */
async function count(db: Db, userId: number, ip: string): Promise<boolean> {
  const { lockTries, lockMinutes } = await configured(db)
  const one = sql`make_interval(mins => ${forgottenIn})`
  const now = sql`greatest(a.forgotten_at, now()) + ${one}`
  const address = await sql<{ locked: boolean }>`
    insert into sign_in_address as a (user_id, address, forgotten_at) values (${userId}, ${ip}, now() + ${one})
    on conflict (user_id, address) do update set forgotten_at = ${now},
      locked_until = case when ${now} > now() + ${one} * ${lockTries - 1}::int then now() + make_interval(mins => ${lockMinutes}) else a.locked_until end
    returning coalesce(locked_until > now(), false) as locked`.execute(db)
  const account = await sql`
    update app_user set locked_until = now() + make_interval(mins => ${lockMinutes}) where id = ${userId}
      and (select count(*) from sign_in_address a where a.user_id = ${userId} and a.forgotten_at > now()) >= ${mostAddresses}`.execute(
    db,
  )
  return (address.rows[0]?.locked ?? false) || account.numAffectedRows === 1n
}

/** Number of rows that wrong passwords without an account are written to. */
const slots = 4_096

/** As `countFailure` does for an account, with the same statements, where there is nothing to count: otherwise the time of the answer tells which names exist, and which are locked. */
export async function countNothing(db: Db, usernameKey: string, ip: string): Promise<void> {
  const slot = createHash('sha256').update(`${usernameKey}\n${ip}`).digest().readUInt32BE() % slots
  await db.transaction().execute(async (tx) => {
    const { lockTries, lockMinutes } = await configured(tx)
    const one = sql`make_interval(mins => ${forgottenIn})`
    const now = sql`greatest(a.forgotten_at, now()) + ${one}`
    await sql`
      insert into sign_in_decoy as a (slot, forgotten_at) values (${slot}, now() + ${one})
      on conflict (slot) do update set forgotten_at = ${now},
        locked_until = case when ${now} > now() + ${one} * ${lockTries - 1}::int then now() + make_interval(mins => ${lockMinutes}) else a.locked_until end
      returning coalesce(locked_until > now(), false) as locked`.execute(tx)
    await sql`
      update app_user set locked_until = now() + make_interval(mins => ${lockMinutes}) where id = 0
        and (select count(*) from sign_in_address a where a.user_id = 0 and a.forgotten_at > now()) >= ${mostAddresses}`.execute(
      tx,
    )
  })
}

/** Clears every lock and every failure of an account: called for a person who may unlock it, or for its owner with a code. */
export async function forgetLocks(db: Db, userId: number): Promise<void> {
  await db.updateTable('app_user').set({ locked_until: null }).where('id', '=', userId).execute()
  await sql`update sign_in_address set locked_until = null, forgotten_at = now() where user_id = ${userId}`.execute(db)
}

/** Clears the failures of this address, and marks the address as known. */
export async function countSuccess(db: Db, userId: number, ip: string): Promise<void> {
  await sql`
    insert into sign_in_address (user_id, address, succeeded_at) values (${userId}, ${ip}, now())
    on conflict (user_id, address) do update set forgotten_at = now(), locked_until = null, succeeded_at = now()`.execute(
    db,
  )
  await sql`update app_user set last_login_at = now() where id = ${userId}`.execute(db)
}
