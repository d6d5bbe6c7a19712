// The open tabs: their order, what they keep, how they close, and what a reload restores.
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import type { Visitor } from '../browser.ts'
import { focused } from '../keyboard.ts'
import { person, seen } from '../people.ts'
import { theServer } from '../theServer.ts'

let user: Visitor
let page: Page
beforeEach(async () => {
  user = await person('body-manager')
  ;({ page } = user)
})
afterEach(() => user.close())

const strip = () => page.getByRole('navigation', { name: '打开的页面' })
const tabs = () => strip().getByRole('link').allTextContents()
const menu = (name: string) => page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name })
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const tab = (name: string) => strip().getByRole('link', { name })
const command = async (of: string, name: string) => {
  await tab(of).click({ button: 'right' })
  await page.getByRole('menuitem', { name }).click()
}

test('a new tab is placed after the one it came from, and a click returns to that one unchanged', async () => {
  await menu('报告列表').click()
  await heading('型式试验报告').waitFor()
  await menu('变更公告').click()
  await heading('变更公告').waitFor()
  await tab('报告列表').click()
  await heading('型式试验报告').waitFor()
  await page.getByRole('searchbox', { name: '编号、单位、产品、型号' }).fill('电梯')
  await expect.poll(() => page.url()).toContain('keyword=')
  const first = page.getByRole('main').getByRole('link', { name: /^TSX/ }).first()
  const number = await first.textContent()
  await first.click()
  await heading(/TSX/).waitFor()
  await expect.poll(tabs).toEqual(['首页', '报告列表', number, '变更公告'])
  // The list still has its search text.
  await tab('报告列表').click()
  await heading('型式试验报告').waitFor()
  expect(page.url()).toContain('keyword=')
  expect(await page.getByRole('searchbox', { name: '编号、单位、产品、型号' }).inputValue()).toBe('电梯')
})

test('the scroll position of a page is remembered, behind another tab and over a reload', async () => {
  await page.setViewportSize({ width: 1366, height: 500 })
  await menu('报告列表').click()
  await page.getByRole('main').getByRole('link', { name: /^TSX/ }).first().click()
  await heading(/TSX/).waitFor()
  const place = () =>
    page.evaluate(() => Math.max(...[...document.querySelectorAll('main > div > div')].map((pane) => pane.scrollTop)))
  await seen(page.getByRole('main').getByRole('heading', { level: 2 }))
  await page.mouse.move(700, 400)
  await page.mouse.wheel(0, 400)
  await expect.poll(place).toBeGreaterThan(100)
  const before = await place()
  await menu('变更公告').click()
  await heading('变更公告').waitFor()
  await page.goBack()
  await heading(/TSX/).waitFor()
  expect(await place()).toBe(before)
  await page.reload()
  await heading(/TSX/).waitFor()
  await expect.poll(place, { timeout: 8000 }).toBe(before)
})

test('closing goes to the left neighbour; home stays; the rest can be closed at once', async () => {
  for (const name of ['申请列表', '报告列表', '变更公告']) {
    await menu(name).click()
    await expect.poll(tabs).toContain(name)
  }
  await strip().getByRole('button', { name: '关闭 变更公告' }).click()
  await heading('型式试验报告').waitFor()
  expect(await tabs()).toEqual(['首页', '申请列表', '报告列表'])
  expect(await strip().getByRole('button', { name: '关闭 首页' }).count()).toBe(0)
  await command('申请列表', '关闭其他标签')
  await heading('编码申请').waitFor()
  await expect.poll(tabs).toEqual(['首页', '申请列表'])
})

test('tabs are ordered by dragging, and by commands', async () => {
  for (const name of ['申请列表', '报告列表', '变更公告']) {
    await menu(name).click()
    await expect.poll(tabs).toContain(name)
  }
  // The code for dragging is loaded with the third tab.
  await strip().locator('li[data-sorts=true]').first().waitFor()
  const from = await tab('变更公告').boundingBox()
  const to = await tab('申请列表').boundingBox()
  if (!from || !to) throw new Error('The tabs are not to be seen')
  await page.mouse.move(from.x + 20, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(to.x + 60, to.y + 10, { steps: 8 })
  await page.mouse.move(to.x + 10, to.y + 10, { steps: 8 })
  await page.mouse.up()
  await expect.poll(tabs).toEqual(['首页', '变更公告', '申请列表', '报告列表'])
  await command('变更公告', '右移')
  await expect.poll(tabs).toEqual(['首页', '申请列表', '变更公告', '报告列表'])
})

test('a form keeps its input while another tab is open, and asks before it is discarded', async () => {
  await menu('申请列表').click()
  await page.getByRole('link', { name: '申请编码' }).click()
  const model = page.getByRole('combobox', { name: '型号' })
  await model.fill('XX-1000')
  // The page scrolls inside its part of the window; the window does not scroll.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0)
  await menu('变更公告').click()
  await heading('变更公告').waitFor()
  await seen(tab('申请编码').getByRole('img', { name: '有未保存的内容' }))
  await tab('申请编码').click()
  await heading('申请编码').waitFor()
  expect(await model.inputValue()).toBe('XX-1000')
  const close = strip().getByRole('button', { name: '关闭 申请编码' })
  await close.click()
  await page.getByRole('dialog', { name: '放弃未保存的内容？' }).getByRole('button', { name: '留在此页' }).click()
  expect(await model.inputValue()).toBe('XX-1000')
  await close.click()
  await page.getByRole('button', { name: '放弃更改' }).click()
  await expect.poll(tabs).not.toContain('申请编码')
  // A new form is empty.
  await menu('申请列表').click()
  await page.getByRole('link', { name: '申请编码' }).click()
  expect(await model.inputValue()).toBe('')
})

test('refreshing draws the page again, maximising shows it alone, and a new window begins with it', async () => {
  await menu('报告列表').click()
  await heading('型式试验报告').waitFor()
  const asked = page.waitForRequest((request) => request.url().endsWith('/queryList'))
  await command('报告列表', '刷新')
  await asked
  await heading('型式试验报告').waitFor()
  await command('报告列表', '最大化')
  await strip().waitFor({ state: 'hidden' })
  expect(await page.getByRole('navigation', { name: '主菜单' }).count()).toBe(0)
  await heading('型式试验报告').waitFor()
  await page.getByRole('button', { name: '退出最大化' }).click()
  await strip().waitFor()
  await command('报告列表', '最大化')
  await strip().waitFor({ state: 'hidden' })
  await page.keyboard.press('Escape')
  await strip().waitFor()
  const opened = user.context.waitForEvent('page')
  await command('报告列表', '在新的窗口中打开')
  const other = await opened
  await other.getByRole('heading', { level: 1, name: '型式试验报告' }).waitFor()
  await other.close()
})

test('the tabs of this window come back after a reload, and another person does not get them', async () => {
  await menu('报告列表').click()
  await menu('变更公告').click()
  await heading('变更公告').waitFor()
  await page.reload()
  await heading('变更公告').waitFor()
  expect(await tabs()).toEqual(['首页', '报告列表', '变更公告'])
  await page.getByRole('button', { name: /^账户/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await page.getByRole('dialog', { name: '退出登录' }).getByRole('button', { name: '退出' }).click()
  await heading('登录').waitFor()
  const { demoPassword } = theServer()
  await page.getByRole('textbox', { name: '用户名' }).fill('head-office')
  await page.getByRole('textbox', { name: '密码' }).fill(demoPassword)
  await page.getByRole('button', { name: '登录' }).click()
  await heading(/好$/).waitFor()
  expect(await tabs()).toEqual(['首页'])
})

test('more tabs than fit have arrows, and a list of all of them that is used by mouse or keyboard', async () => {
  await page.setViewportSize({ width: 800, height: 768 })
  const names = ['time', 'head', 'cron', 'chart', 'print', 'qrcode', 'video', 'watermark', 'workflow', 'drag', 'form']
  for (const [at, name] of names.entries()) {
    await page.evaluate((path) => void (location.hash = `#/vab/${path}`), name)
    await expect.poll(() => strip().getByRole('link').count()).toBe(at + 2)
  }
  const row = strip().getByRole('list')
  const shift = () => row.evaluate((element) => element.scrollLeft)
  await strip().getByRole('button', { name: '向前滚动标签' }).click()
  const before = await shift()
  await strip().getByRole('button', { name: '向后滚动标签' }).click()
  await expect.poll(shift).toBeGreaterThan(before)
  const all = strip().getByRole('button', { name: /^全部 \d+ 个标签$/ })
  await all.click()
  await page.getByRole('menuitem', { name: '首页' }).click()
  await heading(/好$/).waitFor()
  // The menu takes the focus: arrow keys choose, and the choice is carried out by Enter.
  await all.focus()
  await page.keyboard.press('Enter')
  await focused(page.getByRole('menuitem', { name: '首页' }))
  await page.keyboard.press('ArrowDown')
  // The focus moves with the next picture; a person sees it there before pressing Enter.
  await focused(page.getByRole('menuitem').nth(1))
  await page.keyboard.press('Enter')
  await expect.poll(() => page.url()).toContain('/vab/time')
  // The key that chose opened nothing again.
  await page.getByRole('menuitem').first().waitFor({ state: 'hidden' })
})
