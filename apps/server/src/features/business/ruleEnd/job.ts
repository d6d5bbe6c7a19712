// The work of an end by rule that reaches many certificates: one transaction, so that nothing is left half done and a killed attempt leaves nothing.
import { sql } from 'kysely'
import { z } from 'zod'
import { addRuleEnd, reverseRuleEnd } from '@register/contract/business/ruleEnd/office'
import { appendAudit } from '../../../access/audit.ts'
import { askerOf, inside } from '../../../jobs/asker.ts'
import type { JobKind, Work } from '../../../jobs/engine.ts'
import { endJob } from '../../../jobs/job.ts'
import { carryOut, carryOutReversal, objectOf } from './act/act.ts'

const asked = z.discriminatedUnion('act', [
  z.object({ act: z.literal('add'), id: z.int(), digest: z.string(), at: z.string() }),
  z.object({ act: z.literal('reverse'), id: z.int(), reason: z.string() }),
])

async function work({ job, db, secrets, signal, onProgress }: Work): Promise<void> {
  const params = asked.parse(job.params)
  const ctx = await askerOf({ db, secrets, job }, params.act === 'add' ? addRuleEnd : reverseRuleEnd)
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`set local idle_in_transaction_session_timeout = '60s'`.execute(tx)
    const rule = await tx
      .selectFrom('rule_end')
      .selectAll()
      .where('id', '=', params.id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const own = {
      ...inside(ctx, tx, { object: objectOf(rule.id), detail: {}, secondChain: 'none yet' }),
      onDone: async (done: number) => {
        signal.throwIfAborted()
        await onProgress({ done })
      },
    }
    const count =
      params.act === 'add' ? await carryOut(own, rule, params) : await carryOutReversal(own, rule, params.reason)
    own.note.detail = { title: rule.title, announcementNo: rule.announcement_no, certificates: count }
    await endJob(tx, job, { done: count })
    await appendAudit(own, params.act === 'add' ? 'ruleEnd.carriedOut' : 'ruleEnd.reversed', 200)
  })
}

export const ruleEndJobs = (): JobKind[] => [
  {
    kind: 'ruleEnd.carryOut',
    workers: 'others',
    queue: 'ruleEnd',
    work,
    /** Nothing was written: a new one is refused, and one that should be reversed stays in force. */
    async failed(tx, { id }) {
      await sql`
        update rule_end set state = case rule_end.state when 'working' then 'refused' else 'inForce' end,
          refusal_zh = job.failure_zh, refusal_en = job.failure_en, rev = rule_end.rev + 1
        from job where job.id = ${id} and rule_end.job_id = job.id and rule_end.state in ('working', 'reversing')`.execute(
        tx,
      )
    },
  },
]
