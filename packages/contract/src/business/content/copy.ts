// A report as the beginning of another one: what is copied, and what belongs to the one certificate and its test alone.
import { z } from 'zod'
import { endpoint, may } from '../../endpoint.ts'
import type { ReportFieldKey } from '../reportFields.ts'

/** Numbers, dates, the sample and the result of a test: another certificate has its own. */
export const ownOfEach = [
  'certificateNo',
  'reportNo',
  'sampleNo',
  'productionDate',
  'testStartDate',
  'testEndDate',
  'conclusion',
  'issueDate',
  'validTo',
] as const satisfies readonly ReportFieldKey[]

export const copyReport = endpoint({
  method: 'POST',
  path: '/api/business/equRepInfo/copy',
  access: may('business:report:add'),
  effect: 'write',
  rate: 'write',
  idempotent: true,
  summary: ['复制为新草稿', 'A new draft with the content of a report, without its numbers, dates and files'],
  body: z.strictObject({ id: z.int() }),
  output: z.object({
    id: z.int(),
    /** The names of what the report holds and the draft does not, in the caller's language. */
    leftOut: z.array(z.string()),
  }),
  audit: 'report.copy',
  example: { body: { id: 1 } },
})
