// The parameter forms of categories that were fetched: true as long as the product is of this version, in both languages, the same for everybody.
import type { getParameterForm } from '@register/contract/business/parameterForm'
import type { FormOf, ParameterForm } from '@register/contract/business/parameters/formKind'
import type { Output } from '@register/contract/endpoint'

type Told = Output<typeof getParameterForm>
/** A form that a category allows. */
export type FormChoice = Told['choices'][number]

const told = new Map<string, Told>()
const keyOf = ({ categoryCode, subForm }: FormOf): string => `${categoryCode} ${subForm ?? ''}`

/** Whether what the server says of a record is here; of a record without a category it would say nothing. */
export const isKnown = (record: FormOf): boolean => record.categoryCode === '' || told.has(keyOf(record))

/** Nothing where a record has no form, or none is chosen. To be fetched before it is asked for. */
export const knownForm = (record: FormOf): ParameterForm | undefined => told.get(keyOf(record))?.form ?? undefined

/** The forms that the category of a record allows. */
export const knownChoices = (record: FormOf): readonly FormChoice[] => told.get(keyOf(record))?.choices ?? []

/** The catalogue has changed: what categories allow is asked again. */
export const dropForms = (): void => told.clear()

export function keepForm(record: FormOf, said: Told): void {
  told.set(keyOf(record), said)
  // The default form of a category is the same one when it is called by its name.
  if (said.form) told.set(keyOf({ ...record, subForm: said.form.form.key }), said)
}
