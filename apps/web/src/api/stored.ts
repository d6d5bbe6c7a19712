// Entries kept in the browser's local storage, each with an optional end; silent where storage is refused.

interface Entry {
  content: unknown
  /** Milliseconds since 1970; 0 for never. */
  until: number
}

/** Keeps a value for `seconds`, 0 for ever. Specification section 3. */
export function store(key: string, content: unknown, seconds = 0): void {
  const entry: Entry = { content, until: seconds === 0 ? 0 : Date.now() + seconds * 1000 }
  try {
    localStorage.setItem(key, JSON.stringify(entry))
  } catch {
    // Private windows and full storage: the session then simply lives as long as the page.
  }
}

/** The value kept under a key; nothing when it is absent, over or unreadable. The caller vouches for its type. */
export function stored<T>(key: string): T | undefined {
  try {
    const entry = JSON.parse(localStorage.getItem(key) ?? 'null') as Entry | null
    if (!entry || (entry.until > 0 && entry.until < Date.now())) return undefined
    return entry.content as T
  } catch {
    return undefined
  }
}

export function drop(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // As above.
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
