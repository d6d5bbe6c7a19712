// Undoing what a rule did: for all its certificates when it is reversed, for one when the head office releases it.
import { sql } from 'kysely'
import { shanghaiDay } from '@register/contract/dates'
import type { EntryKind } from '@register/contract/business/integrity/log'
import { appendEntries } from '../../integrity/service.ts'
import type { ReportRecord } from '../content/content.ts'
import type { Acting } from '../store.ts'
import { applyRule, noticeColumns, noticeValues, stamped, type RuleActing } from './apply.ts'
import { lapseLate } from './late.ts'
import type { RuleRow } from './matching.ts'
import { tellOf } from './tell.ts'

/** Writes them and their notices; each returns to what it was before. Certificates that were revoked or cancelled since then stay so. */
async function writeUndone({ db, actor }: Acting, { id }: RuleRow, reason: string) {
  const { rows } = await sql<{ id: number; kind: EntryKind }>`
    with old as (
      select report.id, report.standing, report.status, m.former_status, m.former_since, m.former_reason
      from rule_end_report m join report on report.id = m.report_id
      where m.rule_end_id = ${id} and m.released_at is null and (report.status = 'lapsed' or report.lapses_on is not null)
      order by report.id for update of report),
    written as (
      update report set lapses_on = null,
        status = case when old.status = 'lapsed' then old.former_status else report.status end,
        status_since = case when old.status <> 'lapsed' then report.status_since
          when old.former_status = 'suspended' then old.former_since else ${shanghaiDay()}::date end,
        status_reason = case when old.status = 'lapsed' then old.former_reason else report.status_reason end,
        ${stamped({ db, actor })}
      from old where old.id = report.id
      returning report.*, old.standing as former, case when old.status = 'lapsed' then 'restoration' else 'callOff' end as kind),
    told as (
      insert into change_notice (${noticeColumns}, kind, changes, reason, change_date)
      select ${noticeValues}, kind, case
        when kind = 'callOff' then '[{"field": "comingStatus", "before": "lapsed", "after": null}]'::jsonb
        when former = standing then '[]'::jsonb
        else jsonb_build_array(jsonb_build_object('field', 'status', 'before', former, 'after', standing)) end,
        ${reason}, ${shanghaiDay()}::date from written order by id)
    select id, kind from written order by id`.execute(db)
  return rows
}

/** Other rules that still end these certificates, the earliest first. */
async function otherRules(ctx: RuleActing, ids: readonly number[]): Promise<Map<number, RuleRow>> {
  const rows = await ctx.db
    .selectFrom('rule_end_report as m')
    .innerJoin('rule_end', 'rule_end.id', 'm.rule_end_id')
    .selectAll('rule_end')
    .select('m.report_id')
    .where(sql<boolean>`m.report_id = any(${[...ids]}::bigint[])`)
    .where('m.released_at', 'is', null)
    .where('rule_end.state', 'in', ['inForce', 'reversing'])
    .orderBy('rule_end.effective_on', 'desc')
    .execute()
  return new Map(rows.map(({ report_id: id, ...rule }) => [id, rule]))
}

/** `rule`: locked, and no longer in force. Certificates that another rule ends as well stay ended by that one. Returns how many it undid. */
export async function undoRule(ctx: RuleActing, rule: RuleRow, reason: string): Promise<number> {
  const undone = await writeUndone(ctx, rule, reason)
  const ids = undone.map(({ id }) => id)
  await tellOf(ctx, rule, { kind: 'ruleEndReversed', ids })
  await appendEntries(
    ctx,
    undone.map(({ id, kind }) => ({ reportId: id, kind })),
  )
  const others = await otherRules(ctx, ids)
  for (const other of new Map([...others.values()].map((one) => [one.id, one])).values())
    await applyRule(
      ctx,
      other,
      ids.filter((id) => others.get(id)?.id === other.id),
    )
  await lapseLate(ctx, ids)
  return ids.length
}

/** Takes one certificate out of the rules that end it. Returns the columns of what it was before. */
export async function release({ db, actor }: Acting, row: ReportRecord) {
  const rows = await sql<{ former_status: string; former_since: string | null; former_reason: string | null }>`
    update rule_end_report set released_at = now(), released_by = ${actor.id}
    where report_id = ${row.id} and released_at is null
    returning former_status, former_since, former_reason`.execute(db)
  // Suspended under one of several rules is suspended.
  const former = rows.rows.find((one) => one.former_status === 'suspended') ?? rows.rows[0]
  return {
    status: former?.former_status ?? 'published',
    status_reason: former?.former_reason ?? null,
    ...(former?.former_status === 'suspended' && { status_since: former.former_since }),
  }
}

/** A suspension that was announced and begins while a rule has ended the certificate: it is what the certificate returns to. */
export async function suspendedMeanwhile({ db }: Acting, row: ReportRecord): Promise<void> {
  await db
    .updateTable('rule_end_report')
    .set({ former_status: 'suspended', former_since: row.coming_on, former_reason: row.coming_reason })
    .where('report_id', '=', row.id)
    .where('released_at', 'is', null)
    .execute()
}
