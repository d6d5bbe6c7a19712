// Goes to an address inside the app. The router's own way is another function at every address, and whatever holds it is drawn again.
import { use, useCallback } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router'

/** `to`: a whole path with its query, as `createPath` writes it. */
export type Go = (to: string, options?: { replace?: boolean }) => void

export function useGo(): Go {
  const { navigator } = use(NavigationContext)
  return useCallback(
    (to, { replace = false } = {}) => (replace ? navigator.replace(to) : navigator.push(to)),
    [navigator],
  )
}
