// The form kinds the register can hold, with all they declare, and the form of a record among them; for the server and tools alone. Adding a kind is its tables, one file, its name in kindNames.ts and one line here.
import {
  chosenForm,
  namedIn,
  shippedIn,
  type FormKind,
  type FormKinds,
  type FormOf,
  type ParameterForm,
} from './formKind.ts'
import { amusement } from './kinds/amusement.ts'
import { elevator } from './kinds/elevator.ts'
import { hoist } from './kinds/hoist.ts'
import { pressure } from './kinds/pressure.ts'
import { ropeway } from './kinds/ropeway.ts'
import { kindNames, type KindKey } from './kindNames.ts'
import { vehicle } from './kinds/vehicle.ts'

const declared: Readonly<Record<KindKey, FormKind>> = { elevator, hoist, amusement, ropeway, vehicle, pressure }

export const formKinds: FormKinds = kindNames.map(({ key }) => declared[key])

/** The kind with a key that was checked before it came here. */
export function formKindOf(key: string): FormKind {
  const kind = formKinds.find((one) => one.key === key)
  if (!kind) throw new Error(`There is no form kind ${key}`)
  return kind
}

/** A form by its key, which is one over all kinds: what a record names as its own. */
export const formNamed = (key: string | null | undefined): ParameterForm | undefined => namedIn(formKinds, key)

/** The forms that this version's catalogue gives a category: what a register begins with. Afterwards its own catalogue says. */
export const shippedForms = (categoryCode: string): readonly ParameterForm[] => shippedIn(formKinds, categoryCode)

/** The form of a record by this version's catalogue: for records from before they named theirs. */
export const shippedForm = ({ categoryCode, subForm }: FormOf): ParameterForm | undefined =>
  chosenForm(shippedForms(categoryCode), subForm)
