// An import as a row: made with the upload, read by its creator alone. Its status and progress are those of its job.
import { sql, type Selectable } from 'kysely'
import {
  importJob,
  type ImportJob,
  type ImportProblem,
  type importStates,
} from '@register/contract/business/reportImport'
import { found, type UserCtx } from '../../../access/ctx.ts'
import type { Db } from '../../../db/connect.ts'
import type { ImportJobTable } from '../../../db/tables.ts'
import { release } from '../../../files/stored.ts'
import { underWay } from '../../../jobs/job.ts'

export type ImportRecord = Selectable<ImportJobTable>
type State = (typeof importStates)[number]

export const objectOf = (id: string): string => `import:${id}`

const imports = (db: Db) =>
  db
    .selectFrom('import_job')
    .innerJoin('job', 'job.id', 'import_job.job_id')
    .selectAll('import_job')
    .select(['job.done', 'job.total', 'job.failure_zh', 'job.failure_en'])
    .select(sql<State>`case job.state when 'failed' then 'failed' else import_job.state end`.as('state_now'))
type OwnJob = Awaited<ReturnType<ReturnType<typeof imports>['executeTakeFirstOrThrow']>>

/** The caller's own job; a job of another person answers 404. */
export async function ownJob(ctx: UserCtx, id: string, lock?: 'for update'): Promise<OwnJob> {
  return found(
    await imports(ctx.db)
      .where('import_job.id', '=', id)
      .where('import_job.created_by', '=', ctx.actor.id)
      .$if(lock !== undefined, (query) => query.forUpdate('import_job'))
      .executeTakeFirst(),
  )
}

/** The import of a job; undefined when it was deleted meanwhile. */
export const importOf = (db: Db, job: string): Promise<ImportRecord> =>
  db.selectFrom('import_job').selectAll().where('job_id', '=', job).executeTakeFirstOrThrow()

/** The import as the endpoints return it. */
export function jobOf(ctx: UserCtx, row: OwnJob): ImportJob {
  return {
    id: row.id,
    fileName: row.file_name,
    sheet: row.sheet,
    existing: row.existing,
    state: row.state_now,
    done: row.done,
    total: row.total ?? 0,
    goodRows: row.good_rows,
    badRows: row.bad_rows,
    problemCount: row.problem_count,
    problems: row.problems as ImportProblem[],
    unlistedBasis: row.unlisted_basis,
    notes: importJob.shape.notes.parse(row.notes),
    imported: row.imported,
    isMarked: row.marked_file_id !== null,
    msg: ctx.say([row.failure_zh, row.failure_en]),
  }
}

/** Deletes older jobs; their files become unused and are swept. */
export async function sweepImports(db: Db, days: number): Promise<number> {
  const gone = await db
    .deleteFrom('import_job')
    .using('job')
    .whereRef('job.id', '=', 'import_job.job_id')
    .where('import_job.created_at', '<', sql<string>`now() - make_interval(days => ${days})`)
    .where((where) => where.not(underWay))
    .returning(['import_job.id', 'import_job.job_id'])
    .execute()
  if (gone.length === 0) return 0
  await db
    .deleteFrom('job')
    .where(
      'id',
      'in',
      gone.map((one) => one.job_id),
    )
    .execute()
  await release(
    db,
    gone.map(({ id }) => objectOf(id)),
  )
  return gone.length
}
