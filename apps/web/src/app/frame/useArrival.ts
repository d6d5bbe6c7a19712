// Starts a new page of the site at its top, and moves the keyboard focus to its main part, wherever the click was.
import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** For the element that the site's frame names `#main`. Runs before the effects of the page, so that a page can still focus an input. */
export function useArrival(): void {
  const { pathname } = useLocation()
  const way = useNavigationType()
  const last = useRef(pathname)
  useLayoutEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
    // On "back" and "forward" the browser itself restores the scroll position.
    if (way !== NavigationType.Pop) window.scrollTo(0, 0)
  }, [pathname, way])
}
