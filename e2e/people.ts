// People of the demo world at their browsers: each signs in by hand once, and later tests reuse the session.
import { getPermissionInfo } from '@register/contract/system/account'
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterEach } from 'vitest'
import { passwordWasGiven } from './arranged/timePasses.ts'
import { desktop, newVisitor, type Visitor } from './browser.ts'
import { theServer } from './theServer.ts'

export const site = (path = '/certificate_search'): string => `${theServer().url}/#${path}`

/** A visitor who has just opened the site. */
export async function visitor(path?: string, options?: BrowserContextOptions): Promise<Visitor> {
  const user = await newVisitor(options)
  await user.page.goto(site(path))
  return user
}

/** The options of a browser that can be changed for each test that reuses it. Nothing moves unless a test asks for it: a click would miss a dialog that still moves. */
type Wishes = Pick<BrowserContextOptions, 'viewport' | 'reducedMotion'>

/** Where a signed-in person begins. */
export interface Arrival {
  go: (user: Visitor) => Promise<unknown>
  /** Waits until the person can begin there. */
  there: (user: Visitor) => Promise<unknown>
}

/** A browser with a finished sign-in: the name that home greets, and the browser storage at that moment. */
interface Seat extends Visitor {
  /**
   * A document of the same origin without the app. From here the browser storage is reset; and it keeps alive the
   * process that draws the next window, which has then already compiled the app's scripts.
   */
  ground: Page
  greeted: string
  memory: [string, string][]
}

/** Seats that no test uses, by account. An account may have only three sessions, so seats are reused. */
const free = new Map<string, Seat[]>()

const atHome = ({ page }: Visitor) => page.getByRole('heading', { level: 1, name: /好$/ })

const home: Arrival = { go: ({ page }) => page.goto(site('/home')), there: (user) => atHome(user).waitFor() }

/** A page of the office, by its address and its heading. */
export const at = (path: string, title: string | RegExp): Arrival => ({
  go: ({ page }) => page.goto(site(path)),
  there: ({ page }) => seen(page.getByRole('heading', { level: 1, name: title, exact: true })),
})

const furnish = async ({ page }: Visitor, { viewport, reducedMotion }: Wishes): Promise<void> => {
  await page.setViewportSize(viewport ?? desktop)
  await page.emulateMedia({ reducedMotion: reducedMotion ?? 'reduce' })
}

/** The name that home greets, without the time of day. */
const greeting = async (user: Visitor): Promise<string> => (await atHome(user).innerText()).replace(/，[^，]*$/, '')

async function signIn(username: string, wishes: Wishes): Promise<Seat> {
  const user = await newVisitor()
  const { page } = user
  await furnish(user, wishes)
  await page.goto(site())
  await page.getByRole('link', { name: '登录' }).click()
  await page.getByRole('textbox', { name: '用户名' }).fill(username)
  await page
    .getByRole('textbox', { name: '密码' })
    .fill(username === 'admin' ? theServer().adminPassword : theServer().demoPassword)
  await page.getByRole('button', { name: '登录' }).click()
  await atHome(user).waitFor()
  const memory = await page.evaluate(() => Object.entries<string>(localStorage))
  const ground = await user.context.newPage()
  await ground.goto(`${theServer().url}/live`)
  return { ...user, ground, greeted: await greeting(user), memory }
}

/** Reuses a seat in a new window, without anything that earlier tests did; undefined when the session is no longer theirs. */
async function sitDown(username: string, seat: Seat, wishes: Wishes, arrival: Arrival): Promise<Seat | undefined> {
  const { context, ground, memory } = seat
  // As after a new sign-in: a journey that is asked for the password says so.
  await passwordWasGiven(username, 0)
  await ground.evaluate((entries) => {
    localStorage.clear()
    for (const [key, value] of entries) localStorage.setItem(key, value)
  }, memory)
  const page = await context.newPage()
  const again = { ...seat, page }
  await furnish(again, wishes)
  // Home greets the remembered person before the server has answered whose session it is: a test may have signed in another account.
  const whose = page.waitForResponse((reply) => reply.url().endsWith(getPermissionInfo.path) && reply.ok())
  await arrival.go(again)
  const isTheirs = await Promise.race([
    whose.then(async (reply) => (await reply.text()).includes(`"${seat.greeted}"`)),
    page
      .getByRole('heading', { level: 1, name: '登录' })
      .waitFor()
      .then(() => false),
  ])
  again.forget()
  if (isTheirs) {
    await arrival.there(again)
    return again
  }
  await context.close()
  return undefined
}

async function standUp(username: string, seat: Seat): Promise<void> {
  const { context, ground } = seat
  const windows = context.pages().filter((page) => page !== ground)
  await Promise.all(windows.map((page) => page.close()))
  await context.unrouteAll()
  await context.setOffline(false)
  await context.clearPermissions()
  free.set(username, [...(free.get(username) ?? []), seat])
}

/** A person signed in with the named account, on the office's home page unless they arrive elsewhere; `close` returns the browser for the next one. */
export async function person(username: string, wishes: Wishes = {}, arrival: Arrival = home): Promise<Visitor> {
  const left = free.get(username)?.pop()
  const again = left && (await sitDown(username, left, wishes, arrival))
  const seat = again ?? (await signIn(username, wishes))
  // A new sign-in has ended at home.
  if (!again && arrival !== home) {
    await arrival.go(seat)
    await arrival.there(seat)
  }
  return { ...seat, close: () => standUp(username, seat) }
}

/** For files whose tests need several people: each has a browser of their own until the test is over. */
export function callPeople(): (username: string, arrival?: Arrival) => Promise<Visitor['page']> {
  const there: Visitor[] = []
  afterEach(async () => {
    for (const one of there.splice(0)) await one.close()
  })
  return async (username, arrival) => {
    const user = await person(username, {}, arrival)
    there.push(user)
    return user.page
  }
}

/** Waits until a match is visible, without those in hidden pages of other tabs; the error says what was expected. */
export async function seen(locator: Locator): Promise<void> {
  await locator.filter({ visible: true }).first().waitFor({ timeout: 30_000 })
}
