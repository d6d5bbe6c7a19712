// A report as the template of another one: which values are copied, and which belong to a single certificate and its test.
import { z } from 'zod'
import { endpoint, may } from '../../../endpoint.ts'
import { isEmpty, type Values } from '../../../fields.ts'
import type { Phrase } from '../../../phrase.ts'
import { reportFields, type ReportFieldKey } from '../fields.ts'

/** Numbers, dates, the sample, the test result and the statement on the coverage text, which every certificate has its own of. */
export const ownOfEach = [
  'certificateNo',
  'probableNo',
  'reportNo',
  'numberNote',
  'sampleNo',
  'sampleState',
  'productionDate',
  'testStartDate',
  'testEndDate',
  'conclusion',
  'conclusionPrinted',
  'issueDate',
  'validTo',
  'dateNote',
  'coverageHeld',
  'testedAlone',
  'noExpiry',
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
    /** The names of values that the report has and the copy does not, in the caller's language. */
    leftOut: z.array(z.string()),
  }),
  audit: 'report.copy',
  example: { body: { id: 1 } },
})

/** The name under which a copy lists files among what it left out. */
export const filesLabel: Phrase = ['附件', 'Attachments']

/** Of the names that a copy left out, in either language, those of values that are still missing. `others`: the names of what is there apart from fields. */
export const stillLeftOut = (
  names: readonly string[],
  fields: Values,
  others: readonly Phrase[],
): readonly string[] => {
  const there = [
    ...reportFields.filter(({ key }) => !isEmpty(fields[key])).map(({ label }): Phrase => label),
    ...others,
  ]
  return names.filter((name) => !there.flat().includes(name))
}
