// An import as a row: made with the upload, beaten while at work, read by its creator alone.
import { randomBytes } from 'node:crypto'
import { sql, type Selectable } from 'kysely'
import type { ImportJob, ImportProblem, importStates } from '@register/contract/business/reportImport'
import type { Phrase } from '@register/contract/phrase'
import { found, type UserCtx } from '../../../access/ctx.ts'
import type { Db } from '../../../db/connect.ts'
import type { ImportJobTable } from '../../../db/tables.ts'

export type JobRecord = Selectable<ImportJobTable>
type State = (typeof importStates)[number]

/** Seconds of silence after which a job at work has died with its process. */
export const silentSeconds = 60

export const newJobId = (): string => randomBytes(16).toString('base64url')
export const objectOf = (id: string): string => `import:${id}`

/** The caller's own job; anybody else's does not exist for them. */
export async function ownJob(ctx: UserCtx, id: string, lock?: 'for update'): Promise<JobRecord & { silent: boolean }> {
  return found(
    await ctx.db
      .selectFrom('import_job')
      .selectAll()
      .select(
        sql<boolean>`state in ('checking', 'importing') and beat_at < now() - make_interval(secs => ${silentSeconds})`.as(
          'silent',
        ),
      )
      .where('id', '=', id)
      .where('created_by', '=', ctx.actor.id)
      .$if(lock !== undefined, (query) => query.forUpdate())
      .executeTakeFirst(),
  )
}

const died: Phrase = [
  '处理中断，没有导入任何内容；请重新上传文件',
  'The work was interrupted and nothing was imported. Upload the file again',
]

/** A job as the wire shows it. One that fell silent reads as failed. */
export function jobOf(ctx: UserCtx, row: JobRecord & { silent?: boolean }): ImportJob {
  return {
    id: row.id,
    fileName: row.file_name,
    existing: row.existing,
    state: row.silent ? 'failed' : (row.state as State),
    done: row.done,
    total: row.total,
    goodRows: row.good_rows,
    badRows: row.bad_rows,
    problemCount: row.problem_count,
    problems: row.problems as ImportProblem[],
    imported: row.imported,
    msg: row.silent ? ctx.say(died) : ctx.say([row.failure_zh, row.failure_en]),
  }
}

interface Progress {
  done?: number
  total?: number
}

/** A sign of life, with how far it is. */
export const beat = (db: Db, id: string, progress: Progress = {}) =>
  db
    .updateTable('import_job')
    .set({ ...progress, beat_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('state', 'in', ['checking', 'importing'])
    .execute()

/** Moves a job on from the state it was in; false when it is no longer there. */
export async function moveJob(
  db: Db,
  id: string,
  from: State,
  set: Partial<{
    state: State
    done: number
    total: number
    good_rows: number
    bad_rows: number
    problem_count: number
    problems: string
    imported: number
  }>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('import_job')
    .set({ ...set, beat_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function failJob(db: Db, id: string, [zh, en]: Phrase): Promise<void> {
  await db
    .updateTable('import_job')
    .set({ state: 'failed', failure_zh: zh, failure_en: en, beat_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('state', 'in', ['checking', 'importing'])
    .execute()
}

/** Days a job and its file are kept. */
const keptDays = 30

/** Forgets old jobs; their files become unused and are swept with the others. */
export async function sweepImports(db: Db): Promise<number> {
  const gone = await db
    .deleteFrom('import_job')
    .where('created_at', '<', sql<string>`now() - make_interval(days => ${keptDays})`)
    .where('state', 'in', ['checked', 'done', 'failed'])
    .returning('id')
    .execute()
  if (gone.length > 0)
    await db
      .updateTable('stored_file')
      .set({ bound_to: null, bound_at: null })
      .where(
        'bound_to',
        'in',
        gone.map(({ id }) => objectOf(id)),
      )
      .execute()
  return gone.length
}
