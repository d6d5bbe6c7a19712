// What was typed and not saved, as this browser keeps it: of one person, for some days, and the forms that have something to forget.
import { drop, store, stored } from '../store/stored.ts'
import { signedInAs } from '../session.ts'
import type { KeptEntry } from './typed.ts'

/** Entries are dropped after three days. */
const seconds = 3 * 24 * 3600

/** Another person at the same browser has keys of their own. Nothing while nobody is signed in. */
const keyOf = (name: string): string | undefined => {
  const owner = signedInAs()
  return owner === undefined ? undefined : `TYPED ${owner} ${name}`
}

export function readKept(name: string): KeptEntry | undefined {
  const key = keyOf(name)
  return key === undefined ? undefined : stored<KeptEntry>(key)
}

/** Without an entry, what was kept is forgotten. */
export function writeKept(name: string, entry: KeptEntry | undefined): void {
  const key = keyOf(name)
  if (key === undefined) return
  if (entry) store(key, entry, seconds)
  else drop(key)
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
