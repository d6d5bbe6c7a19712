// Executes a run: calls its handler and logs the outcome; consecutive failures are counted and notified.
import { hostname } from 'node:os'
import { sql } from 'kysely'
import { bothNames, type Phrase } from '@register/contract/phrase'
import { handlerNames, type HandlerName } from '@register/contract/system/scheduledTask/handlers'
import { changeScheduledTask } from '@register/contract/system/scheduledTask/scheduledTask'
import type { Db } from '../../../../db/connect.ts'
import type { JobKind, Work } from '../../../../jobs/engine.ts'
import { endJob } from '../../../../jobs/job.ts'
import { paramsFor, type TaskWorks } from '../../../../jobs/scheduled.ts'
import { holdersOf, notifyOnce } from '../../message/service.ts'
import { kindOf } from './begin.ts'

/** Consecutive failures after which administrators are notified. */
const notifiesAt = 3

const nothingToDo: Phrase = ['没有需要处理的内容', 'There was nothing to do']

/** Deletes earlier runs that found nothing to do, because a task that runs every minute would fill the log. */
async function forgetIdle(tx: Db, task: number, job: string): Promise<void> {
  await tx
    .deleteFrom('job')
    .using('task_run')
    .whereRef('task_run.job_id', '=', 'job.id')
    .where('task_run.task_id', '=', task)
    .where('task_run.idle', '=', true)
    .where('job.id', '<>', job)
    .execute()
}

async function run<N extends HandlerName>(works: TaskWorks, handler: N, work: Work): Promise<void> {
  const { db, job } = work
  await db
    .updateTable('task_run')
    .set({ instance: `${hostname()}:${process.pid}` })
    .where('job_id', '=', job.id)
    .execute()
  const said = await works[handler].run(work, paramsFor(handler, job.params))
  const [text_zh, text_en] = said ?? nothingToDo
  work.signal.throwIfAborted()
  await db.transaction().execute(async (tx) => {
    await endJob(tx, job)
    const { task_id: task, idle } = await tx
      .updateTable('task_run')
      // A run started by a person is always logged, whatever its result.
      .set({ text_zh, text_en, idle: sql<boolean>`${said === undefined} and due_at is not null` })
      .where('job_id', '=', job.id)
      .returning(['task_id', 'idle'])
      .executeTakeFirstOrThrow()
    if (idle) await forgetIdle(tx, task, job.id)
    await tx.updateTable('scheduled_task').set({ failures: 0 }).where('id', '=', task).execute()
  })
}

async function countFailure(tx: Db, job: string, notifiesAtOnce: boolean): Promise<void> {
  const task = await tx
    .updateTable('scheduled_task')
    .from('task_run')
    .whereRef('task_run.task_id', '=', 'scheduled_task.id')
    .where('task_run.job_id', '=', job)
    .set((row) => ({ failures: row('scheduled_task.failures', '+', 1) }))
    .returning(['scheduled_task.id', 'title_zh', 'title_en', 'failures'])
    .executeTakeFirst()
  if (!task || !(notifiesAtOnce || task.failures === notifiesAt)) return
  const to = await holdersOf(tx, changeScheduledTask.access.may)
  const about = { zh: task.title_zh, en: bothNames(task.title_zh, task.title_en)[1], count: task.failures }
  await notifyOnce({ db: tx }, { kind: 'scheduledTaskFailed', to, object: `scheduledTask:${task.id}`, about })
}

/** One kind of job for each handler; runs of one kind wait for each other. */
export const taskJobs = (works: TaskWorks): JobKind[] =>
  handlerNames.map((handler) => ({
    kind: kindOf(handler),
    workers: 'others',
    queue: works[handler].queue ?? kindOf(handler),
    work: (work) => run(works, handler, work),
    failed: (tx, { id }) => countFailure(tx, id, works[handler].notifiesAtOnce === true),
  }))
