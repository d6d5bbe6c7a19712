// Whether the window has at least the width of a step of the grid, known from the first drawing on.
import { useSyncExternalStore } from 'react'

const steps = {
  /** Tables instead of cards. */
  md: window.matchMedia('(min-width: 768px)'),
  /** Menu and columns side by side. */
  lg: window.matchMedia('(min-width: 992px)'),
  /** A further column of facts. */
  xl: window.matchMedia('(min-width: 1280px)'),
} as const

const subscribers = Object.fromEntries(
  Object.entries(steps).map(([name, query]) => [
    name,
    (changed: () => void) => {
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
  ]),
) as Record<keyof typeof steps, (changed: () => void) => () => void>

export const useWide = (step: keyof typeof steps): boolean =>
  useSyncExternalStore(subscribers[step], () => steps[step].matches)
