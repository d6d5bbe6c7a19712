// A keyword that is a whole number of exactly one record opens its answer directly, without a list of one. Decision 53.
import type { frontList } from '@register/contract/business/publicReport'
import type { Output } from '@register/contract/endpoint'
import { fold } from '@register/contract/fold'
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
  const asked = fold(understood?.text ?? keyword)
  if (asked === '' || total > list.length) return undefined
  const [row, another] = list.filter(({ certificateNo, reportNo }) =>
    [certificateNo, reportNo].some((number) => fold(number) === asked),
  )
  if (!row || another) return undefined
  return row.certificateNo ? paths.answer(row.certificateNo) : paths.verify(row.publicId)
}
