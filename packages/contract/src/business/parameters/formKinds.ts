// The form kinds the register can hold, and the form of a record among them. Adding a kind is its tables, one file and one line here.
import { z } from 'zod'
import { labelled } from '../../messages/labelled.ts'
import {
  allowedIn,
  formIn,
  formKindLabel,
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
import { vehicle } from './kinds/vehicle.ts'

export const formKinds: FormKinds = [elevator, hoist, amusement, ropeway, vehicle, pressure]

/** The key of a kind, as requests give it. */
export const formKindKey = labelled(z.enum(formKinds.map((kind) => kind.key)), formKindLabel)

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
