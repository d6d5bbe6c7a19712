// The steps of a code application: apply, review twice, return, reject, withdraw, re-submit, void, use (docs/rules/applications.md#steps).
import type { z } from 'zod'
import { sql } from 'kysely'
import { type generateCode } from '@register/contract/business/codeApply/codeApply'
import {
  applicationStatuses,
  type Application,
  type ApplicationStatus,
  type Decision,
  type ReviewStep,
} from '@register/contract/business/codeApply/shape'
import { openReason } from '@register/contract/business/category/untested'
import { normalCreditCode } from '@register/contract/rules/numbers/creditCode'
import { shanghaiDay, yearOf } from '@register/contract/dates'
import { badField, Failure, duplicateField } from '@register/contract/errors'
import type { UserCtx } from '../../../access/ctx.ts'
import { issuingCode, ownBody, refuseUnapproved } from '../body/service.ts'
import { categoryPath, usableCategory } from '../category/service.ts'
import { bind } from '../file/service.ts'
import { contentNow } from './corrected/corrected.ts'
import { notifyDecided } from './decision/notify.ts'
import { refuseUntested } from './number/given.ts'
import { lockSerials, reserveNo } from './number/serial.ts'
import { addEvent, lockApplication, moveApplication, objectOf, readApplication } from './store.ts'

type Draft = z.output<typeof generateCode.body>
interface Version {
  id: number
  rev: number
}

/** What is written of every application, as columns. */
const columnsOf = (draft: Draft) => ({
  product_name: draft.productName,
  model: draft.model,
  manufacturer_name: draft.manufacturerName,
  manufacturer_credit_code: draft.manufacturerCreditCode ? normalCreditCode(draft.manufacturerCreditCode) : null,
  applicant_name: draft.applicantName,
  test_basis: draft.testBasis,
  planned_test_date: draft.plannedTestDate,
  remark: draft.remark || null,
})

export async function apply(ctx: UserCtx, draft: Draft): Promise<Application> {
  const columns = columnsOf(draft)
  const { categoryCode } = draft
  refuseUntested(await usableCategory(ctx, categoryCode))
  const body = await ownBody(ctx)
  await refuseUnapproved(ctx, body, categoryCode)
  const code = await reserveNo(ctx.db, categoryCode, issuingCode(body), yearOf(shanghaiDay()))
  const { id } = await ctx.db
    .insertInto('code_application')
    .values({
      ...columns,
      application_no: code.replace(/^TSX/, 'SQ'),
      code,
      status: 'applied',
      body_id: body.id,
      category_code: categoryCode,
      created_by: ctx.actor.id,
      updated_by: ctx.actor.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addEvent(ctx, id, 'apply')
  await bind(ctx, objectOf(id), draft.files)
  ctx.note.object = objectOf(id)
  ctx.note.detail = { code }
  return readApplication(ctx, id)
}

const steps = {
  head: { from: 'applied', passed: 'expert' },
  society: { from: 'expert', passed: 'issued' },
} as const

/** Where the rule leaves it open whether a product is type-tested, the head office passes it with a reason. */
async function refuseUnsaid(
  ctx: UserCtx,
  step: ReviewStep,
  categoryCode: string,
  { decision, opinion }: { decision: Decision; opinion: string },
): Promise<void> {
  if (step !== 'head' || decision !== 'pass' || opinion !== '') return
  const open = openReason(await categoryPath(ctx, categoryCode))
  if (open) throw badField('opinion', [`审核意见：${open[0]}`, `Opinion: ${open[1]}`])
}

export async function review(
  ctx: UserCtx,
  step: ReviewStep,
  given: Version & { decision: Decision; opinion: string },
): Promise<Application> {
  const { from, passed } = steps[step]
  const row = await lockApplication(ctx, given, [from])
  if (row.created_by === ctx.actor.id || row.in_charge === ctx.actor.id)
    throw new Failure(403, ['不能审核自己提出的申请', 'You cannot review your own application'])
  const { decision, opinion } = given
  if (decision !== 'pass' && opinion === '')
    throw badField('opinion', ['审核意见：退回或不予通过时必须填写', 'Opinion is required when returning or rejecting'])
  await refuseUnsaid(ctx, step, row.category_code, given)
  const status = decision === 'pass' ? passed : decision === 'return' ? 'returned' : 'rejected'
  await moveApplication(ctx, row.id, {
    status,
    returned_by: decision === 'return' ? step : null,
  })
  await addEvent(ctx, row.id, decision, { step, opinion })
  ctx.note.object = objectOf(row.id)
  ctx.note.detail = { step, decision, opinion }
  await notifyDecided(ctx, row, status, opinion)
  return readApplication(ctx, row.id)
}

export async function withdraw(ctx: UserCtx, given: Version & { reason: string }): Promise<Application> {
  const row = await lockApplication(ctx, given, ['applied', 'expert', 'returned'])
  await moveApplication(ctx, row.id, { status: 'withdrawn', returned_by: null })
  await addEvent(ctx, row.id, 'withdraw', { opinion: given.reason })
  ctx.note.object = objectOf(row.id)
  return readApplication(ctx, row.id)
}

/** Goes back to the step that returned it. */
export async function resubmit(ctx: UserCtx, given: Draft & Version): Promise<Application> {
  const columns = columnsOf(given)
  const row = await lockApplication(ctx, given, ['returned'])
  if (given.categoryCode !== row.category_code)
    throw badField('categoryCode', [
      '设备品种：编码已按原品种预留，不能更改；请撤回后重新申请',
      'Equipment category cannot be changed: the code was reserved for the former one. Withdraw this application and apply again',
    ])
  await refuseUnapproved(ctx, await ownBody(ctx), row.category_code)
  const former = await contentNow(ctx, row, objectOf(row.id))
  await ctx.db
    .updateTable('code_application')
    .set({ ...columns, updated_at: sql<string>`now()` })
    .where('id', '=', row.id)
    .execute()
  await moveApplication(ctx, row.id, {
    status: row.returned_by === 'society' ? 'expert' : 'applied',
    returned_by: null,
  })
  await addEvent(ctx, row.id, 'resubmit', { former })
  await bind(ctx, objectOf(row.id), given.files)
  ctx.note.object = objectOf(row.id)
  return readApplication(ctx, row.id)
}

export async function voidCode(ctx: UserCtx, given: Version & { reason: string }): Promise<Application> {
  const row = await lockApplication(ctx, given, ['issued'])
  await moveApplication(ctx, row.id, { status: 'voided' })
  await addEvent(ctx, row.id, 'void', { opinion: given.reason })
  ctx.note.object = objectOf(row.id)
  ctx.note.detail = { code: row.code, reason: given.reason }
  return readApplication(ctx, row.id)
}

/** The reason why a code cannot be used for a report, by its status. */
export function unusableCode(status: string): Failure {
  if (status === 'used')
    return duplicateField('certificateNo', ['该编码已被另一份报告使用', 'Another report has used this code already'])
  const [zh, en] = applicationStatuses[status as ApplicationStatus].label
  return badField('certificateNo', [
    `证书编号：编码申请为“${zh}”，不能使用；证书确已发出的，请总局确认该编号，再由负责人按“已有证书”登记`,
    `Certificate No.: its code application is "${en}", so it cannot be used. If the certificate was issued all the same, the head office confirms its number, and the manager registers it as an existing certificate`,
  ])
}

/** Called when a report is published: the issued code becomes used. Refuses codes of other bodies and categories, unissued and used ones. */
export async function spendCode(
  ctx: UserCtx,
  code: string,
  report: { bodyId: number; categoryCode: string },
): Promise<number> {
  const row = await ctx.db
    .selectFrom('code_application')
    .selectAll()
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst()
  if (!row || row.body_id !== report.bodyId)
    throw badField('certificateNo', [
      '证书编号：不是本机构已获发的编码',
      'Certificate No. is not a code issued to this body',
    ])
  if (row.category_code !== report.categoryCode)
    throw badField('certificateNo', [
      '证书编号：编码所属的设备品种与报告不符',
      'Certificate No. was issued for another equipment category',
    ])
  if (row.status !== 'issued') throw unusableCode(row.status)
  await sql`
    with used as (
      update code_application set status = 'used', rev = rev + 1, updated_at = now(), updated_by = ${ctx.actor.id} where id = ${row.id})
    insert into code_application_event (application_id, event, user_id) values (${row.id}, 'use', ${ctx.actor.id})`.execute(
    ctx.db,
  )
  return row.id
}

export { codeFindings } from './findings.ts'
export { applicationWork } from './decision/openWork.ts'
export { readCorrection } from './corrected/corrected.ts'
export { listApplications, scopeColumns as applicationScope } from './list.ts'
export { findApplication, objectOf, readApplication } from './store.ts'
export { applicationOfCode, applicationsOfCodes, givenOutHere } from './number/given.ts'
export {
  confirmationOn,
  confirmationsOf,
  isLive,
  checkEntered,
  checkOne,
  type Entered,
  type CheckedNumber,
} from './number/entered.ts'
export { lockSerials }
