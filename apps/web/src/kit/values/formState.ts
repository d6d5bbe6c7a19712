// What a form knows beside its values: which fields were left, what the server said of them, and which complaints are shown for it.
import type { FieldError } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'

/** Something wrong with a value, and from when on that is said: now, once its field was left, or once everything was asked for. */
export interface Complaint {
  /** Dotted, as the server names it: `parameters.ratedLoad`, `components.2.name`. */
  path: string
  phrase: Phrase
  when: 'at once' | 'left' | 'asked'
}

export type Phrases = ReadonlyMap<string, Phrase>

export interface FormState {
  touched: ReadonlySet<string>
  /** By the server, at its last answer. */
  refused: Phrases
  /** Somebody asked for everything: to send, to go on, to check. */
  asked: boolean
}

export const atFirst: FormState = { touched: new Set(), refused: new Map(), asked: false }

export const isUnder = (path: string, parent: string): boolean => path.startsWith(`${parent}.`)

export const afterLeaving = (state: FormState, path: string): FormState =>
  state.touched.has(path) ? state : { ...state, touched: new Set(state.touched).add(path) }

/** What was told of these paths, and of everything under them, is no longer said. */
export function afterWriting(state: FormState, paths: readonly string[]): FormState {
  const kept = [...state.refused].filter(
    ([refused]) => !paths.some((path) => refused === path || isUnder(refused, path)),
  )
  return kept.length === state.refused.size ? state : { ...state, refused: new Map(kept) }
}

export const afterAnswer = (state: FormState, fields: readonly FieldError[]): FormState => ({
  ...state,
  refused: new Map(fields.map(({ field, phrase }) => [field, phrase])),
})

/** What is said now, by path: the server's word before the form's own, of several complaints the first. */
export function shownOf({ touched, refused, asked }: FormState, complaints: readonly Complaint[]): Phrases {
  const due = complaints.filter(
    ({ path, when }) => asked || when === 'at once' || (when === 'left' && touched.has(path)),
  )
  return new Map([...due.toReversed().map(({ path, phrase }) => [path, phrase] as const), ...refused])
}
