// Parameters of a draft that were taken over from an earlier report: each stays marked until its writer has looked at it (docs/decisions/0121-parameters-taken-over-are-looked-at.md).
import { z } from 'zod'
import { Failure } from '../../../errors.ts'
import { isEmpty, type Values } from '../../../fields.ts'
import { labelled } from '../../../messages/labelled.ts'
import type { Phrase } from '../../../phrase.ts'
import { givenText } from '../../../text/givenText.ts'

/** From the key of a parameter to the printed number of the report that its value is from. */
export type Marks = Readonly<Record<string, string>>

/** More than any form has parameters. */
const mostMarks = 400

export const marks = labelled(z.record(z.string().min(1).max(60), givenText().min(1).max(80)), [
  '沿用的参数',
  'Parameters taken over',
])

/** The parameters that the caller has looked at, by key. */
export const confirmedTakenOver = labelled(z.array(z.string().max(60)).max(mostMarks).default([]), [
  '已核对的沿用参数',
  'Parameters taken over and looked at',
])

/** The marks of parameters that still have a value: an emptied one has nothing to be looked at. */
export const marksOn = (marked: Marks, parameters: Values): Marks =>
  Object.fromEntries(Object.entries(marked).filter(([key]) => !isEmpty(parameters[key])))

/** How many names a sentence lists; a longer list is not read. */
const mostNamed = 6

/** `labels`: of the parameters, in the order of the form. */
function listed(labels: readonly Phrase[]): Phrase {
  const named = labels.slice(0, mostNamed)
  const more = labels.length > named.length
  return [
    named.map(([zh]) => zh).join('、') + (more ? '等' : ''),
    named.map(([, en]) => en).join(', ') + (more ? ' and others' : ''),
  ]
}

const counted = (n: number): string => (n === 1 ? '1 parameter' : `${n} parameters`)

/** What the person states who hands over or publishes with marks left. */
export function statementOnTakenOver(labels: readonly Phrase[], sources: readonly string[]): Phrase {
  const [zh, en] = listed(labels)
  const from = [...new Set(sources)]
  return [
    `我已将沿用自 ${from.join('、')} 的 ${labels.length} 项参数与本次试验逐项核对：${zh}`,
    `I have compared with this test the ${counted(labels.length)} taken over from ${from.join(', ')}: ${en}`,
  ]
}

/** The code of the refusal, in its `data.needs`, with the keys that are still to be looked at. */
export const needsLooking = 'confirmedTakenOver'

export const notLookedAt = (labels: readonly Phrase[], keys: readonly string[]): Failure => {
  const [zh, en] = listed(labels)
  return new Failure(
    409,
    [
      `有 ${labels.length} 项参数沿用自以前的报告，尚未核对：${zh}。请核对后再提交`,
      `${counted(labels.length)} taken over from an earlier report ${labels.length === 1 ? 'has' : 'have'} not been looked at: ${en}. Look at them first`,
    ],
    { data: { needs: needsLooking, values: keys } },
  )
}
