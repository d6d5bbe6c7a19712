// How far down each open page was read, and going back there, also after the window was loaded anew.
import { onPersonChange } from '../../../api/session.ts'

const storageKey = 'TAB_SCROLL'

function stored(): [string, number][] {
  try {
    return Object.entries(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>)
  } catch {
    return []
  }
}

const places = new Map<string, number>(stored())

// Where one person has read is nothing for the next.
onPersonChange((before) => before !== undefined && places.clear())

/** Notes the place of each pane that is shown. */
const shown = new Set<() => void>()

window.addEventListener('pagehide', () => {
  // Who leaves right after scrolling leaves before the browser has told of it.
  for (const note of shown) note()
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(places)))
  } catch {
    // Refused or full: pages then begin at their top.
  }
})

/** What scrolls: the pane on a desk, the whole page on a telephone. */
const scrollerOf = (pane: HTMLElement): Element =>
  getComputedStyle(pane).overflowY === 'auto' ? pane : document.documentElement

/** Remembers the place of a pane while it is shown. Returns the way to stop. */
export function keepScroll(key: string, pane: HTMLElement): () => void {
  const note = () => places.set(key, scrollerOf(pane).scrollTop)
  pane.addEventListener('scroll', note, { passive: true })
  document.addEventListener('scroll', note, { passive: true })
  shown.add(note)
  return () => {
    shown.delete(note)
    pane.removeEventListener('scroll', note)
    document.removeEventListener('scroll', note)
  }
}

const patience = 8_000

/** Goes back to the remembered place as soon as the content is long enough for it, unless somebody scrolls first. */
export function scrollOf(key: string, pane: HTMLElement): void {
  const place = places.get(key) ?? 0
  const scroller = scrollerOf(pane)
  const reach = () => {
    scroller.scrollTop = place
    return scroller.scrollTop >= place - 1
  }
  if (reach()) return
  const again = () => {
    if (reach()) stop()
  }
  const growth = new ResizeObserver(again)
  // What is drawn while the page is on its way gives place to the page itself.
  const arrivals = new MutationObserver(() => {
    for (const child of pane.children) growth.observe(child)
    again()
  })
  const timer = window.setTimeout(() => stop(), patience)
  function stop() {
    growth.disconnect()
    arrivals.disconnect()
    window.clearTimeout(timer)
    for (const event of ['wheel', 'touchmove', 'keydown']) pane.removeEventListener(event, stop)
  }
  for (const event of ['wheel', 'touchmove', 'keydown']) pane.addEventListener(event, stop, { passive: true })
  for (const child of pane.children) growth.observe(child)
  arrivals.observe(pane, { childList: true, subtree: true })
}

export const forgetScroll = (key: string): boolean => places.delete(key)
