// The endpoint of the list of published reports: the one of the reader's permission, otherwise the one of the own body or company.
import { queryList, queryListLimit } from '@register/contract/business/report'
import { publicStatusKeys } from '@register/contract/business/status'
import { useMay } from '../../../../api/session.ts'

/** Bodies see their drafts among their reports; information is about what is published. */
export const shown = { status: publicStatusKeys.join(',') }

export function useReading() {
  const may = useMay()
  return may(queryList) ? queryList : queryListLimit
}
