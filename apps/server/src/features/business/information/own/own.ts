// The certificates of the caller's own company or body: their codes, and an Excel workbook of them.
import { mostOwn, type OwnCode } from '@register/contract/business/information/own'
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import { reportLabels as label } from '@register/contract/business/report/labels'
import { publicStatusKeys, reportStatuses } from '@register/contract/rules/status'
import { dateReading } from '@register/contract/rules/days/partDays'
import { shanghaiDay } from '@register/contract/dates'
import type { Phrase } from '@register/contract/phrase'
import { sql } from 'kysely'
import { markOf } from '../../../../access/marks/demonstration.ts'
import { inScope, namedScope } from '../../../../access/scope.ts'
import type { UserCtx } from '../../../../access/ctx.ts'
import { writeBook, fileNameOf, xlsxMime } from '../../../../files/excel.ts'
import type { Bytes } from '../../../../http/handle.ts'
import { isPublic, issueOf, namesFor, ownScope, scopeColumns, statusOf, verifyUrl } from '../../report/service.ts'

const own = ({ db, scope }: UserCtx) =>
  db
    .selectFrom('report')
    .where(inScope(scope, scopeColumns))
    .where(isPublic)
    .select(['report.public_id', 'report.certificate_no', 'report.report_no', 'report.product_name', 'report.model'])
    .orderBy(sql`report.listed_on desc, report.id desc`)

/** The caller, with a scope that reaches only their own company or body. */
const forOwn = async (ctx: UserCtx): Promise<UserCtx> => ({
  ...ctx,
  scope: await namedScope(ctx.db, ownScope(ctx.actor)),
})

export async function ownCodes(ctx: UserCtx, chosen?: readonly string[]): Promise<{ list: OwnCode[]; more: boolean }> {
  const rows = await own(await forOwn(ctx))
    .$if(chosen !== undefined, (query) => query.where('report.public_id', 'in', ['', ...(chosen ?? [])]))
    .limit(mostOwn.codes + 1)
    .execute()
  return {
    list: rows.slice(0, mostOwn.codes).map((row) => ({
      publicId: row.public_id,
      certificateNo: row.certificate_no ?? '',
      reportNo: row.report_no ?? '',
      productName: row.product_name ?? '',
      model: row.model ?? '',
      verifyUrl: verifyUrl(ctx, row.public_id),
    })),
    more: rows.length > mostOwn.codes,
  }
}

const words = {
  sheet: ['我的证书', 'My certificates'],
  status: ['状态', 'Status'],
  body: ['型式试验机构', 'Type-testing body'],
  validTo: ['有效期至', 'Valid to'],
  page: ['查验地址', 'Address of the record'],
} as const satisfies Record<string, Phrase>

const columns = [
  [label.certificateNo, 28],
  [label.reportNo, 22],
  [words.status, 14],
  [label.productName, 26],
  [label.model, 20],
  [label.manufacturerName, 34],
  [label.applicantName, 34],
  [words.body, 28],
  [label.issueDate, 13],
  [words.validTo, 13],
  [words.page, 50],
] as const satisfies readonly (readonly [Phrase, number])[]

export async function exportOwn(ctx: UserCtx): Promise<Bytes> {
  const { say } = ctx
  const names = await namesFor(ctx)
  const found = await own(await forOwn(ctx))
    .select(['report.manufacturer_name', 'report.applicant_name', 'report.body_id'])
    .select(['report.issue_date', 'report.as_printed', 'report.valid_to', statusOf.as('derived')])
    .limit(mostOwn.rows)
    .execute()
  const standing = (derived: string): string => {
    const status = publicStatusKeys.find((one) => one === derived)
    return status ? say(reportStatuses[status].label) : derived
  }
  const rows = found.map((row) => [
    printNo(row.certificate_no ?? ''),
    row.report_no,
    standing(row.derived),
    row.product_name,
    row.model,
    row.manufacturer_name,
    row.applicant_name,
    names.body(row.body_id),
    say(dateReading(issueOf(row), 'issueDate')),
    row.valid_to,
    verifyUrl(ctx, row.public_id),
  ])
  const stream = await writeBook(
    [{ name: say(words.sheet), columns: columns.map(([header, width]) => ({ header: say(header), width })), rows }],
    await markOf(ctx.db),
  )
  const name = `${say(words.sheet)}_${shanghaiDay().replaceAll('-', '')}`
  return { mime: xlsxMime, fileName: fileNameOf(name, 'certificates.xlsx'), length: stream.length, stream }
}
