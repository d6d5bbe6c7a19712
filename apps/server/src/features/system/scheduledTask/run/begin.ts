// The beginning of a run: its job and its row in the log, or the reason why there is none.
import type { Selectable } from 'kysely'
import { handlerNames, type HandlerName } from '@register/contract/system/scheduledTask/handlers'
import type { Db } from '../../../../db/connect.ts'
import type { ScheduledTaskTable } from '../../../../db/tables.ts'
import type { Jobs } from '../../../../jobs/jobs.ts'
import { underWay, type Asking } from '../../../../jobs/job.ts'

export type Task = Pick<Selectable<ScheduledTaskTable>, 'id' | 'handler' | 'params' | 'overlap'>

/** Which jobs are runs of a handler. */
export const kindOf = (handler: string): string => `task.${handler}`

export const isHandler = (name: string): name is HandlerName => handlerNames.some((one) => one === name)

/** The waiting and running jobs of a task. */
export const underWayOf = (db: Db, task: number) =>
  db
    .selectFrom('task_run')
    .innerJoin('job', 'job.id', 'task_run.job_id')
    .where('task_run.task_id', '=', task)
    .where(underWay)
    .select('job.state')
    .execute()

/** Whether another run may be queued: none exists, or the task queues runs and only one is at work. */
async function hasPlace(db: Db, { id, overlap }: Task): Promise<boolean> {
  const others = await underWayOf(db, id)
  return overlap === 'queue' ? others.every(({ state }) => state === 'running') : others.length === 0
}

/** Queues a run; false when the task allows no further one. Lock the task first, so that two instances do not queue it at once. */
export async function begin(jobs: Jobs, ctx: Asking, task: Task, due?: string): Promise<boolean> {
  if (!(await hasPlace(ctx.db, task))) return false
  const job = await jobs.add(ctx, { kind: kindOf(task.handler), params: task.params })
  await ctx.db
    .insertInto('task_run')
    .values({ task_id: task.id, job_id: job, due_at: due ?? null })
    .execute()
  return true
}

/** Logs a due time at which no run began. */
export async function leaveOut(db: Db, task: Task, due: string, skipped: 'overlapped' | 'missed'): Promise<void> {
  await db.insertInto('task_run').values({ task_id: task.id, skipped, due_at: due }).execute()
}
