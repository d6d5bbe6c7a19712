// The life of a job that is kept as a row: its signs of life while it is under way, and its end, told or in silence.
import { sql, type RawBuilder } from 'kysely'
import type { Phrase } from '@register/contract/phrase'
import type { Db } from '../db/connect.ts'

/** Seconds without a sign of life after which a job under way has died with its process. */
const silentSeconds = 60

interface Life {
  table: 'background_task' | 'import_job' | 'audit_archive' | 'check_run'
  /** The states of a job that waits or works. */
  underWay: readonly string[]
  /** Whether the table keeps when a job ended. */
  finishedAt?: true
}

export interface JobLife {
  /** Whether a row is under way and its process lives. */
  alive: RawBuilder<boolean>
  /** The state of a row as it reads: one that fell silent has failed. */
  stateNow: RawBuilder<string>
  /** A sign of life, with how far it is; false when the job is not under way any more. */
  beat(db: Db, id: string, progress?: { done?: number; total?: number }): Promise<boolean>
  /** Ends a job that did not succeed; does nothing to one that has ended already, and says so by false. */
  fail(db: Db, id: string, why: Phrase): Promise<boolean>
}

export function lifeOf({ table, underWay, finishedAt }: Life): JobLife {
  const [rows, state, beatAt] = [sql.table(table), sql.ref(`${table}.state`), sql.ref(`${table}.beat_at`)]
  const unended = sql<boolean>`${state} in (${sql.join(underWay)})`
  const heard = sql<boolean>`${beatAt} > now() - make_interval(secs => ${silentSeconds})`
  return {
    alive: sql`(${unended} and ${heard})`,
    stateNow: sql`case when ${unended} and not ${heard} then 'failed' else ${state} end`,
    async beat(db, id, { done, total } = {}) {
      const { numAffectedRows } = await sql`
        update ${rows} set beat_at = now(), done = coalesce(${done ?? null}, done), total = coalesce(${total ?? null}, total)
        where id = ${id} and ${unended}`.execute(db)
      return numAffectedRows === 1n
    },
    async fail(db, id, [zh, en]) {
      const ended = finishedAt ? sql`, finished_at = now()` : sql``
      const { numAffectedRows } = await sql`
        update ${rows} set state = 'failed', failure_zh = ${zh}, failure_en = ${en}, beat_at = now()${ended}
        where id = ${id} and ${unended}`.execute(db)
      return numAffectedRows === 1n
    },
  }
}
