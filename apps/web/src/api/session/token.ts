// The TOKEN cookie: the access token that calls carry, shared by all tabs, gone when the browser closes (docs/rules/access.md#sessions).
import { drop, store, stored } from '../store/stored.ts'

const name = 'TOKEN'
/** When the token expires, in a second cookie, because a cookie's expiry cannot be read. */
const endsKey = 'TOKEN_ENDS'

const attributes = (): string => `Path=/; SameSite=Strict${location.protocol === 'https:' ? '; Secure' : ''}`

export const readToken = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) || undefined

export function writeToken(token: string, expiresIn: number): void {
  document.cookie = `${name}=${token}; ${attributes()}`
  store(endsKey, Date.now() + expiresIn * 1000, expiresIn)
}

export function dropToken(): void {
  document.cookie = `${name}=; Max-Age=0; ${attributes()}`
  drop(endsKey)
}

/** Milliseconds until the token expires; 0 when that is unknown or past. */
export const tokenLeft = (): number => Math.max(0, (stored<number>(endsKey) ?? 0) - Date.now())
