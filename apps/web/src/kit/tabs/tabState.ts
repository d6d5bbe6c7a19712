// The open tabs as a value, and the functions that visit, close and move them.
import type { Phrase } from '@register/contract/phrase'
import type { Location } from 'react-router'
import { movedTo } from '../sort/moved.ts'

export interface Tab {
  /** The path without its query: the same list with other filters is the same tab (docs/rules/office.md#tabs). */
  key: string
  location: Location
  /** A name set by the page; without one the screen's title is shown. In both languages, so that a tab in the background follows the choice too. */
  name: Phrase | undefined
  /** Counts refreshes: a new version is drawn from the start. */
  version: number
  /** Contains unsaved input. */
  unsaved: boolean
  /** Closes as soon as another tab is opened. */
  leaving: boolean
}

export interface TabState {
  tabs: readonly Tab[]
  /** The key of the tab in front; empty before the first visit. */
  active: string
  /** Keys visited since the page was loaded, latest first. */
  visited: readonly string[]
}

/** Pages kept alive in the background. Those with unsaved work are kept in addition. */
export const maxAlive = 20

/** The limit of open tabs: people can neither see nor distinguish more. */
export const maxTabs = 30

/** The pages that stay ready: people go back and forth between a few all day. */
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

/** The first tab, the home page, cannot be closed. */
export const canClose = (state: TabState, key: string): boolean => state.tabs[0]?.key !== key

/** The tab to go to when `key` closes: its left neighbour; undefined when another tab is in front. */
export function afterClosing(state: TabState, key: string): Location | undefined {
  if (state.active !== key) return undefined
  const at = state.tabs.findIndex((tab) => tab.key === key)
  return (state.tabs[at - 1] ?? state.tabs[at + 1])?.location
}

/** The previous list when the next one has the same entries, so that components that show it are not redrawn. */
const same = <T>(before: readonly T[], next: readonly T[]): readonly T[] =>
  before.length === next.length && next.every((item, at) => item === before[at]) ? before : next

const filtered = (state: TabState, stays: (tab: Tab, at: number) => boolean): TabState => {
  const tabs = same(state.tabs, state.tabs.filter(stays))
  return { ...state, tabs, visited: state.visited.filter((key) => tabs.some((tab) => tab.key === key)) }
}

export const closed = (state: TabState, key: string): TabState =>
  canClose(state, key) ? filtered(state, (tab) => tab.key !== key) : state

const sameAddress = (a: Location, b: Location): boolean =>
  a.search === b.search && a.hash === b.hash && a.state === b.state

/** A tab at another location; the same object when nothing changed, so that its page is not redrawn. */
const movedTab = (tab: Tab, location: Location): Tab =>
  sameAddress(tab.location, location) && !tab.leaving ? tab : { ...tab, location, leaving: false }

/** Marks no tab: a page that has none is in front. */
export const rested = (state: TabState): TabState => (state.active === '' ? state : { ...state, active: '' })

/** Opens the tab of a location; a new one comes after the present tab or the last, which closes if it was being left. */
export function visited(state: TabState, location: Location): TabState {
  const key = location.pathname
  const order = [key, ...state.visited.filter((other) => other !== key)]
  const before = state.active || state.visited[0]
  const from = state.tabs.findIndex((tab) => tab.key === before)
  const known = state.tabs.some((tab) => tab.key === key)
  const tabs = known
    ? same(
        state.tabs,
        state.tabs.map((tab) => (tab.key === key ? movedTab(tab, location) : tab)),
      )
    : state.tabs.toSpliced(from < 0 ? state.tabs.length : from + 1, 0, newTab(location))
  return withinLimit(filtered({ active: key, visited: order, tabs }, (tab) => !tab.leaving))
}

/** Beyond the limit the tab that was not visited for longest closes, but none with unsaved work. */
function withinLimit(state: TabState): TabState {
  if (state.tabs.length <= maxTabs) return state
  const age = ({ key }: Tab) => (state.visited.includes(key) ? state.visited.indexOf(key) : Infinity)
  const [oldest] = state.tabs
    .filter((tab) => canClose(state, tab.key) && tab.key !== state.active && !tab.unsaved)
    .toSorted((a, b) => age(b) - age(a) || 0)
  return oldest ? closed(state, oldest.key) : state
}

/** Keeps only `key` and the home page. */
export const closedOthers = (state: TabState, key: string): TabState =>
  filtered(state, (tab, at) => at === 0 || tab.key === key)

/** Places counted from 0; no tab moves before the home page. */
export const moved = (state: TabState, from: number, to: number): TabState =>
  from === 0 || to === 0 ? state : { ...state, tabs: movedTo(state.tabs, from, to) }

export const changed = (state: TabState, key: string, patch: Partial<Omit<Tab, 'key'>>): TabState => ({
  ...state,
  tabs: state.tabs.map((tab) => (tab.key === key ? { ...tab, ...patch } : tab)),
})

/** The most recent pages, which stay ready to be shown at once; the others are paused. */
export const ready = ({ visited: order }: TabState): readonly string[] => order.slice(0, maxReady)

/** The tabs whose pages are drawn, in front or in the background, in the order of the strip. */
export function alive({ tabs, visited: order }: TabState): readonly Tab[] {
  const latest = new Set(order.slice(0, maxAlive))
  return tabs.filter((tab) => latest.has(tab.key) || (tab.unsaved && order.includes(tab.key)))
}
