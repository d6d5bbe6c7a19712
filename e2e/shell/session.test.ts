// Sessions that end: after the configured idle time, and without a network.
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { visitor } from '../people.ts'
import type { Visitor } from '../browser.ts'
import { theServer } from '../theServer.ts'

let user: Visitor
let page: Page
beforeEach(async () => {
  user = await visitor('/login')
  ;({ page } = user)
  await page.clock.install()
  await page.getByRole('textbox', { name: '用户名' }).fill('enterprise')
  await page.getByRole('textbox', { name: '密码' }).fill(theServer().demoPassword)
  await page.getByRole('button', { name: '登录' }).click()
  await page.getByRole('heading', { level: 1, name: /好$/ }).waitFor()
})
afterEach(() => user.close())

test('an idle person is signed out and sees why; a working person stays', async () => {
  await page.getByRole('button', { name: '界面设置' }).click()
  await page.getByRole('combobox', { name: '自动登出' }).click()
  await page.getByTitle('1 分钟', { exact: true }).click()
  await page.clock.runFor(50_000)
  await page.mouse.move(300, 300)
  await page.clock.runFor(50_000)
  expect(page.url()).not.toContain('/login')
  await page.clock.runFor(70_000)
  await page.getByRole('heading', { level: 1, name: '登录' }).waitFor()
  expect(await page.getByRole('alert').textContent()).toBe('用户长时间无操作，为保证账户安全，系统已自动登出。')
  expect(await page.evaluate(() => localStorage.getItem('USER_INFO'))).toBeNull()
})

test('a sign-out without a network reaches the server once there is one', async () => {
  const refresh = `${theServer().url}/api/system/refresh`
  await page.context().setOffline(true)
  await page.getByRole('button', { name: /^账户：/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '退出' }).click()
  await page.getByRole('heading', { level: 1, name: '登录' }).waitFor()
  const heard = page.waitForResponse((response) => response.url().endsWith('/api/system/logout') && response.ok())
  await page.context().setOffline(false)
  await heard
  expect((await page.request.post(refresh)).status()).toBe(401)
  expect(await page.evaluate(() => localStorage.getItem('SIGN_OUT_OWED'))).toBeNull()
})
