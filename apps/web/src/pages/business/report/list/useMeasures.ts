// The conditions by the parameters of its kind that a list of reports has in its address.
import { getListedParameters } from '@register/contract/business/category/parameterForm'
import { useRead } from '../../../../api/query.ts'
import type { Condition } from '../../../../kit/filter/further.ts'
import type { ListState } from '../../../../kit/table/useListState.ts'
import { measureConditions } from './words.ts'

/** Of the list in its present state; without a kind nothing is listed. */
export function useMeasureConditions({ filters, setFilters }: ListState): readonly Condition[] {
  const { formKind = '', parameters = '' } = filters
  const isAsked = formKind !== '' && parameters !== ''
  const { data, error } = useRead(getListedParameters, { query: { formKind } }, { enabled: isAsked })
  return measureConditions(parameters, isAsked && !error ? data : []).map(({ rest, ...one }) => ({
    ...one,
    remove: () => setFilters({ parameters: rest || undefined }),
  }))
}
