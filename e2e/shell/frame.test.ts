// The frame and its settings: layouts, folded menu, colour, search, full screen, and their transfer to another browser.
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { newVisitor, type Visitor } from '../browser.ts'
import { settled, violations } from '../every-screen/look.ts'
import { gate } from '../kit/given.ts'
import { person, seen, site } from '../people.ts'
import { theServer } from '../theServer.ts'

let user: Visitor
let page: Page
beforeEach(async () => {
  user = await person('expert')
  ;({ page } = user)
})
afterEach(async () => {
  // Resets the layout, so that the next test begins with the defaults.
  const token = (await user.context.cookies()).find(({ name }) => name === 'TOKEN')?.value ?? ''
  await page.close()
  const gone = await user.context.request.delete(`${theServer().url}/api/system/setting/layout/frame`, {
    headers: { authorization: `Bearer ${token}` },
  })
  if (!gone.ok() && gone.status() !== 404) throw new Error(`The setting stayed: ${gone.status()}`)
  await user.close()
})

const saved = () => page.waitForResponse((answer) => answer.url().endsWith('/system/setting') && answer.ok())
async function settings() {
  if (!(await page.getByRole('dialog', { name: '界面设置' }).isVisible()))
    await page.getByRole('button', { name: '界面设置' }).click()
  await page.getByRole('dialog', { name: '界面设置' }).waitFor()
}
async function choose(setting: string, value: string) {
  await settings()
  await page.getByRole('combobox', { name: setting }).click()
  await page.getByTitle(value, { exact: true }).click()
}
const drawer = () => page.getByRole('dialog', { name: '界面设置' })
const shut = async () => {
  await drawer().getByRole('button', { name: '关闭' }).click()
  await drawer().waitFor({ state: 'hidden' })
}

test('four layouts: menu at the left, in columns, above, and as a dock without tabs and breadcrumb', async () => {
  const menu = page.getByRole('navigation', { name: '主菜单' })
  const first = page.getByRole('navigation', { name: '一级菜单' })
  const crumbs = page.getByRole('navigation', { name: '当前位置' })
  const strip = page.getByRole('navigation', { name: '打开的页面' })
  await menu.getByRole('link', { name: '专家组审核' }).click()
  await page.getByRole('heading', { level: 1, name: '专家组审核' }).waitFor()

  await choose('框架布局', '分栏')
  await shut()
  expect(await first.getByRole('link').allTextContents()).toContain('编码申请')
  await seen(menu.getByRole('link', { name: '专家组审核' }))
  expect(await first.locator('[aria-current]').textContent()).toBe('编码申请')

  await choose('框架布局', '通栏')
  await shut()
  await seen(page.getByRole('banner').locator(first))
  // What does not fit beside the name and the buttons folds behind "…".
  await page.setViewportSize({ width: 1000, height: 800 })
  await first.getByLabel('更多菜单').last().hover()
  await page.getByRole('menuitem', { name: '信息公示' }).click()
  await expect.poll(() => page.url()).toContain('/business/information')
  await page.setViewportSize({ width: 1366, height: 800 })
  await seen(crumbs)
  await seen(strip)

  await choose('框架布局', '功能坞')
  await shut()
  await seen(page.getByRole('banner').locator(menu))
  expect(await strip.count()).toBe(0)
  expect(await crumbs.count()).toBe(0)
  await settled(page)
  expect(await violations(page)).toEqual([])
})

test('the menu folds, opens one branch at a time, and the tabs can be hidden', async () => {
  const menu = page.getByRole('navigation', { name: '主菜单' })
  await settings()
  await page.getByRole('switch', { name: '菜单手风琴' }).click()
  await page.getByRole('switch', { name: '标签栏' }).click()
  await shut()
  expect(await page.getByRole('navigation', { name: '打开的页面' }).count()).toBe(0)
  await menu.getByRole('menuitem', { name: '编码申请' }).click()
  await seen(menu.getByRole('link', { name: '专家组审核' }))
  await menu.getByRole('menuitem', { name: '型式试验报告' }).click()
  await menu.getByRole('link', { name: '专家组审核' }).waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: '收起菜单' }).click()
  await expect.poll(async () => (await menu.boundingBox())?.width).toBeLessThan(100)
  await page.getByRole('button', { name: '展开菜单' }).click()
  await expect.poll(async () => (await menu.boundingBox())?.width).toBeGreaterThan(200)
})

test('any colour can be read: a pale one is darkened by day and unchanged by night', async () => {
  await settings()
  await page.getByRole('button', { name: '#fd726d' }).click()
  await shut()
  const primary = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary'))
  expect(await primary()).not.toBe('#fd726d')
  await settled(page)
  expect(await violations(page)).toEqual([])
  const step = (name: string) =>
    page.evaluate((key) => document.documentElement.style.getPropertyValue(key), `--primary-${name}`)
  expect(await step('light-9')).toBe('#fef0f0')
  expect(await step('dark-9')).toBe('#190b0a')
  await page.getByRole('button', { name: '切换为夜间模式' }).click()
  await settled(page)
  expect(await violations(page)).toEqual([])
})

test('settings apply in another browser', async () => {
  await settings()
  const saving = saved()
  await page.getByRole('switch', { name: '标签栏' }).click()
  await saving
  const elsewhere = await person('expert')
  const strip = elsewhere.page.getByRole('navigation', { name: '打开的页面' })
  await expect.poll(() => strip.count()).toBe(0)
  await elsewhere.close()
})

test('a choice that is made while the stored settings are being read stands', async () => {
  const theme = () => page.evaluate(() => document.documentElement.dataset['theme'])
  const elsewhere = await person('expert')
  await elsewhere.page.getByRole('button', { name: '界面设置' }).click()
  const saving = elsewhere.page.waitForResponse((answer) => answer.url().endsWith('/system/setting') && answer.ok())
  await elsewhere.page.getByRole('switch', { name: '标签栏' }).click()
  await saving
  await elsewhere.close()
  const held = await gate(page, '**/api/system/setting/layout/frame')
  const asked = page.waitForRequest('**/api/system/setting/layout/frame')
  await page.reload()
  await asked
  await page.getByRole('button', { name: '切换为夜间模式' }).click()
  const answered = page.waitForResponse('**/api/system/setting/layout/frame')
  const kept = saved()
  held.open()
  await answered
  expect((await kept).request().postDataJSON()).toMatchObject({ value: { theme: 'night' } })
  expect(await theme()).toBe('night')
})

test('pages are found by words and pinyin and opened by the keyboard, records by their company, and what was typed is remembered', async () => {
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: '搜索' })
  const input = dialog.getByRole('textbox')
  await expect.poll(() => input.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.type('zjzsh')
  await seen(dialog.getByRole('button', { name: '编码申请 - 专家组审核' }))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: '专家组审核' }).waitFor()
  await page.keyboard.press('Control+k')
  await dialog.getByRole('button', { name: 'zjzsh', exact: true }).click()
  await seen(dialog.getByRole('button', { name: '编码申请 - 专家组审核' }))
  await input.fill('没有这一页')
  await seen(dialog.getByText('暂无搜索结果'))
  await input.fill('qiehuandaoyingwen')
  await seen(dialog.getByRole('region', { name: '操作' }).getByRole('button', { name: '切换到英文界面' }))
  await input.fill('电梯制造有限公司')
  const report = dialog
    .getByRole('region', { name: '报告与证书' })
    .getByRole('button', { name: /电梯制造有限公司/ })
    .first()
  const number = (await report.innerText()).split('\n')[0]?.trim() ?? ''
  await report.click()
  await page.getByRole('heading', { level: 1, name: number }).waitFor()
})

test('on a narrow window the menu is a drawer that closes with the choice', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: '打开菜单' }).click()
  const menu = page.getByRole('dialog').getByRole('navigation', { name: '主菜单' })
  await menu.getByRole('link', { name: '专家组审核' }).click()
  await page.getByRole('heading', { level: 1, name: '专家组审核' }).waitFor()
  await menu.waitFor({ state: 'hidden' })
  expect(page.url()).toContain('/business/codeApply/expert')
})

test('a stranger who opens an address of the office signs in and lands there; clearing the browser forgets all', async () => {
  const stranger = await newVisitor()
  // The bare address is the public site; the office's addresses begin with a hash.
  await stranger.page.goto(theServer().url)
  await stranger.page.getByRole('heading', { level: 1, name: '查一张型式试验证书' }).waitFor()
  await stranger.page.goto(site('/'))
  await stranger.page.getByRole('heading', { level: 1, name: '登录' }).waitFor()
  // Whoever is signed in comes from the bare address to the start page.
  await page.goto(theServer().url)
  await expect.poll(() => page.url()).toContain('#/home')
  await stranger.page.goto(site('/business/report/list'))
  await stranger.page.getByRole('heading', { level: 1, name: '登录' }).waitFor()
  expect(stranger.page.url()).toContain('back=')
  await stranger.close()
  await page.getByRole('button', { name: /^账户/ }).click()
  await page.getByRole('menuitem', { name: '清除缓存' }).click()
  await page.getByRole('dialog', { name: '清除缓存' }).getByRole('button', { name: '清除缓存' }).click()
  await page.getByRole('heading', { level: 1, name: '登录' }).waitFor()
  // The sign-in page is shown before the server has received the sign-out; the browser retries until it has.
  const storedKeys = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'APP_THEME'))
  await expect.poll(storedKeys).toEqual([])
  await user.close()
  user = await person('expert')
  ;({ page } = user)
})
