// Moves through a page by keyboard, and reports whether the focused element is visible.
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

const hasFocus = (place: Locator): Promise<boolean> => place.evaluate((element) => element === document.activeElement)

/** Presses Tab until `place` has the focus. */
export async function tabTo(page: Page, place: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  // The input of a styled choice has no size of its own, so it is never visible.
  await place.waitFor({ state: 'attached' })
  for (let presses = 0; presses < 100; presses++) {
    if (await hasFocus(place)) return
    await page.keyboard.press(key)
  }
  throw new Error(`100 times ${key} did not lead to ${place.toString()}`)
}

/** Waits until `place` has the focus. */
export async function focused(place: Locator): Promise<void> {
  await expect.poll(() => hasFocus(place), { message: `the focus on ${place.toString()}` }).toBe(true)
}

/** The pixels of the focused element and around it must change when it loses the focus. */
export async function focusIsSeen(page: Page): Promise<void> {
  const element = await page.evaluateHandle(() => document.activeElement as HTMLElement)
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error('What has the focus is not drawn')
  const [x, y] = [Math.max(0, box.x - 5), Math.max(0, box.y - 5)]
  const clip = { x, y, width: box.width + 10, height: box.height + 10 }
  const look = () => page.screenshot({ clip, animations: 'disabled' })
  const having = await look()
  await element.evaluate((one) => one.blur())
  const without = await look()
  await element.evaluate((one) => one.focus())
  const said = await element.evaluate((one) => one.outerHTML.slice(0, 200))
  expect(having.equals(without), `nobody can see the focus on ${said}`).toBe(false)
}

/** Waits until the page has drawn its announcement, because people do not press keys faster than the screen reacts. */
export async function drawn(page: Page): Promise<void> {
  for (let frames = 0; frames < 3; frames++)
    await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown))))
}

/** Presses a key once the page is drawn. */
export async function pressed(page: Page, key: string): Promise<void> {
  await drawn(page)
  await page.keyboard.press(key)
}
