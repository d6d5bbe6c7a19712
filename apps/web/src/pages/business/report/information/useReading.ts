// What somebody's list of published reports is read by: the list of their permission, else the one of their own body or company.
import { queryList, queryListLimit } from '@register/contract/business/report'
import { publicStatusKeys } from '@register/contract/business/status'
import { useMay } from '../../../../api/session.ts'

/** Bodies see their drafts among their reports; information is about what is published. */
export const shown = { status: publicStatusKeys.join(',') }

export function useReading() {
  const may = useMay()
  return may(queryList) ? queryList : queryListLimit
}
