// Runs in the form that people read: when, how long, with which result; and deleting old ones.
import { sql } from 'kysely'
import { checkStep } from '@register/contract/log/checkNames'
import type { ListRequest } from '@register/contract/page'
import type { HandlerName } from '@register/contract/system/scheduledTask/handlers'
import { runColumns, type RunState, type TaskRun } from '@register/contract/system/scheduledTask/scheduledTask'
import type { UserCtx } from '../../../../access/ctx.ts'
import type { Db } from '../../../../db/connect.ts'
import { countRows } from '../../../../db/count.ts'
import { conditions, dayOf, orderOf, readPage, type ListPlan, type Page } from '../../../../db/list.ts'
import { underWay } from '../../../../jobs/job.ts'

const state = sql<RunState>`coalesce(task_run.skipped, job.state)`
const at = sql`task_run.at`

const plan: ListPlan<typeof runColumns> = {
  columns: runColumns,
  sql: { state: { ref: state }, at: { ref: dayOf(at), sort: at } },
  order: sql`task_run.id desc`,
}

const all = (db: Db) => db.selectFrom('task_run').leftJoin('job', 'job.id', 'task_run.job_id')

const shown = (query: ReturnType<typeof all>) =>
  query
    .leftJoin('app_user', 'app_user.id', 'job.created_by')
    .leftJoin('waypoint', 'waypoint.job_id', 'job.id')
    .select(['task_run.id', 'task_run.task_id', 'task_run.due_at', 'task_run.at', 'task_run.instance'])
    .select(['text_zh', 'text_en', 'job.failure_zh', 'job.failure_en', 'app_user.nickname', state.as('state')])
    .select(['job.begun_at', 'job.finished_at', 'job.done', 'job.total', 'job.attempts', 'waypoint.step'])
type Shown = Awaited<ReturnType<ReturnType<typeof shown>['executeTakeFirstOrThrow']>>

function asRun({ say }: UserCtx, row: Shown): TaskRun {
  const { begun_at: begunAt, finished_at: finishedAt } = row
  return {
    id: row.id,
    state: row.state,
    dueAt: row.due_at,
    by: row.nickname ?? '',
    at: row.at,
    begunAt,
    finishedAt,
    took: begunAt === null || finishedAt === null ? null : Math.max(0, Date.parse(finishedAt) - Date.parse(begunAt)),
    done: row.done ?? 0,
    total: row.total,
    step: row.state === 'running' ? say(checkStep(row.step ?? '')) : '',
    attempts: row.attempts ?? 0,
    instance: row.instance,
    text: say(row.state === 'failed' ? [row.failure_zh ?? '', row.failure_en ?? ''] : [row.text_zh, row.text_en]),
  }
}

/** Read the task first, because that checks the scope. */
export async function runsOf(ctx: UserCtx, task: number, request: ListRequest): Promise<Page<TaskRun>> {
  let filtered = all(ctx.db).where('task_run.task_id', '=', task)
  for (const condition of conditions(plan, request)) filtered = filtered.where(condition)
  const order = orderOf(plan, request)
  const page = await readPage(filtered, (rows) => shown(rows).execute(), request, order, countRows(ctx.db))
  return { ...page, list: page.list.map((row) => asRun(ctx, row)) }
}

/** The newest run of each task that was not left out. */
export async function lastRuns(ctx: UserCtx, tasks: readonly number[]): Promise<Map<number, TaskRun>> {
  const newest = sql<number>`(select id from task_run newest where newest.task_id = of_task and job_id is not null order by id desc limit 1)`
  const rows = await shown(
    all(ctx.db).where(
      'task_run.id',
      'in',
      sql<number>`(select ${newest} from unnest(${[...tasks]}::bigint[]) as of_task)`,
    ),
  ).execute()
  return new Map(rows.map((row) => [row.task_id, asRun(ctx, row)]))
}

/** The newest run of any task of a handler; null when none was begun. */
export async function newestRun(ctx: UserCtx, handler: HandlerName): Promise<TaskRun | null> {
  const rows = await shown(
    all(ctx.db).where(
      'task_run.id',
      '=',
      sql<number>`(select max(newest.id) from task_run newest join scheduled_task on scheduled_task.id = newest.task_id
        where scheduled_task.handler = ${handler} and newest.job_id is not null)`,
    ),
  ).execute()
  return rows[0] ? asRun(ctx, rows[0]) : null
}

/** Deletes older runs with their jobs; returns how many. */
export async function sweepRuns(db: Db, days: number): Promise<number> {
  const old = sql<boolean>`task_run.at < now() - make_interval(days => ${days})`
  const gone = await db
    .deleteFrom('job')
    .using('task_run')
    .whereRef('task_run.job_id', '=', 'job.id')
    .where(old)
    .where((where) => where.not(underWay))
    .executeTakeFirst()
  const skipped = await db.deleteFrom('task_run').where('job_id', 'is', null).where(old).executeTakeFirst()
  return Number(gone.numDeletedRows + skipped.numDeletedRows)
}
