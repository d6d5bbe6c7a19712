// Scheduled tasks in the database, each with its parameters and its newest run.
import { sql } from 'kysely'
import type { ListRequest } from '@register/contract/page'
import { scheduledTaskFields, scheduledTaskRowFields } from '@register/contract/system/scheduledTask/fields'
import type { ScheduledTask } from '@register/contract/system/scheduledTask/scheduledTask'
import type { UserCtx } from '../../../access/ctx.ts'
import type { Page } from '../../../db/list.ts'
import { everybody, storeOf } from '../../../records/store.ts'
import { lastRuns } from './run/runs.ts'

export const tasks = storeOf({
  table: 'scheduled_task',
  noun: 'scheduledTask',
  fields: scheduledTaskFields,
  rowFields: scheduledTaskRowFields,
  called: 'titleZh',
  audited: ['titleZh', 'titleEn', 'handler', 'cron', 'status', 'overlap', 'misfire', 'remark'],
  scope: everybody,
  order: sql`scheduled_task.id`,
  unique: { scheduled_task_title_zh: 'titleZh', scheduled_task_title_en: 'titleEn' },
})

type Row = Awaited<ReturnType<typeof tasks.read>>

async function whole(ctx: UserCtx, rows: readonly Row[]): Promise<ScheduledTask[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const stored = await ctx.db
    .selectFrom('scheduled_task')
    .select(['id', sql<ScheduledTask['params']>`params`.as('params')])
    .where('id', 'in', ids)
    .execute()
  const params = new Map(stored.map((one) => [one.id, one.params]))
  const last = await lastRuns(ctx, ids)
  return rows.map((row) => ({
    ...row,
    title: ctx.say([row.titleZh, row.titleEn]),
    params: params.get(row.id) ?? {},
    // The field is null while the task is paused, although its type says otherwise.
    nextAt: row.nextAt || '',
    last: last.get(row.id) ?? null,
  }))
}

export async function listAll(ctx: UserCtx, request: ListRequest): Promise<Page<ScheduledTask>> {
  const page = await tasks.list(ctx, request)
  return { ...page, list: await whole(ctx, page.list) }
}

/** 404 when it does not exist. */
export async function readOne(ctx: UserCtx, id: number): Promise<ScheduledTask> {
  const [one] = await whole(ctx, [await tasks.read(ctx, id)])
  if (!one) throw new Error('A row that was read is gone')
  return one
}

/** Days for which exports are stored, as set in the tasks that remove them; undefined where no task does. */
export const exportDays = sql<
  number | null
>`(select min((scheduled_task.params ->> 'exportDays')::int) from scheduled_task
  where scheduled_task.handler = 'cleanExports' and scheduled_task.status = 'active')`
