// Checks a content, or its publication, before anything is written.
import { sql } from 'kysely'
import { dateNoteLacking } from '@register/contract/business/report/content/dateRelations'
import { lastDayOf } from '@register/contract/rules/days/partDays'
import { partDayErrors } from '@register/contract/business/report/content/wholeDays'
import { replaceReport } from '@register/contract/business/report/lifecycle/standing'
import { numberKey, parseLabel, parseNo } from '@register/contract/rules/numbers/certificateNo'
import type { ReportContent } from '@register/contract/business/report/shape'
import { badField, badFields, duplicateField } from '@register/contract/errors'
import { fold } from '@register/contract/fold'
import { storedText } from '@register/contract/text/storedText'
import type { Phrase } from '@register/contract/phrase'
import { granted } from '../../../../access/actor.ts'
import type { UserCtx } from '../../../../access/ctx.ts'
import { readBody, refuseStopped, refuseUnapproved, type BodyRow } from '../../body/service.ts'
import { allowedForms, formsOfRecord, isListed, usableCategory, type Category } from '../../category/service.ts'
import {
  applicationOfCode,
  confirmationsOf,
  checkOne,
  unusableCode,
  type CheckedNumber,
} from '../../codeApply/service.ts'
import { filesOf } from '../../file/service.ts'
import { contentErrors, publishGaps } from '../content/checks.ts'
import { settled } from '../content/settle.ts'
import { clashesOf, takenReportNo } from '../content/clashes.ts'
import { issuedFor } from '../content/issuedFor.ts'
import { contentOf, type ReportRecord } from '../content/content.ts'
import { objectOf, scoped } from '../store.ts'
import { datesStand, stands } from './stands.ts'

export interface Version {
  id: number
  rev: number
}

interface Checking {
  body: BodyRow
  existing: boolean
  /** The stored record of this content: it may keep its category and form, even when the catalogue has changed. */
  row?: ReportRecord
}

/** Standings in which a certificate takes no other one's place. */
const ended: readonly (string | null)[] = ['suspended', 'revoked', 'cancelled', 'lapsed', 'superseded']

/** Whether two certificates are of one manufacturer: by the credit codes where both state one, else by the present or a former name. */
function isSameMaker(content: ReportContent, other: ReportRecord): boolean {
  const { manufacturerCreditCode: code, manufacturerName: name } = content
  if (code && other.manufacturer_credit_code) return code === other.manufacturer_credit_code
  const names = [other.manufacturer_name ?? '', ...other.former_names].map(storedText).map(fold)
  return names.includes(fold(storedText(name ?? '')))
}

/** The certificates that have replaced this one, in turn: its own successor, that one's, and so on. */
export async function successorsOf({ db }: UserCtx, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive later(id) as (
      select replaced_by from report where id = ${id} and replaced_by is not null
      union
      select report.replaced_by from report join later on report.id = later.id where report.replaced_by is not null)
    select id from later`.execute(db)
  return rows.map((one) => one.id)
}

/** A certificate follows another one in time. `day`: the last one on which it may have been issued. */
export const issuedBefore = (day: string | null | undefined, former: string | null): Phrase | undefined =>
  day && former && day < former
    ? [
        `替代它的证书的发证日期 ${day} 早于被替代证书的发证日期 ${former}`,
        `the replacing certificate was issued on ${day}, before the replaced one of ${former}`,
      ]
    : undefined

/** A certificate replaces only one of its own manufacturer and category; the head office decides on all others. What a published report states already is not checked again. */
async function refuseReplaced(ctx: UserCtx, content: ReportContent, row: ReportRecord | undefined): Promise<void> {
  const { supersedesId } = content
  if (!supersedesId || (row && row.status !== 'draft' && row.supersedes_id === supersedesId)) return
  const replaced = await scoped(ctx).selectAll('report').where('report.id', '=', supersedesId).executeTakeFirst()
  const refuse = (zh: string, en: string) => badField('supersedesId', [`替代的证书：${zh}`, `Replaces: ${en}`])
  if (!replaced || replaced.status === 'draft')
    throw refuse('不存在或尚未发布', 'this certificate does not exist or is not published')
  if (row && replaced.id === row.id) throw refuse('不能是证书自身', 'a certificate cannot replace itself')
  if (row && (replaced.supersedes_id === row.id || (await successorsOf(ctx, row.id)).includes(replaced.id)))
    throw refuse('该证书登记为替代本证书', 'this certificate is registered as replacing the present one')
  if (row && ended.includes(row.standing))
    throw refuse(
      '本证书现非有效，不能替代其他证书',
      'the present certificate is not in force and cannot replace another',
    )
  const early = issuedBefore(lastDayOf(content, 'issueDate'), replaced.issue_date)
  if (early) throw refuse(...early)
  if (granted(ctx.actor, replaceReport)) return
  if (replaced.category_code !== content.categoryCode)
    throw refuse(
      '设备品种与本证书不同。品种不同的替代由总局登记',
      'this certificate is of another category. Only the head office records such a replacement',
    )
  if (content.manufacturerName && !isSameMaker(content, replaced))
    throw refuse(
      '制造单位与本证书不同。制造单位不同的替代由总局登记',
      'this certificate is of another manufacturer. Only the head office records such a replacement',
    )
}

/** Refuses all problems of a content, every field at once. Returns the content under its form, with its category. */
export async function checkContent<C extends ReportContent>(
  ctx: UserCtx,
  given: C,
  { body, existing, row }: Checking,
): Promise<{ content: C; category: Category }> {
  const isGivenOut = row ? row.origin !== 'existing' : !existing
  const application =
    given.certificateNo && isGivenOut ? await applicationOfCode(ctx, fold(given.certificateNo)) : undefined
  // Work on an issued code has begun, so its report may still be written when the category is retired meanwhile.
  const begun = application?.body_id === body.id ? application.category_code : undefined
  const category = await usableCategory(ctx, given.categoryCode, { existing, current: row?.category_code ?? begun })
  const { content, form, errors: unsettled } = settled(allowedForms(category, row), given)
  if (!existing) {
    refuseStopped(body)
    await refuseUnapproved(ctx, body, content.categoryCode)
  }
  const applied = application?.body_id === body.id ? application : undefined
  const numberStands = stands(content, row)
  const number = existing ? numberKey(content.certificateNo ?? '') : ''
  const confirmed = await confirmationsOf(ctx.db, body.id, number ? [number] : [])
  const isConfirmed = () => confirmed.get(number)?.grounds.includes('misprint') === true
  const dates = { datesStand: datesStand(content, row), applied }
  const numberCode = parseNo(given.certificateNo ?? '')?.category ?? parseLabel(given.certificateNo ?? '')?.category
  const listed = numberCode !== undefined && (await isListed(ctx, numberCode))
  const errors = [
    ...unsettled,
    ...(isGivenOut ? partDayErrors(content) : []),
    ...contentErrors({
      content,
      form,
      codes: body.codes,
      existing,
      numberStands,
      isConfirmed,
      isListed: () => listed,
      ...dates,
    }),
    // A draft is asked for its reason when it is published, a published certificate with its new dates.
    ...(row && row.version > 0 && isGivenOut && !dates.datesStand ? dateNoteLacking(content, applied) : []),
  ]
  if (errors.length > 0) throw badFields(errors)
  if (content.certificateNo && !existing) {
    if (!application || application.body_id !== body.id)
      throw badField('certificateNo', [
        '证书编号：不是本机构已获发的编码',
        'Certificate No. is not a code issued to this body',
      ])
    if (application.status !== 'issued') throw unusableCode(application.status)
  }
  if (!numberStands) {
    const [clash] = await clashesOf(ctx.db, body.id, [{ ...content, id: row?.id }])
    if (clash) throw duplicateField(clash.field, clash.phrase)
  }
  const taken = await takenReportNo(ctx.db, body.id, content.reportNo ?? [], row?.id)
  if (taken !== undefined)
    throw duplicateField('reportNo', [
      `报告编号 ${taken} 在本机构已存在`,
      `This body has a report with the report number ${taken} already`,
    ])
  await refuseReplaced(ctx, content, row)
  return { content, category }
}

/** A number that this register gave out must pass all steps, so that a report cannot bypass the reviews; nor may one take a serial that it has still to give. The day of issue is checked when the draft is handed over. */
export async function refuseGivenOut(ctx: UserCtx, body: BodyRow, content: ReportContent): Promise<void> {
  const { problems } = await checkOne(ctx, body.id, content)
  const errors = problems.filter(({ ground }) => ground !== 'afterFirstDay')
  if (errors.length > 0) throw badFields(errors)
}

export async function bodyOf(ctx: UserCtx, id: number): Promise<BodyRow> {
  const body = await readBody(ctx.db, id)
  if (!body) throw badField('bodyId', ['型式试验机构不存在', 'This type-testing body does not exist'])
  return body
}

/** Refuses a draft that cannot be published, with all missing and wrong values. Returns what the head office has confirmed for it. */
export async function refuseUnfinished(
  ctx: UserCtx,
  row: ReportRecord,
): Promise<Pick<CheckedNumber, 'confirmed' | 'confirmationId'>> {
  const existing = row.origin === 'existing'
  const content = contentOf(ctx.secrets, row)
  const files = await filesOf(ctx, objectOf(row.id))
  const entered = existing ? await checkOne(ctx, row.body_id, content, { lock: true }) : undefined
  const gaps = publishGaps(content, {
    allowed: await formsOfRecord(ctx, row),
    certificateFiles: files.filter((file) => file.kind === 'certificate').length,
    existing,
    applied: await issuedFor(ctx, row),
    unconfirmed: entered?.problems,
  })
  if (gaps.length > 0) throw badFields(gaps)
  const body = await bodyOf(ctx, row.body_id)
  await checkContent(ctx, content, { body, existing, row })
  return { confirmed: entered?.confirmed ?? [], confirmationId: entered?.confirmationId ?? null }
}
