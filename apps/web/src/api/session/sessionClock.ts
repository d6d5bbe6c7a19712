// Renews the token of a session in use before it expires, and tells the other tabs of the browser about signing in and out.
import { tokenLeft } from './token.ts'

/** Renewed this long before it expires, so that a slow network does not lose it. */
const lead = 60_000
/** The server ends idle sessions after half an hour (docs/rules/access.md#sessions); an open tab that is not used must not keep them alive. */
const idleLimit = 30 * 60_000

let timer: ReturnType<typeof setTimeout> | undefined
let lastUsed = Date.now()
let listening = false

const used = (): void => {
  lastUsed = Date.now()
}

function listenForUse(): void {
  if (listening) return
  listening = true
  for (const event of ['pointerdown', 'keydown']) document.addEventListener(event, used, { passive: true })
}

/** Renews the token shortly before it expires, repeatedly, while the page is in use. */
export function keepAlive(renew: () => Promise<unknown>): void {
  listenForUse()
  clearTimeout(timer)
  timer = setTimeout(
    () => {
      if (Date.now() - lastUsed > idleLimit) return
      // Another tab may have renewed it meanwhile.
      if (tokenLeft() > lead) return keepAlive(renew)
      renew().catch(() => undefined)
    },
    Math.max(5000, tokenLeft() - lead),
  )
}

export const restKeeping = (): void => clearTimeout(timer)

type News = 'signedIn' | 'signedOut'
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('register-session')

export const tellTabs = (news: News): void => channel?.postMessage(news)

export function listenToTabs(on: Record<News, () => void>): void {
  if (channel)
    channel.onmessage = ({ data }: MessageEvent<News>) => {
      if (Object.hasOwn(on, data)) on[data]()
    }
}
