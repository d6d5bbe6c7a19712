// Archives of the audit as rows, from the request to the file.
import { sql } from 'kysely'
import type { Archive } from '@register/contract/log/archive'
import { conflict } from '@register/contract/errors'
import type { TaskState } from '@register/contract/system/tasks'
import { found, type Ctx, type UserCtx } from '../../../../access/ctx.ts'
import type { Db } from '../../../../db/connect.ts'
import { newJobId, underWay } from '../../../../jobs/job.ts'
import { unarchivedMonths, type Month } from './months.ts'

/** Which jobs make archives. */
export const kind = 'audit.archive'

export const objectOf = (id: string): string => `auditArchive:${id}`

/** The month that a job is working on: its first month without a file. */
const atWork = sql<boolean>`job.state = 'running' and not exists (select from audit_archive before
  where before.job_id = job.id and before.file_id is null and before.first_id < audit_archive.first_id)`

const shown = (db: Db) =>
  db
    .selectFrom('audit_archive')
    .leftJoin('job', 'job.id', 'audit_archive.job_id')
    .leftJoin('app_user', 'app_user.id', 'audit_archive.created_by')
    .leftJoin('stored_file', 'stored_file.id', 'audit_archive.file_id')
    .selectAll('audit_archive')
    .select(['app_user.nickname', 'stored_file.size', 'stored_file.sha256'])
    .select(['job.done', 'job.failure_zh', 'job.failure_en'])
    .select(
      sql<TaskState>`case when audit_archive.file_id is not null then 'done' when ${atWork} then 'running'
        when ${underWay} then 'waiting' else 'failed' end`.as('state'),
    )
type Shown = Awaited<ReturnType<ReturnType<typeof shown>['executeTakeFirstOrThrow']>>

function asArchive({ say }: UserCtx, row: Shown): Archive {
  const { state } = row
  const rows = row.last_id - row.first_id + 1
  return {
    month: row.month,
    state,
    done: state === 'done' ? rows : state === 'running' ? (row.done ?? 0) : 0,
    rows,
    firstId: row.first_id,
    lastId: row.last_id,
    size: row.size,
    sha256: row.sha256,
    at: row.created_at,
    by: row.nickname ?? '',
    removedAt: row.removed_at,
    msg: state === 'failed' ? say([row.failure_zh ?? '', row.failure_en ?? '']) : '',
  }
}

/** Newest first, and the finished months without an archive. */
export async function listArchives(ctx: UserCtx): Promise<{ archives: Archive[]; open: string[] }> {
  const rows = await shown(ctx.db).orderBy('audit_archive.month', 'desc').execute()
  return {
    archives: rows.map((row) => asArchive(ctx, row)),
    open: (await unarchivedMonths(ctx.db)).map(({ month }) => month),
  }
}

/** The file of an archived month. */
export const archivedFile = async (ctx: UserCtx, month: string) =>
  found(
    await ctx.db
      .selectFrom('audit_archive')
      .innerJoin('stored_file', 'stored_file.id', 'audit_archive.file_id')
      .select(['audit_archive.id', 'audit_archive.month', 'stored_file.id as file'])
      .where('month', '=', month)
      .executeTakeFirst(),
  )

/** An arbitrary lock number, the same in every instance, so that archive jobs run one after the other. */
const lockKey = 7_031_043

/** The months that a request up to `month` means. Refuses what cannot be archived now, with the reason. */
async function ordered(db: Db, month: string): Promise<Month[]> {
  const known = await db
    .selectFrom('audit_archive')
    .leftJoin('job', 'job.id', 'audit_archive.job_id')
    .select(['month', 'audit_archive.file_id', underWay.as('under_way')])
    .where((of) => of.or([of('month', '=', month), of.and([of('audit_archive.file_id', 'is', null), underWay])]))
    .execute()
  const alive = known.find((one) => one.file_id === null && one.under_way)
  if (alive)
    throw conflict([
      `正在归档 ${alive.month}，请等待其完成`,
      `${alive.month} is being archived. Wait until it has finished`,
    ])
  if (known.some(({ file_id: file }) => file !== null))
    throw conflict([`${month} 已归档`, `${month} is archived already`])
  const unarchived = await unarchivedMonths(db)
  const at = unarchived.findIndex((one) => one.month === month)
  const [first, last] = [unarchived[0], unarchived.at(-1)]
  if (!first || !last)
    throw conflict(['没有可归档的月份：月份结束后才能归档', 'No month can be archived: one must be over first'])
  if (at < 0)
    throw conflict([
      `${month} 没有可归档的记录；可归档的月份为 ${first.month} 至 ${last.month}`,
      `${month} has no rows to archive. Months that can be archived: ${first.month} to ${last.month}`,
    ])
  return unarchived.slice(0, at + 1)
}

/** Queues archive jobs one after the other; returns the unarchived months up to this one, oldest first. */
export async function orderArchives({ db }: Pick<UserCtx, 'db'>, upTo: string): Promise<Month[]> {
  await sql`select pg_advisory_xact_lock(${lockKey})`.execute(db)
  return ordered(db, upTo)
}

/** Rows for the months of a job, without an actor when the register itself archives; a month that failed before starts anew. */
export async function newArchives(
  { db, actor }: Pick<Ctx, 'db' | 'actor'>,
  months: readonly Month[],
  job: string,
): Promise<string[]> {
  const values = months.map(({ month, firstId, lastId }) => ({
    id: newJobId(),
    month,
    first_id: firstId,
    last_id: lastId,
    job_id: job,
    created_by: actor?.id ?? null,
  }))
  await db
    .insertInto('audit_archive')
    .values(values)
    .onConflict((on) =>
      on.column('month').doUpdateSet((of) => ({
        id: of.ref('excluded.id'),
        first_id: of.ref('excluded.first_id'),
        last_id: of.ref('excluded.last_id'),
        job_id: of.ref('excluded.job_id'),
        created_by: of.ref('excluded.created_by'),
        created_at: sql<string>`now()`,
      })),
    )
    .execute()
  return values.map(({ id }) => id)
}

export async function readArchives(ctx: UserCtx, job: string): Promise<Archive[]> {
  const rows = await shown(ctx.db).where('audit_archive.job_id', '=', job).orderBy('audit_archive.month').execute()
  return rows.map((row) => asArchive(ctx, row))
}

/** The months that a job still has to archive, oldest first. */
export const leftOf = (db: Db, job: string) =>
  db
    .selectFrom('audit_archive')
    .select(['id', 'month', 'first_id', 'last_id'])
    .where('job_id', '=', job)
    .where('file_id', 'is', null)
    .orderBy('first_id')
    .execute()

export const archiveMade = (db: Db, id: string, made: { hash_before: Buffer; hash_last: Buffer; file_id: string }) =>
  db.updateTable('audit_archive').set(made).where('id', '=', id).execute()
