// What someone types, once it has rested: a look-up for every letter would load the server without helping the person.
import { useEffect, useState } from 'react'

/** The text without spaces around it, a quarter of a second after the last change. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text.trim())
  useEffect(() => {
    const timer = window.setTimeout(() => setRested(text.trim()), 250)
    return () => window.clearTimeout(timer)
  }, [text])
  return rested
}
