// Ends by rule on their day, and certificates that an act at the same moment has missed: each rule in a transaction of its own, in the name of the person who entered it.
import { sql } from 'kysely'
import { addRuleEnd } from '@register/contract/business/ruleEnd/office'
import { appendAudit } from '../../../../access/audit.ts'
import type { AuditNote } from '../../../../access/ctx.ts'
import { inside, itself } from '../../../../jobs/asker.ts'
import type { Work } from '../../../../jobs/engine.ts'
import { oneByOne } from '../../../../jobs/oneByOne.ts'
import type { Db } from '../../../../db/connect.ts'
import { today } from '../content/row.ts'
import { applyRule, putRuleIntoForce, type RuleActing } from './apply.ts'
import { missedBy, rulesThatHold } from './late.ts'
import type { RuleRow } from './matching.ts'

/** Locked. Of several rules the one of the earliest day ends a certificate, because its day is the one that is stored. */
async function dueUnder(db: Db, rule: RuleRow): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select report.id from report
    where report.lapses_on <= ${today} and exists (
      select 1 from rule_end_report m where m.rule_end_id = ${rule.id} and m.report_id = report.id and m.released_at is null)
    order by report.id for update`.execute(db)
  return rows.map(({ id }) => id)
}

/** Returns how many certificates it wrote. */
export async function putRulesIntoForce(work: Pick<Work, 'db' | 'secrets' | 'job' | 'signal'>): Promise<number> {
  return oneByOne(await rulesThatHold(work.db), work.signal, ({ id }) =>
    work.db.transaction().execute(async (db) => {
      await sql`set local statement_timeout = 0`.execute(db)
      // Another instance may be at it, or the rule may have been reversed meanwhile.
      const rule = await db
        .selectFrom('rule_end')
        .selectAll()
        .where('id', '=', id)
        .where('state', '=', 'inForce')
        .forUpdate()
        .executeTakeFirst()
      if (!rule) return 0
      const due = await dueUnder(db, rule)
      const missed = await missedBy(db, rule)
      if (due.length + missed.length === 0) return 0
      const note: AuditNote = {
        object: `ruleEnd:${rule.id}`,
        detail: { title: rule.title, certificates: due.length, enteredLater: missed.length, itself: true },
        secondChain: 'none yet',
      }
      const ctx: RuleActing = { db, secrets: work.secrets, note, actor: { id: rule.created_by } }
      if (due.length > 0) await putRuleIntoForce(ctx, rule, due)
      await applyRule(ctx, rule, missed)
      await appendAudit(inside(itself(work), db, note), addRuleEnd.audit, 200)
      return due.length + missed.length
    }),
  )
}
