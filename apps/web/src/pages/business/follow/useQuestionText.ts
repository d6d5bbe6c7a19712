// Describes a saved search in words: the names of category, body and status, and the days between which certificates were issued.
import { listBodies } from '@register/contract/business/body'
import type { SavedQuestion } from '@register/contract/business/savedSearch/savedSearch'
import { publicStatusKeys, reportStatuses } from '@register/contract/business/status'
import { useSay } from '../../../api/language.ts'
import { useRead } from '../../../api/query.ts'
import { useCategories } from '../useCategories.ts'
import { issuedWithin } from './words.ts'

/** A filter may hold several values, separated by commas. */
const each = (values: string, nameOf: (value: string) => string): string => values.split(',').map(nameOf).join(', ')

export function useQuestionText(): (question: SavedQuestion) => string {
  const say = useSay()
  const { nameOf } = useCategories()
  const { data: bodies = [] } = useRead(listBodies, {}, { staleTime: 600_000 })
  const bodyName = (id: string) => bodies.find((body) => String(body.id) === id)?.name ?? id
  const statusName = (status: string) => {
    const key = publicStatusKeys.find((known) => known === status)
    return key ? say(reportStatuses[key].label) : status
  }
  return ({ keyword, categoryCode = '', bodyId = '', status = '', issueDateFrom = '', issueDateTo = '' }) =>
    [
      keyword,
      each(categoryCode, nameOf),
      each(bodyId, bodyName),
      each(status, statusName),
      (issueDateFrom || issueDateTo) && say(issuedWithin(issueDateFrom, issueDateTo)),
    ]
      .filter(Boolean)
      .join(' · ')
}
