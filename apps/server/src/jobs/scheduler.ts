// Recurring work: each task runs alone across all instances, and its failure is logged, never fatal.
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Pool } from '../db/connect.ts'

export interface Task {
  name: string
  everySeconds: number
  /** Runs in every instance, for example to flush its own counts, instead of once for all. */
  everywhere?: true
  run: () => Promise<unknown>
}

/** After this time a process that stands still no longer keeps others from the task. */
const longest = '5min'

/** Runs `task` unless another instance is running it; the lock ends with the transaction. */
async function alone(db: Pool, task: Task): Promise<void> {
  if (task.everywhere) {
    await task.run()
    return
  }
  await db.transaction().execute(async (tx) => {
    // The transaction does nothing while the task works, perhaps for longer than others may.
    await sql`set local idle_in_transaction_session_timeout = ${sql.lit(longest)}`.execute(tx)
    const { rows } = await sql<{
      acquired: boolean
    }>`select pg_try_advisory_xact_lock(hashtext(${`task ${task.name}`})) as acquired`.execute(tx)
    if (rows[0]?.acquired) await task.run()
  })
}

/** Starts all tasks; the returned function stops them and waits for running ones. */
export function schedule(db: Pool, log: Logger, tasks: readonly Task[]): () => Promise<void> {
  const running = new Set<Promise<void>>()
  const failing = new Set<Task>()
  const failed = (task: Task, error: unknown) => {
    // Logs once until the task succeeds again, because a task may fail every second while the database is down.
    if (!failing.has(task)) log.warn({ err: error, task: task.name }, 'task failed')
    failing.add(task)
  }
  const start = (task: Task) => {
    const work = alone(db, task)
      .then(() => void failing.delete(task))
      .catch((error: unknown) => failed(task, error))
      .finally(() => running.delete(work))
    running.add(work)
  }
  const timers = tasks.map((task) => setInterval(() => start(task), task.everySeconds * 1_000))
  return async () => {
    for (const timer of timers) clearInterval(timer)
    await Promise.allSettled(running)
  }
}
