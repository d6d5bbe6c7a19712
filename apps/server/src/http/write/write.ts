// Runs the handler of a write: in one transaction with its idempotency key, its answer and its audit row.
import { busy } from '@register/contract/errors'
import { appendAudit } from '../../access/audit.ts'
import type { Ctx } from '../../access/ctx.ts'
import { transaction, type Pool } from '../../db/connect.ts'
import { stripped } from '../answer.ts'
import type { Route } from '../handle.ts'
import type { Prepared } from '../input.ts'
import type { Deadline } from '../limits/deadline.ts'
import { claim, settle } from './idempotency.ts'

/** The handler's answer, or the one that was stored under the same key. */
export async function writeBy(
  db: Pool,
  { endpoint, run, prepare }: Route,
  ctx: Ctx,
  given: Prepared,
  { key, time }: { key: string | undefined; time: Deadline },
): Promise<unknown> {
  const prepared = await prepare?.(ctx, given)
  const attempt =
    key && ctx.actor
      ? { userId: ctx.actor.id, key, route: `${endpoint.method} ${endpoint.path}`, body: given.body }
      : undefined
  const later: (() => void)[] = []
  const act = async (tx: Ctx['db']): Promise<unknown> => {
    later.length = 0
    const inside: Ctx = {
      ...ctx,
      db: tx,
      note: { object: '', detail: {}, secondChain: 'none yet' },
      afterCommit: (task) => later.push(task),
    }
    const known = attempt && (await claim(tx, attempt))
    if (known) return known.reply
    const result = stripped(endpoint, await run(inside, given, prepared))
    if (attempt) await settle(tx, attempt, result)
    await appendAudit(inside, endpoint.audit ?? endpoint.path, 200)
    // The caller has already got 503 and will repeat the call, so this one must not change anything.
    if (time.passed()) throw busy()
    return result
  }
  const answer = await transaction(db, act, time)
  for (const task of later) task()
  return answer
}
