// Entries in the browser's local storage, each with an optional expiry, encrypted when that is configured; without an error where storage is refused.
import type { Cipher } from './storageCipher.ts'

interface Entry {
  content: unknown
  /** Milliseconds since 1970; 0 for never. */
  until: number
}

let cipher: Cipher | undefined

/** From here on entries are written and read encrypted; earlier ones count as absent. */
export const sealStored = (next: Cipher | undefined): void => {
  cipher = next
}

/** Stores a value for `seconds`, 0 for ever (docs/rules/office.md#browser-storage). */
export function store(key: string, content: unknown, seconds = 0): void {
  const entry: Entry = { content, until: seconds === 0 ? 0 : Date.now() + seconds * 1000 }
  try {
    const text = JSON.stringify(entry)
    localStorage.setItem(key, cipher ? cipher.seal(text) : text)
  } catch {
    // Private windows and full storage: the session then lasts as long as the page.
  }
}

/** The value stored under a key; undefined when it is absent, expired or unreadable. The caller vouches for its type. */
export function stored<T>(key: string): T | undefined {
  try {
    const text = localStorage.getItem(key)
    if (text === null) return undefined
    const entry = JSON.parse(cipher ? cipher.open(text) : text) as Entry | null
    if (!entry) return undefined
    if (entry.until === 0 || entry.until >= Date.now()) return entry.content as T
    drop(key)
  } catch {
    // The storage is refused, or the entry is not ours.
  }
  return undefined
}

/** The stored keys with this prefix. */
export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

export function drop(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // The storage is refused.
  }
}

/** Entries of the browser, not of a person: language, theme, layout, rows of a page, a hint once given, and an owed sign-out (docs/rules/office.md#browser-storage). */
const ofTheBrowser = ['APP_LANG', 'APP_THEME', 'APP_COLOR', 'APP_LAYOUT', 'PAGE_SIZE', 'SIGN_OUT_OWED']

/** Removes the entries of the person who was signed in: their data, their searches, the tabs of this window. */
export function forgetPerson(): void {
  try {
    for (const key of Object.keys(localStorage)) if (!ofTheBrowser.includes(key)) localStorage.removeItem(key)
    sessionStorage.clear()
  } catch {
    // The storage is refused, so nothing was stored.
  }
}

/** Removes everything this site has stored in the browser: state, language, theme, the tabs of this window. */
export function clearStored(): void {
  try {
    localStorage.clear()
    sessionStorage.clear()
  } catch {
    // The storage is refused, so nothing was stored.
  }
}
