// A cache of parameter forms by category, in both languages, the same for every reader. It is refreshed after a minute, because the office may change what a category allows.
import type { getParameterForm } from '@register/contract/business/parameterForm'
import type { FormOf, ParameterForm } from '@register/contract/business/parameters/formKind'
import type { Output } from '@register/contract/endpoint'
import { catalogueChangedAt } from '../useCatalogueChange.ts'

type Told = Output<typeof getParameterForm>
/** A form that a category allows. */
export type FormChoice = Told['choices'][number]

interface Kept {
  said: Told
  at: number
}

const freshMs = 60_000
const told = new Map<string, Kept>()
const keyOf = ({ categoryCode, subForm }: FormOf): string => `${categoryCode} ${subForm ?? ''}`

/** Whether what the server says of a record is here; of a record without a category it would say nothing. */
export const isKnown = (record: FormOf): boolean => record.categoryCode === '' || told.has(keyOf(record))

/** Known, and not to be asked for again yet. */
export const isFresh = (record: FormOf): boolean =>
  record.categoryCode === '' ||
  (told.get(keyOf(record))?.at ?? 0) > Math.max(catalogueChangedAt(), Date.now() - freshMs)

/** Nothing where a record has no form, or none is chosen. To be fetched before it is asked for. */
export const knownForm = (record: FormOf): ParameterForm | undefined => told.get(keyOf(record))?.said.form ?? undefined

/** The forms that the category of a record allows, and the one it has where the category allows that no more. */
export function knownChoices(record: FormOf): readonly FormChoice[] {
  const { choices = [], form = null } = told.get(keyOf(record))?.said ?? {}
  return !form || choices.some(({ key }) => key === form.form.key) ? choices : [...choices, form.form]
}

export function keepForm(record: FormOf, said: Told): void {
  const kept = { said, at: Date.now() }
  told.set(keyOf(record), kept)
  // The default form of a category is the same one when it is called by its name.
  if (said.form) told.set(keyOf({ ...record, subForm: said.form.form.key }), kept)
}
