// Fetches the parameter forms that records need: the office's bundles hold no declaration of a kind.
import { getParameterForm } from '@register/contract/business/parameterForm'
import type { FormOf } from '@register/contract/business/parameters/formKind'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import type { Reading } from '../../../kit/state/LoadState.tsx'
import { isKnown, keepForm } from './knownForms.ts'

/** Asks the server once for each; throws a `Failure`. */
export async function fetchForm(record: FormOf): Promise<void> {
  if (isKnown(record)) return
  const { categoryCode, subForm } = record
  keepForm(record, await call(getParameterForm, { query: { categoryCode, ...(subForm && { subForm }) } }))
}

/** Everything that a screen needs before it draws these records. */
export function useForms(records: readonly FormOf[]): Reading<true> {
  const missing = records.filter((record) => !isKnown(record))
  const { data, error, refetch } = useQuery({
    queryKey: [getParameterForm.path, ...records],
    queryFn: async () => {
      await Promise.all(missing.map(fetchForm))
      return true as const
    },
    enabled: missing.length > 0,
  })
  return { data: missing.length === 0 ? true : data, error, refetch }
}
