// The form kinds the register can hold, with all they declare, and the form of a record among them; for the server and tools alone. Adding a kind is its tables, one file, its name in kindNames.ts and one line here.
import { allowedIn, formIn, type FormKind, type FormKinds, type FormOf, type ParameterForm } from './formKind.ts'
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

/** The parameter form of a record; nothing when its category has none yet. */
export const formFor = (record: FormOf): ParameterForm | undefined => formIn(formKinds, record)

/** The forms that a category allows. */
export const formsFor = (categoryCode: string): readonly ParameterForm[] => allowedIn(formKinds, categoryCode)
