// People of the demo world at their browsers, signed in by hand.
import { inject } from 'vitest'
import type { BrowserContextOptions, Locator } from 'playwright-core'
import { newVisitor, type Visitor } from './browser.ts'

export const site = (path = '/certificate_search'): string => `${inject('server').url}/#${path}`

/** Somebody who has just opened the site. */
export async function visitor(path?: string, options?: BrowserContextOptions): Promise<Visitor> {
  const somebody = await newVisitor(options)
  await somebody.page.goto(site(path))
  return somebody
}

/** Signs in as the named account and stands on the office's home page. */
export async function person(username: string, options?: BrowserContextOptions): Promise<Visitor> {
  const somebody = await visitor('/certificate_search', options)
  const { page } = somebody
  await page.getByRole('link', { name: '登录' }).click()
  await page.getByRole('textbox', { name: '用户名' }).fill(username)
  await page.getByRole('textbox', { name: '密码' }).fill(inject('server').demoPassword)
  await page.getByRole('button', { name: '登录' }).click()
  await page.getByRole('heading', { level: 1, name: /好$/ }).waitFor()
  return somebody
}

/** Waits until a match is on the screen, pages kept behind it left out; the error says what was looked for. */
export async function seen(locator: Locator): Promise<void> {
  await locator.filter({ visible: true }).first().waitFor({ timeout: 30_000 })
}
