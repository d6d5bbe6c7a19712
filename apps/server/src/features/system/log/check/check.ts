// The background check of the audit: the same code as `npm run verify`, on a snapshot, compared with what this server has seen before.
import { setImmediate as breath } from 'node:timers/promises'
import { mostStoredFindings, startCheck as asking } from '@register/contract/log/check'
import { auditFindings, type Walked } from '../../../../access/audit/findings.ts'
import type { SeenAudit } from '../../../../access/audit/seen.ts'
import { appendAudit } from '../../../../access/audit.ts'
import type { UserCtx } from '../../../../access/ctx.ts'
import { inSnapshot } from '../../../../db/connect.ts'
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
    const walked = async (now: Walked) => {
      signal.throwIfAborted()
      far = now
      await report(now.rows)
      // Requests that came meanwhile run first.
      await breath()
    }
    const parts = { secrets: ctx.secrets, seen: known, open: openFrom(store), walked }
    for await (const { kind: what, where } of auditFindings(snapshot, parts)) {
      count++
      if (stored.length < mostStoredFindings) stored.push({ kind: what, where })
    }
  })
  signal.throwIfAborted()
  const { rows = 0, archives = 0, first, last } = far ?? {}
  await db.transaction().execute(async (tx) => {
    await endJob(tx, job, { done: rows, total: rows })
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
