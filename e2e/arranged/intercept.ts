// Requests of a page that a test answers, delays or refuses itself.
import type { Page, Route } from 'playwright-core'
import { expect } from 'vitest'
import { theServer } from '../theServer.ts'

/**
 * Passes the requests to `path` to `handle`. The browser says that it routes before the connections of an open page do,
 * so this waits until one request of the page has been routed: one that was sent earlier would pass by, and would not
 * even be reported to a test that counts requests.
 */
export async function intercept(
  page: Page,
  path: Parameters<Page['route']>[0],
  handle: (route: Route) => unknown,
): Promise<void> {
  await page.route(path, handle)
  const { url } = theServer()
  // A document that is opened later is routed from its first request on.
  if (!page.url().startsWith(url)) return
  const probe = `${url}/live?routed`
  await page.route(probe, (route) => route.fulfill({ body: 'routed' }))
  await expect.poll(() => page.evaluate(async (from) => (await fetch(from)).text(), probe)).toBe('routed')
}
