// Navigates inside the app. The router's own hook returns a new function at every address, so every component that uses it would be redrawn.
import { useCallback } from 'react'
import { useNavigator } from './useNavigator.ts'

/** `to`: a whole path with its query, as `createPath` returns it. */
export type Go = (to: string, options?: { replace?: boolean }) => void

export function useGo(): Go {
  const navigator = useNavigator()
  return useCallback(
    (to, { replace = false } = {}) => (replace ? navigator.replace(to) : navigator.push(to)),
    [navigator],
  )
}
