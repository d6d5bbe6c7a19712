// Runs of the check of the audit as rows: one under way at a time, the newest ones kept.
import { sql } from 'kysely'
import { auditFindingKinds, auditPlace } from '@register/contract/log/findings'
import { mostRuns, type CheckRun } from '@register/contract/log/check'
import { conflict } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import type { TaskState } from '@register/contract/system/tasks'
import type { UserCtx } from '../../../../access/ctx.ts'
import type { Db } from '../../../../db/connect.ts'
import { lifeOf } from '../../../../jobs/life.ts'
import { newJobId } from '../job.ts'

const kind = 'audit'
/** Runs that are kept. */
const keptRuns = 200

export const life = lifeOf({ table: 'check_run', underWay: ['waiting', 'running'], finishedAt: true })
const stateNow = life.stateNow.$castTo<TaskState>()

export interface KeptFinding {
  kind: string
  where: string
}

const died: Phrase = ['校验中断，请重新校验', 'The check was interrupted. Please start it again']
const kinds: Readonly<Record<string, Phrase>> = auditFindingKinds

const shown = (db: Db) =>
  db
    .selectFrom('check_run')
    .leftJoin('app_user', 'app_user.id', 'check_run.created_by')
    .selectAll('check_run')
    .select(['app_user.nickname', stateNow.as('state_now'), sql<KeptFinding[]>`findings`.as('kept')])
    .where('kind', '=', kind)
type Shown = Awaited<ReturnType<ReturnType<typeof shown>['executeTakeFirstOrThrow']>>

const end = (id: number | null, at: string | null) => (id === null || at === null ? null : { id, at })

function asRun({ say }: UserCtx, row: Shown): CheckRun {
  const { created_at: at, finished_at: finishedAt } = row
  return {
    id: row.id,
    state: row.state_now,
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
    msg: row.state_now === row.state ? say([row.failure_zh, row.failure_en]) : say(died),
  }
}

export async function listRuns(ctx: UserCtx): Promise<CheckRun[]> {
  const rows = await shown(ctx.db).orderBy('check_run.created_at', 'desc').limit(mostRuns).execute()
  return rows.map((row) => asRun(ctx, row))
}

export const readRun = async (ctx: UserCtx, id: string): Promise<CheckRun> =>
  asRun(ctx, await shown(ctx.db).where('check_run.id', '=', id).executeTakeFirstOrThrow())

/** The newest that came to an end by itself, and how much it found; null when there is none. */
export async function lastCheck(db: Db): Promise<{ at: string; findings: number } | null> {
  const row = await db
    .selectFrom('check_run')
    .select(['finished_at', 'finding_count'])
    .where('kind', '=', kind)
    .where('state', '=', 'done')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.finished_at ? { at: row.finished_at, findings: row.finding_count } : null
}

/** Buries those that died with their process. */
const buryDead = (db: Db) =>
  sql`update check_run set state = 'failed', finished_at = beat_at, failure_zh = ${died[0]}, failure_en = ${died[1]}
    where kind = ${kind} and state in ('waiting', 'running') and not ${life.alive}`.execute(db)

/** A new run; refused while another one is under way, on whichever instance. Forgets the oldest. */
export async function newRun({ db, actor }: UserCtx): Promise<string> {
  await buryDead(db)
  const id = newJobId()
  const added = await db
    .insertInto('check_run')
    .values({ id, kind, created_by: actor.id })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) throw conflict(['校验正在进行，请等待其完成', 'A check is under way. Wait for it to end'])
  await sql`delete from check_run where kind = ${kind} and id in
    (select id from check_run where kind = ${kind} order by created_at desc offset ${keptRuns})`.execute(db)
  return id
}

/** Moves a run on; false when it was ended from elsewhere. */
export async function moveRun(
  db: Db,
  id: string,
  set: {
    state: TaskState
    done?: number
    total?: number
    first_id?: number | null
    first_at?: string | null
    last_id?: number | null
    last_at?: string | null
    archives?: number
    finding_count?: number
    findings?: string
  },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('check_run')
    .set({ ...set, beat_at: sql<string>`now()` })
    .$if(set.state === 'done', (query) => query.set({ finished_at: sql<string>`now()` }))
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
