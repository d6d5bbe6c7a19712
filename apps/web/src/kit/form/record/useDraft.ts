// What is typed into a form of declared fields: its values, what is wrong with them, and sending them once they are right.
import { Failure } from '@register/contract/errors'
import { type Field, type Values } from '@register/contract/fields'
import { useRef, useState } from 'react'
import { judgeFields, judgeRows, sectionOf, type PartState } from '../../values/judge.ts'
import { useKeptForm, type Keeping } from '../../values/useKeptForm.ts'
import type { FormPart } from '../FieldsForm.tsx'

/** The fields of each list's rows, by the key of the list. */
export type Lists = Readonly<Record<string, readonly Field[]>>

/** The fields of records inside the draft, by the key of each; they may hang on what is chosen beside them. */
export type Inside<D> = (draft: D) => Readonly<Record<string, readonly Field[]>>

const isRow = (one: unknown): one is object => typeof one === 'object' && one !== null
function rowsIn(draft: object, key: string): object[] {
  const found: unknown = Object.entries(draft).find(([name]) => name === key)?.[1]
  return Array.isArray(found) ? found.filter(isRow) : []
}

const valuesOf = (draft: object): Values => ({ ...draft })

/** Of a record inside the draft. */
function valuesIn(draft: object, key: string): Values {
  const found: unknown = Object.entries(draft).find(([name]) => name === key)?.[1]
  return isRow(found) ? valuesOf(found) : {}
}

/**
 * `start` is compared by identity: hold on to it, and whatever was typed counts as not saved. `keep`: what was typed outlives a
 * reload; see `useKeptForm`. `rows`: the fields of lists that are written in place beside the fields, by the key of the list.
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
      ...judgeFields(fields, valuesOf(draft)),
      ...lists.flatMap(([key, cells]) => judgeRows(key, cells, rowsIn(draft, key))),
      ...Object.entries(inside(draft)).flatMap(([key, own]) => judgeFields(own, valuesIn(draft, key), `${key}.`)),
    ],
    keep,
  )
  const { values: draft, write, rest, reset, register, complaint, kept } = form
  const [sent, setSent] = useState(false)
  const values = valuesOf(draft)

  const change = (patch: Partial<D>) => write(Object.keys(patch), (before) => ({ ...before, ...patch }))
  /** Changes a value by what it is by then; for what takes its time, as uploads do. */
  const alter = <K extends keyof D & string>(key: K, by: (value: D[K]) => D[K]) =>
    write([key], (before) => ({ ...before, [key]: by(before[key]) }))
  /** Goes to the first field that lacks something or is wrong; the message stands there then. */
  const check = (among: readonly Field[] = fields): boolean =>
    form.check(
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
  /** Answers whether it was written. What the server refuses stands at its field; asked again meanwhile, it sends nothing. */
  async function send(save: (draft: D) => Promise<unknown>): Promise<boolean> {
    if (sending.current || !check()) return false
    sending.current = true
    try {
      // Left to the page that comes next, which must not ask whether to stay.
      setSent(true)
      if ((await save(draft)) === false) setSent(false)
      else {
        kept.forget()
        return true
      }
    } catch (error) {
      setSent(false)
      // What stands at the fields of this form needs no second message.
      if (!(form.place(error) && isDrawn(error))) throw error
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
      write([`${key}.${own}`], (before) => ({ ...before, [key]: { ...valuesIn(before, key), [own]: value } })),
  })
  return {
    draft,
    change,
    alter,
    check,
    send,
    unsaved: !sent && draft !== start,
    /** How these fields stand, for the list of sections. */
    stateOf: (among: readonly Field[]): PartState => sectionOf(form, (path) => among.some(({ key }) => key === path)),
    kept,
    rest,
    reset,
    register,
    complaint,
    form: part,
    partOf,
  }
}
