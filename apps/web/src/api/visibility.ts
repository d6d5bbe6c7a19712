// Whether a page is the one in front: open pages stay mounted behind it, and some effects are only for the visible one.
import { createContext, use, useEffect, useEffectEvent } from 'react'

export interface Sight {
  now: () => boolean
  /** Calls back after every change. Returns the function that ends this. */
  watch: (changed: (inSight: boolean) => void) => () => void
}

/** Without tabs every page is in front. */
export const SightContext = createContext<Sight>({ now: () => true, watch: () => () => undefined })

export const useSight = (): Sight => use(SightContext)

/** Calls back when the page around the component comes to the front, or goes behind another. */
export function useSightChange(changed: (inSight: boolean) => void): void {
  const sight = useSight()
  const onChange = useEffectEvent(changed)
  useEffect(() => {
    return sight.watch(onChange)
  }, [sight])
}
