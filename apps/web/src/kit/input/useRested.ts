// The typed text after a pause in typing, because a look-up at every letter would load the server without helping the reader.
import { useEffect, useState } from 'react'
import { useDebouncedCallback } from 'use-debounce'
import { useComposed } from './find/composing.ts'

/** The text without spaces around it, a quarter of a second after the last change. */
export function useRested(text: string): string {
  const typed = useComposed(text).trim()
  const [rested, setRested] = useState(typed)
  const restLater = useDebouncedCallback(setRested, 250)
  // A page that is hidden during the pause begins it again when it is shown: the library's own effect would never end it.
  useEffect(() => {
    restLater(typed)
    return restLater.cancel
  }, [typed, restLater])
  return rested
}
