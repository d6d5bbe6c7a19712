// The state of every form: its values, which fields were left, their errors, where fields are drawn, and how to go to them.
import { Failure } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import { useEffect, useId, useMemo, useReducer, useState, type RefCallback } from 'react'
import { useSight, useSightChange } from '../../api/visibility.ts'
import { afterAnswer, afterLeaving, afterWriting, atFirst, shownOf, type Complaint, type Phrases } from './formState.ts'
import { createPlaces } from './positions.ts'

// Elements of the page as places of fields: which comes first, and how to scroll to one and focus it.

/** The editable text before the buttons of its toolbar. */
const text = '[contenteditable="true"]'
const focusable = ['input:not(:disabled)', 'textarea:not(:disabled)', 'button:not(:disabled)', '[tabindex="0"]'].join(
  ', ',
)

const isBefore = (one: HTMLElement, other: HTMLElement): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

function bring(place: HTMLElement): void {
  place.scrollIntoView({ block: 'center', behavior: 'smooth' })
  const target = place.querySelector<HTMLElement>(text) ?? place.querySelector<HTMLElement>(focusable) ?? place
  target.focus({ preventScroll: true })
}

/** What an input and the frame around it receive: the input's id, and the ref by which the frame is found. */
export interface FieldPlace {
  id: string
  ref: RefCallback<HTMLElement>
}

/** What the components that draw fields need from a form, whatever it contains. */
export interface FormFields {
  /** The error to show at a path now. */
  complaint: (path: string) => Phrase | undefined
  leave: (path: string) => void
  register: (path: string) => FieldPlace
  /** Goes to the first of these in reading order, once the present messages are drawn. */
  goTo: (...paths: readonly string[]) => void
}

export interface Form<V> extends FormFields {
  values: V
  /** All errors by the form's own rules, shown or not. */
  complaints: readonly Complaint[]
  /** The server's errors, until the value is changed. */
  refused: Phrases
  /** Writes values; the server's errors of these paths are no longer shown. */
  write: (paths: readonly string[], by: (before: V) => V) => void
  /** Shows all errors from now on, until `rest`. */
  ask: () => void
  rest: () => void
  /**
   * Shows all errors and goes to the first among these paths; returns whether there is none. The server's errors are
   * removed, because it is about to be asked again.
   */
  check: (isAmong?: (path: string) => boolean) => boolean
  /** Shows the field errors of a failure at their fields; returns whether it has any. `quiet`: without going there. */
  place: (error: unknown, quiet?: boolean) => boolean
  /** Forgets which fields were left, all errors and checks; `values` replace the input. */
  reset: (values: V) => void
}

interface Held<V> extends Pick<Form<V>, 'values' | 'complaints'> {
  change: (by: (before: V) => V) => void
}

/** A form whose values are stored by the caller. */
export function useFormOver<V>({ values, change, complaints }: Held<V>): Form<V> {
  const own = useId()
  const sight = useSight()
  const [state, setState] = useState(atFirst)
  const [places] = useState(() => createPlaces<HTMLElement>({ isBefore, bring, inSight: sight.now }))
  const [goings, go] = useReducer((before: number) => before + 1, 0)
  // After the drawing: messages move the page, and a new row has no input before.
  useEffect(() => {
    places.settle()
  }, [places, goings])
  useSightChange((inSight) => inSight && places.settle())
  const shown = shownOf(state, complaints)

  function goTo(...paths: readonly string[]) {
    places.want(paths)
    go()
  }
  return {
    values,
    complaints,
    refused: state.refused,
    complaint: (path) => shown.get(path),
    register: (path) => ({ id: `${own}-${path.replaceAll('.', '-')}`, ref: places.at(path) }),
    goTo,
    ask: () => setState((before) => ({ ...before, asked: true })),
    rest: () => setState((before) => ({ ...before, asked: false })),
    leave: (path) => setState((before) => afterLeaving(before, path)),
    write(paths, by) {
      places.forget()
      setState((before) => afterWriting(before, paths))
      change(by)
    },
    check(isAmong = () => true) {
      setState((before) => ({ ...before, asked: true, refused: atFirst.refused }))
      const wrong = complaints.flatMap(({ path }) => (isAmong(path) ? [path] : []))
      if (wrong.length > 0) goTo(...wrong)
      return wrong.length === 0
    },
    place(error, quiet = false) {
      if (!(error instanceof Failure) || error.fields.length === 0) return false
      const { fields } = error
      setState((before) => afterAnswer(before, fields))
      if (!quiet) goTo(...fields.map(({ field }) => field))
      return true
    },
    reset(start) {
      places.forget()
      setState(atFirst)
      change(() => start)
    },
  }
}

/** `judge` returns all errors of the values. */
export function useForm<V extends object>(start: V, judge: (values: V) => readonly Complaint[]): Form<V> {
  const [values, setValues] = useState(start)
  const complaints = useMemo(() => judge(values), [judge, values])
  return useFormOver({ values, change: setValues, complaints })
}
