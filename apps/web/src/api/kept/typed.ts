// Compares a form's values with those it began with, to keep only what was typed, and applies that to a newer state.
import { isEmpty, isRange } from '@register/contract/fieldTypes/empty'

/** Values by key; of an object inside, only the keys that were changed. */
export type Typed = Readonly<Record<string, unknown>>

type Plain = Readonly<Record<string, unknown>>

/** Whether a value is an object whose keys count one by one. A range counts as one value, because its ends belong together. */
const isPlain = (value: unknown): value is Plain =>
  !isRange(value) &&
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.getPrototypeOf(value) === Object.prototype

/** Keys that no browser may keep, whatever form asks for it. */
const secret = /password|passwd|secret|credential/i

const same = (one: unknown, other: unknown): boolean =>
  one === other || (isEmpty(one) && isEmpty(other)) || JSON.stringify(one) === JSON.stringify(other)

/** The values that differ from those of `start`; undefined when none does. Keys in `except`, and secrets, are left out. */
export function typedSince(start: object, values: object, except: readonly string[] = []): Typed | undefined {
  const before = start as Plain
  const changed: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(values as Plain)) {
    if (except.includes(key) || secret.test(key) || same(before[key], value)) continue
    const old = before[key]
    changed[key] = isPlain(value) && isPlain(old) ? (typedSince(old, value) ?? {}) : (value ?? null)
  }
  return Object.keys(changed).length === 0 ? undefined : changed
}

/** The state with the typed values in place of its own. */
export function withTyped<V extends object>(state: V, typed: Typed): V {
  const before = state as Plain
  const after: Record<string, unknown> = { ...before }
  for (const [key, value] of Object.entries(typed)) {
    const old = before[key]
    after[key] = isPlain(value) && isPlain(old) ? withTyped(old, value) : value
  }
  return after as V
}

/** The paths of the typed values, as forms name them; a list counts as a whole. */
export const typedPaths = (typed: Typed, prefix = ''): string[] =>
  Object.entries(typed).flatMap(([key, value]) =>
    isPlain(value) ? typedPaths(value, `${prefix}${key}.`) : [prefix + key],
  )

export interface KeptEntry {
  /** The revision it was typed over; undefined for a record that is not stored yet. */
  rev: number | undefined
  typed: Typed
  /** Milliseconds since 1970. */
  at: number
  /** Files were chosen too, which are not kept. */
  hadFiles: boolean
  /** Another window has not released it. */
  elsewhere?: true
}

export interface Beginning<V> {
  values: V
  /** The entry that was put into the form. */
  found?: KeptEntry
  /** An entry that the person must decide on, because the record was saved since, or another window may have it open. */
  offer?: KeptEntry
}

/** What a form over revision `rev` of a record begins with: the record alone, or with input that was typed over this revision. */
export function beginning<V extends object>(
  start: V,
  entry: KeptEntry | undefined,
  rev: number | undefined,
): Beginning<V> {
  if (!entry) return { values: start }
  const values = withTyped(start, entry.typed)
  // The record has the typed values by now.
  if (!typedSince(start, values)) return { values: start }
  return entry.rev === rev && !entry.elsewhere ? { values, found: entry } : { values: start, offer: entry }
}
