// The functions that a page has on its own tab.
import type { Phrase } from '@register/contract/phrase'
import { createContext, use, useEffect, useMemo } from 'react'
import { useVisibility } from '../../api/visibility.ts'
import { useGo } from '../router/useGo.ts'
import { asLeft, changeTab, closeOtherTabs, closeTab, refreshTab, useTabs } from './useTabs.ts'

/** The key of the tab around a page. */
export const TabContext = createContext('')

export interface OwnTab {
  key: string
  /** Names the tab after its content; an empty name restores the screen's title. */
  rename: (name: string) => void
  /** Draws the page from the start. */
  refresh: () => void
  closeOthers: () => void
  /** Closes this tab, because the work is done, and opens `to` instead, as it was left when it is open. */
  leaveFor: (to: string, options?: { replace?: boolean }) => void
}

export function useTab(): OwnTab {
  const key = use(TabContext)
  const go = useGo()
  const visibility = useVisibility()
  return useMemo(
    () => ({
      key,
      rename: (name) => changeTab(key, { name: name ? [name, name] : undefined }),
      refresh: () => refreshTab(key),
      closeOthers: () => closeOtherTabs(key),
      leaveFor: (to, options = {}) => {
        changeTab(key, { leaving: true, unsaved: false })
        // When another page is in front, the tab closes without leaving that page.
        if (visibility.now()) go(asLeft(to), options)
        else closeTab(key)
      },
    }),
    [key, go, visibility],
  )
}

/** Names the tab after the record in it, once that is known. Pass a name that contains words as a phrase: the tab then follows the language. */
export function useTabName(name: string | Phrase | undefined): void {
  const key = use(TabContext)
  const [zh, en] = typeof name === 'string' ? [name, name] : (name ?? [])
  useEffect(() => {
    if (zh && en) changeTab(key, { name: [zh, en] })
  }, [key, zh, en])
}

/**
 * Marks the tab while it has unsaved input: closing it asks, and so does leaving the page. Going to another tab
 * does not, because this one stays as it is.
 */
export function useUnsaved(unsaved: boolean): void {
  const key = use(TabContext)
  useEffect(() => {
    changeTab(key, { unsaved })
    // A form that is closed with its input has nothing left to save: the mark would stay on the tab.
    return unsaved ? () => changeTab(key, { unsaved: false }) : undefined
  }, [key, unsaved])
}

/** Whether the tab has unsaved input, in any form of its page. */
export function useTabUnsaved(): boolean {
  const key = use(TabContext)
  return useTabs(({ tabs }) => tabs.some((tab) => tab.key === key && tab.unsaved))
}
