// Entries kept in the browser's local storage, each with an optional end, in cipher when that is wanted; silent where storage is refused.
import type { Cipher } from './storageCipher.ts'

interface Entry {
  content: unknown
  /** Milliseconds since 1970; 0 for never. */
  until: number
}

let cipher: Cipher | undefined

/** From here on entries are written and read in cipher; those of before count as absent. */
export const sealStored = (next: Cipher | undefined): void => {
  cipher = next
}

/** Keeps a value for `seconds`, 0 for ever. Specification section 3. */
export function store(key: string, content: unknown, seconds = 0): void {
  const entry: Entry = { content, until: seconds === 0 ? 0 : Date.now() + seconds * 1000 }
  try {
    const text = JSON.stringify(entry)
    localStorage.setItem(key, cipher ? cipher.seal(text) : text)
  } catch {
    // Private windows and full storage: the session then simply lives as long as the page.
  }
}

/** The value kept under a key; nothing when it is absent, over or unreadable. The caller vouches for its type. */
export function stored<T>(key: string): T | undefined {
  try {
    const text = localStorage.getItem(key)
    if (text === null) return undefined
    const entry = JSON.parse(cipher ? cipher.open(text) : text) as Entry | null
    if (!entry) return undefined
    if (entry.until === 0 || entry.until >= Date.now()) return entry.content as T
    drop(key)
  } catch {
    // Refused, or not one of our entries.
  }
  return undefined
}

/** The keys that begin so. */
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
    // As above.
  }
}

/** Of the browser, not of a person: language, theme, layout, rows of a page, a hint once given, and that a sign-out is owed. Decision 17. */
const ofTheBrowser = ['APP_LANG', 'APP_THEME', 'APP_COLOR', 'APP_LAYOUT', 'PAGE_SIZE', 'TABS_HINT', 'SIGN_OUT_OWED']

/** Forgets what is kept of the person who was signed in: who they are, what they searched for, the tabs of this window. */
export function forgetPerson(): void {
  try {
    for (const key of Object.keys(localStorage)) if (!ofTheBrowser.includes(key)) localStorage.removeItem(key)
    sessionStorage.clear()
  } catch {
    // Nothing was kept then.
  }
}

/** Forgets everything this site has kept in the browser: state, language, theme, the tabs of this window. */
export function clearStored(): void {
  try {
    localStorage.clear()
    sessionStorage.clear()
  } catch {
    // Nothing was kept then.
  }
}
