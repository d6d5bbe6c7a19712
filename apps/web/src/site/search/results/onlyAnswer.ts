// A keyword that is a whole number and means one record leads to its answer, without a list of one between. Decision 53.
import type { frontList } from '@register/contract/business/publicReport'
import type { Output } from '@register/contract/endpoint'
import { fold } from '@register/contract/fold'
import * as paths from '../../../paths.ts'
import { filterCount, type Question } from '../question.ts'

/** The address of the answer; nothing when the question is more than a number, or several records bear it. */
export function onlyAnswer(page: Output<typeof frontList>, question: Question): string | undefined {
  const [row] = page.list
  if (!row || page.total !== 1 || filterCount(question) > 0) return undefined
  const asked = fold(page.understood?.text ?? question.keyword)
  if (asked !== fold(row.certificateNo) && asked !== fold(row.reportNo)) return undefined
  return row.certificateNo ? paths.answer(row.certificateNo) : paths.verify(row.publicId)
}
