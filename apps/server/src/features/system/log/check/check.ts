// The background check of the audit: the same code as `npm run verify`, on a snapshot, compared with what this server has seen before. After the end of its process it goes on from where it was.
import { setImmediate as breath } from 'node:timers/promises'
import { productVersion } from '@register/contract/product'
import { mostStoredFindings, startCheck as asking } from '@register/contract/log/check'
import { auditFindings, type Walked } from '../../../../access/audit/findings.ts'
import { goingOnFrom, type AuditPlace } from '../../../../access/audit/place.ts'
import type { SeenAudit } from '../../../../access/audit/seen.ts'
import { appendAudit } from '../../../../access/audit.ts'
import type { UserCtx } from '../../../../access/ctx.ts'
import { keeperOf, leftBy } from '../../../../access/waypoint/progress.ts'
import { forget } from '../../../../access/waypoint/signed.ts'
import { inSnapshot, type Db } from '../../../../db/connect.ts'
import { openFrom, type FileStore } from '../../../../files/store.ts'
import { askerOf, inside } from '../../../../jobs/asker.ts'
import type { JobKind, Work } from '../../../../jobs/engine.ts'
import type { Jobs } from '../../../../jobs/jobs.ts'
import { endJob } from '../../../../jobs/job.ts'
import { paced } from '../../../../jobs/paced.ts'
import { forgetOld, kind, readRun, type StoredFinding } from './runs.ts'

const objectOf = (id: string): string => `auditCheck:${id}`
const reportEveryMs = 500

interface Parts {
  store: FileStore
  /** How far this server has seen the audit. */
  seen: () => Promise<SeenAudit | undefined>
}

/** How far the check of a job is. */
interface Progress {
  version: string
  audit?: AuditPlace
}

/** Where an attempt goes on: from the first row, or from where the one before it was. */
async function beginningOf(
  snapshot: Db,
  { secrets, job }: Pick<Work, 'secrets' | 'job'>,
): Promise<{ from?: AuditPlace; fault?: StoredFinding }> {
  const { isForged, progress } = await leftBy<Progress>(snapshot, secrets, job.id)
  if (isForged) return { fault: { kind: 'waypoint-forged', where: 'waypoint:check' } }
  return progress?.audit ? goingOnFrom(snapshot, progress.audit) : {}
}

async function checkAudit(work: Work, { store, seen }: Parts): Promise<void> {
  const { db, job, signal } = work
  const ctx = await askerOf(work, asking)
  const stored: StoredFinding[] = []
  let count = 0
  let far: Walked | undefined
  const report = paced((done) => work.onProgress({ done, ...(far && { total: far.all }) }), { everyMs: reportEveryMs })
  // Before the snapshot, because the server may see later rows meanwhile.
  const known = await seen()
  await inSnapshot(db, async (snapshot) => {
    const { from, fault } = await beginningOf(snapshot, work)
    const keeper = keeperOf<Progress>({ db, secrets: work.secrets, job: job.id }, { version: productVersion })
    const tell = ({ kind: what, where }: StoredFinding) => {
      count++
      if (stored.length < mostStoredFindings) stored.push({ kind: what, where })
    }
    if (fault) tell(fault)
    const walked = async (now: Walked) => {
      signal.throwIfAborted()
      far = now
      if (now.place) await keeper.moved({ audit: now.place })
      await report(now.rows)
      // Requests that came meanwhile run first.
      await breath()
    }
    const parts = { secrets: ctx.secrets, seen: known, open: openFrom(store), walked, from }
    for await (const finding of auditFindings(snapshot, parts)) tell(finding)
  })
  signal.throwIfAborted()
  const { rows = 0, archives = 0, first, last } = far ?? {}
  await db.transaction().execute(async (tx) => {
    await endJob(tx, job, { done: rows, total: rows })
    await forget(tx, job.id)
    await tx
      .insertInto('check_run')
      .values({
        job_id: job.id,
        first_id: first?.id ?? null,
        first_at: first?.at ?? null,
        last_id: last?.id ?? null,
        last_at: last?.at ?? null,
        archives,
        finding_count: count,
        findings: JSON.stringify(stored),
      })
      .execute()
    const detail = { rows, archives, findings: count }
    await appendAudit(inside(ctx, tx, { object: objectOf(job.id), detail }), 'audit.checked', 200)
  })
}

export const checkJobs = (parts: Parts, queue: string): JobKind => ({
  kind,
  workers: 'others',
  queue,
  work: (work) => checkAudit(work, parts),
})

/** Begins a check; refused while another one runs on any instance. */
export async function startCheck(jobs: Jobs, ctx: UserCtx) {
  const refusal = ['校验正在进行，请等待其完成', 'A check is running. Wait until it has finished'] as const
  const id = await jobs.add(ctx, { kind, alone: { word: kind, refusal } })
  await forgetOld(ctx.db)
  ctx.note.object = objectOf(id)
  return readRun(ctx, id)
}
