// The open tabs as a value, and what visiting, closing and moving make of it.
import type { Phrase } from '@register/contract/phrase'
import type { Location } from 'react-router'
import { movedTo } from '../sort/moved.ts'

export interface Tab {
  /** The path without its query: the same list with other filters is the same tab. Decision 31. */
  key: string
  location: Location
  /** A name that the page has given it; without one the screen's title stands. In both languages, so that it follows the choice also behind. */
  name: Phrase | undefined
  /** Counts refreshes: another version is drawn anew. */
  version: number
  /** Holds something that is not saved. */
  unsaved: boolean
  /** Closes as soon as another tab is opened. */
  leaving: boolean
}

export interface TabState {
  tabs: readonly Tab[]
  /** The key of the open one; empty before the first visit. */
  active: string
  /** Keys visited since the page was loaded, latest first. */
  visited: readonly string[]
}

/** Pages kept alive behind the open one. Those with unsaved work are kept beyond it. */
export const maxAlive = 20

/** Tabs that are open at once: more can neither be seen nor told apart. */
export const maxTabs = 30

/** Pages that are not put to rest: going back and forth between a few is what people do all day. */
const maxReady = 5

export const noTabs: TabState = { tabs: [], active: '', visited: [] }

export const newTab = (location: Location, name?: Phrase): Tab => ({
  key: location.pathname,
  location,
  name,
  version: 0,
  unsaved: false,
  leaving: false,
})

/** The first tab, the home page, stays. */
export const canClose = (state: TabState, key: string): boolean => state.tabs[0]?.key !== key

/** The tab to go to when `key` closes: its left neighbour, or the present one when another closes. */
export function afterClosing(state: TabState, key: string): Location | undefined {
  if (state.active !== key) return undefined
  const at = state.tabs.findIndex((tab) => tab.key === key)
  return (state.tabs[at - 1] ?? state.tabs[at + 1])?.location
}

/** The list of before where the next one holds the same: who shows it need not draw it again. */
const same = <T>(before: readonly T[], next: readonly T[]): readonly T[] =>
  before.length === next.length && next.every((item, at) => item === before[at]) ? before : next

const kept = (state: TabState, keep: (tab: Tab, at: number) => boolean): TabState => {
  const tabs = same(state.tabs, state.tabs.filter(keep))
  return { ...state, tabs, visited: state.visited.filter((key) => tabs.some((tab) => tab.key === key)) }
}

export const closed = (state: TabState, key: string): TabState =>
  canClose(state, key) ? kept(state, (tab) => tab.key !== key) : state

const sameAddress = (a: Location, b: Location): boolean =>
  a.search === b.search && a.hash === b.hash && a.state === b.state

/** A tab at another location; the same tab when nothing is new, so that its page is not drawn again. */
const taken = (tab: Tab, location: Location): Tab =>
  sameAddress(tab.location, location) && !tab.leaving ? tab : { ...tab, location, leaving: false }

/** Opens the tab of a location; a new one stands after the tab one came from, which closes if it was being left. */
export function visited(state: TabState, location: Location): TabState {
  const key = location.pathname
  const order = [key, ...state.visited.filter((other) => other !== key)]
  const from = state.tabs.findIndex((tab) => tab.key === state.active)
  const known = state.tabs.some((tab) => tab.key === key)
  const tabs = known
    ? same(
        state.tabs,
        state.tabs.map((tab) => (tab.key === key ? taken(tab, location) : tab)),
      )
    : state.tabs.toSpliced(from < 0 ? state.tabs.length : from + 1, 0, newTab(location))
  return withinLimit(kept({ active: key, visited: order, tabs }, (tab) => !tab.leaving))
}

/** Beyond the limit the tab that was not looked at for longest closes; none with unsaved work does. */
function withinLimit(state: TabState): TabState {
  if (state.tabs.length <= maxTabs) return state
  const age = ({ key }: Tab) => (state.visited.includes(key) ? state.visited.indexOf(key) : Infinity)
  const [oldest] = state.tabs
    .filter((tab) => canClose(state, tab.key) && tab.key !== state.active && !tab.unsaved)
    .toSorted((a, b) => age(b) - age(a) || 0)
  return oldest ? closed(state, oldest.key) : state
}

/** Leaves `key` and the home page. */
export const closedOthers = (state: TabState, key: string): TabState =>
  kept(state, (tab, at) => at === 0 || tab.key === key)

/** Places counted from 0; nothing passes the home page. */
export const moved = (state: TabState, from: number, to: number): TabState =>
  from === 0 || to === 0 ? state : { ...state, tabs: movedTo(state.tabs, from, to) }

export const changed = (state: TabState, key: string, patch: Partial<Omit<Tab, 'key'>>): TabState => ({
  ...state,
  tabs: state.tabs.map((tab) => (tab.key === key ? { ...tab, ...patch } : tab)),
})

/** Those of the pages behind the open one that stay ready to be shown at once; the others rest. */
export const ready = ({ visited: order }: TabState): readonly string[] => order.slice(0, maxReady)

/** The tabs whose pages are drawn, open or behind, in the order of the strip. */
export function alive({ tabs, visited: order }: TabState): readonly Tab[] {
  const latest = new Set(order.slice(0, maxAlive))
  return tabs.filter((tab) => latest.has(tab.key) || (tab.unsaved && order.includes(tab.key)))
}
