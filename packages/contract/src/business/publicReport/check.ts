// Asking whether a certificate covers a product: own values in, one of three answers out, with what it rests on (docs/rules/coverage.md#three-answers).
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { nearDay } from '../../input/day.ts'
import { chosenBy } from '../../messages/chosenPart.ts'
import { labelled, reasoned } from '../../messages/labelled.ts'
import { telling } from '../../messages/said.ts'
import type { Phrase } from '../../phrase.ts'
import { givenAnswer, maxAnswers } from '../../rules/coverage/asked.ts'
import { publicStatusKeys } from '../../rules/status.ts'
import { reportFields } from '../report/fields.ts'
import { labelsOf } from '../../fieldTypes/labels.ts'

const label = labelsOf(reportFields)
export const serialNoLabel = ['产品编号', 'Serial number'] as const
export const manufactureDateLabel = ['制造日期', 'Date of manufacture'] as const
const valuesLabel = ['所填参数', 'Values'] as const

/** Of no shape that an answer has. A text or a list that is too long has one, and its own message. */
const isStrangeShape = (given: unknown): boolean =>
  givenAnswer.safeParse(given).success ? false : typeof given !== 'string' && !Array.isArray(given)
const expected: Phrase = [
  '应为文本（数字也写成文本，如“1000”）、文本列表、含“from”与“to”的范围，或“is”为“printed”或“differs”',
  'must be a text (a number too, such as "1000"), a list of texts, a range with "from" and "to", or "is" with "printed" or "differs"',
]
/** Counted before a single value is looked at: what is wrong with thousands of them is never listed. Then each of another shape is refused by the name of its parameter. */
const count = ({ value, issues }: z.core.ParsePayload<object>) => {
  const given = Object.entries(value)
  if (given.length > maxAnswers)
    issues.push(
      reasoned([], value, [`${valuesLabel[0]}：最多 ${maxAnswers} 项`, `${valuesLabel[1]}: at most ${maxAnswers}`]),
    )
  else
    for (const [parameter, one] of given)
      if (isStrangeShape(one))
        issues.push(reasoned([parameter], one, [`“${parameter}”${expected[0]}`, `"${parameter}" ${expected[1]}`]))
}
/** A name as typed; the certificate's own, or another one that is not named. */
const asName = (longest: number) =>
  z.union([z.string().trim().max(longest), z.strictObject({ is: z.enum(['printed', 'differs']) })]).optional()
const answers = z.record(z.string().max(60), givenAnswer)
const few = chosenBy(
  z.looseObject({}).check(telling(count, { json: (schema) => ({ ...schema, maxProperties: maxAnswers }) })),
  { all: () => ({ [valuesLabel[1]]: answers }) },
)

const checkedCondition = z.object({
  parameter: z.string(),
  label: z.string(),
  /** What the row prints, in words; empty when it prints nothing of it. */
  printed: z.string(),
  /** What was asked for, as it was understood; empty when it was not. */
  asked: z.string(),
  result: z.enum(['met', 'notMet', 'unknown']),
  reason: z.string(),
})

export const checkCoverage = endpoint({
  method: 'POST',
  path: '/api/business/equRepInfo/checkCoverage',
  access: 'anyone',
  open: true,
  effect: 'read',
  fromStandby: true,
  rate: 'answer',
  summary: ['核对覆盖范围', 'Ask whether a certificate covers a product'],
  body: z.strictObject({
    publicId: z.string().trim().min(2).max(40),
    /** Of the product. Without its maker and its model no certificate is said to cover it. */
    model: labelled(asName(60), label.model),
    categoryCode: labelled(z.string().trim().max(4).optional(), label.categoryCode),
    manufacturer: labelled(asName(100), label.manufacturerName),
    /** Of the product: decides only where the certificate is not in force today. */
    manufactureDate: nearDay(manufactureDateLabel).optional(),
    /** Of the product: asked where some products under the certificate are recalled. */
    serialNo: labelled(z.string().trim().max(60).optional(), serialNoLabel),
    /** By parameter: a text as typed, several, an interval, or how it compares with the paper. */
    values: labelled(few.pipe(answers), valuesLabel),
  }),
  bodyLimit: 32 * 1024,
  output: z.object({
    answer: z.enum(['covered', 'notCovered', 'cannotTell']),
    label: z.string(),
    /** What a yes rests on, to be read with it: conditions compared by value, and conditions that were only declared to be as printed. */
    basis: z.object({ byValue: z.int(), byWord: z.int(), msg: z.string() }).nullable(),
    /** Whose product the answer is about, and which model. */
    holdsFor: z.string(),
    /** Why, in sentences. */
    reasons: z.array(z.string()),
    rows: z.array(
      z.object({ name: z.string(), result: z.enum(['yes', 'no', 'unknown']), conditions: z.array(checkedCondition) }),
    ),
    /** What would still have to be known; of the maker and the model by their names in the request. */
    missing: z.array(
      z.object({ parameter: z.string(), label: z.string(), what: z.enum(['value', 'print', 'text']), msg: z.string() }),
    ),
    /** Of the tested sample, where the record has no table. */
    sample: z.array(z.object({ key: z.string(), label: z.string(), value: z.string(), unit: z.string() })),
    status: z.enum(publicStatusKeys),
    /** What replaced it, with what that one is worth today. */
    supersededBy: z
      .object({ publicId: z.string(), certificateNo: z.string(), status: z.enum(publicStatusKeys) })
      .nullable(),
    /** The printed certificate decides. */
    note: z.string(),
    lookedUpAt: z.string(),
  }),
  example: { body: { publicId: 'xx', values: { ratedLoad: '1000' } } },
})
export type CoverageCheck = z.output<typeof checkCoverage.output>
