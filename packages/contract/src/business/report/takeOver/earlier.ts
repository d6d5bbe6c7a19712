// The earlier reports of the caller's body on the same maker, whose parameters a draft may take over: of its model, or of its form.
import { z } from 'zod'
import { endpoint, may } from '../../../endpoint.ts'
import { labelsOf } from '../../../fields.ts'
import { labelled } from '../../../messages/labelled.ts'
import { reportFields } from '../fields.ts'
import { subFormLabel } from '../../../rules/parameters/labels.ts'
import { reportStatusKeys } from '../../../rules/status.ts'
import { givenText } from '../../../text/givenText.ts'

const label = labelsOf(reportFields)

export const earlierReport = z.object({
  id: z.int(),
  /** The printed number of its certificate, or of the report where it has none. */
  number: z.string(),
  productName: z.string(),
  model: z.string(),
  issueDate: z.string().nullable(),
  status: z.enum(reportStatusKeys),
  /** The key of its form: parameters are taken over into the same form alone. */
  subForm: z.string().nullable(),
  parameters: z.record(z.string(), z.unknown()),
})
export type EarlierReport = z.output<typeof earlierReport>

export const earlierReports = endpoint({
  method: 'POST',
  path: '/api/business/equRepInfo/earlierReports',
  access: may('business:report:add'),
  effect: 'read',
  summary: [
    '同一制造单位、同一型号或同一参数表的以前的报告及其参数',
    'Published reports of the caller’s body on the same manufacturer and the same model or form, with their parameters: those of the model first, then the latest',
  ],
  body: z.strictObject({
    manufacturerName: labelled(givenText().min(2).max(100), label.manufacturerName),
    /** Where both state one it decides, because a maker may have changed its name. */
    creditCode: labelled(givenText().max(40).default(''), label.manufacturerCreditCode),
    model: labelled(givenText().min(1).max(60), label.model),
    /** Other models of this form are answered too. */
    subForm: labelled(z.string().max(40).optional(), subFormLabel),
  }),
  output: z.array(earlierReport),
  example: { body: { manufacturerName: '某某电梯有限公司', model: 'HX-1000/1.75' } },
})
