// Certificates that a rule ends although they were entered, revised or restored after its act: none of them reads as valid.
import { sql } from 'kysely'
import type { Db } from '../../../../db/connect.ts'
import { applyRule, type RuleActing } from './apply.ts'
import { canLapse, meets, type RuleRow } from './matching.ts'

/** Rules that hold, the earliest first: of several that end a certificate the first one does. */
export const rulesThatHold = (db: Db): Promise<RuleRow[]> =>
  db
    .selectFrom('rule_end')
    .selectAll()
    .where('state', 'in', ['inForce', 'reversing'])
    .orderBy('effective_on')
    .orderBy('id')
    .execute()

/** One that was released from a rule, or is under it already, has a row and is left alone. */
const metBy = (db: Db, rule: RuleRow) =>
  db
    .selectFrom('report')
    .select('report.id')
    .where(meets(rule))
    .where(canLapse(rule.effective_on))
    .where(
      sql<boolean>`not exists (select 1 from rule_end_report m where m.rule_end_id = ${rule.id} and m.report_id = report.id)`,
    )

/** Call it when everything else about these reports is written. Returns how many it ended, or announced to end. */
export async function lapseLate(ctx: RuleActing, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0
  let count = 0
  for (const rule of await rulesThatHold(ctx.db)) {
    const rows = await metBy(ctx.db, rule)
      .where(sql<boolean>`report.id = any(${[...ids]}::bigint[])`)
      .orderBy('report.id')
      .forUpdate('report')
      .execute()
    await applyRule(
      ctx,
      rule,
      rows.map(({ id }) => id),
    )
    count += rows.length
  }
  return count
}

/** Of one rule those written lately, which an act at the same moment may not have seen. */
export async function missedBy(db: Db, rule: RuleRow): Promise<number[]> {
  const rows = await metBy(db, rule)
    .where(sql<boolean>`report.updated_at > now() - interval '1 hour'`)
    .orderBy('report.id')
    .execute()
  return rows.map(({ id }) => id)
}
