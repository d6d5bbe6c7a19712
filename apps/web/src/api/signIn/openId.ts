// Signs in with an account of another system: what this window stores while the person is there, and what it does when they come back.
import { finishOpenId, linkIdentity, startOpenId } from '@register/contract/system/signIn/openId'
import { call } from '../call.ts'
import { handInFirst } from '../session.ts'
import { enter } from './enter.ts'
import { send } from '../client/send.ts'
import { forget, keep, kept } from './back.ts'

/** An account of another system that is not linked with one here yet. */
export interface ToLink {
  ticket: string
  provider: string
}

/** Leaves for the other system. */
export async function leaveFor(provider: string): Promise<void> {
  const { url, ticket } = await send(startOpenId, { body: { provider } })
  keep('asked', ticket)
  window.location.assign(url)
}

let finishing: Promise<ToLink | undefined> | undefined

async function finish(): Promise<ToLink | undefined> {
  const [query, ticket = ''] = [window.location.search.slice(1), kept<string>('asked')]
  forget('asked')
  // A one-time code does not belong into the address or the history.
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.hash)
  await handInFirst()
  const answer = await send(finishOpenId, { body: { ticket, query } })
  if (answer.step !== 'link') {
    await enter(answer)
    return undefined
  }
  const { ticket: linking, provider } = answer
  keep('link', { ticket: linking, provider })
  return { ticket: linking, provider }
}

/** Signs in the person who came back, or returns the account to link first. Callers share the request that is under way. */
export function finishBack(): Promise<ToLink | undefined> {
  finishing ??= finish().finally(() => {
    finishing = undefined
  })
  return finishing
}

export const waitingLink = (): ToLink | undefined => kept<ToLink>('link')
export const dropLink = (): void => forget('link')

/** Links it with the account that is signed in. */
export async function linkOwn({ ticket }: ToLink): Promise<void> {
  await call(linkIdentity, { body: { ticket } })
  dropLink()
}
