// What a form knows in addition to its values: which fields were left, what the server refused, and which errors are shown.
import type { FieldError } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'

/** An error of a value, and when it is shown: at once, after its field was left, or when the form was checked. */
export interface FormError {
  /** Dotted, as the server names it: `parameters.ratedLoad`, `components.2.name`. */
  path: string
  phrase: Phrase
  when: 'at once' | 'left' | 'asked'
}

export type Phrases = ReadonlyMap<string, Phrase>

export interface FormState {
  touched: ReadonlySet<string>
  /** The errors of the server's last answer. */
  refused: Phrases
  /** The whole form was checked: to send, to go on, or on request. */
  asked: boolean
}

export const atFirst: FormState = { touched: new Set(), refused: new Map(), asked: false }

export const isUnder = (path: string, parent: string): boolean => path.startsWith(`${parent}.`)

export const afterLeaving = (state: FormState, path: string): FormState =>
  state.touched.has(path) ? state : { ...state, touched: new Set(state.touched).add(path) }

/** Removes the server's errors of these paths, and of everything under them. */
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

/** The errors to show, by path: the server's before the form's own; of several the first. */
export function shownOf({ touched, refused, asked }: FormState, errors: readonly FormError[]): Phrases {
  const due = errors.filter(({ path, when }) => asked || when === 'at once' || (when === 'left' && touched.has(path)))
  return new Map([...due.toReversed().map(({ path, phrase }) => [path, phrase] as const), ...refused])
}
