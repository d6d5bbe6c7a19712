// What this window remembers of a sign-in at another system. Apart from the calls, because the first files ask whether somebody is back.

/** Of this window alone, so that what comes back is taken by the window that asked. */
const keys = { asked: 'OPEN_ID', link: 'OPEN_ID_LINK' } as const

export function keep(key: keyof typeof keys, value: unknown): void {
  try {
    sessionStorage.setItem(keys[key], JSON.stringify(value))
  } catch {
    // Refused by the browser: coming back will say that the sign-in is over.
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
    // As above.
  }
}

const cameBack = /[?&](?:code|error)=/

/** Whether the address is one that the other system has sent somebody back to, and this window had asked. */
export const isBack = (): boolean => cameBack.test(window.location.search) && kept('asked') !== undefined
