// Whether the system setting asks for reduced motion.
import { useSyncExternalStore } from 'react'

const query = window.matchMedia('(prefers-reduced-motion: reduce)')

const listen = (changed: () => void) => {
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

export const useStill = (): boolean => useSyncExternalStore(listen, () => query.matches)
