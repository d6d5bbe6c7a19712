// A new page of the site begins at its top, and the keyboard goes on in its main part, wherever the press was that led there.
import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** Of whom the site's frame calls `#main`. Before the effects of the page: a page that puts the cursor into a box has its way. */
export function useArrival(): void {
  const { pathname } = useLocation()
  const way = useNavigationType()
  const last = useRef(pathname)
  useLayoutEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
    // Back and forth, the browser itself finds the place that was left.
    if (way !== NavigationType.Pop) window.scrollTo(0, 0)
  }, [pathname, way])
}
