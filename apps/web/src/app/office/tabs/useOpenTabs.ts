// Opens the tab of the address, restores those from before a reload, and warns before the window closes with unsaved work.
import { insteadOf } from '@register/contract/screens/screen'
import { useEffect, useLayoutEffect } from 'react'
import { useLocation, type Location } from 'react-router'
import { useSession } from '../../../api/session.ts'
import type { TabState } from '../../../kit/tabs/tabState.ts'
import { keepTabs, restoreTabs, restTabs, useTabs, visitTab } from '../../../kit/tabs/useTabs.ts'
import * as paths from '../../../paths.ts'
import { forgetScroll } from './scroll.ts'
import { usePlace } from '../screen/usePlace.ts'

const home: Location = { pathname: paths.home, search: '', hash: '', state: null, key: 'home' }

const isAnyUnsaved = ({ tabs }: TabState): boolean => tabs.some((tab) => tab.unsaved)

/** Returns whether the address has a tab; full-window pages, unknown addresses and those that lead this person elsewhere have none. */
export function useOpenTabs(): boolean {
  const location = useLocation()
  const { screen, fullpage } = usePlace()
  const { info } = useSession()
  // The id, so that no name stays in the browser.
  const owner = String(info?.user.id ?? '')
  useLayoutEffect(() => {
    restoreTabs(owner)
    const stopKeeping = keepTabs(owner)
    const stopForgetting = useTabs.subscribe(({ tabs }, before) => {
      for (const { key } of before.tabs) if (!tabs.some((tab) => tab.key === key)) forgetScroll(key)
    })
    return () => {
      stopKeeping()
      stopForgetting()
    }
  }, [owner])
  // A tab of such an address would stay mounted, and lead the window there from whatever page is open later.
  const leadsOn = screen !== undefined && insteadOf(screen, info?.roles ?? []) !== undefined
  const inTab = screen !== undefined && !fullpage && !leadsOn
  useLayoutEffect(() => {
    if (inTab) visitTab(home, location)
    else if (screen === undefined) restTabs()
  }, [inTab, screen, location, owner])

  const unsaved = useTabs(isAnyUnsaved)
  useEffect(() => {
    if (!unsaved) return undefined
    const closing = (event: BeforeUnloadEvent) => {
      if (isAnyUnsaved(useTabs.getState())) event.preventDefault()
    }
    window.addEventListener('beforeunload', closing)
    return () => window.removeEventListener('beforeunload', closing)
  }, [unsaved])
  return inTab
}
