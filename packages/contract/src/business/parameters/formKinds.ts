// The form kinds the register can hold, and the form of a record among them. Adding a kind is one file and one line here.
import { z } from 'zod'
import { labelled } from '../../messages/labelled.ts'
import { elevator } from './elevator.ts'
import { formIn, formKindLabel, type FormKind, type FormKinds, type FormOf, type ParameterForm } from './formKind.ts'

export const formKinds: FormKinds = [elevator]

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
