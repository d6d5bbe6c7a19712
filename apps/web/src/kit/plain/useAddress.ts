// Reads values from the address of a page, and changes some without touching the others.
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** Writes values into the address; undefined or an empty text removes one. `replace`: adds no step to the history. */
export type ChangeAddress = (changes: Readonly<Record<string, string | undefined>>, how?: { replace?: boolean }) => void

export function useAddress(): readonly [URLSearchParams, ChangeAddress] {
  const [params, setParams] = useSearchParams()
  const change = useCallback<ChangeAddress>(
    (changes, { replace = true } = {}) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before)
          for (const [name, value] of Object.entries(changes))
            if (value === undefined || value === '') after.delete(name)
            else after.set(name, value)
          return after
        },
        { replace },
      ),
    [setParams],
  )
  return [params, change]
}
