// The open tabs of this window, the functions that change them, and their storage over a reload.
import type { Phrase } from '@register/contract/phrase'
import { createPath, type Location } from 'react-router'
import { create } from 'zustand'
import type { Visibility } from '../../api/visibility.ts'
import * as value from './tabState.ts'
import { noTabs, type Tab, type TabState } from './tabState.ts'

interface Shown extends TabState {
  /** Shows the open page alone, without menu and bar. */
  maximised: boolean
}

export const useTabs = create<Shown>(() => ({ ...noTabs, maximised: false }))

const change = (next: (state: TabState) => TabState): void => useTabs.setState((state) => next(state))

/** Home comes first, whatever was opened first. */
export const visitTab = (home: Location, location: Location): void =>
  change((state) => value.visited(state.tabs.length === 0 ? { ...state, tabs: [value.newTab(home)] } : state, location))
/** A page without a tab is in front. */
export const restTabs = (): void => change(value.rested)
export const closeTab = (key: string): void => change((state) => value.closed(state, key))
export const closeOtherTabs = (key: string): void => change((state) => value.closedOthers(state, key))
export const moveTab = (from: number, to: number): void => change((state) => value.moved(state, from, to))
export const changeTab = (key: string, patch: Partial<Omit<Tab, 'key'>>): void =>
  change((state) => value.changed(state, key, patch))
export const refreshTab = (key: string): void =>
  change((state) => {
    const tab = state.tabs.find((one) => one.key === key)
    return tab ? value.changed(state, key, { version: tab.version + 1, unsaved: false, name: undefined }) : state
  })
export const maximise = (maximised: boolean): void => useTabs.setState({ maximised })

/** Whether the tab is in front. Changes are reported after they are painted, so that the work they cause does not delay the painting. */
export const visibilityOf = (key: string): Visibility => ({
  now: () => useTabs.getState().active === key,
  watch: (changed) =>
    useTabs.subscribe(({ active }, before) => {
      if ((active === key) !== (before.active === key)) afterPaint(() => changed(active === key))
    }),
})

const afterPaint = (then: () => void) => requestAnimationFrame(() => window.setTimeout(then))

const leftAt = (tabs: readonly Tab[], path: string): string => {
  const tab = tabs.find(({ key }) => key === path)
  return tab ? createPath(tab.location) : path
}

/** The address of a page as it was left: an open list keeps its filters. */
export const asLeft = (path: string): string => leftAt(useTabs.getState().tabs, path)

/** The same for a link; it is redrawn when that address changes. */
export const useAsLeft = (path: string): string => useTabs(({ tabs }) => leftAt(tabs, path))

/** The session storage lives as long as this window; another window has tabs of its own. */
const storageKey = 'TABS'

interface Stored {
  owner: string
  tabs: readonly { path: string; search: string; name?: Phrase | undefined }[]
}

function storedTabs(owner: string): Tab[] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Stored | null
    if (stored?.owner !== owner) return []
    return stored.tabs.map(({ path, search, name }) =>
      // Before an upgrade a name was a single text; the page sets it again.
      value.newTab(
        { pathname: path, search, hash: '', state: null, key: 'restored' },
        Array.isArray(name) ? name : undefined,
      ),
    )
  } catch {
    // Unreadable or refused by the browser: the window starts without tabs.
    return []
  }
}

/** Restores the tabs that `owner` had open in this window before it was reloaded. */
export const restoreTabs = (owner: string): void =>
  useTabs.setState({ ...noTabs, tabs: storedTabs(owner), maximised: false })

/** Closes all tabs without a question. */
export const forgetTabs = (): void => useTabs.setState({ ...noTabs, maximised: false })

/** Stores the tabs of `owner` at every change. Returns the function that stops it. */
export const keepTabs = (owner: string): (() => void) =>
  useTabs.subscribe(({ tabs }) => {
    const stored: Stored = {
      owner,
      tabs: tabs.map(({ location, name }) => ({ path: location.pathname, search: location.search, name })),
    }
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(stored))
    } catch {
      // The storage refused or is full: the tabs then last until the page is reloaded.
    }
  })
