// Going back skips the step of a drawer that a link or a reload has closed, so that one press leads from the page behind the link to the page with the link.
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
    // The timeout lets drawers of the page that comes to the front open first.
    if (kind === NavigationType.Pop && !isForward) setTimeout(() => isSpent(history.state) && history.back())
  }, [location, kind])
}
