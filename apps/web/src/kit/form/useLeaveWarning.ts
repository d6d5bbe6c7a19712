// Asks before someone leaves a page with unsaved work: by a link, by the browser's back button, or by closing the window.
import { useEffect, useRef } from 'react'
import { useSay } from '../../api/language.ts'
import { useFeedback } from '../feedback/useFeedback.tsx'
import { formWords as words } from './words.ts'

/**
 * The declarative router cannot block, so links are caught before it hears of them, and a step back is undone at once
 * and repeated after consent. Navigation that the page itself starts is not asked about.
 */
export function useLeaveWarning(unsaved: boolean) {
  const say = useSay()
  const { ask } = useFeedback()
  const leaving = useRef(false)
  useEffect(() => {
    if (!unsaved) return undefined
    const here = window.location.href
    const state: unknown = window.history.state
    const consent = () =>
      ask({
        title: say(words.leaveTitle),
        text: say(words.leaveText),
        yes: say(words.leave),
        no: say(words.stay),
        danger: true,
      })
    function closing(event: BeforeUnloadEvent) {
      event.preventDefault()
    }
    async function click(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      if (!link || leaving.current || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
      // Files open beside the page, and a jump within it leaves nothing.
      if (link.target === '_blank' || link.hasAttribute('download') || !link.hash.startsWith('#/')) return
      if (link.href === here) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (!(await consent())) return
      leaving.current = true
      window.location.href = link.href
    }
    async function back(event: PopStateEvent) {
      if (leaving.current) return
      event.stopImmediatePropagation()
      window.history.pushState(state, '', here)
      if (!(await consent())) return
      leaving.current = true
      window.history.back()
    }
    const onClick = (event: MouseEvent) => void click(event)
    const onBack = (event: PopStateEvent) => void back(event)
    window.addEventListener('beforeunload', closing)
    document.addEventListener('click', onClick, { capture: true })
    window.addEventListener('popstate', onBack, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', closing)
      document.removeEventListener('click', onClick, { capture: true })
      window.removeEventListener('popstate', onBack, { capture: true })
    }
  }, [unsaved, ask, say])
}
