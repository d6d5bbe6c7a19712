// The check of the audit beside the request: the same code as `npm run verify`, in a snapshot, with what this server has seen.
import { setImmediate as breath } from 'node:timers/promises'
import { mostKeptFindings } from '@register/contract/log/check'
import { auditFindings, type Walked } from '../../../../access/audit/findings.ts'
import { appendAudit } from '../../../../access/audit.ts'
import type { UserCtx } from '../../../../access/ctx.ts'
import { inSnapshot } from '../../../../db/connect.ts'
import { openFrom } from '../../../../files/store.ts'
import { paced } from '../../../../jobs/line.ts'
import { enqueue, inside, overtaken, tellEveryMs, type Workshop } from '../job.ts'
import { life, moveRun, newRun, readRun, type KeptFinding } from './runs.ts'

const objectOf = (id: string): string => `auditCheck:${id}`

async function checkAudit({ db, store, seen }: Workshop, ctx: UserCtx, id: string, signal: AbortSignal) {
  if (!(await moveRun(db, id, { state: 'running' }))) throw overtaken()
  const kept: KeptFinding[] = []
  let count = 0
  let far: Walked | undefined
  const tell = paced((done) => life.beat(db, id, { done, ...(far && { total: far.all }) }), { everyMs: tellEveryMs })
  // Before the snapshot: the server may see further meanwhile.
  const known = await seen()
  await inSnapshot(db, async (snapshot) => {
    const walked = async (now: Walked) => {
      signal.throwIfAborted()
      far = now
      await tell(now.rows)
      // Calls that came meanwhile are answered first.
      await breath()
    }
    const parts = { secrets: ctx.secrets, seen: known, open: openFrom(store), walked }
    for await (const { kind, where } of auditFindings(snapshot, parts)) {
      count++
      if (kept.length < mostKeptFindings) kept.push({ kind, where })
    }
  })
  signal.throwIfAborted()
  const { rows = 0, archives = 0, first, last } = far ?? {}
  await db.transaction().execute(async (tx) => {
    const ended = await moveRun(tx, id, {
      state: 'done',
      done: rows,
      total: rows,
      first_id: first?.id ?? null,
      first_at: first?.at ?? null,
      last_id: last?.id ?? null,
      last_at: last?.at ?? null,
      archives,
      finding_count: count,
      findings: JSON.stringify(kept),
    })
    if (!ended) throw overtaken()
    await appendAudit(inside(ctx, tx, objectOf(id), { rows, archives, findings: count }), 'audit.checked', 200)
  })
}

/** Begins a check; refused while one is under way. */
export async function startCheck(shop: Workshop, ctx: UserCtx) {
  const id = await newRun(ctx)
  ctx.note.object = objectOf(id)
  ctx.afterCommit(() => enqueue(shop, ctx, { id, life, work: (signal) => checkAudit(shop, ctx, id, signal) }))
  return readRun(ctx, id)
}
