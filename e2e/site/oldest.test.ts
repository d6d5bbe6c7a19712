// The public site, and the way into the office, in the oldest browser of the build's target that can be had; and what a browser below it reads.
import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findOldestChromium } from '../chromium.ts'
import { certificateWith } from '../covered.ts'
import { seen, site } from '../people.ts'
import { theServer } from '../theServer.ts'

let browser: Browser
const problems: string[] = []

beforeAll(async () => {
  const { path, env } = await findOldestChromium()
  const own = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined)
  browser = await chromium.launch({
    executablePath: path,
    args: ['--no-sandbox', '--no-zygote', '--disable-gpu', '--disable-dev-shm-usage'],
    env: { ...Object.fromEntries(own), ...env },
  })
})
afterAll(() => browser.close())

async function open(address: string, before?: () => void): Promise<Page> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 390, height: 664 } })
  if (before) await context.addInitScript(before)
  const page = await context.newPage()
  page.on('pageerror', (error) => problems.push(error.message))
  await page.goto(site(address))
  return page
}

test('a citizen finds a certificate, reads its answer and asks what it covers', async () => {
  const page = await open('/certificate_search')
  await page.getByRole('textbox').or(page.getByRole('searchbox')).first().fill('TSX 3110')
  await page.keyboard.press('Enter')
  await page.getByRole('main').getByRole('link', { name: /^TSX/ }).first().click()
  await seen(page.getByRole('heading', { level: 1, name: /TSX/ }))
  const { publicId } = await certificateWith(({ rows }) => rows.length > 0)
  await page.goto(site(`/v/${publicId}`))
  await page.getByRole('textbox', { name: /额定载重量/ }).fill('630')
  await page.getByRole('textbox', { name: /额定速度/ }).fill('1')
  await page.getByRole('button', { name: '核对', exact: true }).click()
  await seen(page.getByText(/^(依据本证书无法判断|不在证书覆盖范围内)$/))
  await page.context().close()
  expect(problems).toEqual([])
})

test('several numbers at once, the notices and the log', async () => {
  const page = await open('/check_many')
  await page.getByRole('textbox').first().fill('TSX 3110 901 2026 0001\nTSX 3110 901 2026 0002')
  await page.getByRole('button', { name: /核对/ }).first().click()
  await seen(
    page
      .getByRole('main')
      .getByText(/TSX 3110 901 2026 0001/)
      .last(),
  )
  for (const address of ['/change_notices', '/integrity', '/data_quality', '/catalogue']) {
    await page.goto(site(address))
    await seen(page.getByRole('heading', { level: 1 }))
  }
  await page.context().close()
  expect(problems).toEqual([])
})

test('the office opens, with a list', async () => {
  const page = await open('/login')
  await page.getByRole('textbox', { name: '用户名' }).fill('body-manager')
  await page.getByRole('textbox', { name: '密码' }).fill(theServer().demoPassword)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await seen(page.getByRole('heading', { level: 1, name: /好$/ }))
  await page.goto(site('/business/report/list'))
  await seen(page.getByRole('main').getByRole('link', { name: /^TSX/ }))
  await page.context().close()
  expect(problems).toEqual([])
})

test('a browser below the target is told so, and is offered no reload that would never help', async () => {
  const page = await open('/certificate_search', () => {
    Reflect.deleteProperty(Object, 'hasOwn')
  })
  const alert = page.getByRole('alert')
  await seen(alert.getByText(/浏览器版本过低/))
  expect(await page.getByText('正在加载…').isVisible()).toBe(false)
  expect(await page.getByRole('button', { name: '重新加载' }).isVisible()).toBe(false)
  await page.context().close()
})

test('without scripts the page says what it is, and that nothing loads', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'zh-CN' })
  const page = await context.newPage()
  await page.goto(site('/'))
  await seen(page.getByText(/查验型式试验证书是否真实/))
  expect(await page.getByText('正在加载…').isVisible()).toBe(false)
  await context.close()
})
