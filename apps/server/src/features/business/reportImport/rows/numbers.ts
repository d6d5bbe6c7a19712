// Checks certificate and report numbers of many rows at once: unique in the file and in the register, and codes that were issued to the body.
import { sql } from 'kysely'
import type { ReportContent } from '@register/contract/business/report/shape'
import { lookAlike } from '@register/contract/rules/numbers/alphabet'
import { approvalErrors, dateWarnings } from '@register/contract/business/report/content/dateRelations'
import { numberKey, parseNo, printNo } from '@register/contract/rules/numbers/certificateNo'
import { fold } from '@register/contract/fold'
import type { Phrase } from '@register/contract/phrase'
import type { UserCtx } from '../../../../access/ctx.ts'
import { applicationsOfCodes, checkEntered } from '../../codeApply/service.ts'
import { clashesOf } from '../../report/service.ts'
import { also } from './joined.ts'

export interface Numbered {
  row: number
  content: ReportContent
  wrong: Map<string, Phrase>
  /** Dates in an unusual order for which no reason is given; filled here, with the days of the code. */
  odd: Phrase[]
}

interface Rules {
  body: { id: number }
  existing: boolean
}

const keyOf = (number: string | null | undefined): string | undefined => (number ? numberKey(number) : undefined)

/** Which of these keys the register already has. */
async function usedNumbers(ctx: UserCtx, bodyId: number, certificates: readonly string[], reports: readonly string[]) {
  const { rows } = await sql<{ certificate: boolean; key: string }>`
    select true as certificate, certificate_key as key from report where certificate_key = any(${[...certificates]}::text[])
    union all
    select false, folded(no) from report, unnest(report_nos) no
    where body_id = ${bodyId} and report_keys(report_nos) && ${[...reports]}::text[]`.execute(ctx.db)
  const keys = (certificate: boolean) =>
    new Set(rows.filter((row) => row.certificate === certificate).map((row) => row.key))
  return { certificates: keys(true), reports: keys(false) }
}

/** Registered numbers by their look-alike key. */
async function lookAlikes(ctx: UserCtx, keys: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ key: string }>`
    select certificate_key as key from report where look_alike(certificate_key) = any(${keys.map(lookAlike)}::text[])`.execute(
    ctx.db,
  )
  return new Map(rows.map(({ key }) => [lookAlike(key), key]))
}

const resembles = (other: string): Phrase => [
  `证书编号与 ${printNo(other)} 只差字母 O、I、L 与数字 0、1，请核对原件`,
  `Certificate No. differs from ${printNo(other)} only by letters O, I, L for digits 0, 1. Compare it with the original`,
]

function codeProblem(
  application: { body_id: number; category_code: string; status: string } | undefined,
  bodyId: number,
  categoryCode: string | undefined,
): Phrase | undefined {
  if (!application || application.body_id !== bodyId)
    return [
      '证书编号：不是本机构已获发的编码；启用本系统前的证书请由负责人选择“已有证书”导入',
      'Certificate No. is not a code issued to this body. A manager imports certificates from before this register as "existing certificates"',
    ]
  if (categoryCode !== undefined && application.category_code !== categoryCode)
    return [
      `证书编号：该编码是为品种 ${application.category_code} 发放的`,
      `Certificate No. was issued for category ${application.category_code}`,
    ]
  return application.status === 'issued'
    ? undefined
    : ['证书编号：该编码不是“已发放”状态，不能使用', 'Certificate No.: this code cannot be used']
}

/** A function that checks batch after batch and remembers the numbers of earlier batches. */
export function numberProblems(ctx: UserCtx, { body, existing }: Rules): (rows: readonly Numbered[]) => Promise<void> {
  const certificateRows = new Map<string, number>()
  const reportRows = new Map<string, number>()
  /** Numbers of the file by their look-alike key. */
  const seen = new Map<string, string>()

  const add = (row: Numbered, path: string, phrase: Phrase) => also(row.wrong, path, phrase)
  const firstRow = (known: Map<string, number>, key: string, row: number) => {
    const first = known.get(key)
    if (first === undefined) known.set(key, row)
    return first
  }

  return async (rows) => {
    const keyed = rows.map((row) => ({
      row,
      certificate: keyOf(row.content.certificateNo),
      reading: keyOf(row.content.probableNo),
      reports: (row.content.reportNo ?? []).map(fold),
    }))
    const certificates = keyed.flatMap((one) => one.certificate ?? [])
    const known = await usedNumbers(
      ctx,
      body.id,
      certificates,
      keyed.flatMap((one) => one.reports),
    )
    const codes = await applicationsOfCodes(ctx, certificates)
    const registered = await lookAlikes(ctx, certificates)
    const entered = existing
      ? await checkEntered(
          ctx,
          body.id,
          rows.map(({ content }) => content),
        )
      : []
    const clashes = await clashesOf(
      ctx.db,
      body.id,
      rows.map(({ content }) => content),
    )
    for (const [at, { row, certificate, reading, reports }] of keyed.entries()) {
      if (!row.content.dateNote)
        row.odd.push(...dateWarnings(row.content, existing ? undefined : codes.get(certificate ?? '')))
      const clash = clashes.filter((one) => one.at === at)
      for (const { field, phrase } of [...(entered[at]?.problems ?? []), ...clash]) add(row, field, phrase)
      if (reading) {
        // Numbers and readings of a file are one set: each belongs to one certificate.
        const first = firstRow(certificateRows, reading, row.row)
        if (first !== undefined)
          add(row, 'probableNo', [`可能的编号与第 ${first} 行重复`, `Probable number is the same as in row ${first}`])
      }
      if (certificate) {
        const first = firstRow(certificateRows, certificate, row.row)
        if (first !== undefined)
          add(row, 'certificateNo', [`证书编号与第 ${first} 行重复`, `Certificate No. is the same as in row ${first}`])
        if (known.certificates.has(certificate))
          add(row, 'certificateNo', [
            '证书编号已登记在另一份报告上',
            'Another report has this certificate number already',
          ])
        const alike = registered.get(lookAlike(certificate)) ?? seen.get(lookAlike(certificate)) ?? certificate
        // Two numbers of different categories may look alike: 6800 and 6B00.
        const areStandard = parseNo(alike) !== undefined && parseNo(certificate) !== undefined
        if (alike !== certificate && !areStandard) add(row, 'certificateNo', resembles(alike))
        seen.set(lookAlike(certificate), certificate)
        const category = row.wrong.has('categoryCode') ? undefined : row.content.categoryCode
        const code = codes.get(certificate)
        const problem = existing ? undefined : codeProblem(code, body.id, category)
        if (problem) add(row, 'certificateNo', problem)
        else if (code && !existing) {
          for (const error of approvalErrors(row.content, code)) add(row, error.field, error.phrase)
        }
      }
      for (const report of reports) {
        const first = firstRow(reportRows, report, row.row)
        if (first !== undefined)
          add(row, 'reportNo', [`报告编号与第 ${first} 行重复`, `Report No. is the same as in row ${first}`])
        if (known.reports.has(report))
          add(row, 'reportNo', ['报告编号在本机构已存在', 'This body has a report with this report number already'])
      }
    }
  }
}
