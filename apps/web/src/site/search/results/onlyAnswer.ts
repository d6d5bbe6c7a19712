// A keyword that is a whole number and means one record leads to its answer, without a list of one between. Decision 53.
import type { frontList } from '@register/contract/business/publicReport'
import type { Output } from '@register/contract/endpoint'
import { fold } from '@register/contract/fold'
import * as paths from '../../../paths.ts'
import type { Question } from '../question.ts'

/**
 * The address of the answer; nothing when no record bears the number, or several do. A number is also found inside
 * longer ones, so what counts is who bears it whole, and that is known where the page shows everything that was found.
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
