// A password that has expired or soon will: the office says so, the person changes it and is back on the page; and what signing out leaves in the browser.
import { changeAnswers } from '../arranged/answers.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import type { Visitor } from '../browser.ts'
import { at, person, seen } from '../people.ts'
import { intercept } from '../arranged/intercept.ts'

let user: Visitor
let page: Page
beforeEach(async () => {
  user = await person('expert', {}, at('/business/report/list', '型式试验报告'))
  ;({ page } = user)
})
afterEach(() => user.close())

const go = (hash: string) => page.evaluate((to) => void (location.hash = to), `#${hash}`)
/** From now on the server's answer about the session contains `more`. */
const answerWith = (more: () => object) =>
  changeAnswers<object>(page, '**/api/system/get-permission-info', (data) => ({ ...data, ...more() }))

test('a week before the end every page says so, and the change leads back', async () => {
  await answerWith(() => ({ passwordDaysLeft: 3 }))
  await page.reload()
  await go('/business/report/list')
  await seen(page.getByText('您的密码将在 3 天后到期'))
  await page.getByRole('link', { name: '现在修改' }).click()
  await page.getByRole('heading', { level: 1, name: '修改密码' }).waitFor()
  await page.getByRole('button', { name: '暂不修改' }).click()
  await seen(page.getByRole('heading', { level: 1, name: '型式试验报告' }))
  await page.unroute('**/api/system/get-permission-info')
  await page.reload()
  await seen(page.getByRole('heading', { level: 1, name: '型式试验报告' }))
  await expect.poll(() => page.getByText(/密码将在/).count()).toBe(0)
})

test('an expired password leads to the change, and then back to the page', async () => {
  await seen(page.getByText(/^TSX/))
  let changed = false
  await intercept(page, '**/api/system/user/profile/updatePwd', (route) => {
    changed = true
    return route.fulfill({ json: { code: 200, msg: '', data: null } })
  })
  await intercept(page, '**/api/business/equRepInfo/queryList', (route) =>
    changed
      ? route.continue()
      : route.fulfill({ status: 403, json: { code: 403, msg: '请先修改密码', data: { needs: 'newPassword' } } }),
  )
  await answerWith(() => (changed ? {} : { mustChangePassword: true, passwordDue: 'outdated' }))
  await page.getByRole('main').getByRole('button', { name: '刷新' }).first().click()
  await page.getByRole('heading', { level: 1, name: '修改密码' }).waitFor()
  await seen(page.getByText('您的密码已到有效期。'))
  await page.getByLabel('当前密码').fill('Old-Horse-11-Battery')
  await page.getByLabel('新密码', { exact: true }).fill('New-Horse-22-Battery')
  await page.getByLabel('再次输入新密码').fill('New-Horse-22-Battery')
  await page.getByRole('button', { name: '修改密码并继续' }).click()
  await seen(page.getByRole('heading', { level: 1, name: '型式试验报告' }))
  await seen(page.getByText(/^TSX/))
})

test('signing out leaves nothing of the person in the browser', async () => {
  await seen(page.getByText(/^TSX/))
  const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(await stored()).toContain('/business/report/list')
  expect(await page.evaluate(() => sessionStorage.getItem('TABS'))).not.toContain('expert')
  await page.getByRole('button', { name: /^账户：/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '退出' }).click()
  await page.getByRole('heading', { level: 1, name: '登录' }).waitFor()
  const left = await stored()
  for (const word of ['expert', '/business/', 'USER_INFO', 'SEARCH_HISTORY']) expect(left).not.toContain(word)
})
