// Stores how far each open page was scrolled and restores it, also after the window was reloaded.
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

// The next person must not get the scroll positions of the one before.
onPersonChange((before) => before !== undefined && places.clear())

/** Functions that store the position of each shown pane. */
const shown = new Set<() => void>()

window.addEventListener('pagehide', () => {
  // A person who leaves right after scrolling leaves before the browser has reported the scroll.
  for (const note of shown) note()
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(places)))
  } catch {
    // The storage refused or is full: pages then begin at their top.
  }
})

/** The element that scrolls: the pane on a desk, the whole page on a telephone. */
const scrollerOf = (pane: HTMLElement): Element =>
  getComputedStyle(pane).overflowY === 'auto' ? pane : document.documentElement

/** Stores the position of a pane while it is shown. Returns the function that stops it. */
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

/** Restores the stored position as soon as the content is long enough, unless the person scrolls first. */
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
  // The placeholder of a loading page is replaced by the page itself, so new children are observed too.
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
