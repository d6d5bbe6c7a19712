// The one store behind every form: its values, what was left, what is wrong with it and where that stands, and the way there.
import { Failure } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import { useEffect, useId, useMemo, useReducer, useState, type RefCallback } from 'react'
import { useSight, useSightChange } from '../../api/sight.ts'
import { bring, isBefore } from './elements.ts'
import { afterAnswer, afterLeaving, afterWriting, atFirst, shownOf, type Complaint, type Phrases } from './formState.ts'
import { createPlaces } from './places.ts'

/** What an input and the frame around it are given: the id of the input, and the frame's way of being found. */
export interface FieldPlace {
  id: string
  ref: RefCallback<HTMLElement>
}

/** What the pieces that draw fields need of a form, whatever it holds. */
export interface FormFields {
  /** What is to be said of a path now. */
  complaint: (path: string) => Phrase | undefined
  leave: (path: string) => void
  register: (path: string) => FieldPlace
  /** To the first of these in reading order, once what is said now is drawn. */
  goTo: (...paths: readonly string[]) => void
}

export interface Form<V> extends FormFields {
  values: V
  /** Everything that is wrong with them by the form's own rules, said or not. */
  complaints: readonly Complaint[]
  /** What the server said, until it is written anew. */
  refused: Phrases
  /** Writes values; what was told of these paths is no longer said. */
  write: (paths: readonly string[], by: (before: V) => V) => void
  /** From now on everything that is wrong is said, until `rest`. */
  ask: () => void
  rest: () => void
  /**
   * Asks, and goes to the first thing wrong among these paths; answers whether there is none. What the server said is
   * no longer said: it is about to be asked again.
   */
  check: (isAmong?: (path: string) => boolean) => boolean
  /** Puts what a failure says of fields to them; answers whether it says anything. `quiet`: without going there. */
  place: (error: unknown, quiet?: boolean) => boolean
  /** Nothing is left, told or asked for any more; `values` stand in place of what was typed. */
  reset: (values: V) => void
}

interface Held<V> extends Pick<Form<V>, 'values' | 'complaints'> {
  change: (by: (before: V) => V) => void
}

/** A form whose values lie with somebody else. */
export function useFormOver<V>({ values, change, complaints }: Held<V>): Form<V> {
  const own = useId()
  const sight = useSight()
  const [state, setState] = useState(atFirst)
  const [places] = useState(() => createPlaces<HTMLElement>({ isBefore, bring, inSight: sight.now }))
  const [goings, go] = useReducer((before: number) => before + 1, 0)
  // After the drawing: messages move the page, and a new row has no input before.
  useEffect(() => places.settle(), [places, goings])
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

/** `judge` says everything that is wrong with the values. */
export function useForm<V extends object>(start: V, judge: (values: V) => readonly Complaint[]): Form<V> {
  const [values, setValues] = useState(start)
  const complaints = useMemo(() => judge(values), [judge, values])
  return useFormOver({ values, change: setValues, complaints })
}
