// Hidden pages of other tabs: what they keep, and what of them must not reach the page in front.
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { goTo } from '../office.ts'
import { at, callPeople, seen, site, type Arrival } from '../people.ts'
import { theServer } from '../theServer.ts'
import { intercept } from '../arranged/intercept.ts'

let page: Page
const people = callPeople()
const come = async (arrival?: Arrival, name = 'body-manager') => {
  page = await people(name, arrival)
}

const strip = () => page.getByRole('navigation', { name: '打开的页面' })
const menu = (name: string) => page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name })
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const tab = (name: string) => strip().getByRole('link', { name })
const go = (path: string, title: string) => goTo(page, path, title)
const list = at('/template/list/crud', '增删改查')
const samples = () => go('/template/list/crud', '增删改查')
const askToDelete = async () => {
  await page
    .getByRole('main')
    .getByRole('button', { name: /更多操作/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: '删除' }).click()
  await seen(page.getByRole('dialog'))
}

test('a filter that is still being applied when another page is opened stays with its list', async () => {
  await come()
  await menu('报告列表').click()
  const box = page.getByRole('searchbox', { name: '编号、单位、产品、型号' })
  await box.fill('电梯')
  await menu('变更公告').click()
  await heading('变更公告').waitFor()
  // The filter has been applied when the list's own address contains it.
  await expect.poll(() => tab('报告列表').getAttribute('href')).toContain('keyword=')
  expect(page.url()).toContain('/business/changeNotice/list')
  await tab('报告列表').click()
  await heading('型式试验报告').waitFor()
  await expect.poll(() => page.url()).toContain('keyword=')
  expect(await box.inputValue()).toBe('电梯')
})

test('one character is too short to search: the list stays and says so', async () => {
  await come(list)
  const asked: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.startsWith('/api/demo/') && searchParams.has('keyword')) asked.push(searchParams.get('keyword'))
  })
  await page.getByRole('searchbox').fill('弹')
  await seen(page.getByRole('tooltip').filter({ hasText: '请至少输入 2 个字符' }))
  await page.keyboard.press('Enter')
  await seen(page.getByRole('main').getByRole('table'))
  expect(page.url()).not.toContain('keyword=')
  await page.getByRole('searchbox').fill('弹簧')
  await expect.poll(() => page.url()).toContain('keyword=')
  await expect.poll(() => asked).toEqual(['弹簧'])
})

test('a dialog closes with its page; the keys of the menu search wait until it is closed', async () => {
  await come(at('/vab/time', '时间'))
  await samples()
  await askToDelete()
  await page.keyboard.press('Control+k')
  expect(await page.getByRole('dialog').count()).toBe(1)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)

  await askToDelete()
  await page.goBack()
  await heading('时间').waitFor()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await page.goForward()
  await heading('增删改查').waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('an open menu stays with its page', async () => {
  await come(at('/vab/time', '时间'))
  await samples()
  await page
    .getByRole('main')
    .getByRole('button', { name: /更多操作/ })
    .first()
    .click()
  await seen(page.getByRole('menuitem', { name: '删除' }))
  await page.goBack()
  await heading('时间').waitFor()
  expect(await page.getByRole('menuitem', { name: '删除' }).count()).toBe(0)
})

test('a page that finishes behind another one does not come to the front', async () => {
  await come(at('/template/list/crud/detail/YP-2026-0002', '编辑 YP-2026-0002'))
  await intercept(page, '**/api/demo/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  await page.getByRole('main').getByRole('textbox', { name: '试验员' }).fill('赵工')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await go('/vab/time', '时间')
  await seen(page.getByText('已保存').first())
  expect(page.url()).toContain('/vab/time')
  await expect.poll(() => tab('YP-2026-0002').count()).toBe(0)
})

test('a page that was hidden is scrolled to where it was', async () => {
  await come(list)
  await page.setViewportSize({ width: 1366, height: 600 })
  const body = page
    .getByRole('main')
    .getByRole('group')
    .filter({ has: page.locator('[data-row-key]') })
    .filter({ visible: true })
  await seen(page.getByRole('main').getByRole('link', { name: /^YP-/ }))
  await expect
    .poll(() =>
      body.evaluate((element) => {
        element.scrollTop = 60
        return element.scrollTop
      }),
    )
    .toBe(60)
  for (const [key, title] of [
    ['time', '时间'],
    ['statistic', '统计数值'],
    ['mini', '小组件'],
    ['head', '页头与标题'],
    ['dialog', '对话框'],
    ['password', '密码强度'],
  ] as const)
    await go(`/vab/${key}`, title)
  await tab('增删改查').click()
  await heading('增删改查').waitFor()
  await expect.poll(() => body.evaluate((element) => element.scrollTop)).toBe(60)
})

test('an opinion stays with its application while others are opened', async () => {
  await come(undefined, 'head-office')
  await menu('总局审核').click()
  await seen(page.getByRole('radio', { name: '已审核' }).locator('..'))
  const opinion = page.getByRole('textbox', { name: '审核意见' })
  await opinion.fill('请补充缓冲器型式试验报告')
  await heading('总局审核').click()
  const number = () => page.getByRole('article').getAttribute('aria-label')
  const first = await number()
  await page.keyboard.press('j')
  await expect.poll(number).not.toBe(first)
  await expect.poll(() => opinion.inputValue()).toBe('')
  await page.keyboard.press('k')
  await expect.poll(number).toBe(first)
  await expect.poll(() => opinion.inputValue()).toBe('请补充缓冲器型式试验报告')
})

test('another person who signs in in another window finds nothing of the first one here', async () => {
  await come(list)
  await page.getByRole('button', { name: '登记样品' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: '样品名称' }).fill('别人不该看到')
  const other = await page.context().newPage()
  await other.goto(site('/home'))
  await other.getByRole('button', { name: /^账户：/ }).click()
  await other.getByRole('menuitem', { name: '退出登录' }).click()
  await other.getByRole('dialog').getByRole('button', { name: '退出' }).click()
  await other.getByRole('textbox', { name: '用户名' }).fill('expert')
  await other.getByRole('textbox', { name: '密码' }).fill(theServer().demoPassword)
  await other.getByRole('button', { name: '登录' }).click()
  await other.getByRole('heading', { level: 1, name: /好$/ }).waitFor()
  const account = await other.getByRole('button', { name: /^账户：/ }).getAttribute('aria-label')
  await expect
    .poll(() => page.getByRole('button', { name: /^账户：/ }).getAttribute('aria-label'), { timeout: 10_000 })
    .toBe(account)
  await seen(heading('增删改查'))
  // The address still opens the form, but the form is empty.
  await expect.poll(() => page.getByRole('dialog').getByRole('textbox', { name: '样品名称' }).inputValue()).toBe('')
})
