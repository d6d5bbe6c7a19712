// What is typed into a form of declared fields: its values, what is wrong with them, and sending them once they are right.
import { Failure } from '@register/contract/errors'
import { type Field, type Values } from '@register/contract/fields'
import { useRef, useState } from 'react'
import { judgeFields, sectionOf, type PartState } from '../../values/judge.ts'
import { useKeptForm, type Keeping } from '../../values/useKeptForm.ts'
import type { FormPart } from '../FieldsForm.tsx'

const valuesOf = (draft: object): Values => ({ ...draft })

/**
 * `start` is compared by identity: hold on to it, and whatever was typed counts as not saved. `keep`: what was typed outlives a
 * reload; see `useKeptForm`.
 */
export function useDraft<D extends object>(start: D, fields: readonly Field[], keep?: Keeping) {
  const form = useKeptForm(start, (draft) => judgeFields(fields, valuesOf(draft)), keep)
  const { values: draft, write, rest, reset, register, complaint, kept } = form
  const [sent, setSent] = useState(false)
  const values = valuesOf(draft)

  const change = (patch: Partial<D>) => write(Object.keys(patch), (before) => ({ ...before, ...patch }))
  /** Changes a value by what it is by then; for what takes its time, as uploads do. */
  const alter = <K extends keyof D & string>(key: K, by: (value: D[K]) => D[K]) =>
    write([key], (before) => ({ ...before, [key]: by(before[key]) }))
  /** Goes to the first field that lacks something or is wrong; the message stands there then. */
  const check = (among: readonly Field[] = fields): boolean =>
    form.check((path) => among.some(({ key }) => key === path))
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
  }
}
