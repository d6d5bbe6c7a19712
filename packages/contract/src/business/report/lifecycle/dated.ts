// Correcting one entry of the line of a company's names and addresses: a mistake put right is no change of its own.
import { z } from 'zod'
import { endpoint, may } from '../../../endpoint.ts'
import { nearDay } from '../../../input/day.ts'
import { labelled } from '../../../messages/labelled.ts'
import { report } from '../shape.ts'
import { nameOf, whyOf } from './why.ts'
import { givenText } from '../../../text/givenText.ts'

export const correctEntry = endpoint({
  method: 'POST',
  effect: 'write',
  rate: 'write',
  idempotent: true,
  path: '/api/business/equRepInfo/correctEntry',
  access: may('business:report:revise'),
  summary: [
    '更正单位变更记录',
    'Correct one entry of the names and addresses of a certificate’s companies, or take it out',
  ],
  body: z.strictObject({
    id: z.int(),
    rev: z.int(),
    entryId: z.int(),
    /** What it should have said; null takes the entry out, because that change never happened. */
    value: nameOf(givenText().min(2).max(200), ['更正后内容', 'Corrected text']).nullable(),
    /** The day it should have named; left out, the day stays. What the certificate printed has none. */
    changeDate: nearDay(['变更日期', 'Date of change']).optional(),
    reason: whyOf(givenText().min(1).max(500), ['理由', 'Reason']),
    fileIds: labelled(z.array(z.string().max(40)).max(10).default([]), ['附件', 'Attachments']),
  }),
  output: report,
  audit: 'report.correctEntry',
  example: { body: { id: 1, rev: 1, entryId: 1, value: '某某电梯有限公司', reason: 'x' } },
})
