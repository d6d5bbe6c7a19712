// Ends certificates by a rule, or announces that it will: a few statements for all of them, with notices, messages and log entries.
import { sql } from 'kysely'
import { shanghaiDay } from '@register/contract/dates'
import type { Ctx } from '../../../../access/ctx.ts'
import { appendEntries } from '../../integrity/service.ts'
import type { Acting } from '../store.ts'
import { tellOf } from './tell.ts'
import type { RuleRow } from './matching.ts'

export type RuleActing = Acting &
  Pick<Ctx, 'secrets' | 'note'> & {
    /** Receives how many certificates are written so far. */
    onDone?: (count: number) => Promise<void>
  }

/** Certificates per statement. */
const batch = 2_000

/** The rule as change notices and the log name it, for readers of either language. */
export const ruleText = (rule: Pick<RuleRow, 'title' | 'announcement_no' | 'sentence_zh' | 'sentence_en'>): string =>
  `${rule.title}（${rule.announcement_no}）：${rule.sentence_zh} / ${rule.sentence_en}`

export const newNoticeId = sql`rtrim(translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/', '-_'), '=')`
/** The columns of a notice that follow from the written record, and those values. */
export const noticeColumns = sql`public_id, report_id, body_id, version, certificate_no, certificate_key, manufacturer_name, created_by`
export const noticeValues = sql`${newNoticeId}, id, body_id, version, coalesce(certificate_no, report_no, ''),
  folded(coalesce(certificate_no, report_no, '')), coalesce(manufacturer_name, ''), updated_by`
export const stamped = ({ actor }: Acting) => sql`rev = report.rev + 1, updated_at = now(), updated_by = ${actor.id}`

/** The stored status of these follows; a replaced one keeps being read as replaced. */
async function lapse({ db, actor }: Acting, rule: RuleRow, ids: readonly number[]): Promise<void> {
  const text = ruleText(rule)
  // As they are on the day: a suspension that came between the announcement and its day is what they return to.
  await sql`
    update rule_end_report m set former_status = report.status, former_since = report.status_since, former_reason = report.status_reason
    from report where report.id = any(${[...ids]}::bigint[]) and m.report_id = report.id and m.released_at is null`.execute(
    db,
  )
  await sql`
    with old as (select id, standing from report where id = any(${[...ids]}::bigint[])),
    written as (
      update report set status = 'lapsed', status_since = greatest(${rule.effective_on}::date, report.issue_date),
        status_reason = ${text}, status_ground = null, lapses_on = null, ${stamped({ db, actor })}
      from old where old.id = report.id
      returning report.*, old.standing as former)
    insert into change_notice (${noticeColumns}, kind, changes, reason, change_date)
    select ${noticeValues}, 'lapse', case when former = standing then '[]'::jsonb
      else jsonb_build_array(jsonb_build_object('field', 'status', 'before', former, 'after', standing)) end,
      ${text}, status_since from written order by id`.execute(db)
  await sql`delete from quality_finding where report_id = any(${[...ids]}::bigint[])`.execute(db)
}

async function announceLapse({ db, actor }: Acting, rule: RuleRow, ids: readonly number[]): Promise<void> {
  await sql`
    with written as (
      update report set lapses_on = ${rule.effective_on}, ${stamped({ db, actor })}
      where id = any(${[...ids]}::bigint[]) returning *)
    insert into change_notice (${noticeColumns}, kind, changes, reason, change_date)
    select ${noticeValues}, 'announcement', '[{"field": "comingStatus", "before": null, "after": "lapsed"}]'::jsonb,
      ${ruleText(rule)}, lapses_on from written order by id`.execute(db)
}

/** The stored change, its notices and its log entries, in batches. */
async function write(ctx: RuleActing, rule: RuleRow, { ids, isNow }: { ids: readonly number[]; isNow: boolean }) {
  for (let start = 0; start < ids.length; start += batch) {
    const some = ids.slice(start, start + batch)
    await (isNow ? lapse : announceLapse)(ctx, rule, some)
    const kind = isNow ? ('lapse' as const) : ('announcement' as const)
    await appendEntries(
      ctx,
      some.map((reportId) => ({ reportId, kind })),
    )
    await ctx.onDone?.(start + some.length)
  }
  await tellOf(ctx, rule, { kind: isNow ? 'ruleEnded' : 'ruleEndAnnounced', ids })
}

/** `ids`: locked certificates that it announced earlier, on their day. */
export const putRuleIntoForce = (ctx: RuleActing, rule: RuleRow, ids: readonly number[]): Promise<void> =>
  write(ctx, rule, { ids, isNow: true })

/** `ids`: locked certificates that the rule ends. What they were is noted, so that they can return to it. */
export async function applyRule(ctx: RuleActing, rule: RuleRow, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    insert into rule_end_report (rule_end_id, report_id, former_status, former_since, former_reason)
    select ${rule.id}, id, status, status_since, status_reason from report where id = any(${[...ids]}::bigint[])
    on conflict do nothing`.execute(ctx.db)
  await write(ctx, rule, { ids, isNow: rule.effective_on <= shanghaiDay() })
}
