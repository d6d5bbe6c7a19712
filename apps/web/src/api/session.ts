// The session in the browser: who is signed in, their permissions, and the renewal of their token.
import type { Asks } from '@register/contract/endpoint'
import { Failure, type Needed } from '@register/contract/errors'
import {
  getPermissionInfo,
  getRouters,
  refresh,
  type PermissionInfo,
  type RouteNode,
} from '@register/contract/system/account'
import type { Session } from '@register/contract/system/signIn/entered'
import { useCallback } from 'react'
import { create } from 'zustand'
import { onLangChange } from './language.ts'
import { keepAlive, restKeeping, tellTabs, listenToTabs } from './session/sessionClock.ts'
import { mayCall } from './session/mayCall.ts'
import { forgetSignOut, handInSignOut, handInWhenever, oweSignOut, owesSignOut } from './session/owedSignOut.ts'
import { clearStored, drop, forgetPerson, store, stored } from './store/stored.ts'
import { dropToken, readToken, tokenLeft, writeToken } from './session/token.ts'
import { saidNo } from './client/request.ts'
import { forgetRights } from './client/rights.ts'
import { send } from './client/send.ts'

export type SessionStatus = 'unknown' | 'signedOut' | 'signedIn'
interface State {
  status: SessionStatus
  info?: PermissionInfo | undefined
  /** Menus as stored, empty until they are loaded. */
  menu: readonly RouteNode[]
  /** The session ended while the person worked: a dialog asks them to sign in again, and nothing is dropped before. */
  asking: boolean
}

const useState = create<State>(() => ({ status: 'unknown', menu: [], asking: false }))

/** Stored and dropped together; USER_INFO also shows that a refresh cookie may exist (docs/rules/office.md#browser-storage). */
const keep = (info: PermissionInfo, menu: readonly RouteNode[]): void => {
  const { permissions, ...user } = info
  store('USER_INFO', user)
  store('PERMISSIONS', permissions)
  store('MENU', menu)
}

function signedOut(): void {
  restKeeping()
  forgetRights()
  dropToken()
  for (const key of ['USER_INFO', 'PERMISSIONS', 'MENU']) drop(key)
  useState.setState({ status: 'signedOut', info: undefined, menu: [], asking: false })
}

function take(session: Session): void {
  writeToken(session.token, session.expiresIn)
  keepAlive(renew)
}

/** Reads again who is signed in, their permissions and their menus. */
export async function loadAccess(): Promise<void> {
  const token = readToken()
  const info = await send(getPermissionInfo, {}, { token })
  // With a first password, while a required second factor is missing, or before the register is set up, only the page for it opens.
  const menu = info.mustChangePassword || info.factorDue || info.setupDue ? [] : await send(getRouters, {}, { token })
  keep(info, menu)
  useState.setState({ status: 'signedIn', info, menu, asking: false })
}

let renewing: Promise<boolean> | undefined

async function refreshed(): Promise<boolean> {
  // A person who has signed out stays signed out, even if the server does not know it yet.
  if (owesSignOut()) return handInSignOut().then(() => false)
  try {
    take(await send(refresh, {}))
    return true
  } catch (error) {
    if (saidNo(error)) return false
    throw error
  }
}

/** One silent refresh; true when there is a token again. Callers share the request that is under way. */
export function renew(): Promise<boolean> {
  renewing ??= refreshed().finally(() => {
    renewing = undefined
  })
  return renewing
}

/**
 * The server no longer knows this session. Several calls may find out at once; the first one opens the dialog. Person,
 * permissions and menus stay until they sign out or in, because the office cannot be drawn without them.
 */
export function loseSession(): void {
  if (useState.getState().status === 'signedIn') useState.setState({ asking: true })
}

/** Milliseconds in which several refusals count as one, because a page sends several requests at once. */
const heededFor = 5_000
let heeded = -heededFor

/**
 * Reads person and permissions again after a refusal. The password may have to be changed first: the guard then leads there.
 * Or the permissions have changed meanwhile: menus and buttons follow.
 */
export async function heedRefusal(refusal: Failure): Promise<void> {
  const { needs } = (refusal.data ?? {}) as Partial<Needed>
  if (needs === 'confirmation') return
  const now = performance.now()
  if (needs === undefined && now - heeded < heededFor) return
  heeded = now
  await loadAccess().catch(() => undefined)
}

/** Begins a session after any way of signing in. */
export async function beginSession(session: Session): Promise<void> {
  take(session)
  forgetRights()
  forgetSignOut()
  await loadAccess()
  tellTabs('signedIn')
}

/** Called before every sign-in, because a sign-out that is still owed would end the new session later. */
export async function handInFirst(): Promise<void> {
  if (owesSignOut()) await handInSignOut().catch(() => undefined)
}

/** Signs out without waiting for the server; an unsent sign-out is sent later. */
async function end(): Promise<void> {
  const token = readToken()
  signedOut()
  oweSignOut()
  await handInSignOut(token).catch(() => undefined)
}

/** Ends a session that the server no longer knows, to sign in again: open pages stay, so that the person can come back to them. */
export const leaveLostSession = (): void => void end()

export async function signOut(): Promise<void> {
  const heard = end()
  forgetPerson()
  tellTabs('signedOut')
  await heard
}

/** Like `signOut`, and also clears everything stored in this browser, except an owed sign-out. */
export async function signOutAndForget(): Promise<void> {
  await signOut()
  const owed = owesSignOut()
  clearStored()
  if (owed) oweSignOut()
}

/** Shows the stored session at once and confirms it with the server; without a token, one silent refresh (docs/rules/access.md#sessions). */
export async function startSession(): Promise<void> {
  handInWhenever()
  listenToTabs({ signedIn: () => void resume(), signedOut: loseSession })
  onLangChange(() => {
    if (useState.getState().status === 'signedIn') void loadAccess().catch(() => undefined)
  })
  await resume()
}

const storedUser = () => stored<Omit<PermissionInfo, 'permissions'>>('USER_INFO')

/** Whether this browser stores a signed-in person; the server has not confirmed it yet. */
export const maySignIn = (): boolean => storedUser() !== undefined

async function resume(): Promise<void> {
  const user = storedUser()
  // A browser without a stored sign-in has no refresh cookie either, so strangers cost no call.
  if (!user && !readToken()) return signedOut()
  try {
    if (!readToken() && !(await renew())) return signedOut()
    const permissions = stored<string[]>('PERMISSIONS')
    if (user && permissions)
      useState.setState({ status: 'signedIn', info: { ...user, permissions }, menu: stored('MENU') ?? [] })
    keepAlive(renew)
    if (tokenLeft() === 0) await renew().catch(() => false)
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

/** The menu as it is now, outside a drawing. */
export const currentMenu = (): readonly RouteNode[] => useState.getState().menu

export const useMenu = (): readonly RouteNode[] => useState((state) => state.menu)

/** Whether the signed-in person may call an endpoint. The server decides; this only hides what it would refuse. */
export function useMay(): (endpoint: Asks) => boolean {
  const held = useState((state) => state.info?.permissions)
  return useCallback((endpoint: Asks) => mayCall(endpoint, held), [held])
}

/** The id of the person signed in now. */
export function signedInAs(): number | undefined {
  const { status, info } = useState.getState()
  return status === 'signedIn' ? info?.user.id : undefined
}

/** Calls back whenever the signed-in person changes, also on sign-out, with the id of the former one. */
export const onPersonChange = (then: (before: number | undefined) => unknown): (() => void) =>
  useState.subscribe(({ info }, { info: former }) => {
    if (info?.user.id !== former?.user.id) then(former?.user.id)
  })
