// Whether a page is the one in front: open pages stay mounted behind it, and some effects are only for the visible one.
import { createContext, use, useEffect, useEffectEvent } from 'react'

export interface Visibility {
  now: () => boolean
  /** Calls back after every change. Returns the function that ends this. */
  watch: (changed: (isVisible: boolean) => void) => () => void
}

/** Without tabs every page is in front. */
export const VisibilityContext = createContext<Visibility>({ now: () => true, watch: () => () => undefined })

export const useVisibility = (): Visibility => use(VisibilityContext)

/** Calls back when the page around the component comes to the front, or goes behind another. */
export function useVisibilityChange(changed: (isVisible: boolean) => void): void {
  const visibility = useVisibility()
  const onChange = useEffectEvent(changed)
  useEffect(() => {
    return visibility.watch(onChange)
  }, [visibility])
}
