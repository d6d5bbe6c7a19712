// Chooses the endpoint of the list of published reports: the one for all bodies if the reader may call it, otherwise the one limited to their own body or company.
import { queryList, queryListLimit } from '@register/contract/business/report/report'
import { publicStatusKeys } from '@register/contract/rules/status'
import { useMay } from '../../../../api/session.ts'

/** Published statuses only: the list of a body also has its drafts, which do not belong here. */
export const shown = { status: publicStatusKeys.join(',') }

export function useReading() {
  const may = useMay()
  return may(queryList) ? queryList : queryListLimit
}
