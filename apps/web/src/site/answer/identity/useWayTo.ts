// The way from the head of the answer to one of its parts, which may not have come yet.
import { useEffect, useState } from 'react'

/** Brings the heading into sight, with the keyboard; false while its part has not come yet. */
function goThere(id: string): boolean {
  const heading = document.getElementById(id)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
  return heading !== null
}

/** `id`: of the heading. What is pressed before the part has come is kept until it has. */
export function useWayTo(id: string): () => void {
  const [waiting, setWaiting] = useState(false)
  useEffect(() => {
    if (!waiting) return undefined
    const arrival = new MutationObserver(() => {
      if (goThere(id)) setWaiting(false)
    })
    arrival.observe(document.body, { childList: true, subtree: true })
    return () => arrival.disconnect()
  }, [id, waiting])
  return () => setWaiting(!goThere(id))
}
