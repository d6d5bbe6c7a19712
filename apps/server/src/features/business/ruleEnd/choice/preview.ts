// What an end by rule would reach, before it happens: counts of every group, a page of one, and the digest of what will be ended.
import { sql } from 'kysely'
import type { previewRuleEnd, RuleEndPreview } from '@register/contract/business/ruleEnd/office'
import type { ReachedRecord } from '@register/contract/business/ruleEnd/reached'
import type { RuleEndGroup } from '@register/contract/business/ruleEnd/shape'
import type { PublicStatus } from '@register/contract/rules/status'
import type { Input } from '@register/contract/endpoint'
import type { UserCtx } from '../../../../access/ctx.ts'
import type { Db } from '../../../../db/connect.ts'
import { statusOf } from '../../report/service.ts'
import { choose, digestOf, groupOf, reachedBy, type Choice } from './choice.ts'

type Group = RuleEndGroup

/** What lists of reached records read. */
export const reachedColumns = [
  'report.id',
  'report.certificate_no as certificateNo',
  'report.report_no as reportNo',
  'report.product_name as productName',
  'report.manufacturer_name as manufacturerName',
  'report.issue_date as issueDate',
  sql<string>`coalesce(report.as_printed->>'issueDate', '')`.as('issueDatePrinted'),
  sql<PublicStatus | null>`report.coming_status`.as('comingStatus'),
  'report.coming_on as comingOn',
] as const

/** Of published records alone. */
export const publicStatus = sql<PublicStatus>`${statusOf}`.as('status')

interface Row {
  id: number
  certificateNo: string | null
  reportNo: string | null
  productName: string | null
  manufacturerName: string | null
  issueDate: string | null
  issueDatePrinted: string
  comingStatus: PublicStatus | null
  comingOn: string | null
  status: PublicStatus
}

export const asReached = (row: Row) => ({
  ...row,
  certificateNo: row.certificateNo ?? '',
  reportNo: row.reportNo ?? '',
  productName: row.productName ?? '',
  manufacturerName: row.manufacturerName ?? '',
})

const records = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('report')
    .select(reachedColumns)
    .select(publicStatus)
    .where(sql<boolean>`report.id = any(${[...ids]}::bigint[])`)
    .execute()

interface Asked {
  day: string
  group: Group
  from: number
  size: number
}

/** Every record that is meant, with its group: the undated ones are asked for on their own. */
const grouped = ({ where, undated }: Choice, day: string) => sql`
  (select report.id, ${groupOf(day)} as part from report where ${where}
  union all select report.id, 'undated' from report where ${undated})`

async function byConditions(db: Db, choice: Choice, { day, group, from, size }: Asked) {
  const { rows } = await sql<{ part: Group; count: number }>`
    select part, count(*)::int as count from ${grouped(choice, day)} each group by part`.execute(db)
  const { rows: ids } = await sql<{ id: number }>`
    select id from ${grouped(choice, day)} each where part = ${group} order by id limit ${size} offset ${from}`.execute(
    db,
  )
  const found = new Map(
    (
      await records(
        db,
        ids.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  )
  const list = ids.flatMap(({ id }): ReachedRecord[] => {
    const row = found.get(id)
    return row ? [{ ...asReached(row), group, asked: '' }] : []
  })
  return { counts: new Map(rows.map(({ part, count }) => [part, count])), list }
}

async function byNumbers(db: Db, choice: Choice, { day, group, from, size }: Asked) {
  const { rows } = await sql<{ id: number; part: Group }>`
    select id, part from ${grouped(choice, day)} each`.execute(db)
  const parts = new Map(rows.map(({ id, part }) => [id, part]))
  const told = choice.numbers.map((one) => ({ ...one, part: one.without ?? parts.get(one.id ?? 0) ?? 'notFound' }))
  const counts = new Map<Group, number>()
  for (const { part } of told) counts.set(part, (counts.get(part) ?? 0) + 1)
  const page = told.filter(({ part }) => part === group).slice(from, from + size)
  const found = new Map(
    (
      await records(
        db,
        page.flatMap(({ id }) => id ?? []),
      )
    ).map((row) => [row.id, row]),
  )
  const list = page.map(({ asked, id }): ReachedRecord => {
    const row = found.get(id ?? 0)
    return row
      ? { ...asReached(row), group, asked }
      : {
          group,
          asked,
          id: null,
          certificateNo: '',
          reportNo: '',
          productName: '',
          manufacturerName: '',
          issueDate: null,
          issueDatePrinted: '',
          status: null,
          comingStatus: null,
          comingOn: null,
        }
  })
  return { counts, list }
}

export async function preview(ctx: UserCtx, given: Input<typeof previewRuleEnd>['body']): Promise<RuleEndPreview> {
  const { chosen, effectiveDate: day, group, pageNum, pageSize } = given
  const { rows } = await sql<{ at: string }>`select now() as at`.execute(ctx.db)
  const choice = await choose(ctx, chosen)
  const asked = { day, group, from: (pageNum - 1) * pageSize, size: pageSize }
  const { counts, list } = await (chosen.way === 'numbers' ? byNumbers : byConditions)(ctx.db, choice, asked)
  const of = (key: Group): number => counts.get(key) ?? 0
  return {
    counts: {
      ready: of('ready'),
      announced: of('announced'),
      already: of('already'),
      undated: of('undated'),
      notFound: of('notFound'),
      several: of('several'),
    },
    digest: digestOf(await reachedBy(ctx.db, choice, day)),
    at: rows[0]?.at ?? new Date().toISOString(),
    total: of(group),
    list,
  }
}
