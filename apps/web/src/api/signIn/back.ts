// What this window stores of a sign-in at another system. Separate from the calls, because the first chunk checks whether a person comes back.

/** Stored for this window alone, so that the answer goes to the window that asked. */
const keys = { asked: 'OPEN_ID', link: 'OPEN_ID_LINK' } as const

export function keep(key: keyof typeof keys, value: unknown): void {
  try {
    sessionStorage.setItem(keys[key], JSON.stringify(value))
  } catch {
    // Storage is refused by the browser: on return the sign-in is reported as over.
  }
}

export function kept<T>(key: keyof typeof keys): T | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(keys[key]) ?? 'null') as T | null) ?? undefined
  } catch {
    return undefined
  }
}

export function forget(key: keyof typeof keys): void {
  try {
    sessionStorage.removeItem(keys[key])
  } catch {
    // Storage is refused by the browser.
  }
}

const cameBack = /[?&](?:code|error)=/

/** Whether the address is one that the other system has redirected to, and this window had started that. */
export const isBack = (): boolean => cameBack.test(window.location.search) && kept('asked') !== undefined
