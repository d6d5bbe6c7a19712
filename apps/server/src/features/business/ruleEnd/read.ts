// Ends by rule as the office reads them: the list, one with its progress, its certificates.
import { sql } from 'kysely'
import type { RuleEnd } from '@register/contract/business/ruleEnd/office'
import type { RuleEndState } from '@register/contract/business/ruleEnd/shape'
import { shanghaiDay } from '@register/contract/dates'
import { found, type UserCtx } from '../../../access/ctx.ts'
import { categoryNames } from '../category/service.ts'
import type { RuleRow } from '../report/service.ts'
import { asReached, publicStatus, reachedColumns } from './choice/preview.ts'

interface Paging {
  pageNum: number
  pageSize: number
}

const nickname = (column: string) =>
  sql<string | null>`(select nickname from app_user where id = ${sql.ref(`rule_end.${column}`)})`

const rules = ({ db }: UserCtx) =>
  db
    .selectFrom('rule_end')
    .leftJoin('job', 'job.id', 'rule_end.job_id')
    .selectAll('rule_end')
    .select(['job.done', 'job.total'])
    .select([nickname('created_by').as('by'), nickname('reversed_by').as('undone_by')])
    .select(sql<number>`(select count(*)::int from rule_end_report m where m.rule_end_id = rule_end.id)`.as('reached'))
type Row = Awaited<ReturnType<ReturnType<typeof rules>['executeTakeFirstOrThrow']>>

const certificateKeys = ['either', 'without', 'with'] as const
const unfinished = ['working', 'reversing', 'refused'] as const

/** One that is reversed before its day was only called off. */
function stateOf({
  state,
  effective_on: on,
  reversed_at: at,
}: Pick<RuleRow, 'state' | 'effective_on' | 'reversed_at'>): RuleEndState {
  if (state === 'inForce') return on > shanghaiDay() ? 'announced' : 'inForce'
  if (state === 'reversed') return at !== null && shanghaiDay(new Date(at)) < on ? 'calledOff' : 'reversed'
  return unfinished.find((one) => one === state) ?? 'refused'
}

const asRule = (ctx: UserCtx, row: Row, name: (code: string) => string): RuleEnd => ({
  id: row.id,
  rev: row.rev,
  title: row.title,
  announcementNo: row.announcement_no,
  link: row.link,
  sentenceZh: row.sentence_zh,
  sentenceEn: row.sentence_en,
  effectiveDate: row.effective_on,
  chosen: {
    way: row.way === 'numbers' ? 'numbers' : 'conditions',
    categories: row.categories,
    categoryNames: row.categories.map(name),
    issuedFrom: row.issued_from,
    issuedTo: row.issued_to,
    certificate: certificateKeys.find((one) => one === row.certificate) ?? 'either',
    numbers: row.numbers.length,
  },
  reason: row.reason,
  state: stateOf(row),
  reports: row.reached,
  done: row.done ?? 0,
  total: row.total ?? 0,
  refusal: ctx.say([row.refusal_zh, row.refusal_en]),
  createdAt: row.created_at,
  createdBy: row.by ?? '',
  reversedAt: row.reversed_at,
  reversedBy: row.undone_by ?? '',
  reversedReason: row.reversed_reason ?? '',
})

export async function readRule(ctx: UserCtx, id: number): Promise<RuleEnd> {
  const row = found(await rules(ctx).where('rule_end.id', '=', id).executeTakeFirst())
  return asRule(ctx, row, await categoryNames(ctx))
}

export async function listRules(ctx: UserCtx, { pageNum, pageSize }: Paging) {
  const { total } = await ctx.db
    .selectFrom('rule_end')
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  const rows = await rules(ctx)
    .orderBy('rule_end.id', 'desc')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute()
  const name = await categoryNames(ctx)
  return { total, list: rows.map((row) => asRule(ctx, row, name)) }
}

export async function listReports(ctx: UserCtx, { id, pageNum, pageSize }: Paging & { id: number }) {
  const of = ctx.db.selectFrom('rule_end_report as m').where('m.rule_end_id', '=', id)
  const { total } = await of.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  const rows = await of
    .innerJoin('report', 'report.id', 'm.report_id')
    .select(reachedColumns)
    .select([publicStatus, sql<boolean>`m.released_at is not null`.as('released')])
    .orderBy('m.report_id')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute()
  return { total, list: rows.map((row) => ({ ...asReached(row), released: row.released })) }
}
