// The public search: published, suspended, revoked, expired and superseded reports, public fields only.
import { sql } from 'kysely'
import { publicColumns, type PublicRow } from '@register/contract/business/publicReport'
import type { ListRequest } from '@register/contract/page'
import type { Ctx } from '../../../access/ctx.ts'
import { countRows } from '../../../db/count.ts'
import { conditions, orderOf, readPage, type ListPlan, type Page } from '../../../db/list.ts'
import { namesFor, reportPlan, statusOf } from '../report/service.ts'
import { asPublicRow, shownColumns } from './row.ts'

const {
  certificateNo,
  reportNo,
  manufacturerName,
  applicantName,
  productName,
  model,
  categoryCode,
  bodyId,
  status,
  issueDate,
} = reportPlan.sql

const plan: ListPlan<typeof publicColumns> = {
  columns: publicColumns,
  sql: {
    certificateNo,
    reportNo,
    manufacturerName,
    applicantName,
    productName,
    model,
    categoryCode,
    bodyId,
    status,
    issueDate,
  },
  ...(reportPlan.keyword ? { keyword: reportPlan.keyword } : {}),
  order: sql`report.issue_date desc, report.id desc`,
}

export async function listPublic(ctx: Ctx, request: ListRequest): Promise<Page<PublicRow>> {
  const names = await namesFor(ctx)
  let filtered = ctx.db.selectFrom('report').where('report.status', '<>', 'draft')
  for (const condition of conditions(plan, request)) filtered = filtered.where(condition)
  const page = await readPage(
    filtered,
    (query) => query.select(shownColumns).select(statusOf.as('derived')),
    request,
    orderOf(plan, request),
    countRows(ctx.db),
  )
  return {
    ...page,
    list: page.list.map((row) => asPublicRow(row, names)),
  }
}
