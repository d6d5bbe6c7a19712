// The public search: published, suspended, revoked, expired and superseded reports, public fields only.
import { sql } from 'kysely'
import { publicColumns, type PublicRow } from '@register/contract/business/publicReport'
import type { ReportStatus } from '@register/contract/business/status'
import type { ListRequest } from '@register/contract/page'
import type { Ctx } from '../../../access/ctx.ts'
import { countRows } from '../../../db/count.ts'
import { conditions, orderOf, readPage, type ListPlan, type Page } from '../../../db/list.ts'
import { bodyNames } from '../body/service.ts'
import { categoryNames } from '../category/service.ts'
import { reportPlan, statusOf } from '../report/service.ts'

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

const columns = [
  'report.public_id',
  'report.certificate_no',
  'report.report_no',
  'report.manufacturer_name',
  'report.former_names',
  'report.product_name',
  'report.model',
  'report.category_code',
  'report.body_id',
  'report.issue_date',
  'report.non_standard',
] as const

export async function listPublic(ctx: Ctx, request: ListRequest): Promise<Page<PublicRow>> {
  const [category, body] = await Promise.all([categoryNames(ctx), bodyNames(ctx)])
  let filtered = ctx.db.selectFrom('report').where('report.status', '<>', 'draft')
  for (const condition of conditions(plan, request)) filtered = filtered.where(condition)
  const page = await readPage(
    filtered,
    (query) => query.select(columns).select(statusOf.as('status')),
    request,
    orderOf(plan, request),
    countRows(ctx.db),
  )
  return {
    ...page,
    list: page.list.map((row) => ({
      publicId: row.public_id,
      certificateNo: row.certificate_no ?? '',
      reportNo: row.report_no ?? '',
      manufacturerName: row.manufacturer_name ?? '',
      formerNames: row.former_names,
      productName: row.product_name ?? '',
      model: row.model ?? '',
      categoryCode: row.category_code,
      categoryName: category(row.category_code),
      bodyId: row.body_id,
      bodyName: body(row.body_id),
      issueDate: row.issue_date ?? '',
      status: row.status as ReportStatus,
      nonStandard: row.non_standard,
    })),
  }
}
