// What the server found wrong, by path, until the field is touched again; the first one is brought into sight.
import { Failure, type FieldError } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import { useCallback, useState } from 'react'
import { goToField } from './fieldId.ts'

type Errors = Readonly<Record<string, Phrase>>
const none: Errors = {}

export function useErrors() {
  const [errors, setErrors] = useState<Errors>(none)
  /** Places the fields of a failure; says whether there were any. `quiet`: without moving the page. */
  const place = useCallback((error: unknown, quiet = false): boolean => {
    if (!(error instanceof Failure) || error.fields.length === 0) return false
    setErrors(Object.fromEntries(error.fields.map(({ field, phrase }: FieldError) => [field, phrase])))
    const [first] = error.fields
    // The messages must stand before the page moves.
    if (first && !quiet) window.setTimeout(() => goToField(first.field))
    return true
  }, [])
  /** Forgets what was said of a path and of everything under it. */
  const touch = useCallback((path: string) => {
    setErrors((before) => {
      const kept = Object.entries(before).filter(([key]) => key !== path && !key.startsWith(`${path}.`))
      return kept.length === Object.keys(before).length ? before : Object.fromEntries(kept)
    })
  }, [])
  const clear = useCallback(() => setErrors(none), [])
  return { errors, place, touch, clear }
}
