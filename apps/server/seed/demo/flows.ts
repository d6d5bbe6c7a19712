// The part of the demo world made by the whole procedure: applications in every state, drafts, publications, changes.
import * as applications from '@register/contract/business/codeApply/codeApply'
import { lastFourOf } from '@register/contract/rules/numbers/lastFour'
import { returnReport as returning } from '@register/contract/business/report/lifecycle/handover'
import { canonical } from '@register/contract/canonical'
import * as endpoints from '@register/contract/business/report/report'
import { type ReportContent } from '@register/contract/business/report/shape'
import type { UserCtx } from '../../src/access/ctx.ts'
import { apply, review, voidCode, withdraw } from '../../src/features/business/codeApply/service.ts'
import { enter } from '../../src/features/business/file/service.ts'
import * as reports from '../../src/features/business/report/service.ts'
import type { FileStore } from '../../src/files/store.ts'
import { storeFile, type StoredFile } from '../../src/files/stored.ts'
import { makeContent, shift } from './contents.ts'
import { suffix, type As } from './ctx.ts'
import { certificatePdf } from './pdf.ts'
import type { Dice } from './random.ts'

export interface Stage {
  as: As
  dice: Dice
  today: string
  /** A stand-in certificate with this number. */
  certificate: (no: string) => Promise<StoredFile>
  /** Ids of further papers that the writer has uploaded. */
  papers: (writer: UserCtx, content: ReportContent) => Promise<readonly string[]>
}

export const certificates = (files: FileStore) => (no: string) =>
  storeFile(files, {
    name: '型式试验证书.pdf',
    bytes: certificatePdf(['TYPE TEST CERTIFICATE', `No. ${no}`, 'Demonstration record', 'Not a real certificate']),
  })

async function applied(stage: Stage, body: string, content: ReportContent) {
  const staff = await stage.as(`body-staff${suffix(body)}`, applications.generateCode)
  const draft = applications.generateCode.body.parse({
    categoryCode: content.categoryCode,
    productName: content.productName,
    model: content.model,
    manufacturerName: content.manufacturerName,
    manufacturerCreditCode: content.manufacturerCreditCode,
    applicantName: content.applicantName,
    testBasis: content.testBasis,
    plannedTestDate: shift(stage.today, stage.dice.between(3, 60)),
    declaration: true,
  })
  return { staff, application: await apply(staff, draft) }
}

const reviewer = (stage: Stage, step: 'head' | 'society') =>
  step === 'head'
    ? stage.as('head-office', applications.reviewByHead)
    : stage.as('expert', applications.reviewBySociety)

type End = 'applied' | 'expert' | 'returned' | 'rejected' | 'withdrawn' | 'issued' | 'voided'

/** Makes an application and brings it to a state, each step by the right person. */
export async function applicationIn(
  stage: Stage,
  body: string,
  end: End,
  content = makeContent(stage.dice, { today: stage.today, daysAgo: 0 }),
) {
  const { staff, application } = await applied(stage, body, content)
  const head = await reviewer(stage, 'head')
  const expert = await reviewer(stage, 'society')
  const at = { id: application.id, rev: application.rev }
  if (end === 'applied') return application
  if (end === 'withdrawn') return withdraw(staff, { ...at, reason: '样品推迟到厂' })
  if (end === 'rejected')
    return review(head, 'head', { ...at, decision: 'reject', opinion: '该产品不在本机构核准范围内' })
  const passed = await review(head, 'head', { ...at, decision: 'pass', opinion: '' })
  const next = { id: passed.id, rev: passed.rev }
  if (end === 'expert') return passed
  if (end === 'returned')
    return review(expert, 'society', { ...next, decision: 'return', opinion: '请补充驱动主机配置说明，并核对型号。' })
  const issued = await review(expert, 'society', { ...next, decision: 'pass', opinion: '同意' })
  if (end === 'issued') return issued
  return voidCode(await stage.as(`body-manager${suffix(body)}`, applications.voidApplication), {
    id: issued.id,
    rev: issued.rev,
    reason: '企业取消试验',
  })
}

/** A draft with its certificate, on an issued code. */
export async function draftReport(stage: Stage, body: string, n: number): Promise<{ ctx: UserCtx; id: number }> {
  const content = makeContent(stage.dice, { today: stage.today, daysAgo: 0 })
  const application = await applicationIn(stage, body, 'issued', content)
  const ctx = await stage.as(`body-staff${suffix(body)}`, endpoints.insertReport)
  const stored = await stage.certificate(application.code)
  await enter(ctx, stored, 'certificate', { text: { state: 'read', numbers: [application.code] } })
  const given = endpoints.insertReport.body.parse({
    ...content,
    certificateNo: application.code,
    reportNo: `${body}-DT-${stage.today.slice(0, 4)}-N${String(n).padStart(4, '0')}`,
    fileIds: [stored.id, ...(await stage.papers(ctx, content))],
  })
  return { ctx, id: await reports.insertDraft(ctx, given) }
}

/** A draft that waits for the manager of its body; every fifth one is returned. */
export async function handedOver(stage: Stage, body: string, n: number): Promise<void> {
  const { ctx, id } = await draftReport(stage, body, n)
  await reports.submitReport(ctx, { id, rev: 1 })
  if (n % 5 !== 0) return
  const manager = await stage.as(`body-manager${suffix(body)}`, returning)
  await reports.returnReport(manager, { id, rev: 2, reason: '覆盖范围与证书所列不一致，请核对第一种情形的额定速度。' })
}

export async function publishedFlow(stage: Stage, body: string, n: number): Promise<void> {
  const { id } = await draftReport(stage, body, n)
  await reports.publishReport(await stage.as(`body-manager${suffix(body)}`, endpoints.publishReport), { id, rev: 1 })
}

/** The later day, because no change is dated before the issue. */
const later = (issued: string | null, day: string): string => (issued && issued > day ? issued : day)

/** A bound a fifth lower: whole for kilograms, and never more than the parameter allows. */
const lowered = (to: number): number =>
  Number.isInteger(to) && to > 10 ? Math.ceil(to * 0.8) : Math.round(to * 80) / 100

const firstFix = (content: ReportContent): ReportContent => ({ ...content, drawingNo: `${content.drawingNo ?? ''}A` })
const fixes: readonly ((content: ReportContent) => ReportContent)[] = [
  firstFix,
  (content) => ({ ...content, testCategory: `${content.testCategory ?? '型式试验'}（整机）` }),
  (content) => ({
    ...content,
    coverage: content.coverage.map((row, at) =>
      at === 0
        ? {
            conditions: row.conditions.map((one, place) =>
              place === 0 && one.to ? { ...one, to: lowered(one.to) } : one,
            ),
          }
        : row,
    ),
  }),
  (content) => ({
    ...content,
    components: content.components.map((part, at) => (at === 0 ? { ...part, model: `${part.model ?? ''}-II` } : part)),
  }),
]

/** A revision by the given actor: a manager's takes effect at once, a staff member's becomes a proposal. */
export async function revised(
  ctx: UserCtx,
  stage: Stage,
  id: number,
  {
    fix = stage.dice.pick(fixes),
    reason = '证书打印内容更正',
    changeDate,
  }: { fix?: (typeof fixes)[number]; reason?: string; changeDate?: string } = {},
): Promise<void> {
  const row = await reports.lockReport(ctx, { id, rev: await revOf(ctx, id) }, ['published'])
  const content = await reports.loadContent(ctx, row)
  const fixed = fix(content)
  // Rolled even when it is not used, so that the later dice do not change.
  const usual = later(row.issue_date, shift(stage.today, -stage.dice.between(0, 300)))
  await reports.revisePublished(ctx, row, {
    // A fix may find nothing to change; then the first one, the drawing number, always does.
    content: canonical(fixed) === canonical(content) ? firstFix(content) : fixed,
    reason,
    changeDate: changeDate ?? usual,
  })
}

export async function renamed(ctx: UserCtx, stage: Stage, id: number): Promise<void> {
  const row = await ctx.db
    .selectFrom('report')
    .select(['rev', 'manufacturer_name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const name = row.manufacturer_name ?? ''
  const newName = name.includes('有限公司') ? name.replace('有限公司', '（集团）有限公司') : `${name} Group`
  await reports.renameParty(ctx, {
    id,
    rev: row.rev,
    party: 'manufacturer',
    newName,
    changeDate: shift(stage.today, -5),
    reason: '企业名称变更登记',
    fileIds: [],
  })
}

const revOf = async (ctx: UserCtx, id: number): Promise<number> =>
  (await ctx.db.selectFrom('report').select('rev').where('id', '=', id).executeTakeFirstOrThrow()).rev

export async function standing(
  ctx: UserCtx,
  move: 'suspend' | 'restore' | 'revoke' | 'cancel',
  id: number,
  reason: string,
  day: string,
): Promise<void> {
  const row = await ctx.db
    .selectFrom('report')
    .select(['rev', 'issue_date', 'certificate_no', 'report_no'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await reports.changeStanding(ctx, move, {
    id,
    rev: row.rev,
    reason,
    effectiveDate: later(row.issue_date, day),
    ...(move === 'cancel' && { ground: 'productionStopped' as const }),
    lastFour: lastFourOf({ certificateNo: row.certificate_no, reportNo: row.report_no }),
  })
}
