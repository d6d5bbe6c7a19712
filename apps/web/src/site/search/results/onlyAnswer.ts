// A keyword that is a whole number of exactly one record opens its answer directly, without a list of one (docs/rules/site.md#search).
import type { frontList } from '@register/contract/business/publicReport/publicReport'
import type { Output } from '@register/contract/endpoint'
import { numberKey } from '@register/contract/rules/numbers/certificateNo'
import { reportKeys, splitNumbers } from '@register/contract/rules/numbers/reportNumbers'
import * as paths from '../../../paths.ts'
import type { Question } from '../question.ts'

/**
 * The address of the answer; undefined when no record or several have the number. A number is also found inside longer
 * ones, so only whole matches count, and all of them are known only where the page shows every result.
 */
export function onlyAnswer(
  { list, total, understood }: Output<typeof frontList>,
  { keyword }: Pick<Question, 'keyword'>,
): string | undefined {
  const asked = numberKey(understood?.text ?? keyword)
  if (asked === '' || total > list.length) return undefined
  if (understood?.as === 'publicId') return total === 1 ? paths.verify(understood.text) : undefined
  const [row, another] = list.filter(({ certificateNo, probableNo, reportNo }) =>
    [numberKey(certificateNo), numberKey(probableNo), ...reportKeys(splitNumbers(reportNo))].includes(asked),
  )
  if (!row || another) return undefined
  // The answer says that the original has another number.
  if (row.probableNo && numberKey(row.probableNo) === asked) return paths.answer(row.probableNo)
  return row.certificateNo ? paths.answer(row.certificateNo) : paths.verify(row.publicId)
}
