// Confirming single numbers of a body, and withdrawing that: acts of the head office (docs/decisions/0100-the-first-day-and-confirmations.md).
import { bothNames } from '@register/contract/phrase'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { BodyNumbers, confirmNumber, withdrawConfirmation } from '@register/contract/system/dept/codes'
import { isLicenceNo, numberKey, parseLabel, parseNo, suffixedNo } from '@register/contract/rules/numbers/certificateNo'
import { badField, conflict, notFound } from '@register/contract/errors'
import type { UserCtx } from '../../../../access/ctx.ts'
import { bodyInScope, isUsed, numbersOf } from './store.ts'

const published = (used: string): ReturnType<typeof conflict> =>
  conflict([
    `编号 ${used} 的证书已凭此确认发布，不能撤回或减少确认事项；证书有误的，请撤销证书`,
    `The certificate ${used} was published on this confirmation, so it is not withdrawn or narrowed. Revoke the certificate where it is wrong`,
  ])

/** An ended application of the body is what the ground speaks of. */
async function refuseNeverApplied(ctx: UserCtx, deptId: number, number: string): Promise<void> {
  const application = await ctx.db
    .selectFrom('code_application')
    .select('status')
    .where('code', '=', numberKey(number))
    .where('body_id', '=', deptId)
    .executeTakeFirst()
  if (!application || !['withdrawn', 'rejected', 'voided'].includes(application.status))
    throw badField('grounds', [
      '确认事项：本机构没有该编号的已终止申请',
      'What is confirmed: this body has no ended application with this number',
    ])
}

/** What no certificate can be entered with: a licence's number, one without a serial, or one that another body has registered. */
async function refuseUseless(ctx: UserCtx, given: z.output<typeof confirmNumber.body>): Promise<void> {
  const { number, grounds, deptId } = given
  if (isLicenceNo(number))
    throw badField('number', [
      '证书编号：这是制造许可证编号（TS + 7 位 + 年份），不是型式试验证书编号，不能确认',
      'Certificate No.: this is the number of a manufacturing licence (TS + 7 characters + year), not of a type-test certificate, so it is not confirmed',
    ])
  const counted = parseNo(number) ?? parseLabel(number) ?? suffixedNo(number)?.base
  // The serial of a misprinted number is that of its reading, which is entered with the certificate.
  if (!counted && grounds.includes('aboveCounter') && !grounds.includes('misprint'))
    throw badField('number', [
      '证书编号：只有 TSX 编号和 TX 标签有由本系统发放的顺序号',
      'Certificate No.: only TSX numbers and TX labels have serials that the register gives out',
    ])
  const other = await ctx.db
    .selectFrom('report')
    .innerJoin('dept', 'dept.id', 'report.body_id')
    .select(['dept.name_zh', 'dept.name_en'])
    .where('report.certificate_key', '=', numberKey(number))
    .where('report.body_id', '!=', deptId)
    .where('report.version', '>', 0)
    .executeTakeFirst()
  if (other)
    throw badField('number', [
      `证书编号：该编号已由${other.name_zh}登记，一个编号只属于一张证书，请核对`,
      `Certificate No.: ${bothNames(other.name_zh, other.name_en)[1]} has registered this number, and a number belongs to one certificate alone. Compare it with the original`,
    ])
}

/** Confirming a number again replaces grounds and reason; what a published certificate rests on stays. */
export async function confirm(ctx: UserCtx, given: z.output<typeof confirmNumber.body>): Promise<BodyNumbers> {
  const { deptId, reason, grounds } = given
  const { name_zh: nameZh, name_en: nameEn } = await bodyInScope(ctx, deptId)
  await refuseUseless(ctx, given)
  const number = parseNo(given.number)?.normal ?? given.number
  if (grounds.includes('approvalLost')) await refuseNeverApplied(ctx, deptId, number)
  const key = numberKey(number)
  const before = await ctx.db
    .selectFrom('confirmed_number')
    .selectAll()
    .where('dept_id', '=', deptId)
    .where('number_key', '=', key)
    .where('withdrawn_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (before?.grounds.some((one) => !grounds.includes(one)) && (await isUsed(ctx, before)))
    throw published(given.number)
  await ctx.db
    .insertInto('confirmed_number')
    .values({ dept_id: deptId, number, number_key: key, grounds, reason, user_id: ctx.actor.id })
    .onConflict((was) =>
      was
        .columns(['dept_id', 'number_key'])
        .where('withdrawn_at', 'is', null)
        .doUpdateSet({ grounds, reason, user_id: ctx.actor.id, at: sql<string>`now()` }),
    )
    .execute()
  ctx.note.object = `dept:${deptId}`
  ctx.note.detail = { nameZh, nameEn, number, grounds, reason }
  if (before) ctx.note.detail['was'] = { grounds: before.grounds, reason: before.reason }
  return numbersOf(ctx, deptId)
}

/** The row is locked first: a publication that rests on it has ended, or does not see it any more. */
export async function withdraw(
  ctx: UserCtx,
  { id, reason }: z.output<typeof withdrawConfirmation.body>,
): Promise<BodyNumbers> {
  const row = await ctx.db
    .selectFrom('confirmed_number')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound()
  const { name_zh: nameZh, name_en: nameEn } = await bodyInScope(ctx, row.dept_id)
  if (row.withdrawn_at !== null) throw conflict(['该确认已撤回', 'This confirmation is withdrawn already'])
  if (await isUsed(ctx, row)) throw published(row.number)
  await ctx.db
    .updateTable('confirmed_number')
    .set({ withdrawn_at: sql<string>`now()`, withdrawn_by: ctx.actor.id, withdrawn_reason: reason })
    .where('id', '=', id)
    .execute()
  ctx.note.object = `dept:${row.dept_id}`
  ctx.note.detail = { nameZh, nameEn, number: row.number, grounds: row.grounds, reason }
  return numbersOf(ctx, row.dept_id)
}
