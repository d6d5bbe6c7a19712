// Whether a page is the one in front: open pages stay alive behind it, and some things are only for the one that is seen.
import { createContext, use, useEffect, useEffectEvent } from 'react'

export interface Sight {
  now: () => boolean
  /** Tells of every change. Returns the way to stop. */
  watch: (changed: (inSight: boolean) => void) => () => void
}

/** Where pages do not lie one behind the other, all is in sight. */
export const SightContext = createContext<Sight>({ now: () => true, watch: () => () => undefined })

export const useSight = (): Sight => use(SightContext)

/** Calls when the page around comes to the front, or goes behind another. */
export function useSightChange(changed: (inSight: boolean) => void): void {
  const sight = useSight()
  const onChange = useEffectEvent(changed)
  useEffect(() => sight.watch(onChange), [sight])
}
