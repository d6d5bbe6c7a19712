// Moves the focus after the pressed button was removed: to the first of some named places that exists.
import { useEffect, useState, type RefCallback } from 'react'

export interface FocusPlaces {
  /** The ref for an element that may take the focus under this name. */
  at: (name: string) => RefCallback<HTMLElement>
  /** Runs after the page is redrawn. The page does not move under the mouse. */
  focusOn: (names: readonly string[]) => void
}

export function useFocusPlaces(): FocusPlaces {
  const [places] = useState(() => new Map<string, HTMLElement>())
  const [wanted, want] = useState<readonly string[]>()
  useEffect(() => {
    const name = wanted?.find((one) => places.has(one))
    if (name !== undefined) places.get(name)?.focus({ preventScroll: true })
  }, [wanted, places])
  return {
    at: (name) => (element) => {
      if (element) places.set(name, element)
      else places.delete(name)
    },
    focusOn: want,
  }
}
