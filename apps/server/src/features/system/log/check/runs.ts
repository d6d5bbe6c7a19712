// Runs of the check of the audit: their jobs, with the outcome of each; the newest runs are stored.
import { sql } from 'kysely'
import { auditFindingKinds, auditPlace } from '@register/contract/log/findings'
import { mostRuns, type CheckRun } from '@register/contract/log/check'
import type { Phrase } from '@register/contract/phrase'
import type { TaskState } from '@register/contract/system/tasks'
import type { UserCtx } from '../../../../access/ctx.ts'
import type { Db } from '../../../../db/connect.ts'
import { underWay } from '../../../../jobs/job.ts'

/** Which jobs are checks. */
export const kind = 'audit.check'
/** Number of runs that stay stored. */
const storedRuns = 200

export interface StoredFinding {
  kind: string
  where: string
}

const kinds: Readonly<Record<string, Phrase>> = auditFindingKinds

const shown = (db: Db) =>
  db
    .selectFrom('job')
    .leftJoin('check_run', 'check_run.job_id', 'job.id')
    .leftJoin('app_user', 'app_user.id', 'job.created_by')
    .select(['job.id', 'job.done', 'job.total', 'job.created_at', 'job.finished_at', 'failure_zh', 'failure_en'])
    .select(['first_id', 'first_at', 'last_id', 'last_at', 'app_user.nickname', sql<TaskState>`job.state`.as('state')])
    .select(sql<number>`coalesce(archives, 0)`.as('archives'))
    .select(sql<number>`coalesce(finding_count, 0)`.as('finding_count'))
    .select(sql<StoredFinding[]>`coalesce(findings, '[]')`.as('kept'))
    .where('job.kind', '=', kind)
type Shown = Awaited<ReturnType<ReturnType<typeof shown>['executeTakeFirstOrThrow']>>

const end = (id: number | null, at: string | null) => (id === null || at === null ? null : { id, at })

function asRun({ say }: UserCtx, row: Shown): CheckRun {
  const { created_at: at, finished_at: finishedAt } = row
  return {
    id: row.id,
    state: row.state,
    done: row.done,
    total: row.total,
    by: row.nickname ?? '',
    at,
    finishedAt,
    took: finishedAt === null ? null : Math.max(0, Date.parse(finishedAt) - Date.parse(at)),
    from: end(row.first_id, row.first_at),
    to: end(row.last_id, row.last_at),
    archives: row.archives,
    findingCount: row.finding_count,
    findings: row.kept.map((one) => ({
      kind: one.kind,
      place: say(auditPlace(one.where)),
      text: say(kinds[one.kind] ?? [one.kind, one.kind]),
    })),
    msg: say([row.failure_zh, row.failure_en]),
  }
}

export async function listRuns(ctx: UserCtx): Promise<CheckRun[]> {
  const rows = await shown(ctx.db).orderBy('job.created_at', 'desc').limit(mostRuns).execute()
  return rows.map((row) => asRun(ctx, row))
}

export const readRun = async (ctx: UserCtx, id: string): Promise<CheckRun> =>
  asRun(ctx, await shown(ctx.db).where('job.id', '=', id).executeTakeFirstOrThrow())

/** The newest run that ended by itself, and how many findings it had; null when there is none. */
export async function lastCheck(db: Db): Promise<{ at: string; findings: number } | null> {
  const row = await db
    .selectFrom('job')
    .innerJoin('check_run', 'check_run.job_id', 'job.id')
    .select(['finished_at', 'finding_count'])
    .where('job.kind', '=', kind)
    .where('state', '=', 'done')
    .orderBy('job.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.finished_at ? { at: row.finished_at, findings: row.finding_count } : null
}

/** Deletes all runs but the newest. */
export const forgetOld = async (db: Db): Promise<void> =>
  void (await sql`delete from job where not ${underWay} and id in
    (select id from job where kind = ${kind} order by created_at desc offset ${storedRuns})`.execute(db))
