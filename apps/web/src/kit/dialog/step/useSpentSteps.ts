// Passes over the steps of drawers that a link has closed, or a reload: going back from the page that the link led to leads to the page with the link at once.
import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { isSpent } from './steps.ts'

/** NaN where the router has not numbered the entry, as when the address was typed. */
const index = (): number => (history.state as { idx?: number | null } | null)?.idx ?? Number.NaN

/** Once, in the frame around all pages. */
export function useSpentSteps(): void {
  const location = useLocation()
  const kind = useNavigationType()
  const at = useRef(Number.NaN)
  useEffect(() => {
    const isForward = index() > at.current
    at.current = index()
    // Drawers of the page that comes to the front again are open by then.
    if (kind === NavigationType.Pop && !isForward) setTimeout(() => isSpent(history.state) && history.back())
  }, [location, kind])
}
