// What is typed into a form of declared fields: its values, what is wrong with them, and sending them once they are right.
import { checkField, missing, type Field, type Value, type Values } from '@register/contract/fields'
import { useState } from 'react'
import { goToField } from '../fieldId.ts'
import { useErrors } from '../useErrors.ts'

/** `start` is compared by identity: keep it, and whatever was typed counts as not saved. */
export function useDraft<D extends object>(start: D, fields: readonly Field[]) {
  const [draft, setDraft] = useState(start)
  const [complain, setComplain] = useState(false)
  const [sent, setSent] = useState(false)
  const { errors, place, touch } = useErrors()
  const values = { ...draft } as Values

  const change = (patch: Partial<D>) => {
    for (const key of Object.keys(patch)) touch(key)
    setDraft((before) => ({ ...before, ...patch }))
  }
  /** Changes a value by what it is by then; for what takes its time, as uploads do. */
  const alter = <K extends keyof D & string>(key: K, by: (value: D[K]) => D[K]) => {
    touch(key)
    setDraft((before) => ({ ...before, [key]: by(before[key]) }))
  }
  /** The first field that lacks something or is wrong; the message stands there then. */
  function check(among: readonly Field[] = fields): boolean {
    setComplain(true)
    const gap = missing(among, values)[0]?.field ?? among.find((field) => checkField(field, values[field.key]))?.key
    if (gap !== undefined) window.setTimeout(() => goToField(gap))
    return gap === undefined
  }
  /** Answers whether it was written. What the server refuses stands at its field. */
  async function send(write: (draft: D) => Promise<unknown>): Promise<boolean> {
    if (!check()) return false
    try {
      // Left to the page that comes next, which must not ask whether to stay.
      setSent(true)
      if ((await write(draft)) === false) setSent(false)
      else return true
    } catch (error) {
      setSent(false)
      place(error)
      throw error
    }
    return false
  }
  return {
    draft,
    change,
    alter,
    check,
    send,
    errors,
    unsaved: !sent && draft !== start,
    lacks: (among: readonly Field[]) => missing(among, values).length,
    /** Asks for nothing more, until the next check. */
    rest: () => setComplain(false),
    /** For `FieldsForm`. */
    form: {
      values,
      errors,
      complain,
      onChange: (key: string, value: Value | null) => change({ [key]: value } as Partial<D>),
    },
  }
}
