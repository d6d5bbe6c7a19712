// A change of name for all certificates of a company at once, what it touches, and calling off an announced one before its day (docs/decisions/0128-a-name-changes-everywhere.md).
import { z } from 'zod'
import { endpoint, may } from '../../../endpoint.ts'
import { nearDay } from '../../../input/day.ts'
import { labelled } from '../../../messages/labelled.ts'
import { partyKeys } from '../comingName.ts'
import { report } from '../shape.ts'
import { nameOf, whyOf } from './why.ts'
import { givenText } from '../../../text/givenText.ts'

export const callOffRename = endpoint({
  method: 'POST',
  effect: 'write',
  rate: 'write',
  idempotent: true,
  path: '/api/business/equRepInfo/callOffRename',
  access: may('business:report:confirm'),
  summary: ['撤回单位更名预告', 'Call off an announced change of name before its day'],
  body: z.strictObject({
    id: z.int(),
    rev: z.int(),
    party: z.enum(partyKeys),
    /** Its day of effect; needed where several changes of this name are announced. */
    on: nearDay(['变更日期', 'Date of change']).optional(),
    reason: whyOf(givenText().min(1).max(500), ['理由', 'Reason']),
  }),
  output: report,
  audit: 'report.callOffRename',
  example: { body: { id: 1, rev: 1, party: 'manufacturer', reason: 'x' } },
})

/** Certificates that one request may change: they are written in one transaction. */
export const mostRenamed = 50

const touched = z.object({
  id: z.int(),
  rev: z.int(),
  certificateNo: z.string(),
  reportNo: z.string(),
  productName: z.string(),
  model: z.string(),
  /** In which of its names the company appears. */
  parties: z.array(z.enum(partyKeys)),
  /** Why its names cannot be changed now, in the caller's language; empty where they can. */
  stopped: z.string(),
})
export type TouchedCertificate = z.output<typeof touched>

/** The caller's certificates that name the company which one of them names. */
export const companyCertificates = endpoint({
  method: 'POST',
  effect: 'read',
  path: '/api/business/equRepInfo/companyCertificates',
  access: may('business:report:revise'),
  summary: [
    '单位更名所涉及的证书',
    'The certificates in the caller’s scope that name a company, as manufacturer or applicant, by the name it has on one of them',
  ],
  body: z.strictObject({ id: z.int(), party: z.enum(partyKeys) }),
  output: z.object({
    name: z.string(),
    /** The one asked about first, then by number. Those that cannot be changed are among them, with the reason, and so are those that have its credit code and another spelling of the name. */
    certificates: z.array(touched),
    /** There are more than one request may change. */
    more: z.boolean(),
  }),
  example: { body: { id: 1, party: 'manufacturer' } },
})

/** All or none: one that cannot be changed is named, and nothing is written. */
export const renameCompany = endpoint({
  method: 'POST',
  effect: 'write',
  rate: 'write',
  idempotent: true,
  path: '/api/business/equRepInfo/renameCompany',
  access: may('business:report:revise'),
  summary: [
    '单位更名：多份证书',
    'Record a change of name of a company on several certificates at once, wherever they name it as manufacturer or applicant',
  ],
  body: z.strictObject({
    /** The name until now, as the certificates have it. */
    name: z.string().min(1).max(100),
    newName: nameOf(givenText().min(2).max(100), ['变更后名称', 'New name']),
    changeDate: nearDay(['变更日期', 'Date of change']),
    reason: whyOf(givenText().min(1).max(400), ['理由', 'Reason']),
    /** Filed with the first of the certificates, which the others name. */
    fileIds: labelled(z.array(z.string().max(40)).max(10).default([]), ['附件', 'Attachments']),
    reports: labelled(
      z
        .array(z.strictObject({ id: z.int(), rev: z.int() }))
        .min(1)
        .max(mostRenamed),
      ['证书', 'Certificates'],
    ),
  }),
  output: z.object({
    /** How many are changed or announced; the others wait for the manager. */
    done: z.int(),
    proposed: z.int(),
  }),
  audit: 'report.renameCompany',
  example: {
    body: {
      name: '某电梯有限公司',
      newName: '某某电梯有限公司',
      changeDate: '2026-01-01',
      reason: 'x',
      reports: [{ id: 1, rev: 1 }],
    },
  },
})
