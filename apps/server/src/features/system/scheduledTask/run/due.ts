// Tasks whose time has come: each begins once, however many instances check, and moves on to its next time in the same transaction.
import { sql } from 'kysely'
import { nextRuns } from '@register/contract/cron'
import type { Pool } from '../../../../db/connect.ts'
import type { Jobs } from '../../../../jobs/jobs.ts'
import type { Asking } from '../../../../jobs/job.ts'
import { begin, isHandler, leaveOut } from './begin.ts'

/** Seconds after which a due time counts as missed because no instance was running. Shorter delays happen in a busy register. */
const missedSeconds = 120
/** Tasks that one check begins; the next check comes after a second. */
const mostAtOnce = 20

/** The first time after this moment; undefined where there is none. */
export const nextAfter = (cron: string, moment: Date): string | null =>
  nextRuns(cron, moment, 1)[0]?.toISOString() ?? null

/** The register starts it by itself, in the transaction of the check. */
const byItself = (db: Asking['db'], afterCommit: Asking['afterCommit']): Asking => ({
  db,
  actor: undefined,
  lang: 'zh',
  meta: { ip: '', isFrom: () => false, userAgent: '', traceId: '', origin: '' },
  afterCommit,
})

/** Brings back times that lie after the next one, as a clock leaves them that was ahead and was put right: their tasks would stand still until then. Returns how many there were. */
export async function correctTimes(db: Pool): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const tasks = await tx
      .selectFrom('scheduled_task')
      .select(['id', 'cron', 'next_at', sql<string>`now()`.as('now')])
      .where('status', '=', 'active')
      .where('next_at', 'is not', null)
      .forUpdate()
      .skipLocked()
      .execute()
    let count = 0
    for (const { id, cron, next_at: stored, now } of tasks) {
      const next = nextAfter(cron, new Date(now))
      if (next === null || stored === null || new Date(stored) <= new Date(next)) continue
      await tx.updateTable('scheduled_task').set({ next_at: next }).where('id', '=', id).execute()
      count++
    }
    return count
  })
}

/** Returns how many runs began. */
export async function beginDue(db: Pool, jobs: Jobs): Promise<number> {
  const later: (() => void)[] = []
  const begun = await db.transaction().execute(async (tx) => {
    const tasks = await tx
      .selectFrom('scheduled_task')
      .select(['id', 'handler', 'params', 'overlap', 'misfire', 'cron', 'next_at'])
      .select([
        sql<string>`now()`.as('now'),
        sql<boolean>`next_at < now() - make_interval(secs => ${missedSeconds})`.as('is_late'),
      ])
      .where('status', '=', 'active')
      .where((where) => where.or([where('next_at', 'is', null), where('next_at', '<=', sql<string>`now()`)]))
      .orderBy('next_at')
      .limit(mostAtOnce)
      .forUpdate()
      .skipLocked()
      .execute()
    let count = 0
    for (const task of tasks) {
      const { next_at: due, now } = task
      await tx
        .updateTable('scheduled_task')
        .set({ next_at: nextAfter(task.cron, new Date(now)) })
        .where('id', '=', task.id)
        .execute()
      // A task that came with the product, or with a handler of another version, has no time yet.
      if (due === null || !isHandler(task.handler)) continue
      if (task.is_late && task.misfire === 'skip') await leaveOut(tx, task, due, 'missed')
      else if (
        await begin(
          jobs,
          byItself(tx, (then) => void later.push(then)),
          task,
          due,
        )
      )
        count++
      else await leaveOut(tx, task, due, 'overlapped')
    }
    return count
  })
  for (const then of later) then()
  return begun
}
