// Writes the daily summaries: one letter a day for each account that chose it and has something unread.
import { sql } from 'kysely'
import { actorById } from '../../../../access/actor.ts'
import { transaction, type Db, type Pool } from '../../../../db/connect.ts'
import type { Integrations } from '../../../../integrations/integrations.ts'
import { claimUnmailed } from '../../message/service.ts'
import { digestKind } from '../letter/letter.ts'

/** Accounts read at a time. */
const batch = 100

/** Accounts that chose a summary, have a confirmed address, and have none yet on the day in Shanghai on which the run began. */
const due = (db: Db, now: string) =>
  db
    .selectFrom('daily_digest as d')
    .innerJoin('app_user as u', 'u.id', 'd.user_id')
    .where('d.chosen', '=', true)
    .where('u.email_confirmed_at', 'is not', null)
    .where(sql<boolean>`coalesce(d.last_at < date_trunc('day', ${now}::timestamptz, 'Asia/Shanghai'), true)`)

/** One account, in one transaction: its letter, the marks of its messages, and the time of the letter. Returns whether one was written. */
async function writeFor(db: Db, id: number, now: string): Promise<boolean> {
  // Another instance may have written it, so it is read again under the lock.
  const known = await due(db, now).select('d.last_at').where('d.user_id', '=', id).forUpdate('d').executeTakeFirst()
  // No recipient when the account is disabled.
  const reader = known && (await actorById(db, id))
  if (!reader) return false
  const unmailed = await claimUnmailed(db, { reader, now, lastAt: known.last_at })
  if (unmailed.total === 0) return false
  await db
    .insertInto('outbox')
    .values({ user_id: id, channel: 'mail', kind: digestKind, about: JSON.stringify(unmailed) })
    .execute()
  await db.updateTable('daily_digest').set({ last_at: now }).where('user_id', '=', id).execute()
  return true
}

/** Their ids, a batch at a time. */
async function* dueReaders(db: Db, now: string) {
  let people: { user_id: number }[]
  let after = 0
  do {
    people = await due(db, now)
      .select('d.user_id')
      .where('d.user_id', '>', after)
      .orderBy('d.user_id')
      .limit(batch)
      .execute()
    for (const { user_id: id } of people) yield (after = id)
  } while (people.length === batch)
}

/**
 * Returns how many letters were written; none while the register sends no e-mail. With two instances at once, or a run
 * repeated after a crash, the same letters are written once.
 */
export async function digest({ db, outside }: { db: Pool; outside: Pick<Integrations, 'mail'> }): Promise<number> {
  if (!outside.mail) return 0
  const { now } = await db.selectNoFrom(sql<string>`now()`.as('now')).executeTakeFirstOrThrow()
  let written = 0
  for await (const id of dueReaders(db, now)) if (await transaction(db, (tx) => writeFor(tx, id, now))) written++
  return written
}
