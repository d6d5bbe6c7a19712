// An import as a row: made with the upload, beaten while at work, read by its creator alone.
import { randomBytes } from 'node:crypto'
import { sql, type Selectable } from 'kysely'
import type { ImportJob, ImportProblem, importStates } from '@register/contract/business/reportImport'
import type { Phrase } from '@register/contract/phrase'
import { found, type UserCtx } from '../../../access/ctx.ts'
import type { Db } from '../../../db/connect.ts'
import type { ImportJobTable } from '../../../db/tables.ts'
import { release } from '../../../files/stored.ts'
import { lifeOf } from '../../../jobs/life.ts'

export type JobRecord = Selectable<ImportJobTable>
type State = (typeof importStates)[number]

export const life = lifeOf({ table: 'import_job', underWay: ['checking', 'importing'] })

export const newJobId = (): string => randomBytes(16).toString('base64url')
export const objectOf = (id: string): string => `import:${id}`

type OwnJob = JobRecord & { state_now: string }

/** The caller's own job; anybody else's does not exist for them. */
export async function ownJob(ctx: UserCtx, id: string, lock?: 'for update'): Promise<OwnJob> {
  return found(
    await ctx.db
      .selectFrom('import_job')
      .selectAll()
      .select(life.stateNow.as('state_now'))
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

/** A job as the wire shows it, by default in the state it was just given. */
export function jobOf(ctx: UserCtx, { state_now: now, ...row }: JobRecord & Partial<OwnJob>): ImportJob {
  return {
    id: row.id,
    fileName: row.file_name,
    sheet: row.sheet,
    existing: row.existing,
    state: (now ?? row.state) as State,
    done: row.done,
    total: row.total,
    goodRows: row.good_rows,
    badRows: row.bad_rows,
    problemCount: row.problem_count,
    problems: row.problems as ImportProblem[],
    imported: row.imported,
    isMarked: row.marked_file_id !== null,
    msg: now && now !== row.state ? ctx.say(died) : ctx.say([row.failure_zh, row.failure_en]),
  }
}

/** Moves a job on from the state it was in; false when it is no longer there. */
export async function moveJob(
  db: Db,
  id: string,
  from: State,
  set: Partial<{
    state: State
    done: number
    sheet: string
    total: number
    good_rows: number
    bad_rows: number
    problem_count: number
    problems: string
    marked_file_id: string
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

/** Days a job and its file are kept. */
const keptDays = 30

/** Forgets old jobs; their files become unused and are swept with the others. */
export async function sweepImports(db: Db): Promise<number> {
  const gone = await db
    .deleteFrom('import_job')
    .where('created_at', '<', sql<string>`now() - make_interval(days => ${keptDays})`)
    .where((where) => where.not(life.alive))
    .returning('id')
    .execute()
  await release(
    db,
    gone.map(({ id }) => objectOf(id)),
  )
  return gone.length
}
