// The state of every form: its values, which fields were left, their errors, where fields are drawn, and how to go to them.
import { Failure } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import { useEffect, useId, useMemo, useReducer, useState, type RefCallback } from 'react'
import { useVisibility, useVisibilityChange } from '../../api/visibility.ts'
import { afterAnswer, afterLeaving, afterWriting, atFirst, shownOf, type FormError, type Phrases } from './formState.ts'
import { createPositions } from './positions.ts'

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
  errorAt: (path: string) => Phrase | undefined
  onBlur: (path: string) => void
  register: (path: string) => FieldPlace
  /** Goes to the first of these in reading order, once the present messages are drawn. */
  goTo: (...paths: readonly string[]) => void
}

export interface Form<V> extends FormFields {
  values: V
  /** All errors by the form's own rules, shown or not. */
  errors: readonly FormError[]
  /** The server's errors, until the value is changed. */
  serverErrors: Phrases
  /** Writes values; the server's errors of these paths are no longer shown. */
  setValues: (paths: readonly string[], by: (before: V) => V) => void
  /** Shows all errors from now on, until `rest`. */
  showAllErrors: () => void
  hideErrors: () => void
  /**
   * Shows all errors and goes to the first among these paths; returns whether there is none. The server's errors are
   * removed, because it is about to be asked again.
   */
  validate: (isAmong?: (path: string) => boolean) => boolean
  /** Shows the field errors of a failure at their fields; returns whether it has any. `quiet`: without going there. */
  showServerErrors: (error: unknown, quiet?: boolean) => boolean
  /** Forgets which fields were left, all errors and checks; `values` replace the input. */
  reset: (values: V) => void
}

interface Held<V> extends Pick<Form<V>, 'values' | 'errors'> {
  change: (by: (before: V) => V) => void
}

/** A form whose values are stored by the caller. */
export function useFormOver<V>({ values, change, errors }: Held<V>): Form<V> {
  const own = useId()
  const visibility = useVisibility()
  const [state, setState] = useState(atFirst)
  const [positions] = useState(() => createPositions<HTMLElement>({ isBefore, bring, isVisible: visibility.now }))
  const [moves, go] = useReducer((before: number) => before + 1, 0)
  // After the drawing: messages move the page, and a new row has no input before.
  useEffect(() => {
    positions.settle()
  }, [positions, moves])
  useVisibilityChange((isVisible) => isVisible && positions.settle())
  const shown = shownOf(state, errors)

  function goTo(...paths: readonly string[]) {
    positions.want(paths)
    go()
  }
  return {
    values,
    errors,
    serverErrors: state.refused,
    errorAt: (path) => shown.get(path),
    register: (path) => ({ id: `${own}-${path.replaceAll('.', '-')}`, ref: positions.at(path) }),
    goTo,
    showAllErrors: () => setState((before) => ({ ...before, asked: true })),
    hideErrors: () => setState((before) => ({ ...before, asked: false })),
    onBlur: (path) => setState((before) => afterLeaving(before, path)),
    setValues(paths, by) {
      positions.forget()
      setState((before) => afterWriting(before, paths))
      change(by)
    },
    validate(isAmong = () => true) {
      setState((before) => ({ ...before, asked: true, refused: atFirst.refused }))
      const wrong = errors.flatMap(({ path }) => (isAmong(path) ? [path] : []))
      if (wrong.length > 0) goTo(...wrong)
      return wrong.length === 0
    },
    showServerErrors(error, quiet = false) {
      if (!(error instanceof Failure) || error.fields.length === 0) return false
      const { fields } = error
      setState((before) => afterAnswer(before, fields))
      if (!quiet) goTo(...fields.map(({ field }) => field))
      return true
    },
    reset(start) {
      positions.forget()
      setState(atFirst)
      change(() => start)
    },
  }
}

/** `check` returns all errors of the values. */
export function useForm<V extends object>(start: V, validate: (values: V) => readonly FormError[]): Form<V> {
  const [values, setValues] = useState(start)
  const errors = useMemo(() => validate(values), [validate, values])
  return useFormOver({ values, change: setValues, errors })
}
