// Code applications: a body asks for a certificate number; head office and expert group decide (docs/rules/applications.md#steps).
import { z } from 'zod'
import { endpoint, may } from '../../endpoint.ts'
import { labelled } from '../../messages/labelled.ts'
import { bodyOf } from '../../record/shape.ts'
import { listRequest, pageOf } from '../../page.ts'
import {
  decisions,
  application,
  applicationColumns,
  applicationFields,
  applicationRow,
  declarationText,
} from './shape.ts'
import { givenText } from '../../text/givenText.ts'

const files = labelled(z.array(z.string().max(40)).max(20).default([]), ['附件', 'Attachments'])
const version = { id: z.int(), rev: z.int() }
const opinion = givenText().max(500)

/** A review queue: waiting applications, or those this step has decided. */
const queue = listRequest(applicationColumns).safeExtend({ tab: z.enum(['waiting', 'reviewed']).default('waiting') })
const parts = {
  files,
  declaration: labelled(z.literal(true, { error: () => declarationText[1] }), ['承诺', 'Declaration']),
}
const applied = {
  categoryCode: '3110',
  productName: '曳引驱动乘客电梯',
  model: 'HX-1000/1.75',
  manufacturerName: '某某电梯有限公司',
  applicantName: '某某电梯有限公司',
  testBasis: ['TSG T7007-2022'],
  plannedTestDate: '2026-03-02',
  declaration: true,
}
const review = z.strictObject({
  ...version,
  decision: labelled(z.enum(['pass', 'return', 'reject']), ['决定', 'Decision'], decisions),
  opinion: opinion.default(''),
})
const path = <P extends string>(name: P) => `/api/business/codeApply/${name}` as const
const example = { body: { id: 1, rev: 1, reason: 'x' } }

export const generateCode = endpoint({
  method: 'POST',
  path: path('generateCode'),
  access: may('business:codeApply:apply'),
  effect: 'write',
  rate: 'write',
  idempotent: true,
  summary: ['申请编码', 'Apply for a code'],
  body: bodyOf(applicationFields, parts),
  output: application,
  audit: 'codeApply.apply',
  example: { body: applied },
})
export const listByHead = endpoint({
  method: 'POST',
  path: path('listByHead'),
  access: may('business:codeApply:reviewHead'),
  effect: 'read',
  summary: ['总局审核列表', 'Applications for the head office'],
  body: queue,
  output: pageOf(applicationRow),
  example: { body: {} },
})
export const listBySociety = endpoint({
  method: 'POST',
  path: path('listBySociety'),
  access: may('business:codeApply:reviewSociety'),
  effect: 'read',
  summary: ['专家组审核列表', 'Applications for the expert group'],
  body: queue,
  output: pageOf(applicationRow),
  example: { body: {} },
})
export const listApplications = endpoint({
  method: 'POST',
  path: path('list'),
  access: may('business:codeApply:list'),
  effect: 'read',
  summary: ['编码申请列表', 'Code applications in the caller’s scope'],
  body: listRequest(applicationColumns),
  output: pageOf(applicationRow),
  example: { body: {} },
})
export const readApplication = endpoint({
  method: 'POST',
  path: path('selectById'),
  access: may('business:codeApply:list'),
  effect: 'read',
  summary: ['编码申请详情', 'One code application with its history'],
  body: z.strictObject({ id: z.int() }),
  output: application,
  example: { body: { id: 1 } },
})
export const reviewByHead = endpoint({
  method: 'POST',
  path: path('reviewByHead'),
  access: may('business:codeApply:reviewHead'),
  effect: 'write',
  rate: 'write',
  idempotent: true,
  summary: ['总局审核', 'Head office decides'],
  body: review,
  output: application,
  audit: 'codeApply.reviewHead',
  example: { body: { id: 1, rev: 1, decision: 'pass' } },
})
export const reviewBySociety = endpoint({
  method: 'POST',
  path: path('reviewBySociety'),
  access: may('business:codeApply:reviewSociety'),
  effect: 'write',
  rate: 'write',
  idempotent: true,
  summary: ['专家组审核', 'Expert group decides'],
  body: review,
  output: application,
  audit: 'codeApply.reviewSociety',
  example: { body: { id: 1, rev: 1, decision: 'pass' } },
})
export const takeBackByHead = endpoint({
  method: 'POST',
  path: path('takeBackByHead'),
  access: may('business:codeApply:reviewHead'),
  effect: 'write',
  rate: 'write',
  idempotent: true,
  summary: ['总局撤回决定', 'Head office takes its decision back, within ten minutes'],
  body: z.strictObject(version),
  output: application,
  audit: 'codeApply.takeBackHead',
  example: { body: { id: 1, rev: 1 } },
})
export const takeBackBySociety = endpoint({
  method: 'POST',
  path: path('takeBackBySociety'),
  access: may('business:codeApply:reviewSociety'),
  effect: 'write',
  rate: 'write',
  idempotent: true,
  summary: ['专家组撤回决定', 'Expert group takes its decision back, within ten minutes'],
  body: z.strictObject(version),
  output: application,
  audit: 'codeApply.takeBackSociety',
  example: { body: { id: 1, rev: 1 } },
})
export const withdrawApplication = endpoint({
  method: 'POST',
  path: path('withdraw'),
  access: may('business:codeApply:apply'),
  effect: 'write',
  rate: 'write',
  idempotent: true,
  summary: ['撤回申请', 'Withdraw an application'],
  body: z.strictObject({ ...version, reason: opinion.default('') }),
  output: application,
  audit: 'codeApply.withdraw',
  example,
})
export const resubmitApplication = endpoint({
  method: 'POST',
  path: path('resubmit'),
  access: may('business:codeApply:apply'),
  effect: 'write',
  rate: 'write',
  idempotent: true,
  summary: ['修改后重新提交', 'Correct and re-submit'],
  body: bodyOf(applicationFields, { ...parts, ...version }),
  example: { body: { ...applied, id: 1, rev: 1 } },
  output: application,
  audit: 'codeApply.resubmit',
})
export const voidApplication = endpoint({
  method: 'POST',
  path: path('void'),
  access: may('business:codeApply:void'),
  effect: 'write',
  rate: 'write',
  idempotent: true,
  summary: ['作废已发编码', 'Void an issued code'],
  body: z.strictObject({ ...version, reason: opinion.min(1) }),
  output: application,
  audit: 'codeApply.void',
  example,
})
