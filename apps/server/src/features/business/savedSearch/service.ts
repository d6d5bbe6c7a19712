// Runs the saved searches once a day on what was published since the last run, and notifies their owners.
import { sql } from 'kysely'
import { savedQuestion, type SavedQuestion } from '@register/contract/business/savedSearch/savedSearch'
import { Failure } from '@register/contract/errors'
import type { Db } from '../../../db/connect.ts'
import type { Work } from '../../../jobs/engine.ts'
import { notifyFromSystem } from '../../system/message/service.ts'
import { countNewer } from '../publicReport/service.ts'

/** Searches that are read at a time. */
const batch = 200

/**
 * The time up to which a run sees everything. A report carries the time at which its publishing transaction began, so
 * whatever the oldest running transaction publishes is left to the next run.
 */
const settled = sql<string>`least(now(), (
  select min(xact_start) - interval '1 microsecond' from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()))`

/** Saved searches of active accounts that have not run up to `now`. */
const due = (db: Db, now: string) =>
  db
    .selectFrom('saved_search as s')
    .innerJoin('app_user as u', 'u.id', 's.user_id')
    .where('s.tells', '=', true)
    .where('u.status', '=', 'active')
    .where(sql<boolean>`s.looked_at < ${now}::timestamptz`)

/** The number of new results; 0 for a search that is refused by now, because its category or body is gone. */
async function newFor(db: Db, question: SavedQuestion, window: { since: string; until: string }): Promise<number> {
  try {
    return await countNewer(db, question, window)
  } catch (error) {
    if (error instanceof Failure) return 0
    throw error
  }
}

/** Runs one search in one transaction: the look-up, the message, and the time of the run. Returns whether a message was sent. */
async function lookFor(db: Db, id: number, now: string): Promise<boolean> {
  // Another instance may have run it, so it is read again under the lock.
  const search = await due(db, now)
    .select(['s.user_id', 's.name', 's.question', 's.looked_at'])
    .where('s.id', '=', id)
    .forUpdate('s')
    .executeTakeFirst()
  if (!search) return false
  const question = savedQuestion.parse(search.question)
  const count = await newFor(db, question, { since: search.looked_at, until: now })
  await db.updateTable('saved_search').set({ looked_at: now }).where('id', '=', id).execute()
  if (count === 0) return false
  await notifyFromSystem(
    { db },
    {
      kind: 'searchFound',
      to: [search.user_id],
      object: `search:${new URLSearchParams(question).toString()}`,
      about: { title: search.name, count },
    },
  )
  return true
}

/** Returns how many searches found new results. */
export async function notifySearches({ db, signal }: Pick<Work, 'db' | 'signal'>): Promise<number> {
  const { now } = await db.selectNoFrom(settled.as('now')).executeTakeFirstOrThrow()
  let notified = 0
  let searches: { id: number }[]
  do {
    searches = await due(db, now).select('s.id').orderBy('s.looked_at').orderBy('s.id').limit(batch).execute()
    for (const { id } of searches) {
      signal.throwIfAborted()
      if (await db.transaction().execute((tx) => lookFor(tx, id, now))) notified++
    }
  } while (searches.length === batch)
  return notified
}
