// The parameter forms of categories, fetched as records need them: the office's bundles hold no declaration of a kind.
import { getParameterForm } from '@register/contract/business/parameterForm'
import type { FormOf, ParameterForm } from '@register/contract/business/parameters/formKind'
import type { Output } from '@register/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { queryClient } from '../../../api/query.ts'
import type { Reading } from '../../../kit/state/LoadState.tsx'

type Told = Output<typeof getParameterForm>
/** A form that a category allows. */
export type FormChoice = Told['choices'][number]

/** Without a language: forms say everything in both. */
const keyOf = ({ categoryCode, subForm }: FormOf) => [getParameterForm.path, categoryCode, subForm || null]

const known = (record: FormOf): Told | undefined => queryClient.getQueryData<Told>(keyOf(record))

/** Of a record whose form was fetched; nothing as well where there is none. Fetch it before it is asked for. */
export const knownForm = (record: FormOf): ParameterForm | undefined => known(record)?.form ?? undefined

/** The forms that the category of a record allows, as far as one of them was asked for. */
export const knownChoices = (record: FormOf): readonly FormChoice[] => known(record)?.choices ?? []

// What is told holds as long as the product is of this version.
queryClient.setQueryDefaults([getParameterForm.path], { gcTime: Number.POSITIVE_INFINITY })

export function keepForm(record: FormOf, told: Told): void {
  queryClient.setQueryData(keyOf(record), told)
  // The default form of a category is the same one when it is called by its name.
  if (told.form) queryClient.setQueryData(keyOf({ ...record, subForm: told.form.form.key }), told)
}

/** Asks the server once for each; throws a `Failure`. */
export async function fetchForm(record: FormOf): Promise<void> {
  const { categoryCode, subForm } = record
  if (categoryCode === '' || known(record)) return
  keepForm(record, await call(getParameterForm, { query: { categoryCode, ...(subForm && { subForm }) } }))
}

/** Everything that a screen needs before it draws these records. */
export function useForms(records: readonly FormOf[]): Reading<true> {
  const isMissing = records.some((record) => record.categoryCode !== '' && !known(record))
  const { error, refetch } = useQuery({
    queryKey: ['forms of', ...records.map(keyOf)],
    queryFn: async () => {
      await Promise.all(records.map(fetchForm))
      return true
    },
    enabled: isMissing,
  })
  return { data: isMissing ? undefined : true, error, refetch }
}
