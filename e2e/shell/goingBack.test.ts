// Going back on a telephone closes the drawer that is open, and leaves the page only when none is.
import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { goTo } from '../office.ts'
import { at, person, seen, type Arrival } from '../people.ts'

const open: { close: () => Promise<unknown> }[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})
async function onTelephone(arrival?: Arrival): Promise<Page> {
  const one = await person('auditor', { viewport: { width: 390, height: 844 } }, arrival)
  open.push(one)
  return one.page
}
const log = at('/system/log', '操作日志')

const drawer = (page: Page) => page.getByRole('dialog', { name: '详情' })
const openFirst = async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name: '详情' }).first().click()
  await seen(drawer(page))
}

test('an entry of the log closes, and the log stays', async () => {
  const page = await onTelephone(log)
  await openFirst(page)
  await page.goBack()
  await drawer(page).waitFor({ state: 'hidden' })
  await seen(page.getByRole('heading', { level: 1, name: '操作日志' }))
})

test('one that was closed by its button needs no second going back', async () => {
  const page = await onTelephone()
  const before = await page.evaluate(() => location.hash)
  await goTo(page, '/system/log', '操作日志')
  await openFirst(page)
  await drawer(page)
    .getByRole('button', { name: /^(Close|关闭)$/ })
    .click()
  await drawer(page).waitFor({ state: 'hidden' })
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('drawers')
  await page.goBack()
  await expect.poll(() => page.evaluate(() => location.hash)).toBe(before)
})

test('the menu closes, and the page stays', async () => {
  const page = await onTelephone(log)
  await page.getByRole('button', { name: '打开菜单' }).click()
  const menu = page.getByRole('dialog').getByRole('navigation', { name: '主菜单' })
  await seen(menu)
  await page.goBack()
  await menu.waitFor({ state: 'hidden' })
  await seen(page.getByRole('heading', { level: 1, name: '操作日志' }))
})

test('a page that was chosen in the menu is one step from the page before', async () => {
  const page = await onTelephone()
  const before = await page.evaluate(() => location.hash)
  await page.getByRole('button', { name: '打开菜单' }).click()
  // The last one that no folded group hides.
  await page.getByRole('dialog').getByRole('link').filter({ visible: true }).last().click()
  await expect.poll(() => page.evaluate(() => location.hash)).not.toBe(before)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => location.hash)).toBe(before)
  // The step of the menu is passed over.
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('drawers')
})
