// The valid certificates of one manufacturer, with the certificate and report files that the caller may read.
import { sql } from 'kysely'
import { badField, notFound } from '@register/contract/errors'
import { mostQualified, type AskedMaker, type QualifiedReport } from '@register/contract/business/information/qualified'
import { heldDays } from '@register/contract/rules/days/partDays'
import { inScope } from '../../../../access/scope.ts'
import type { UserCtx } from '../../../../access/ctx.ts'
import { handedOut } from '../../file/service.ts'
import { isPublic, issueOf, objectOf, scopeColumns, statusIs } from '../../report/service.ts'
import { asReader } from '../service.ts'

export interface Qualified {
  manufacturerName: string
  reports: QualifiedReport[]
  more: boolean
}

/** The manufacturer by its credit code, or by its name when it has none. */
async function makerOf(ctx: UserCtx, asked: AskedMaker): Promise<{ name: string; code: string | null }> {
  if (asked.publicId === undefined)
    return { name: asked.manufacturerName ?? '', code: asked.manufacturerCreditCode ?? null }
  const row = await ctx.db
    .selectFrom('report')
    .select(['manufacturer_name', 'manufacturer_credit_code'])
    .where('public_id', '=', asked.publicId)
    .where(isPublic)
    .executeTakeFirst()
  if (!row) throw notFound()
  return { name: row.manufacturer_name ?? '', code: row.manufacturer_credit_code }
}

/** The newest certificates with their public files; reports in the caller's scope also with the files that only the caller may read. */
export async function qualifiedOf(ctx: UserCtx, asked: AskedMaker, chosen?: readonly string[]): Promise<Qualified> {
  const { name, code } = await makerOf(ctx, asked)
  const rows = await ctx.db
    .selectFrom('report')
    .select([
      'report.id',
      'report.public_id',
      'report.certificate_no',
      'report.report_no',
      'report.product_name',
      'report.model',
      'report.issue_date',
      'report.as_printed',
      'report.manufacturer_name',
      inScope(asReader(ctx).scope, scopeColumns).as('reached'),
    ])
    .where(isPublic)
    .where(
      code === null
        ? sql<boolean>`report.manufacturer_name = ${name}`
        : sql<boolean>`report.manufacturer_credit_code = ${code}`,
    )
    .where(statusIs(['published']))
    .$if(chosen !== undefined, (query) => query.where('report.public_id', 'in', ['', ...(chosen ?? [])]))
    .orderBy(sql`report.listed_on desc, report.id desc`)
    .limit(sql.lit(mostQualified.reports + 1))
    .execute()
  if (chosen && rows.length < new Set(chosen).size)
    throw badField('chosen', [
      '所选证书中有不属于该制造单位或已不再有效的，请刷新后重新选择',
      'Some of the chosen certificates are not of this manufacturer or no longer in force. Reload and choose again',
    ])
  const shown = rows.slice(0, mostQualified.reports)
  const files = await filesOfDescriptions(ctx, shown)
  return {
    manufacturerName: shown[0]?.manufacturer_name ?? name,
    reports: shown.map((row) => ({
      publicId: row.public_id,
      certificateNo: row.certificate_no ?? '',
      reportNo: row.report_no ?? '',
      productName: row.product_name ?? '',
      model: row.model ?? '',
      issueDate: row.issue_date,
      issueDatePrinted: heldDays(issueOf(row)).issueDate ?? '',
      files: files.get(objectOf(row.id)) ?? [],
    })),
    more: rows.length > mostQualified.reports,
  }
}

async function filesOfDescriptions(ctx: UserCtx, reports: readonly { id: number; reached: boolean }[]) {
  const reached = new Map(reports.map((one) => [objectOf(one.id), one.reached]))
  const rows = await ctx.db
    .selectFrom('stored_file')
    .select(['id', 'name', 'kind', 'size', 'visibility', 'bound_to'])
    .where('bound_to', 'in', ['', ...reached.keys()])
    .where('kind', 'in', handedOut)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const found = new Map<string, QualifiedReport['files']>()
  for (const { bound_to, visibility, kind, ...file } of rows) {
    const object = bound_to ?? ''
    const known = handedOut.find((one) => one === kind)
    if (!known || (visibility !== 'public' && !reached.get(object))) continue
    found.set(object, [...(found.get(object) ?? []), { ...file, kind: known }])
  }
  return found
}
