// The findings of data quality as people work them off: listed, exported, accepted with a reason.
import { z } from 'zod'
import { endpoint, may } from '../../endpoint.ts'
import type { Field } from '../../fields.ts'
import { labelled } from '../../messages/labelled.ts'
import { listRequest, pageOf, type ListColumns } from '../../page.ts'
import { changes, exports } from '../../record/acts.ts'
import { identity, optionsOf } from '../../record/shape.ts'
import { faceColumns, faceTexts } from '../report/face.ts'
import { reportLabels as label } from '../report/labels.ts'
import { qualityRuleKeys, qualityRules } from './rules.ts'
import { givenText } from '../../text/givenText.ts'

const states = {
  open: { label: ['待处理', 'Pending'], tone: 'warn' },
  accepted: { label: ['已接受', 'Accepted'], tone: 'quiet' },
} as const

/** As the list and its sheet show them. */
export const findingRowFields = [
  { key: 'certificateNo', label: label.certificateNo, type: 'text', listed: true },
  {
    key: 'rule',
    label: ['问题', 'Problem'],
    type: 'choice',
    required: true,
    options: qualityRuleKeys.map((value) => ({ value, label: qualityRules[value].label })),
    listed: true,
  },
  { key: 'detail', label: ['说明', 'Details'], type: 'paragraph', listed: true },
  { key: 'productName', label: label.productName, type: 'text', listed: true },
  { key: 'model', label: label.model, type: 'text', listed: 'hidden' },
  { key: 'manufacturerName', label: label.manufacturerName, type: 'text', listed: true },
  { key: 'categoryName', label: label.categoryCode, type: 'text', listed: true },
  { key: 'bodyName', label: label.body, type: 'text', listed: true },
  { key: 'since', label: ['发现日期', 'Found since'], type: 'date', listed: true, sortable: true },
  {
    key: 'state',
    label: ['状态', 'Status'],
    type: 'choice',
    required: true,
    options: optionsOf(states),
    listed: true,
  },
  { key: 'reason', label: ['接受理由', 'Reason for accepting'], type: 'paragraph', listed: 'hidden' },
  { key: 'acceptedBy', label: ['接受人', 'Accepted by'], type: 'text', listed: 'hidden' },
] as const satisfies readonly Field[]

export const findingColumns = {
  rule: { type: 'choice', label: ['问题', 'Problem'], options: qualityRuleKeys, words: qualityRules },
  state: { type: 'choice', label: ['状态', 'Status'], options: ['open', 'accepted'], words: states },
  bodyId: faceColumns.bodyId,
  categoryCode: faceColumns.categoryCode,
  since: { type: 'date', sortable: true, label: ['发现日期', 'Found since'] },
} as const satisfies ListColumns

const text = z.string()

const finding = faceTexts.extend({
  ...identity,
  reportId: z.int(),
  rule: z.enum(qualityRuleKeys),
  /** What is wrong, in the caller's language. */
  detail: text,
  categoryName: text,
  bodyName: text,
  /** The day in Shanghai on which it was found first. */
  since: text,
  state: z.enum(['open', 'accepted']),
  /** Of what was accepted; empty otherwise. */
  reason: text,
  acceptedBy: text,
})
export type Finding = z.output<typeof finding>

const path = '/api/business/quality'

export const listFindings = endpoint({
  method: 'POST',
  path: `${path}/list`,
  access: may('business:quality:list'),
  effect: 'read',
  rate: 'list',
  summary: ['数据质量问题列表', 'Problems of data quality in the caller’s scope'],
  body: listRequest(findingColumns),
  output: pageOf(finding),
  example: { body: { pageNum: 1 } },
})

/** The rows of the list’s filters, as xlsx. */
export const exportFindings = endpoint({
  ...exports,
  path: `${path}/export`,
  access: may('business:quality:list'),
  summary: ['导出数据质量问题', 'Export problems of data quality'],
  body: listRequest(findingColumns),
  audit: 'quality.export',
})

/** It stays away from what is open until something else is found. */
export const acceptFinding = endpoint({
  ...changes,
  path: `${path}/accept`,
  access: may('business:quality:accept'),
  summary: ['接受数据质量问题', 'Accept a problem, with a reason'],
  body: z.strictObject({
    ...identity,
    reason: labelled(givenText().min(1).max(500), ['接受理由', 'Reason for accepting']),
  }),
  output: finding,
  audit: 'quality.accept',
  example: { body: { id: 1, rev: 1, reason: '与证书原件一致' } },
})

export const reopenFinding = endpoint({
  ...changes,
  path: `${path}/reopen`,
  access: may('business:quality:accept'),
  summary: ['取消接受数据质量问题', 'Cancel the acceptance of a problem'],
  body: z.strictObject(identity),
  output: finding,
  audit: 'quality.reopen',
  example: { body: { id: 1, rev: 1 } },
})
