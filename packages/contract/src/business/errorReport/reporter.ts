// The reporter's side of error reports: anyone reports one, and follows it by the secret link that is shown once.
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { captchaGiven } from '../../input/captcha.ts'
import { labelled } from '../../messages/labelled.ts'
import { bodyOf } from '../../record/shape.ts'
import { changeKindKeys } from '../report/changeKinds.ts'
import { errorPartKeys, errorStatuses, submitFields, type ErrorStatus } from './fields.ts'

const path = '/api/business/errorReport'

export const submitErrorReport = endpoint({
  method: 'POST',
  path: `${path}/submit`,
  access: 'anyone',
  effect: 'write',
  rate: 'submit',
  summary: ['报告信息错误', 'Report an error in a published record'],
  body: bodyOf(submitFields, {
    /** Of the record, as its answer has it. */
    publicId: labelled(z.string().trim().min(2).max(40), ['公开编号', 'Public id']),
    ...captchaGiven,
  }),
  /** Shown this once: the register keeps its hash alone. */
  output: z.object({ secret: z.string() }),
  audit: 'errorReport.submit',
  example: { body: { publicId: 'unknown', part: 'model', proposed: '型号应为 HX-1000' } },
})

/** What the reporter sees with the secret link. It contains neither contact data nor names of staff. */
export const followErrorReport = endpoint({
  method: 'POST',
  path: `${path}/follow`,
  access: 'anyone',
  effect: 'read',
  rate: 'list',
  summary: ['查询纠错进度', 'Follow an error report by its secret'],
  body: z.strictObject({ secret: z.string().trim().min(2).max(64) }),
  output: z.object({
    status: z.enum(Object.keys(errorStatuses) as [ErrorStatus, ...ErrorStatus[]]),
    publicId: z.string(),
    certificateNo: z.string(),
    productName: z.string(),
    manufacturerName: z.string(),
    bodyName: z.string(),
    part: z.enum(errorPartKeys),
    stated: z.string(),
    proposed: z.string(),
    source: z.string(),
    createdAt: z.string(),
    /** Null until a clerk has claimed it. */
    takenAt: z.string().nullable(),
    answer: z.string(),
    /** Null while it is undecided. */
    decidedAt: z.string().nullable(),
    /** The change that corrected it. */
    correction: z.object({ kind: z.enum(changeKindKeys), changeDate: z.string(), version: z.int() }).nullable(),
  }),
  example: { body: { secret: 'unknown' } },
})
