// Recalling some products of a certificate, and lifting that again: the suspension of the whole certificate is not the only tool.
import { z } from 'zod'
import { endpoint, may } from '../../../endpoint.ts'
import { isPlaceholder } from '../../../rules/coverage/spelling/placeholder.ts'
import { shanghaiDay } from '../../../dates.ts'
import { nearDay } from '../../../input/day.ts'
import { labelled, reasoned } from '../../../messages/labelled.ts'
import { telling } from '../../../messages/said.ts'
import { labelsOf } from '../../../fieldTypes/labels.ts'
import type { Phrase } from '../../../phrase.ts'
import { report } from '../shape.ts'
import { areInOrder } from '../../../rules/recallRange.ts'
import { recallFields } from '../../recall/shape.ts'
import { isOneLine, whyOf } from './why.ts'
import { givenText } from '../../../text/givenText.ts'

const label = labelsOf(recallFields)
const write = { method: 'POST', effect: 'write', rate: 'write', idempotent: true } as const
const serial = () => givenText().max(60).nullish()
const key = { id: z.int(), rev: z.int() }
const reason = givenText().min(1).max(500)

interface Given {
  serialFrom?: string | null | undefined
  serialTo?: string | null | undefined
  madeFrom?: string | null | undefined
  madeTo?: string | null | undefined
}

/** Which rule a recall's range breaks, and at which field; nothing when it is right. */
export function rangeFault({
  serialFrom,
  serialTo,
  madeFrom,
  madeTo,
}: Given): { field: keyof Given; phrase: Phrase } | undefined {
  if (!serialFrom && !serialTo && !madeFrom && !madeTo)
    return {
      field: 'serialFrom',
      phrase: ['请填写产品编号或制造日期的范围', 'Give a range of serial numbers or of dates of manufacture'],
    }
  for (const [field, number] of [
    ['serialFrom', serialFrom],
    ['serialTo', serialTo],
  ] as const)
    if (number && (isPlaceholder(number) || !isOneLine(number) || /[、，,;；~～至到]/.test(number)))
      return {
        field,
        phrase: [
          `${label[field][0]}：须为一个产品编号；没有编号时请留空`,
          `${label[field][1]} must be one serial number. Leave it empty where there is none`,
        ],
      }
  if (!serialFrom && serialTo)
    return { field: 'serialFrom', phrase: ['产品编号自必须填写', 'Serial number from is required'] }
  if (serialFrom && serialTo && !areInOrder(serialFrom, serialTo))
    return {
      field: 'serialTo',
      phrase: [
        '产品编号至：须与“产品编号自”只有末尾的数字不同，且不小于它',
        'Serial number to: differs from the first one in its last digits only, and is not below it',
      ],
    }
  if (madeFrom && madeTo && madeTo < madeFrom)
    return {
      field: 'madeTo',
      phrase: ['制造日期至：不能早于“制造日期自”', 'Made to: must not be before the first day'],
    }
  // A slip in the year would leave the recalled products in use.
  if (madeFrom && madeFrom > shanghaiDay())
    return {
      field: 'madeFrom',
      phrase: [
        '制造日期自：不能晚于今天，否则没有产品被召回',
        'Made from: must not be in the future, or no product is recalled',
      ],
    }
  return undefined
}

const validate = (check: z.core.ParsePayload<Given>) => {
  const fault = rangeFault(check.value)
  if (fault) check.issues.push(reasoned(fault.field, check.value, fault.phrase))
}

export const addRecall = endpoint({
  ...write,
  path: '/api/business/recall/add',
  access: may('business:report:suspend'),
  summary: ['召回部分产品', 'Recall some products of a certificate, by serial number or date of manufacture'],
  body: z
    .strictObject({
      ...key,
      serialFrom: labelled(serial(), label.serialFrom),
      serialTo: labelled(serial(), label.serialTo),
      madeFrom: nearDay(label.madeFrom).nullish(),
      madeTo: nearDay(label.madeTo).nullish(),
      reason: whyOf(reason, label.reason),
    })
    .check(
      telling(validate, {
        words: [
          '须有产品编号或制造日期的范围，两端顺序正确',
          'There is a range of serial numbers or of dates of manufacture, its ends in order',
        ],
        names: ['serialFrom', 'serialTo', 'madeFrom', 'madeTo'],
      }),
    ),
  output: report,
  audit: 'report.recall',
  example: { body: { id: 1, rev: 1, serialFrom: 'A001', serialTo: 'A100', reason: 'x' } },
})

export const liftRecall = endpoint({
  ...write,
  path: '/api/business/recall/lift',
  access: may('business:report:suspend'),
  summary: ['解除召回', 'Lift a recall'],
  body: z.strictObject({
    ...key,
    recallId: z.int(),
    reason: whyOf(reason, ['解除原因', 'Why it is lifted']),
  }),
  output: report,
  audit: 'report.liftRecall',
  example: { body: { id: 1, rev: 1, recallId: 1, reason: 'x' } },
})
