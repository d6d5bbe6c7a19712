// Keeps input that is typed and not saved in this browser, per person and for three days, and the forms that must forget theirs.
import { drop, store, stored, storedKeys } from '../store/stored.ts'
import { signedInAs } from '../session.ts'
import { randomKey } from '../client/random.ts'
import { ofPage } from './ofPage.ts'
import type { KeptEntry } from './typed.ts'

/** Entries are dropped after three days. */
const seconds = 3 * 24 * 3600

/** Every page load keeps its input under a name of its own, so that two windows with the same form do not overwrite each other. */
const thisWindow = randomKey()

/** Each person at the same browser has keys of their own. Undefined without a sign-in. */
const prefixOf = (name: string): string | undefined => {
  const owner = signedInAs()
  return owner === undefined ? undefined : `TYPED ${owner} ${name} @`
}

/** An entry, and whether the window that wrote it is gone: closed, reloaded, or its form was left. */
interface Written extends KeptEntry {
  gone: boolean
}

/**
 * The entry that a form of this window begins with: its own, otherwise the newest of a window that is gone, which becomes its
 * own. An entry that no window has released may be open in another window, or its browser has crashed: it is returned as
 * `elsewhere`, and stays there.
 */
export function readKept(name: string): KeptEntry | undefined {
  const prefix = prefixOf(name)
  if (prefix === undefined) return undefined
  ofPage(prefix)
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

/** The entry of another window was put into a form of this one, so it is not offered again. */
export function takeKept(name: string, { at }: KeptEntry): void {
  const prefix = prefixOf(name)
  if (prefix === undefined) return
  for (const key of storedKeys(prefix)) if (key !== prefix + thisWindow && stored<Written>(key)?.at === at) drop(key)
}

/** Without an entry, the kept input is deleted. */
export function writeKept(name: string, entry: KeptEntry | undefined): void {
  const prefix = prefixOf(name)
  if (prefix === undefined) return
  const key = prefix + thisWindow
  if (entry) store(key, { ...entry, gone: false } satisfies Written, seconds)
  else drop(key)
}

/** Called when a form or its window is left: any window may then take over its entry. */
export function releaseKept(name: string): void {
  const prefix = prefixOf(name)
  const own = prefix === undefined ? undefined : stored<Written>(prefix + thisWindow)
  if (own) store(prefix + thisWindow, { ...own, gone: true } satisfies Written, seconds)
}

/** Whether a form of this name would begin with kept input, because its window was closed or reloaded before it was sent. */
export function isKept(name: string): boolean {
  const prefix = prefixOf(name)
  return prefix !== undefined && storedKeys(prefix).some((key) => stored<Written>(key)?.gone)
}

const open = new Set<{ tab: string; forget: () => void }>()

/** Calls `forget` when the input of this tab's forms is discarded. Returns the function that ends this. */
export function whenThrownAway(tab: string, forget: () => void): () => void {
  const form = { tab, forget }
  open.add(form)
  return () => void open.delete(form)
}

/** Deletes the kept input of these tabs, after the person has agreed to discard unsaved work. */
export function throwAwayTyped(tabs: readonly string[]): void {
  for (const { tab, forget } of open) if (tabs.includes(tab)) forget()
}
