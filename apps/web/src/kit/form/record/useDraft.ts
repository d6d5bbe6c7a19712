// The state of a form of declared fields: its values, their errors, and sending them once they are right.
import { Failure } from '@register/contract/errors'
import { type Field, type Values } from '@register/contract/fields'
import { useRef, useState } from 'react'
import { validateFields, validateRows, sectionOf, type PartState } from '../../values/validate.ts'
import { useKeptForm, type Keeping } from '../../values/useKeptForm.ts'
import type { FormPart } from '../FieldsForm.tsx'

/** The fields of each list's rows, by the key of the list. */
export type Lists = Readonly<Record<string, readonly Field[]>>

/** The fields of records inside the draft, by the key of each; they may depend on other values of the draft. */
export type Inside<D> = (draft: D) => Readonly<Record<string, readonly Field[]>>

const isRow = (one: unknown): one is object => typeof one === 'object' && one !== null
function rowsIn(draft: object, key: string): object[] {
  const found: unknown = Object.entries(draft).find(([name]) => name === key)?.[1]
  return Array.isArray(found) ? found.filter(isRow) : []
}

const valuesOf = (draft: object): Values => ({ ...draft })

/** The values of a record inside the draft. */
function valuesIn(draft: object, key: string): Values {
  const found: unknown = Object.entries(draft).find(([name]) => name === key)?.[1]
  return isRow(found) ? valuesOf(found) : {}
}

/**
 * `start` is compared by identity: pass the same object each time, else the form counts as unsaved. `keep`: input outlives a
 * reload; see `useKeptForm`. `rows`: the fields of lists that are edited in place among the fields, by the key of the list.
 * `inside`: those of records that are part of the draft.
 */
export function useDraft<D extends object>(
  start: D,
  fields: readonly Field[],
  keep?: Keeping,
  { rows = {}, inside = () => ({}) }: { rows?: Lists | undefined; inside?: Inside<D> | undefined } = {},
) {
  const lists = Object.entries(rows)
  const form = useKeptForm(
    start,
    (draft) => [
      ...validateFields(fields, valuesOf(draft)),
      ...lists.flatMap(([key, cells]) => validateRows(key, cells, rowsIn(draft, key))),
      ...Object.entries(inside(draft)).flatMap(([key, own]) => validateFields(own, valuesIn(draft, key), `${key}.`)),
    ],
    keep,
  )
  const { values: draft, setValues, hideErrors, reset, register, errorAt, kept } = form
  const [sent, setSent] = useState(false)
  const values = valuesOf(draft)

  const change = (patch: Partial<D>) => setValues(Object.keys(patch), (before) => ({ ...before, ...patch }))
  /** Changes a value from its present state; for slow work such as uploads. */
  const alter = <K extends keyof D & string>(key: K, by: (value: D[K]) => D[K]) =>
    setValues([key], (before) => ({ ...before, [key]: by(before[key]) }))
  /** Shows all errors and goes to the first field that is missing or wrong; returns whether there is none. */
  const check = (among: readonly Field[] = fields): boolean =>
    form.validate(
      (path) =>
        among.some(({ key }) => key === path) ||
        (among === fields && [...lists, ...Object.entries(inside(draft))].some(([key]) => path.startsWith(`${key}.`))),
    )
  const isDrawn = (error: unknown): boolean =>
    error instanceof Failure &&
    error.fields.every(({ field }) => {
      const [key] = field.split('.')
      return fields.some((one) => one.key === key) || Object.keys(draft).some((one) => one === key)
    })
  const sending = useRef(false)
  /** Returns whether it was saved. Refusals are shown at their fields; a second call while one runs sends nothing. */
  async function send(save: (draft: D) => Promise<unknown>): Promise<boolean> {
    if (sending.current || !check()) return false
    sending.current = true
    try {
      // The form counts as saved now, because the page that follows must not ask whether to stay.
      setSent(true)
      if ((await save(draft)) === false) setSent(false)
      else {
        kept.forget()
        return true
      }
    } catch (error) {
      setSent(false)
      // Errors shown at the fields of this form need no second message.
      if (!(form.showServerErrors(error) && isDrawn(error))) throw error
    } finally {
      sending.current = false
    }
    return false
  }
  /** For `FieldsForm`. */
  const part: FormPart = {
    form,
    values,
    onChange: (key, value) => change({ [key]: value } as Partial<D>),
  }
  /** For `FieldsForm`, of a record inside the draft. */
  const partOf = (key: keyof D & string): FormPart => ({
    form,
    prefix: `${key}.`,
    values: valuesIn(draft, key),
    onChange: (own, value) =>
      setValues([`${key}.${own}`], (before) => ({ ...before, [key]: { ...valuesIn(before, key), [own]: value } })),
  })
  return {
    draft,
    change,
    alter,
    check,
    send,
    unsaved: !sent && draft !== start,
    /** The state of these fields, for the list of sections. */
    stateOf: (among: readonly Field[]): PartState => sectionOf(form, (path) => among.some(({ key }) => key === path)),
    kept,
    hideErrors,
    reset,
    register,
    errorAt,
    form: part,
    partOf,
  }
}
