// Whether the window is wide enough for tables and side columns; updates when it is rotated or resized.
import { useSyncExternalStore } from 'react'

const wide = window.matchMedia('(min-width: 1000px)')

const subscribe = (changed: () => void): (() => void) => {
  wide.addEventListener('change', changed)
  return () => wide.removeEventListener('change', changed)
}

export const useWide = (): boolean => useSyncExternalStore(subscribe, () => wide.matches)

/** A mouse or touchpad, with which focusing a box does not cover half the screen with a keyboard. */
export const hasPointer = (): boolean => window.matchMedia('(pointer: fine)').matches
