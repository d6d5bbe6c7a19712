// A link from the head of the answer to one of its parts, which may still be loading.
import { useEffect, useState } from 'react'

/** Scrolls to the heading and focuses it; false while its part is not loaded. */
function goThere(id: string): boolean {
  const heading = document.getElementById(id)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
  return heading !== null
}

/** `id`: of the heading. A click before the part is loaded takes effect once it is there. */
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
