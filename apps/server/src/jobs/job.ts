// The row of a job: what was requested by which account, its signs of life, its progress and its end. The library knows which process works on it (engine.ts).
import { randomBytes } from 'node:crypto'
import { sql, type Selectable } from 'kysely'
import { conflict } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import type { Ctx } from '../access/ctx.ts'
import type { Db } from '../db/connect.ts'
import type { JobTable } from '../db/tables.ts'

export type JobRecord = Selectable<JobTable>

/** The condition that a job is not over. */
export const underWay = sql<boolean>`job.state in ('waiting', 'running')`

export interface NewJob {
  /** The name of the handler that works on it. */
  kind: string
  name?: string
  /** The parameters, stored as JSON. */
  params?: unknown
  fileName?: string
  total?: number
  /** Only one of the jobs with this word may wait or run at a time; another one is refused with `refusal`. */
  alone?: { word: string; refusal: Phrase }
}

/** Facts about the call that its work needs to speak and act for the same person. */
export interface Asked {
  lang: Ctx['lang']
  meta: Ctx['meta']
  /** Where the caller was then; missing in jobs of before it was recorded. */
  at?: Standing
}

/** What an act is for in addition to its person: the same one acts for another body, department or company after a change. */
export interface Standing {
  deptId: number | null
  creditCode: string | null
}

export const standingOf = ({ deptId, creditCode }: Standing): Standing => ({ deptId, creditCode })

export const isSameStanding = (one: Standing, other: Standing): boolean =>
  one.deptId === other.deptId && one.creditCode === other.creditCode

/** The caller that requests a job; `actor` is missing when the register itself requests it. */
export type Asking = Pick<Ctx, 'db' | 'actor' | 'lang' | 'meta' | 'afterCommit'>

export const newJobId = (): string => randomBytes(16).toString('base64url')

/** Thrown when the job has ended, or was started again elsewhere: this attempt must not write any more. */
export class Overtaken extends Error {
  constructor() {
    super('The job was ended, or begun anew, elsewhere')
  }
}

/** Inserts the row in the transaction of the call. */
export async function insertJob(ctx: Asking, job: NewJob): Promise<string> {
  const { kind, alone, name = '', params = {}, fileName = '', total = null } = job
  const id = newJobId()
  const asked: Asked = { lang: ctx.lang, meta: ctx.meta, ...(ctx.actor && { at: standingOf(ctx.actor) }) }
  const added = await ctx.db
    .insertInto('job')
    .values({
      id,
      kind,
      alone: alone?.word ?? null,
      name,
      params: JSON.stringify(params),
      file_name: fileName,
      total,
      asked: JSON.stringify(asked),
      created_by: ctx.actor?.id ?? null,
    })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) throw conflict(alone?.refusal ?? ['工作正在进行', 'This work is running'])
  return id
}

/** Begins a job or a further attempt at it, in the process with this number; undefined when the job has ended meanwhile. */
export const beginJob = (db: Db, id: string, process: number | undefined): Promise<JobRecord | undefined> =>
  db
    .updateTable('job')
    .set({ state: 'running', done: 0, begun_at: sql<string>`now()`, beat_at: sql<string>`now()` })
    .set({ process_number: process ?? null })
    .set((row) => ({ attempts: row('attempts', '+', 1) }))
    .where('id', '=', id)
    .where(underWay)
    .returningAll()
    .executeTakeFirst()

type Attempt = Pick<JobRecord, 'id' | 'attempts'>

/** The row while this attempt holds it: an attempt that counts as dead finds none and changes nothing. */
const ofAttempt = (db: Db, { id, attempts }: Attempt) =>
  db.updateTable('job').where('id', '=', id).where('attempts', '=', attempts).where('state', '=', 'running')

/** Records a sign of life and the progress; false when another attempt holds the job. */
export async function beat(
  db: Db,
  attempt: Attempt,
  progress: { done?: number; total?: number } = {},
): Promise<boolean> {
  const { numUpdatedRows } = await ofAttempt(db, attempt)
    .set({ ...progress, beat_at: sql<string>`now()` })
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The columns that every end writes. The caller's address and trace are removed, because only the work needed them. */
const ended = { finished_at: sql<string>`now()`, beat_at: sql<string>`now()`, asked: '{}' }

/** Ends a job with success, in the transaction of what it wrote; throws `Overtaken`, which rolls that back, when another attempt holds the job. */
export async function endJob(
  tx: Db,
  attempt: Attempt,
  facts: { done?: number; total?: number; fileId?: string } = {},
): Promise<void> {
  const { fileId, ...progress } = facts
  const { numUpdatedRows } = await ofAttempt(tx, attempt)
    .set({ ...progress, ...ended, state: 'done' })
    .$if(fileId !== undefined, (query) => query.set({ file_id: fileId ?? null }))
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Overtaken()
}

/** Ends a job without success; false when another attempt holds it. */
export async function failJob(tx: Db, attempt: Attempt, [zh, en]: Phrase): Promise<boolean> {
  const { numUpdatedRows } = await ofAttempt(tx, attempt)
    .set({ ...ended, state: 'failed', failure_zh: zh, failure_en: en })
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Ends a waiting or running job, whichever process has it; false when it has ended already. */
export async function stopJob(db: Db, id: string, [zh, en]: Phrase): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('job')
    .set({ ...ended, state: 'failed', failure_zh: zh, failure_en: en })
    .where('id', '=', id)
    .where(underWay)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Puts the job back into the queue for another process. */
export async function requeue(db: Db, attempt: Attempt): Promise<void> {
  await ofAttempt(db, attempt)
    .set({ state: 'waiting', beat_at: sql<string>`now()` })
    .execute()
}

/** Puts the job back into the queue, because its process gives no sign of life, and counts the death. */
export async function requeueOfDead(tx: Db, attempt: Attempt): Promise<void> {
  await ofAttempt(tx, attempt)
    .set((row) => ({ state: 'waiting', deaths: row('deaths', '+', 1), beat_at: sql<string>`now()` }))
    .execute()
}
