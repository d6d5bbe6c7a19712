// The open page and the ones kept alive behind it, each as it was left: state, scroll position, address.
import { Activity, memo, useLayoutEffect, useMemo, useRef } from 'react'
import { NavigationType, UNSAFE_LocationContext as LocationContext, useLocation, type Location } from 'react-router'
import { alive, type Tab } from '../../../kit/tabs/tabState.ts'
import { TabContext } from '../../../kit/tabs/useTab.ts'
import { useTabs } from '../../../kit/tabs/useTabs.ts'
import { OfficeScreen } from '../screen/OfficeScreen.tsx'
import styles from '../office.module.css'
import { keepScroll, scrollOf } from './scroll.ts'

export function TabPanes() {
  const state = useTabs()
  const { pathname } = useLocation()
  return alive(state).map((tab) => (
    <Activity key={tab.key} mode={tab.key === pathname ? 'visible' : 'hidden'}>
      <Pane tabKey={tab.key} location={tab.location} version={tab.version} />
    </Activity>
  ))
}

interface PaneProps {
  tabKey: Tab['key']
  location: Location
  version: number
}

/** Drawn again only when its own address changes: whoever goes from tab to tab waits for one page, not for twenty. */
const Pane = memo(function Pane({ tabKey, location, version }: PaneProps) {
  const pane = useRef<HTMLDivElement>(null)
  // The router's public parts know one address for the whole app; each pane has its own.
  const at = useMemo(() => ({ location, navigationType: NavigationType.Pop }), [location])
  // On a desk the pane scrolls, on a telephone the page does. Hidden panes lose their place, so it is put back on showing.
  useLayoutEffect(() => {
    const element = pane.current
    if (!element) return undefined
    const stop = keepScroll(tabKey, element)
    scrollOf(tabKey, element)
    return stop
  }, [tabKey])
  return (
    <div ref={pane} className={styles['pane']}>
      <TabContext value={tabKey}>
        <LocationContext.Provider value={at}>
          <OfficeScreen key={version} />
        </LocationContext.Provider>
      </TabContext>
    </div>
  )
})
