// Reads values from the address of a page, and changes some without touching the others.
import { useCallback, useLayoutEffect, useRef } from 'react'
import { useLocation, useSearchParams, type Navigator } from 'react-router'
import { useNavigator } from '../router/useNavigator.ts'

/** Writes values into the address; undefined or an empty text removes one. `replace`: adds no step to the history. */
export type ChangeAddress = (changes: Readonly<Record<string, string | undefined>>, how?: { replace?: boolean }) => void

/** What was written to the address of a page and has not been drawn yet: the next change adds to it. */
const written = new WeakMap<Navigator, URLSearchParams>()

/** A change keeps what was changed before it, also where the caller is a form that was drawn before that. */
export function useAddress(): readonly [URLSearchParams, ChangeAddress] {
  const [params, setParams] = useSearchParams()
  const location = useLocation()
  const navigator = useNavigator()
  const latest = useRef({ params, setParams })
  useLayoutEffect(() => {
    latest.current = { params, setParams }
    written.delete(navigator)
  }, [navigator, location, params, setParams])
  const change = useCallback<ChangeAddress>(
    (changes, { replace = true } = {}) => {
      const after = new URLSearchParams(written.get(navigator) ?? latest.current.params)
      for (const [name, value] of Object.entries(changes))
        if (value === undefined || value === '') after.delete(name)
        else after.set(name, value)
      written.set(navigator, after)
      latest.current.setParams(after, { replace })
    },
    [navigator],
  )
  return [params, change]
}
