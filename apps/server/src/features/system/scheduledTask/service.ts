// The rules of scheduled tasks: parameters fit their handler, a change moves the next time, and no run begins twice. Also what the lists of the application use of them.
import { tidyCron } from '@register/contract/cron'
import type { Input } from '@register/contract/endpoint'
import { conflict } from '@register/contract/errors'
import { bodyOf } from '@register/contract/record/shape'
import { paramsOf } from '@register/contract/system/scheduledTask/handlers'
import type {
  addScheduledTask,
  changeScheduledTask,
  ScheduledTask,
  setTaskStatus,
} from '@register/contract/system/scheduledTask/scheduledTask'
import type { UserCtx } from '../../../access/ctx.ts'
import type { Jobs } from '../../../jobs/jobs.ts'
import { readParams } from '../../../records/params.ts'
import { begin, underWayOf } from './run/begin.ts'
import { nextAfter } from './run/due.ts'
import { readOne, tasks } from './store.ts'

export { beginDue, correctTimes } from './run/due.ts'
export { taskJobs } from './run/job.ts'
export { newestRun, sweepRuns } from './run/runs.ts'
export { exportDays } from './store.ts'

type Values = Input<typeof addScheduledTask>['body']
type Params = Record<string, unknown>

/** The parameters as the handler takes them; refuses others, each by its name. */
const checked = ({ handler, params }: Pick<Values, 'handler' | 'params'>): Params =>
  readParams(bodyOf(paramsOf(handler)), params)

const tidied = <V extends Pick<Values, 'cron'>>(values: V): V => ({ ...values, cron: tidyCron(values.cron) })

const nextOf = ({ status, cron }: Pick<Values, 'status' | 'cron'>): string | null =>
  status === 'active' ? nextAfter(cron, new Date()) : null

/** Writes parameters into the audit as fields. */
function noteParams({ note }: UserCtx, params: Params, before: Params = {}): void {
  const was = Object.entries(before).filter(([key, value]) => key in params && params[key] !== value)
  Object.assign(note.detail, params)
  if (was.length > 0) note.detail['was'] = Object.assign({}, note.detail['was'], Object.fromEntries(was))
}

export async function addOne(ctx: UserCtx, { params: given, ...written }: Values): Promise<ScheduledTask> {
  const values = tidied(written)
  const params = checked({ ...values, params: given })
  const id = await tasks.insert(ctx, values, { params: JSON.stringify(params), next_at: nextOf(values) })
  noteParams(ctx, params)
  return readOne(ctx, id)
}

export async function changeOne(
  ctx: UserCtx,
  { id, rev, params: given, ...written }: Input<typeof changeScheduledTask>['body'],
): Promise<ScheduledTask> {
  const values = tidied(written)
  const params = checked({ ...values, params: given })
  const before = await tasks.lock(ctx, id, rev)
  const { params: former } = await readOne(ctx, id)
  const isSame = before.cron === values.cron && before.status === values.status
  const next = isSame ? {} : { next_at: nextOf(values) }
  // Failures of the former handler do not count for the new one.
  const fresh = before.handler === values.handler ? {} : { failures: 0 }
  await tasks.update(ctx, before, values, { params: JSON.stringify(params), ...next, ...fresh })
  noteParams(ctx, params, former)
  return readOne(ctx, id)
}

export async function setStatus(
  ctx: UserCtx,
  { id, rev, status }: Input<typeof setTaskStatus>['body'],
): Promise<ScheduledTask> {
  const before = await tasks.lock(ctx, id, rev)
  if (before.status !== status) {
    const now = await tasks.read(ctx, id)
    await tasks.update(ctx, before, { ...now, status }, { next_at: nextOf({ cron: now.cron, status }) })
  }
  return readOne(ctx, id)
}

export async function runOne(jobs: Jobs, ctx: UserCtx, id: number): Promise<ScheduledTask> {
  const task = await tasks.lock(ctx, id)
  if (!(await begin(jobs, ctx, task)))
    throw conflict(
      task.overlap === 'queue'
        ? ['该任务正在执行，且已有一次在排队', 'The task is running, and another run waits already']
        : ['该任务正在执行，请等待其结束', 'The task is running. Wait until it has finished'],
    )
  ctx.note.object = `scheduledTask:${id}`
  ctx.note.detail = { titleZh: task.title_zh, titleEn: task.title_en }
  return readOne(ctx, id)
}

export async function removeOne(ctx: UserCtx, id: number): Promise<void> {
  const task = await tasks.lock(ctx, id)
  if ((await underWayOf(ctx.db, id)).length > 0)
    throw conflict(['该任务正在执行，请等待其结束后再删除', 'The task is running. Delete it when it has finished'])
  await ctx.db
    .deleteFrom('job')
    .using('task_run')
    .whereRef('task_run.job_id', '=', 'job.id')
    .where('task_run.task_id', '=', id)
    .execute()
  await tasks.erase(ctx, task)
}
