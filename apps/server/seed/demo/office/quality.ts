// Usual faults in the demo world, a first check of data quality, and invented figures of the weeks before it, in which more and more was corrected.
import { sql } from 'kysely'
import { updateReport } from '@register/contract/business/report/report'
import { qualityDays } from '@register/contract/business/quality/figures'
import type { Component } from '@register/contract/business/report/printed/component'
import type { ReportContent } from '@register/contract/business/report/shape'
import type { UserCtx } from '../../../src/access/ctx.ts'
import type { Secrets } from '../../../src/access/secrets.ts'
import type { Db, Pool } from '../../../src/db/connect.ts'
import { loadContent, lockReport, inspectAll, revisePublished } from '../../../src/features/business/report/service.ts'
import { contexts } from '../ctx.ts'

type Spoil = (content: ReportContent) => ReportContent

const citing =
  (name: string, certificateNo: string): Spoil =>
  (content) => ({ ...content, components: [...content.components, { name, certificateNo } satisfies Component] })

const otherwiseSpelled: Spoil = (content) => ({
  ...content,
  manufacturerName: (content.manufacturerName ?? '').replace(/有限公司$/, '有限责任公司'),
})

/** Published certificates of the caller's body without an end or a successor, of makers that no account acts for and that never changed their name, the newest entry first. */
const standing = async ({ db, actor }: UserCtx, count: number) =>
  (
    await sql<{ id: number; rev: number }>`
      select id, rev from report
      where body_id = ${actor.deptId} and status = 'published' and origin = 'existing' and not non_standard
        and valid_to is null and supersedes_id is null and replaced_by is null and manufacturer_name like '%有限公司'
        and manufacturer_credit_code not in (
          select credit_code from app_user where credit_code is not null
          union all select manufacturer_credit_code from report where cardinality(former_names) > 0 and manufacturer_credit_code is not null)
      order by id desc limit ${count}`.execute(db)
  ).rows

async function spoil(ctx: UserCtx, ways: readonly Spoil[]): Promise<void> {
  for (const [at, version] of (await standing(ctx, ways.length)).entries()) {
    const row = await lockReport(ctx, version, ['published'])
    const content = await loadContent(ctx, row)
    await revisePublished(ctx, row, {
      content: ways[at]?.(content) ?? content,
      reason: '按原件补登',
      // An early date, so that lists of changes do not begin with these.
      changeDate: row.issue_date ?? undefined,
    })
  }
}

async function faults(tx: Db, secrets: Secrets): Promise<void> {
  const numbersOf = async (condition: ReturnType<typeof sql<boolean>>) =>
    (await tx.selectFrom('report').select('certificate_no').where(condition).orderBy('id').limit(2).execute()).map(
      (row) => row.certificate_no ?? '',
    )
  const revoked = await numbersOf(sql<boolean>`status = 'revoked'`)
  const expired = await numbersOf(sql<boolean>`status = 'published' and valid_to < current_date - 1`)
  const ways = [
    otherwiseSpelled,
    otherwiseSpelled,
    ...revoked.map((number) => citing('限速器', number)),
    ...expired.map((number) => citing('门锁装置', number)),
  ]
  const as = contexts(tx, secrets)
  for (const manager of ['body-manager', 'body-manager-902']) await spoil(await as(manager, updateReport), ways)
}

/** Does nothing when figures exist already. */
export async function seedQuality({ db, secrets }: { db: Pool; secrets: Secrets }): Promise<void> {
  if (await db.selectFrom('quality_day').select('day').limit(1).executeTakeFirst()) return
  await db.transaction().execute((tx) => faults(tx, secrets))
  await inspectAll(db)
  await sql`
    insert into quality_day (day, body_id, rule, count, accepted, total)
    select day - ago, body_id, rule, case when count = 0 then 0 else least(total, count + (count * ago + 30) / 60) end, accepted, total
    from quality_day cross join generate_series(1, ${qualityDays - 1}::int) as before (ago)`.execute(db)
}
