// What each page keeps in the browser, and which page has failed before: one that fails again at the same address forgets what it kept, because that may be the cause.
import { drop, storedKeys } from '../store/stored.ts'

/** The path of the page in front: a page begins to keep something when it is drawn there first. */
const pageNow = (): string => location.hash.replace(/^#/, '').replace(/\?.*$/s, '')

/** The beginnings of keys, by page. */
const kept = new Map<string, Set<string>>()

/** Notes that the page in front keeps something under keys with this beginning; returns it. */
export function ofPage(key: string, page: string = pageNow()): string {
  kept.set(page, (kept.get(page) ?? new Set()).add(key))
  return key
}

/** Deletes what the page keeps in the browser. */
export function forgetPage(page: string): void {
  for (const beginning of kept.get(page) ?? []) for (const key of storedKeys(beginning)) drop(key)
}

/** Milliseconds. A failure long ago says nothing about this one. */
const lately = 10 * 60_000

/** Notes that the page has failed; true where it had failed before, in this window and lately. */
export function hasFailedBefore(page: string): boolean {
  const key = `FAILED ${page}`
  try {
    const before = Number(sessionStorage.getItem(key) ?? 0)
    sessionStorage.setItem(key, String(Date.now()))
    return Date.now() - before < lately
  } catch {
    // The storage is refused, so the page keeps nothing either.
    return false
  }
}
