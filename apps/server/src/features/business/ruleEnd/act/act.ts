// Putting an end by rule in force, and reversing one: at once where it reaches few certificates, else as a job. In one transaction either way.
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import { sql } from 'kysely'
import type { addRuleEnd, reverseRuleEnd } from '@register/contract/business/ruleEnd/office'
import { chosenRecords, type ChosenRecords } from '@register/contract/business/ruleEnd/shape'
import type { Input } from '@register/contract/endpoint'
import { conflict, type Failure } from '@register/contract/errors'
import { found, type UserCtx } from '../../../../access/ctx.ts'
import type { Db } from '../../../../db/connect.ts'
import type { Jobs } from '../../../../jobs/jobs.ts'
import { applyRule, undoRule, type RuleActing, type RuleRow } from '../../report/service.ts'
import { choose, digestOf, reachedBy, type Choice } from '../choice/choice.ts'

/** More certificates are a job, because a call answers within seconds. */
export const mostAtOnce = 200
export const objectOf = (id: number): string => `ruleEnd:${id}`

/** One at a time, so that two never reckon with the same certificates. */
const alone = {
  word: 'ruleEnd',
  refusal: [
    '另一项依规失效正在登记，请待其完成后再试',
    'Another end by rule is being recorded. Try again when it is done',
  ],
} as const

/** Names what was written since the preview, as far as it still belongs to the set. */
async function changed(db: Db, { where }: Choice, since: string, count: number): Promise<Failure> {
  const rows = await db
    .selectFrom('report')
    .select(sql<string>`coalesce(certificate_no, report_no, '')`.as('no'))
    .where(where)
    .where(sql<boolean>`report.updated_at >= ${since}::timestamptz`)
    .orderBy('report.updated_at', 'desc')
    .limit(6)
    .execute()
  const named = rows.slice(0, 5).map(({ no }) => printNo(no))
  const more = rows.length > 5 ? (['等', ' and others'] as const) : (['', ''] as const)
  return conflict([
    `预览之后证书已有变化，现在将失效 ${count} 张${named.length > 0 ? `；变化的有 ${named.join('、')}${more[0]}` : ''}。请重新预览`,
    `Records have changed since the preview: ${count === 1 ? '1 certificate' : `${count} certificates`} would be ended now${
      named.length > 0 ? `; changed: ${named.join(', ')}${more[1]}` : ''
    }. Look at the preview again`,
  ])
}

/** What was chosen, from the stored rule. */
const chosenOf = (rule: RuleRow): ChosenRecords =>
  chosenRecords.parse({
    way: rule.way,
    categories: rule.categories,
    issuedFrom: rule.issued_from,
    issuedTo: rule.issued_to,
    certificate: rule.certificate,
    numbers: rule.numbers,
  })

export interface Previewed {
  digest: string
  at: string
}

/** Ends the set that was previewed; a set that changed meanwhile is refused. `ctx`: in a transaction. */
export async function carryOut(ctx: UserCtx & RuleActing, rule: RuleRow, { digest, at }: Previewed): Promise<number> {
  const choice = await choose(ctx, chosenOf(rule))
  const ids = await reachedBy(ctx.db, choice, rule.effective_on, 'for update')
  if (digestOf(ids) !== digest) throw await changed(ctx.db, choice, at, ids.length)
  await applyRule(ctx, rule, ids)
  await ctx.db
    .updateTable('rule_end')
    .set({ state: 'inForce', reports: ids.length })
    .where('id', '=', rule.id)
    .execute()
  return ids.length
}

export async function add(
  ctx: UserCtx,
  jobs: Pick<Jobs, 'add'>,
  given: Input<typeof addRuleEnd>['body'],
): Promise<number> {
  const { chosen, digest, at, effectiveDate: day } = given
  const choice = await choose(ctx, chosen)
  const ids = await reachedBy(ctx.db, choice, day)
  if (digestOf(ids) !== digest) throw await changed(ctx.db, choice, at, ids.length)
  const rule = await ctx.db
    .insertInto('rule_end')
    .values({
      ...choice.stored,
      title: given.title,
      announcement_no: given.announcementNo,
      link: given.link,
      sentence_zh: given.sentenceZh,
      sentence_en: given.sentenceEn,
      effective_on: day,
      reason: given.reason,
      state: 'working',
      created_by: ctx.actor.id,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  ctx.note.object = objectOf(rule.id)
  ctx.note.detail = {
    title: rule.title,
    announcementNo: rule.announcement_no,
    effectiveDate: day,
    reason: rule.reason,
    certificates: ids.length,
    digest,
  }
  if (ids.length <= mostAtOnce) await carryOut(ctx, rule, { digest, at })
  else await begin(ctx, jobs, rule, { act: 'add', digest, at, total: ids.length })
  return rule.id
}

async function begin(
  ctx: UserCtx,
  jobs: Pick<Jobs, 'add'>,
  rule: RuleRow,
  { total, ...params }: { act: 'add' | 'reverse'; digest?: string; at?: string; reason?: string; total: number },
): Promise<void> {
  const job = await jobs.add(ctx, {
    kind: 'ruleEnd.carryOut',
    name: rule.title,
    params: { ...params, id: rule.id },
    total,
    alone: { ...alone, refusal: [...alone.refusal] },
  })
  await ctx.db
    .updateTable('rule_end')
    .set({ job_id: job, state: params.act === 'add' ? 'working' : 'reversing' })
    .where('id', '=', rule.id)
    .execute()
}

/** Writes the reversal; the certificates return to what they were. `ctx`: in a transaction. */
export async function carryOutReversal(ctx: UserCtx & RuleActing, rule: RuleRow, reason: string): Promise<number> {
  const reversed = await ctx.db
    .updateTable('rule_end')
    .set({
      state: 'reversed',
      reversed_at: sql<string>`now()`,
      reversed_by: ctx.actor.id,
      reversed_reason: reason,
    })
    .where('id', '=', rule.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return undoRule(ctx, reversed, reason)
}

export async function reverse(ctx: UserCtx, jobs: Jobs, given: Input<typeof reverseRuleEnd>['body']): Promise<void> {
  const { id, rev, reason } = given
  const rule = found(
    await ctx.db.selectFrom('rule_end').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
  )
  if (rule.state !== 'inForce' || rule.rev !== rev)
    throw conflict(['该依规失效已不在生效或预告状态', 'This end by rule is no longer announced or in force'], {
      rev: rule.rev,
    })
  await ctx.db
    .updateTable('rule_end')
    .set({ rev: rev + 1, refusal_zh: '', refusal_en: '' })
    .where('id', '=', id)
    .execute()
  const { count } = await ctx.db
    .selectFrom('rule_end_report')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('rule_end_id', '=', id)
    .where('released_at', 'is', null)
    .executeTakeFirstOrThrow()
  ctx.note.object = objectOf(id)
  ctx.note.detail = { title: rule.title, announcementNo: rule.announcement_no, reason, certificates: count }
  if (count <= mostAtOnce) await carryOutReversal(ctx, rule, reason)
  else await begin(ctx, jobs, rule, { act: 'reverse', reason, total: count })
}
