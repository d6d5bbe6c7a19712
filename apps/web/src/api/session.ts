// The session as the browser knows it: who is signed in, what they may, and keeping it alive.
import type { Asks } from '@register/contract/endpoint'
import { Failure, type Needed } from '@register/contract/errors'
import {
  getPermissionInfo,
  getRouters,
  refresh,
  type PermissionInfo,
  type RouteNode,
} from '@register/contract/system/account'
import type { Session } from '@register/contract/system/ways/entered'
import { useCallback } from 'react'
import { create } from 'zustand'
import { onLangChange } from './language.ts'
import { keepAlive, restKeeping, tellTabs, listenToTabs } from './session/sessionClock.ts'
import { mayCall } from './session/mayCall.ts'
import { forgetSignOut, handInSignOut, handInWhenever, oweSignOut, owesSignOut } from './session/owedSignOut.ts'
import { clearStored, drop, forgetPerson, store, stored } from './store/stored.ts'
import { dropToken, readToken, writeToken } from './session/token.ts'
import { saidNo } from './wire/request.ts'
import { send } from './wire/send.ts'

export type SessionStatus = 'unknown' | 'signedOut' | 'signedIn'
interface State {
  status: SessionStatus
  info?: PermissionInfo | undefined
  /** Menus as stored, empty until they arrive. */
  menu: readonly RouteNode[]
  /** The session ended by itself while somebody worked: they are asked to sign in again, once at a time, and lose nothing before. */
  asking: boolean
}

const useState = create<State>(() => ({ status: 'unknown', menu: [], asking: false }))

/** Set together, dropped together; USER_INFO also tells that a refresh cookie may exist. Specification section 3. */
const keep = (info: PermissionInfo, menu: readonly RouteNode[]): void => {
  const { permissions, ...user } = info
  store('USER_INFO', user)
  store('PERMISSIONS', permissions)
  store('MENU', menu)
}

function signedOut(): void {
  restKeeping()
  dropToken()
  for (const key of ['USER_INFO', 'PERMISSIONS', 'MENU']) drop(key)
  useState.setState({ status: 'signedOut', info: undefined, menu: [], asking: false })
}

function take(session: Session): void {
  writeToken(session.token, session.expiresIn)
  keepAlive(renew)
}

/** Reads again who is signed in, what they may and which menus they have. */
export async function loadAccess(): Promise<void> {
  const token = readToken()
  const info = await send(getPermissionInfo, {}, { token })
  // With a first password, or without a second factor that must be, nothing opens but the page that sets it.
  const menu = info.mustChangePassword || info.factorDue ? [] : await send(getRouters, {}, { token })
  keep(info, menu)
  useState.setState({ status: 'signedIn', info, menu, asking: false })
}

let renewing: Promise<boolean> | undefined

async function refreshed(): Promise<boolean> {
  // A person who has signed out stays so, even if the server has not heard of it yet.
  if (owesSignOut()) return handInSignOut().then(() => false)
  try {
    take(await send(refresh, {}))
    return true
  } catch (error) {
    if (saidNo(error)) return false
    throw error
  }
}

/** One silent refresh; true when there is a token again. Callers share the one in flight. */
export function renew(): Promise<boolean> {
  renewing ??= refreshed().finally(() => {
    renewing = undefined
  })
  return renewing
}

/**
 * The server no longer knows this session. Several calls may learn it at once; the first one tells. Who was signed in, what
 * they may and their menus stay until they sign out or in: without them the office could not be used.
 */
export function loseSession(): void {
  if (useState.getState().status === 'signedIn') useState.setState({ asking: true })
}

/** Milliseconds in which several refusals count as one: a page asks several things at once. */
const heededFor = 5_000
let heeded = -heededFor

/**
 * Reads again who is signed in and what they may when they are refused. The password may have to be changed first: the guard then leads there.
 * Or their rights have changed meanwhile: menus and buttons follow.
 */
export async function heedRefusal(refusal: Failure): Promise<void> {
  const { needs } = (refusal.data ?? {}) as Partial<Needed>
  if (needs === 'confirmation') return
  const now = performance.now()
  if (needs === undefined && now - heeded < heededFor) return
  heeded = now
  await loadAccess().catch(() => undefined)
}

/** Begins the session that a way in has led to. */
export async function beginSession(session: Session): Promise<void> {
  take(session)
  forgetSignOut()
  await loadAccess()
  tellTabs('signedIn')
}

/** Before any sign-in: a sign-out that the server has not heard of would end the new session later. */
export async function handInFirst(): Promise<void> {
  if (owesSignOut()) await handInSignOut().catch(() => undefined)
}

/** Leaving works without the server too; it hears of it later. */
async function end(): Promise<void> {
  const token = readToken()
  signedOut()
  oweSignOut()
  await handInSignOut(token).catch(() => undefined)
}

/** Ends a session that the server no longer knows, to sign in again: open pages stay, for the person to come back to. */
export const leaveLostSession = (): void => void end()

export async function signOut(): Promise<void> {
  const heard = end()
  forgetPerson()
  tellTabs('signedOut')
  await heard
}

/** As `signOut`, and nothing that this browser has kept is left, but that a sign-out is owed. */
export async function signOutAndForget(): Promise<void> {
  await signOut()
  const owed = owesSignOut()
  clearStored()
  if (owed) oweSignOut()
}

/** Shows the stored session at once and has it confirmed; without a token, one silent refresh. Decision 13. */
export async function startSession(): Promise<void> {
  handInWhenever()
  listenToTabs({ signedIn: () => void resume(), signedOut: loseSession })
  onLangChange(() => {
    if (useState.getState().status === 'signedIn') void loadAccess().catch(() => undefined)
  })
  await resume()
}

const storedUser = () => stored<Omit<PermissionInfo, 'permissions'>>('USER_INFO')

/** Whether somebody was signed in when this browser was last here; the server has not been asked yet. */
export const maySignIn = (): boolean => storedUser() !== undefined

async function resume(): Promise<void> {
  const user = storedUser()
  // A browser without a sign-in has no refresh cookie either, so strangers cost no call.
  if (!user && !readToken()) return signedOut()
  try {
    if (!readToken() && !(await renew())) return signedOut()
    const permissions = stored<string[]>('PERMISSIONS')
    if (user && permissions)
      useState.setState({ status: 'signedIn', info: { ...user, permissions }, menu: stored('MENU') ?? [] })
    keepAlive(renew)
    await loadAccess()
  } catch (error) {
    const dead = error instanceof Failure && error.status === 401
    if (dead && (await renew().catch(() => false))) await loadAccess().catch(() => undefined)
    else if (dead || useState.getState().status === 'unknown') signedOut()
  }
}

export const useSession = (): Omit<State, 'menu'> => {
  const status = useState((state) => state.status)
  const info = useState((state) => state.info)
  const asking = useState((state) => state.asking)
  return { status, info, asking }
}

export const useMenu = (): readonly RouteNode[] => useState((state) => state.menu)

/** Whether the signed-in person may call an endpoint. The server decides; this only hides what would be refused. */
export function useMay(): (endpoint: Asks) => boolean {
  const held = useState((state) => state.info?.permissions)
  return useCallback((endpoint: Asks) => mayCall(endpoint, held), [held])
}

/** The id of the person signed in now. */
export function signedInAs(): number | undefined {
  const { status, info } = useState.getState()
  return status === 'signedIn' ? info?.user.id : undefined
}

/** Calls back whenever another person, or nobody, is signed in; hears the id of who was before. */
export const onPersonChange = (then: (before: number | undefined) => unknown): (() => void) =>
  useState.subscribe(({ info }, { info: former }) => {
    if (info?.user.id !== former?.user.id) then(former?.user.id)
  })
