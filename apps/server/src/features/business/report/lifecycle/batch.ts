// Publishing or returning several reports in one request: each in a transaction of its own, with its own audit row, so that one failure does not stop the others.
import { unconfirmedIn } from '@register/contract/business/report/content/unlistedBasis'
import type { Outcome } from '@register/contract/business/report/lifecycle/handover'
import { Failure, unexpected } from '@register/contract/errors'
import { appendAudit } from '../../../../access/audit.ts'
import type { UserCtx } from '../../../../access/ctx.ts'
import { transaction, type Pool } from '../../../../db/connect.ts'
import { knownFailure, ofWrite } from '../../../../http/failures.ts'
import { scoped } from '../store.ts'
import type { Version } from './check.ts'

export interface BatchContext {
  db: Pool
  /** Receives failures that are bugs. */
  report: (error: unknown) => void
}

/** One act on one report, in the transaction it gets. */
export type Act<V extends Version> = (ctx: UserCtx, given: V) => Promise<void>

/** Callers get an answer after seven and a half seconds at the latest: reports not begun by then are skipped, and the answer says so. */
const enoughMs = 4_500

const left = (): Failure =>
  new Failure(503, ['这次没有轮到，请再提交一次', 'There was not enough time. Please send it again'])

const reasonsOf = (ctx: UserCtx, { fields, phrase }: Failure): string[] =>
  fields.length > 0 ? fields.map((one) => ctx.say(one.phrase)) : [ctx.say(phrase)]

/** A client that lost the answer repeats the request: reports that the first request published count as done. */
function isDone(
  ctx: UserCtx,
  given: Version,
  row: { rev: number; updated_by: number; status: string; return_reason: string | null },
  done: string,
) {
  // A draft that came back without a reason was taken back, not returned.
  const back = done !== 'draft' || row.return_reason !== null
  return row.rev === given.rev + 1 && row.updated_by === ctx.actor.id && row.status === done && back
}

/** `done`: the status that the act leads to. The answer has the reports in the order of the request. */
export async function inOwnTransactions<V extends Version>(
  { db, report }: BatchContext,
  ctx: UserCtx,
  given: readonly V[],
  { act, verb, done }: { act: Act<V>; verb: string; done: 'published' | 'draft' },
): Promise<Outcome> {
  const began = performance.now()
  const outcome: Outcome = { done: [], stopped: [] }
  // A report that is named twice is processed once.
  for (const one of new Map(given.map((each) => [each.id, each])).values()) {
    const row = await scoped({ ...ctx, db })
      .select(['report.certificate_no', 'report.report_no', 'report.product_name'])
      .select(['report.rev', 'report.updated_by', 'report.status', 'report.submitted_at', 'report.return_reason'])
      .where('report.id', '=', one.id)
      .executeTakeFirst()
    const named = {
      id: one.id,
      certificateNo: row?.certificate_no ?? '',
      reportNo: row?.report_no ?? '',
      productName: row?.product_name ?? '',
    }
    if (row && row.submitted_at === null && isDone(ctx, one, row, done)) {
      outcome.done.push(named)
      continue
    }
    try {
      if (performance.now() - began > enoughMs) throw left()
      await transaction(db, async (tx) => {
        const inside: UserCtx = { ...ctx, db: tx, note: { object: '', detail: {}, secondChain: 'none yet' } }
        await act(inside, one)
        await appendAudit(inside, verb, 200)
      })
      outcome.done.push(named)
    } catch (error) {
      const known = knownFailure(ofWrite(error))
      if (!known) report(error)
      const reasons = known ? reasonsOf(ctx, known) : [ctx.say(unexpected(ctx.meta.traceId))]
      outcome.stopped.push({ ...named, reasons, unlistedBasis: unconfirmedIn(error) })
    }
  }
  return outcome
}
