// Tasks of the caller only: their jobs, with the file of each.
import { sql } from 'kysely'
import { taskColumns, type TaskRow, type TaskState } from '@register/contract/system/tasks'
import { conflict } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import type { ListRequest } from '@register/contract/page'
import { granted } from '../../../access/actor.ts'
import { found, type UserCtx } from '../../../access/ctx.ts'
import { readScope, stillReaches, type Scope } from '../../../access/scope.ts'
import type { Db } from '../../../db/connect.ts'
import { countRows } from '../../../db/count.ts'
import { conditions, orderOf, readPage, type ListPlan, type Page } from '../../../db/list.ts'
import { holdsAll } from '../../../db/search/grams.ts'
import type { Exporter } from '../../../files/exporter.ts'
import { fileUrl, release } from '../../../files/stored.ts'
import { underWay } from '../../../jobs/job.ts'
import { exportDays } from '../scheduledTask/service.ts'

/** How many tasks one person may have running, and stored. */
const mostAtOnce = 3
const mostStored = 50
const mostGigabytes = 1

/** Which jobs are tasks. */
export const kind = 'export'
export const objectOf = (id: string): string => `task:${id}`

const notTheirs: Phrase = [
  '您的权限或数据范围已变化，不能再下载此文件；请重新导出',
  'Your rights or your data scope have changed, so this file is no longer yours to download. Export again',
]

const state = sql<TaskState>`job.state`

const own = (ctx: UserCtx) =>
  ctx.db.selectFrom('job').where('job.kind', '=', kind).where('job.created_by', '=', ctx.actor.id)

const plan: ListPlan<typeof taskColumns> = {
  columns: taskColumns,
  sql: { state: { ref: state } },
  keyword: (words) => holdsAll(sql`searched(job.file_name)`, words),
  order: sql`job.created_at desc, job.id`,
}

const shown = (query: ReturnType<typeof own>) =>
  query
    .leftJoin('stored_file', 'stored_file.id', 'job.file_id')
    .selectAll('job')
    .select(['stored_file.size', 'stored_file.visibility', state.as('state_now')])
    .select(sql<string | null>`finished_at + make_interval(days => ${exportDays})`.as('expires_at'))

type Shown = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number]

/** What a row needs from the exporters: their titles, and who may have their files. */
export type Exporters = ReadonlyMap<string, Exporter>

/** Notes which rows an export holds. */
export const noteReach = (tx: Db, id: string, scope: Scope) =>
  tx
    .updateTable('job')
    .set({ reach: JSON.stringify(scope) })
    .where('id', '=', id)
    .execute()

/** Whether the caller may have all rows of the file: with the permission, in a scope that has not become smaller since. */
function mayHave(ctx: UserCtx, exporter: Exporter | undefined, { reach }: Shown): boolean {
  const now = exporter && granted(ctx.actor, exporter.direct)
  if (!now) return false
  const before = readScope(reach)
  return now.all || (before !== undefined && stillReaches(now, before))
}

function asRow(ctx: UserCtx, exporters: Exporters, row: Shown): TaskRow {
  const exporter = exporters.get(row.name)
  const { file_id: id, visibility } = row
  const file = id !== null && visibility !== null ? { id, visibility } : undefined
  const isTheirs = mayHave(ctx, exporter, row)
  return {
    id: row.id,
    title: exporter ? ctx.say(exporter.title) : row.name,
    state: row.state_now,
    done: row.done,
    total: row.total,
    fileName: file ? row.file_name : null,
    size: file ? row.size : null,
    // A person who has lost the permission or a part of its scope meanwhile keeps the entry, not the way to its file.
    url: file && isTheirs ? fileUrl(ctx, file) : null,
    msg: ctx.say(file && !isTheirs ? notTheirs : [row.failure_zh, row.failure_en]),
    createdAt: row.created_at,
    finishedAt: row.finished_at,
    expiresAt: file ? row.expires_at : null,
  }
}

export async function listTasks(ctx: UserCtx, exporters: Exporters, request: ListRequest): Promise<Page<TaskRow>> {
  let filtered = own(ctx)
  for (const condition of conditions(plan, request)) filtered = filtered.where(condition)
  const page = await readPage(
    filtered,
    (rows) => shown(rows).execute(),
    request,
    orderOf(plan, request),
    countRows(ctx.db),
  )
  return { ...page, list: page.list.map((row) => asRow(ctx, exporters, row)) }
}

/** A task of another person answers 404. */
export const readTask = async (ctx: UserCtx, exporters: Exporters, id: string): Promise<TaskRow> =>
  asRow(ctx, exporters, found(await shown(own(ctx).where('job.id', '=', id)).executeTakeFirst()))

export const lockTask = async (ctx: UserCtx, id: string) =>
  found(
    await own(ctx)
      .where('job.id', '=', id)
      .select(['file_id', 'name', state.as('state')])
      .forUpdate()
      .executeTakeFirst(),
  )

/** Own tasks that wait or run. */
export async function countActive(ctx: UserCtx): Promise<number> {
  const { count } = await own(ctx)
    .where(underWay)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Refuses one more than a person may have running or stored. Lock the person first. */
export async function refuseMore(ctx: UserCtx): Promise<void> {
  const now = await own(ctx)
    .leftJoin('stored_file', 'stored_file.id', 'job.file_id')
    .select([
      sql<number>`count(*)`.as('kept'),
      sql<number>`count(*) filter (where ${underWay})`.as('under_way'),
      sql<number>`coalesce(sum(stored_file.size), 0)`.as('bytes'),
    ])
    .executeTakeFirstOrThrow()
  if (now.under_way >= mostAtOnce)
    throw conflict([
      `每人同时最多 ${mostAtOnce} 个导出任务，请等待其完成或先停止一个`,
      `One person may have ${mostAtOnce} exports running. Wait until one has finished, or stop one`,
    ])
  if (now.kept >= mostStored || now.bytes >= mostGigabytes * 1024 ** 3)
    throw conflict([
      `任务列表已满（最多 ${mostStored} 个、共 ${mostGigabytes} GB），请先移除一些`,
      `The list of tasks is full (${mostStored} tasks, ${mostGigabytes} GB in all). Remove some first`,
    ])
}

/** Deletes tasks that ended this many days ago; their files become unused and are swept with the others. */
export async function sweepTasks(db: Db, days: number): Promise<number> {
  const gone = await db
    .deleteFrom('job')
    .where('kind', '=', kind)
    .where((where) => where.not(underWay))
    .where('beat_at', '<', sql<string>`now() - make_interval(days => ${days})`)
    .returning('id')
    .execute()
  await release(
    db,
    gone.map(({ id }) => objectOf(id)),
  )
  return gone.length
}
