// Asks before someone leaves a page with unsaved work: by a link, by the browser's back button, or by closing the window.
import { useEffect, useRef } from 'react'
import { useSay } from '../../api/language.ts'
import { useFeedback } from '../feedback/useFeedback.tsx'
import { formWords as words } from './words.ts'

interface Entry {
  /** This entry of the history repeats the one before it, so that a step back stays on the page. */
  guard?: boolean
}

/**
 * The declarative router cannot block. So links are caught before it hears of them; and while something is unsaved the
 * page stands twice in the history: the first step back stays here and asks, consent takes the second one. Navigation
 * that the page itself starts is not asked about.
 */
export function useLeaveWarning(unsaved: boolean) {
  const say = useSay()
  const { ask } = useFeedback()
  const leaving = useRef(false)
  const question = () =>
    ask({
      title: say(words.leaveTitle),
      text: say(words.leaveText),
      yes: say(words.leave),
      no: say(words.stay),
      danger: true,
    })
  // The listeners stay while the page is drawn anew: one that is replaced during the step back would miss it.
  const asking = useRef(question)
  useEffect(() => {
    asking.current = question
  })
  useEffect(() => {
    if (!unsaved) return undefined
    const here = window.location.href
    const guard = () => {
      const state = window.history.state as Entry | null
      if (!state?.guard) window.history.pushState({ ...state, guard: true } satisfies Entry, '', here)
    }
    guard()
    const consent = () => asking.current()
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
    async function back() {
      // Further back than the guard there is nothing left to keep.
      if (leaving.current || window.location.href !== here) return
      if (await consent()) {
        leaving.current = true
        window.history.back()
      } else guard()
    }
    const onClick = (event: MouseEvent) => void click(event)
    const onBack = () => void back()
    window.addEventListener('beforeunload', closing)
    document.addEventListener('click', onClick, { capture: true })
    window.addEventListener('popstate', onBack)
    return () => {
      window.removeEventListener('beforeunload', closing)
      document.removeEventListener('click', onClick, { capture: true })
      window.removeEventListener('popstate', onBack)
    }
  }, [unsaved])
}
