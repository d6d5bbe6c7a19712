// A cache of parameter forms by category, in both languages, the same for every reader. It is refreshed after a minute, because the office may change what a category allows.
import type { getParameterForm } from '@register/contract/business/category/parameterForm'
import type { FormOf, ParameterForm } from '@register/contract/rules/parameters/formKind'
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

/** Whether the server's answer for a record is cached; a record without a category needs none. */
export const isKnown = (record: FormOf): boolean => record.categoryCode === '' || told.has(keyOf(record))

/** Cached, and too new to be fetched again. */
export const isFresh = (record: FormOf): boolean =>
  record.categoryCode === '' ||
  (told.get(keyOf(record))?.at ?? 0) > Math.max(catalogueChangedAt(), Date.now() - freshMs)

/** Undefined where a record has no form, or none is chosen yet. `fetchForm` must have run before. */
export const knownForm = (record: FormOf): ParameterForm | undefined => told.get(keyOf(record))?.said.form ?? undefined

/** The forms that the category of a record allows, and the record's own form where the category allows it no more. */
export function knownChoices(record: FormOf): readonly FormChoice[] {
  const { choices = [], form = null } = told.get(keyOf(record))?.said ?? {}
  return !form || choices.some(({ key }) => key === form.form.key) ? choices : [...choices, form.form]
}

export function keepForm(record: FormOf, said: Told): void {
  const kept = { said, at: Date.now() }
  told.set(keyOf(record), kept)
  // The default form of a category is also cached under its own key.
  if (said.form) told.set(keyOf({ ...record, subForm: said.form.form.key }), kept)
}
