// Fetches the parameter forms that records need: the office's bundles contain no declaration of a kind.
import { getParameterForm } from '@register/contract/business/category/parameterForm'
import type { FormOf } from '@register/contract/rules/parameters/formKind'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import type { Reading } from '../../../kit/state/LoadState.tsx'
import { isFresh, isKnown, keepForm } from './knownForms.ts'

/** Fetches the form, unless the cached one is fresh; throws a `Failure`. */
export async function fetchForm(record: FormOf): Promise<void> {
  if (isFresh(record)) return
  const { categoryCode, subForm } = record
  keepForm(record, await call(getParameterForm, { query: { categoryCode, ...(subForm && { subForm }) } }))
}

/** Fetches every form that a screen needs before it draws these records; cached forms are drawn while they are fetched again. */
export function useForms(records: readonly FormOf[]): Reading<true> {
  const { data, error, refetch } = useQuery({
    queryKey: [getParameterForm.path, ...records],
    queryFn: async () => {
      await Promise.all(records.map(fetchForm))
      return true as const
    },
    enabled: !records.every(isFresh),
  })
  return records.every(isKnown) ? { data: true, error: null, refetch } : { data, error, refetch }
}
