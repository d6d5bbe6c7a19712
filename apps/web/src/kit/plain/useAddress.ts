// Values in the address of a page: what stands there, and changes of some that leave the others.
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** Takes values into the address; nothing, or an empty text, takes one out. `replace`: no step to go back from. */
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
