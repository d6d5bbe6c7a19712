// The TOKEN cookie: the access token that calls carry, shared by all tabs, gone when the browser closes. Decision 13.
import { drop, store, stored } from '../store/stored.ts'

const name = 'TOKEN'
/** When the token ends, beside the cookie, because a cookie's own end cannot be read. */
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

/** Milliseconds until the token ends; 0 when that is not known or over. */
export const tokenLeft = (): number => Math.max(0, (stored<number>(endsKey) ?? 0) - Date.now())
