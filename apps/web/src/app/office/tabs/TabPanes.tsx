// Draws the page in front and those kept alive behind it, each as it was left: state, scroll position, address.
import { Activity, memo, useCallback, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'
import { useLocation, type Location, type Navigator } from 'react-router'
import { VisibilityContext } from '../../../api/visibility.ts'
import { PageRouter } from '../../../kit/router/PageRouter.tsx'
import { alive, ready, type Tab } from '../../../kit/tabs/tabState.ts'
import { TabContext } from '../../../kit/tabs/useTab.ts'
import { visibilityOf, useTabs } from '../../../kit/tabs/useTabs.ts'
import { OfficeScreen } from '../screen/OfficeScreen.tsx'
import { ownNavigator } from './ownNavigator.ts'
import { PagePlace } from './PagePlace.tsx'
import { keepScroll, scrollOf } from './scroll.ts'

/** `resting`: a page without a tab is in front of all of them. */
export function TabPanes({ resting }: { resting: boolean }) {
  const state = useTabs()
  const { pathname } = useLocation()
  const near = resting ? [] : ready(state)
  return alive(state).map(({ key, location, version }) => (
    <Activity key={key} mode={key === pathname || near.includes(key) ? 'visible' : 'hidden'}>
      <Pane tabKey={key} open={key === pathname}>
        <Page key={version} tabKey={key} location={location} />
      </Pane>
    </Activity>
  ))
}

interface PaneProps {
  tabKey: Tab['key']
  open: boolean
  children: ReactNode
}

/** The container of a page: in front, or hidden in the background at no cost. */
function Pane({ tabKey, open, children }: PaneProps) {
  const pane = useRef<HTMLDivElement>(null)
  // On a desk the pane scrolls, on a telephone the whole page does; its scroll position is restored when the pane is shown.
  useLayoutEffect(() => {
    const element = pane.current
    if (!element || !open) return undefined
    const stop = keepScroll(tabKey, element)
    scrollOf(tabKey, element)
    return stop
  }, [tabKey, open])
  // Scrolling elements inside lose their position while the page is hidden.
  const inner = useRef(new Map<Element, number>())
  useLayoutEffect(() => {
    const element = pane.current
    if (!element) return undefined
    for (const [part, top] of inner.current)
      if (part.isConnected) part.scrollTop = top
      else inner.current.delete(part)
    const note = ({ target }: Event) => {
      if (target instanceof Element && target !== element) inner.current.set(target, target.scrollTop)
    }
    element.addEventListener('scroll', note, { capture: true, passive: true })
    return () => element.removeEventListener('scroll', note, { capture: true })
  }, [])
  return (
    <PagePlace open={open} pane={pane}>
      {children}
    </PagePlace>
  )
}

/** Redrawn only when its own address changes: going from tab to tab draws one page, not twenty. */
const Page = memo(function Page({ tabKey, location }: { tabKey: Tab['key']; location: Location }) {
  const visibility = useMemo(() => visibilityOf(tabKey), [tabKey])
  const navigatorOf = useCallback((window: Navigator) => ownNavigator(tabKey, window), [tabKey])
  return (
    <TabContext value={tabKey}>
      <VisibilityContext value={visibility}>
        <PageRouter location={location} navigatorOf={navigatorOf}>
          <OfficeScreen />
        </PageRouter>
      </VisibilityContext>
    </TabContext>
  )
})
