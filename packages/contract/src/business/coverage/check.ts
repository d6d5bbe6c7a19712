// Asking whether a certificate covers a product: own values in, one of three answers out, with what it rests on. Decision 44.
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { nearDay } from '../../input/day.ts'
import { chosenBy } from '../../messages/chosenPart.ts'
import { labelled, reasoned } from '../../messages/labelled.ts'
import { telling } from '../../messages/said.ts'
import { givenAnswer, maxAnswers } from './asked.ts'
import { publicStatusKeys } from '../status.ts'
import { reportFields } from '../reportFields.ts'
import { labelsOf } from '../../fieldTypes/labels.ts'

const label = labelsOf(reportFields)
export const serialNoLabel = ['产品编号', 'Serial number'] as const
export const manufactureDateLabel = ['制造日期', 'Date of manufacture'] as const
const valuesLabel = ['所填参数', 'Values'] as const

/** Counted before a single value is looked at: what is wrong with thousands of them is never listed. */
const count = ({ value, issues }: z.core.ParsePayload<object>) => {
  if (Object.keys(value).length > maxAnswers)
    issues.push(
      reasoned([], value, [`${valuesLabel[0]}：最多 ${maxAnswers} 项`, `${valuesLabel[1]}: at most ${maxAnswers}`]),
    )
}
/** A name as typed; the certificate's own, or another one that is not named. */
const asName = (longest: number) =>
  z.union([z.string().trim().max(longest), z.strictObject({ is: z.enum(['printed', 'differs']) })]).optional()
const answers = z.record(z.string().max(60), givenAnswer)
const few = chosenBy(
  z.looseObject({}).check(telling(count, { json: (schema) => ({ ...schema, maxProperties: maxAnswers }) })),
  { all: () => ({ [valuesLabel[1]]: answers }) },
)

const judged = z.object({
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
  effect: 'read',
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
      z.object({ name: z.string(), result: z.enum(['yes', 'no', 'unknown']), conditions: z.array(judged) }),
    ),
    /** What would still have to be known; of the maker and the model by their names in the request. */
    missing: z.array(
      z.object({ parameter: z.string(), label: z.string(), what: z.enum(['value', 'print', 'text']), msg: z.string() }),
    ),
    /** Of the tested sample, where the record has no table. */
    sample: z.array(z.object({ key: z.string(), label: z.string(), value: z.string(), unit: z.string() })),
    status: z.enum(publicStatusKeys),
    supersededBy: z.object({ publicId: z.string(), certificateNo: z.string() }).nullable(),
    /** The printed certificate decides. */
    note: z.string(),
    lookedUpAt: z.string(),
  }),
  example: { body: { publicId: 'xx', values: { ratedLoad: '1000' } } },
})
export type CoverageCheck = z.output<typeof checkCoverage.output>
