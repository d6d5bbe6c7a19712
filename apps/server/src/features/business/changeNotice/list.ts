// Lists of change notices, for anyone and for the office.
import { sql } from 'kysely'
import { type ChangeKind } from '@register/contract/business/report/changeKinds'
import { changeNoticeColumns, type ChangeNotice } from '@register/contract/business/changeNotice'
import { fieldChanges, type Change } from '@register/contract/business/report/lifecycle/changes'
import { numberKey } from '@register/contract/rules/numbers/certificateNo'
import type { ListRequest } from '@register/contract/page'
import type { Ctx } from '../../../access/ctx.ts'
import { inScope, type Scope } from '../../../access/scope.ts'
import { countRows } from '../../../db/count.ts'
import { conditions, orderOf, readPage, type ListPlan, type Page } from '../../../db/list.ts'
import { holdsAll } from '../../../db/search/grams.ts'
import { bodyNames } from '../body/service.ts'
import { formName, recordForm } from '../category/service.ts'

const ref = (column: string) => sql.ref(`change_notice.${column}`)

const plan: ListPlan<typeof changeNoticeColumns> = {
  columns: changeNoticeColumns,
  sql: {
    certificateNo: { ref: ref('certificate_key'), folded: numberKey },
    manufacturerName: { ref: ref('manufacturer_name') },
    kind: { ref: ref('kind') },
    changeDate: { ref: ref('change_date') },
    bodyId: { ref: ref('body_id') },
  },
  keyword: (words) =>
    holdsAll(sql`searched(concat_ws(chr(10), ${ref('certificate_key')}, ${ref('manufacturer_name')}))`, words),
  order: sql`${ref('change_date')} desc, ${ref('id')} desc`,
}

/** Change notices joined with their reports. */
export const changeNotices = (ctx: Ctx) =>
  ctx.db.selectFrom('change_notice').innerJoin('report', 'report.id', 'change_notice.report_id')

export const readNotices = (rows: ReturnType<typeof changeNotices>) =>
  rows
    .selectAll('change_notice')
    .select([
      'report.public_id as report_public_id',
      'report.category_code',
      'report.sub_form',
      'report.product_name',
      'report.model',
    ])
    .execute()
type NoticeRow = Awaited<ReturnType<typeof readNotices>>[number]

/** The public form, in the language of the context. */
export async function noticesAs(ctx: Ctx, rows: readonly NoticeRow[]): Promise<ChangeNotice[]> {
  const body = await bodyNames(ctx)
  return rows.map((row) => ({
    id: row.public_id,
    reportPublicId: row.report_public_id,
    certificateNo: row.certificate_no,
    productName: row.product_name ?? '',
    model: row.model ?? '',
    manufacturerName: row.manufacturer_name,
    bodyName: body(row.body_id),
    kind: row.kind as ChangeKind,
    changes: fieldChanges(recordForm(row), row.changes as Change[], ctx.say, formName),
    reason: row.reason,
    changeDate: row.change_date,
    version: row.version,
    publishedAt: row.published_at,
  }))
}

export async function listChangeNotices(ctx: Ctx, request: ListRequest, scope: Scope): Promise<Page<ChangeNotice>> {
  let filtered = changeNotices(ctx).where(
    inScope(scope, {
      dept: 'change_notice.body_id',
      companies: ['report.manufacturer_credit_code', 'report.applicant_credit_code'],
    }),
  )
  for (const condition of conditions(plan, request)) filtered = filtered.where(condition)
  const page = await readPage(filtered, readNotices, request, orderOf(plan, request), countRows(ctx.db))
  return { ...page, list: await noticesAs(ctx, page.list) }
}
