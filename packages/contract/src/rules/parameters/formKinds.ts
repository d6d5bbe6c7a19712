// All form kinds with their declarations, and the form of a record among them; for server and tools only. Adding a kind takes its tables, one file, its name in kindNames.ts and one line here.
import {
  chosenForm,
  namedIn,
  shippedIn,
  type FormKind,
  type FormKinds,
  type FormOf,
  type ParameterForm,
} from './formKind.ts'
import { elevator } from './kinds/elevator.ts'
import { hoist } from './kinds/hoist.ts'
import { pressure } from './kinds/pressure.ts'
import { ropeway } from './kinds/ropeway.ts'
import { kindNames, type KindKey, kindLabels } from './kindNames.ts'
import { vehicle } from './kinds/vehicle.ts'
import { fields, forms, rulings, sentences } from './kinds/data/amusement.ts'

// Large amusement rides. TSG 71-2023.
/** By model. The table in annex F belongs to the appraisal of design documents, so a type-test certificate seldom prints one; without it coverage cannot be checked. */
const amusement: FormKind = {
  key: 'amusement',
  label: kindLabels.amusement,
  forms,
  fields,
  rulings,
  sentences,
  coverage: { model: 'decides', models: ['coveredModels'] },
}

const declared: Readonly<Record<KindKey, FormKind>> = { elevator, hoist, amusement, ropeway, vehicle, pressure }

export const formKinds: FormKinds = kindNames.map(({ key }) => declared[key])

/** The kind with a key that was checked before. */
export function formKindOf(key: string): FormKind {
  const kind = formKinds.find((one) => one.key === key)
  if (!kind) throw new Error(`There is no form kind ${key}`)
  return kind
}

/** A form by its key, which is unique over all kinds: the one a record names. */
export const formNamed = (key: string | null | undefined): ParameterForm | undefined => namedIn(formKinds, key)

/** The forms of a category in this version's initial catalogue. A running register uses its own catalogue. */
export const shippedForms = (categoryCode: string): readonly ParameterForm[] => shippedIn(formKinds, categoryCode)

/** The form of a record by this version's catalogue: for records from before they named theirs. */
export const shippedForm = ({ categoryCode, subForm }: FormOf): ParameterForm | undefined =>
  chosenForm(shippedForms(categoryCode), subForm)
