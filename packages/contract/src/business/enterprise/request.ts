// Requests of accounts to act for a company: the request with the business licence, its review by the head office, and the facts the reviewer sees.
import { telling } from '../../messages/said.ts'
import { z } from 'zod'
import { endpoint, may } from '../../endpoint.ts'
import type { Field } from '../../fields.ts'
import { labelled } from '../../messages/labelled.ts'
import { listQuery, pageOf } from '../../page.ts'
import { adds, changes, lists, reads } from '../../record/acts.ts'
import { bodyOf, chosen, columnsOf, named, optionsOf, rowOf } from '../../record/shape.ts'
import { fileRow, maxFileBytes } from '../file.ts'
import { checkedCharacter, creditCodeProblem, normalCreditCode } from '../../rules/numbers/creditCode.ts'
import { companyCheckKeys } from './checks.ts'
import { givenText } from '../../text/givenText.ts'

export const enterpriseStatuses = {
  applied: { label: ['待审核', 'Waiting for review'], tone: 'warn' },
  approved: { label: ['已通过', 'Approved'], tone: 'good' },
  rejected: { label: ['未通过', 'Rejected'], tone: 'bad' },
  withdrawn: { label: ['已撤回', 'Withdrawn'], tone: 'quiet' },
} as const
export type EnterpriseStatus = keyof typeof enterpriseStatuses

const companyName = { key: 'companyName', label: ['企业名称', 'Company'], maxLength: 100, ...named } as const
const creditCode = {
  key: 'creditCode',
  label: ['统一社会信用代码', 'Credit code'],
  // As typed, with blanks.
  maxLength: 30,
  rule: telling((value: string) => creditCodeProblem(normalCreditCode(value)), { words: checkedCharacter }),
  ...named,
} as const

/** Whom the company authorises, and as what. */
const person = {
  key: 'person',
  label: ['经办人姓名', 'Person'],
  type: 'text',
  maxLength: 40,
  required: true,
  listed: 'hidden',
  hint: ['授权书写明的姓名', 'As in the authorisation'],
} as const
const post = {
  key: 'post',
  label: ['职务', 'Post'],
  type: 'text',
  maxLength: 60,
  required: true,
  listed: 'hidden',
  example: '质量部经理',
} as const

/** Company and code as on the licence, the person as in the authorisation. */
export const enterpriseFields = [companyName, creditCode, person, post] as const satisfies readonly Field[]

export const enterpriseRowFields = [
  ...enterpriseFields,
  { key: 'applicant', label: ['申请人', 'Applicant'], type: 'text', listed: true },
  { key: 'status', label: ['状态', 'Status'], options: optionsOf(enterpriseStatuses), ...chosen },
  { key: 'createdAt', label: ['申请时间', 'Applied'], type: 'instant', listed: true, sortable: true },
] as const satisfies readonly Field[]

export const enterpriseColumns = columnsOf(enterpriseRowFields)

const row = rowOf(enterpriseRowFields)
export type EnterpriseRow = z.output<typeof row>

const request = row.extend({
  reason: z.string(),
  decidedBy: z.string(),
  /** Empty while it waits. */
  decidedAt: z.string(),
  licence: z.array(fileRow),
  /** The stamped authorisation; none in requests from before it was asked. */
  authorisation: z.array(fileRow),
  /** What the reviewer stated before the approval. */
  checked: z.array(z.enum(companyCheckKeys)),
})
export type EnterpriseRequest = z.output<typeof request>

const path = '/api/business/enterprise'

/** The caller's own requests, newest first, and whether another may be made. */
export const readOwnRequests = endpoint({
  method: 'GET',
  effect: 'read',
  path: `${path}/own`,
  access: 'signedIn',
  summary: ['自己的企业账号申请', 'The caller’s own requests to act for a company'],
  output: z.object({
    /** The company the account acts for; empty for none. */
    creditCode: z.string(),
    /** Why the account cannot request a company, in the caller's language; empty when it can. */
    whyNot: z.string(),
    requests: z.array(request),
  }),
})

export const uploadLicence = endpoint({
  method: 'POST',
  effect: 'write',
  rate: 'transfer',
  path: `${path}/licence`,
  access: 'signedIn',
  summary: ['上传营业执照或授权书图片', 'Upload a picture of the licence or of the authorisation'],
  upload: { below: maxFileBytes },
  body: z.strictObject({}),
  output: fileRow,
  audit: 'enterprise.licence',
})

export const requestEnterprise = endpoint({
  ...adds,
  path,
  access: 'signedIn',
  summary: ['申请成为企业账号', 'Ask to act for a company'],
  body: bodyOf(enterpriseFields, {
    licenceId: labelled(z.string().min(1).max(40), ['营业执照', 'Licence']),
    authorisationId: labelled(z.string().min(1).max(40), ['授权书', 'Authorisation']),
  }),
  output: request,
  audit: 'enterprise.apply',
  example: {
    body: {
      companyName: '示例电梯有限公司',
      creditCode: '91350100M000100Y43',
      person: '张三',
      post: '质量部经理',
      licenceId: 'x',
      authorisationId: 'y',
    },
  },
})

const which = { id: z.int(), rev: z.int() }

export const withdrawEnterprise = endpoint({
  ...changes,
  path: `${path}/withdraw`,
  access: 'signedIn',
  rows: 'own',
  summary: ['撤回企业账号申请', 'Withdraw one’s own request'],
  body: z.strictObject(which),
  output: request,
  audit: 'enterprise.withdraw',
  example: { body: { id: 1, rev: 1 } },
})

export const listEnterprise = endpoint({
  ...lists,
  path: `${path}/list`,
  access: may('business:enterprise:list'),
  summary: ['企业账号申请列表', 'Requests to act for companies'],
  query: listQuery(enterpriseColumns),
  output: pageOf(row),
})

/** With facts for the decision: what the register already knows about the code. */
export const readEnterpriseRequest = endpoint({
  ...reads,
  path: `${path}/{id}`,
  access: may('business:enterprise:list'),
  summary: ['企业账号申请详情', 'One request'],
  output: request.extend({
    username: z.string(),
    /** Names under which certificates of this code were published, the most frequent first. */
    knownAs: z.array(z.string()),
    /** Published certificates of the code. */
    certificates: z.int(),
    /** Accounts that act for the company already. */
    accounts: z.int(),
    /** Whether the caller may decide: the request is waiting, and is not the caller's own. */
    decidable: z.boolean(),
  }),
})

/** An approval gives the account the code and the role of enterprises; a rejection needs its reason. */
export const decideEnterprise = endpoint({
  ...changes,
  path: `${path}/decide`,
  access: may('business:enterprise:review'),
  summary: ['审核企业账号申请', 'Decide a request'],
  body: z.strictObject({
    ...which,
    decision: labelled(z.enum(['approve', 'reject']), ['决定', 'Decision']),
    /** An approval states every one. */
    checked: labelled(z.array(z.enum(companyCheckKeys)).max(companyCheckKeys.length).default([]), [
      '已核对的内容',
      'What was compared',
    ]),
    reason: labelled(givenText().max(500).default(''), ['理由', 'Reason']),
  }),
  output: request,
  audit: 'enterprise.decide',
  example: { body: { id: 1, rev: 1, decision: 'reject', reason: '执照不清晰' } },
})
