// What was typed and not saved, as this browser keeps it: of one person, for some days, and the forms that have something to forget.
import { drop, store, stored, storedKeys } from '../store/stored.ts'
import { signedInAs } from '../session.ts'
import { randomKey } from '../wire/random.ts'
import type { KeptEntry } from './typed.ts'

/** Entries are dropped after three days. */
const seconds = 3 * 24 * 3600

/** Every loading of the page keeps under a name of its own, so that two windows with the same form do not overwrite each other. */
const thisWindow = randomKey()

/** Another person at the same browser has keys of their own. Undefined without a sign-in. */
const prefixOf = (name: string): string | undefined => {
  const owner = signedInAs()
  return owner === undefined ? undefined : `TYPED ${owner} ${name} @`
}

/** An entry, and whether the window that wrote it has gone since: closed, reloaded, or its form was left. */
interface Written extends KeptEntry {
  gone: boolean
}

/**
 * What this window begins with: its own entry, otherwise the newest of a window that has gone, which becomes its own. What no
 * window has released may stand on another screen, or its browser has crashed: it is marked as `elsewhere`, and left there.
 */
export function readKept(name: string): KeptEntry | undefined {
  const prefix = prefixOf(name)
  if (prefix === undefined) return undefined
  const own = stored<Written>(prefix + thisWindow)
  if (own) {
    writeKept(name, own)
    return own
  }
  const all = storedKeys(prefix)
    .flatMap((key) => {
      const entry = stored<Written>(key)
      return entry ? [{ key, entry }] : []
    })
    .toSorted((one, other) => other.entry.at - one.entry.at)
  const left = all.find(({ entry }) => entry.gone)
  if (!left) return all[0] && { ...all[0].entry, elsewhere: true }
  drop(left.key)
  writeKept(name, left.entry)
  return left.entry
}

/** What stood elsewhere was put into a form of this window: it is not offered again. */
export function takeKept(name: string, { at }: KeptEntry): void {
  const prefix = prefixOf(name)
  if (prefix === undefined) return
  for (const key of storedKeys(prefix)) if (key !== prefix + thisWindow && stored<Written>(key)?.at === at) drop(key)
}

/** Without an entry, what was kept is forgotten. */
export function writeKept(name: string, entry: KeptEntry | undefined): void {
  const prefix = prefixOf(name)
  if (prefix === undefined) return
  const key = prefix + thisWindow
  if (entry) store(key, { ...entry, gone: false } satisfies Written, seconds)
  else drop(key)
}

/** The form is being left, or its window: any window may take up what is kept of it. */
export function releaseKept(name: string): void {
  const prefix = prefixOf(name)
  const own = prefix === undefined ? undefined : stored<Written>(prefix + thisWindow)
  if (own) store(prefix + thisWindow, { ...own, gone: true } satisfies Written, seconds)
}

/** Whether a form of this name would begin with something typed: its window was closed or reloaded before it was sent. */
export function isKept(name: string): boolean {
  const prefix = prefixOf(name)
  return prefix !== undefined && storedKeys(prefix).some((key) => stored<Written>(key)?.gone)
}

const open = new Set<{ tab: string; forget: () => void }>()

/** A form that keeps something hears when it is thrown away. Returns the way to stop. */
export function whenThrownAway(tab: string, forget: () => void): () => void {
  const form = { tab, forget }
  open.add(form)
  return () => void open.delete(form)
}

/** Somebody said that unsaved work in these tabs may go: nothing of it comes back. */
export function throwAwayTyped(tabs: readonly string[]): void {
  for (const { tab, forget } of open) if (tabs.includes(tab)) forget()
}
