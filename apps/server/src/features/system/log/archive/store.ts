// Archives of the audit as rows, from their order to their file.
import { sql } from 'kysely'
import type { Archive } from '@register/contract/log/archive'
import { conflict } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import type { TaskState } from '@register/contract/system/tasks'
import { found, type UserCtx } from '../../../../access/ctx.ts'
import type { Db } from '../../../../db/connect.ts'
import { lifeOf } from '../../../../jobs/life.ts'
import { newJobId } from '../job.ts'
import { openMonths, type Month } from './months.ts'

export const life = lifeOf({ table: 'audit_archive', underWay: ['waiting', 'running'] })
const stateNow = life.stateNow.$castTo<TaskState>()

export const objectOf = (id: string): string => `auditArchive:${id}`

const died: Phrase = ['归档中断，请重新归档', 'The archiving was interrupted. Please start it again']

const shown = (db: Db) =>
  db
    .selectFrom('audit_archive')
    .leftJoin('app_user', 'app_user.id', 'audit_archive.created_by')
    .leftJoin('stored_file', 'stored_file.id', 'audit_archive.file_id')
    .selectAll('audit_archive')
    .select(['app_user.nickname', 'stored_file.size', 'stored_file.sha256', stateNow.as('state_now')])
type Shown = Awaited<ReturnType<ReturnType<typeof shown>['executeTakeFirstOrThrow']>>

const asArchive = ({ say }: UserCtx, row: Shown): Archive => ({
  month: row.month,
  state: row.state_now,
  done: row.done,
  rows: row.last_id - row.first_id + 1,
  firstId: row.first_id,
  lastId: row.last_id,
  size: row.size,
  sha256: row.sha256,
  at: row.created_at,
  by: row.nickname ?? '',
  removedAt: row.removed_at,
  msg: row.state_now === row.state ? say([row.failure_zh, row.failure_en]) : say(died),
})

/** Newest first, and the months without an archive that are over. */
export async function listArchives(ctx: UserCtx): Promise<{ archives: Archive[]; open: string[] }> {
  const rows = await shown(ctx.db).orderBy('audit_archive.month', 'desc').execute()
  return {
    archives: rows.map((row) => asArchive(ctx, row)),
    open: (await openMonths(ctx.db)).map(({ month }) => month),
  }
}

/** The file of a month that is archived. */
export const archivedFile = async (ctx: UserCtx, month: string) =>
  found(
    await ctx.db
      .selectFrom('audit_archive')
      .innerJoin('stored_file', 'stored_file.id', 'audit_archive.file_id')
      .select(['audit_archive.id', 'audit_archive.month', 'stored_file.id as file'])
      .where('month', '=', month)
      .executeTakeFirst(),
  )

/** Any number, the same in every instance: orders to archive stand in line behind each other. */
const lockKey = 7_031_043

/** Which months an order up to `month` is about. Refuses what cannot be archived now, and says why. */
async function ordered(db: Db, month: string): Promise<Month[]> {
  const known = await db
    .selectFrom('audit_archive')
    .select(['month', 'state', life.alive.as('alive')])
    .where((of) => of.or([of('month', '=', month), life.alive]))
    .execute()
  const alive = known.find((one) => one.alive)
  if (alive)
    throw conflict([`正在归档 ${alive.month}，请等待其完成`, `${alive.month} is being archived. Wait for it to end`])
  if (known.some(({ state }) => state === 'done')) throw conflict([`${month} 已归档`, `${month} is archived already`])
  const open = await openMonths(db)
  const at = open.findIndex((one) => one.month === month)
  const [first, last] = [open[0], open.at(-1)]
  if (!first || !last)
    throw conflict(['没有可归档的月份：月份结束后才能归档', 'No month can be archived: one must be over first'])
  if (at < 0)
    throw conflict([
      `${month} 没有可归档的记录；可归档的月份为 ${first.month} 至 ${last.month}`,
      `${month} has no rows to archive. Months that can be archived: ${first.month} to ${last.month}`,
    ])
  return open.slice(0, at + 1)
}

/** Rows for all open months up to this one, oldest first; one that failed before begins anew. */
export async function newArchives(ctx: UserCtx, upTo: string): Promise<{ id: string; month: string }[]> {
  const { db, actor } = ctx
  await sql`select pg_advisory_xact_lock(${lockKey})`.execute(db)
  const months = await ordered(db, upTo)
  const values = months.map(({ month, firstId, lastId }) => ({
    id: newJobId(),
    month,
    first_id: firstId,
    last_id: lastId,
    total: lastId - firstId + 1,
    created_by: actor.id,
  }))
  const rows = await db
    .insertInto('audit_archive')
    .values(values)
    .onConflict((on) =>
      on.column('month').doUpdateSet((of) => ({
        id: of.ref('excluded.id'),
        first_id: of.ref('excluded.first_id'),
        last_id: of.ref('excluded.last_id'),
        total: of.ref('excluded.total'),
        created_by: of.ref('excluded.created_by'),
        state: 'waiting',
        done: 0,
        failure_zh: '',
        failure_en: '',
        created_at: sql<string>`now()`,
        beat_at: sql<string>`now()`,
      })),
    )
    .returning(['id', 'month'])
    .execute()
  return rows.toSorted((a, b) => (a.month < b.month ? -1 : 1))
}

export async function readArchives(ctx: UserCtx, ids: readonly string[]): Promise<Archive[]> {
  const rows = await shown(ctx.db).where('audit_archive.id', 'in', ids).orderBy('audit_archive.month').execute()
  return rows.map((row) => asArchive(ctx, row))
}

/** Moves an archive on; nothing when it was ended from elsewhere. */
export const moveArchive = (
  db: Db,
  id: string,
  set: { state: 'running' } | { state: 'done'; done: number; hash_before: Buffer; hash_last: Buffer; file_id: string },
) =>
  db
    .updateTable('audit_archive')
    .set({ ...set, beat_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .returning(['month', 'first_id', 'last_id'])
    .executeTakeFirst()
