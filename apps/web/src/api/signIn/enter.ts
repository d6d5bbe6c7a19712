// The end of every way of signing in: a session, or the step of the second factor.
import { getSalt, login } from '@register/contract/system/account'
import type { Entered } from '@register/contract/system/signIn/entered'
import { create } from 'zustand'
import { beginSession, handInFirst } from '../session.ts'
import { send } from '../client/send.ts'

/** The first factor was right; the server accepts the second one with this ticket until `until` (ms since 1970). */
interface Pending {
  ticket: string
  until: number
}

const usePendingState = create<{ pending: Pending | undefined }>(() => ({ pending: undefined }))

export const usePending = (): Pending | undefined => usePendingState(({ pending }) => pending)
/** Returns to the sign-in methods. */
export const dropPending = (): void => usePendingState.setState({ pending: undefined })

let arrived = false
/** Whether a sign-in has happened in this window since the last call. */
export function takeArrival(): boolean {
  const now = arrived
  arrived = false
  return now
}

export async function enter(answer: Entered): Promise<void> {
  if (answer.step === 'secondFactor') {
    usePendingState.setState({ pending: { ticket: answer.ticket, until: Date.now() + answer.expiresIn * 1_000 } })
    return
  }
  arrived = true
  await beginSession(answer)
  dropPending()
}

export interface SignIn {
  username: string
  password: string
  uuid?: string
  captcha?: string
  remember: boolean
}

/** Throws the server's refusal as `Failure`. */
export async function signIn({ password, ...rest }: SignIn): Promise<void> {
  await handInFirst()
  const [offer, { seal }] = await Promise.all([send(getSalt, {}), import('./seal.ts')])
  await enter(await send(login, { body: { ...rest, credentials: seal({ password }, offer) } }))
}
