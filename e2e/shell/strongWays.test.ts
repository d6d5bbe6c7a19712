// Signing in with a second factor, and by scanning the code on the screen with a telephone.
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { person, site, visitor } from '../people.ts'
import { readQr } from '../qr.ts'
import { theServer } from '../theServer.ts'
import { codeOf } from '../totp.ts'
import { intercept } from '../arranged/intercept.ts'

const atHome = (page: Page) => page.getByRole('heading', { level: 1, name: /好$/ }).waitFor()

async function firstStep(page: Page, username: string): Promise<void> {
  await page.goto(site('/login'))
  await page.getByRole('textbox', { name: '用户名' }).fill(username)
  await page.getByRole('textbox', { name: '密码' }).fill(theServer().demoPassword)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

test('a second factor is set up from the screen, and required from then on', async ({ task }) => {
  // Enrols a second factor, so the retry uses another account, which has none.
  const username = task.result?.retryCount ? 'body-manager-902' : 'body-staff-902'
  const { page, problems, forget, close } = await visitor('/login')
  await firstStep(page, username)
  await atHome(page)
  await page.goto(site('/user_center/password'))
  await page.getByRole('link', { name: '启用两步验证' }).click()
  await page.getByRole('button', { name: '开始设置' }).click()
  // Another window of the same person begins too: this one says so, and begins again.
  const other = await page.context().newPage()
  await other.goto(site('/second_factor'))
  await other.getByRole('button', { name: '开始设置' }).click()
  await other.getByRole('textbox', { name: '六位验证码' }).waitFor()
  await other.close()
  await page.getByRole('textbox', { name: '六位验证码' }).fill('123456')
  await page.getByRole('button', { name: '启用两步验证' }).click()
  await page.getByText('已在另一个窗口重新开始设置，这里的二维码不再有效，请重新开始').waitFor()
  forget()
  await page.getByRole('button', { name: '开始设置' }).click()
  const uri = new URL(await readQr(page.getByRole('img', { name: '身份验证器的二维码' })))
  const secret = uri.searchParams.get('secret') ?? ''
  expect(decodeURIComponent(uri.pathname)).toContain(username)
  await page.getByRole('textbox', { name: '六位验证码' }).fill(codeOf(secret))
  await page.getByRole('button', { name: '启用两步验证' }).click()
  await page.getByRole('heading', { level: 1, name: '两步验证已启用' }).waitFor()
  const codes = await page.getByRole('main').getByRole('listitem').allInnerTexts()
  expect(codes).toHaveLength(10)
  const goOn = page.getByRole('button', { name: '继续' })
  await goOn.click()
  await page.getByText('请先保存恢复码并勾选').waitFor()
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '下载' }).click()])
  expect(saved.suggestedFilename()).toBe(`recovery-codes-${username}.txt`)
  expect((await readFile(await saved.path(), 'utf8')).split('\n').slice(1, 11)).toEqual(codes)
  await page.getByRole('checkbox', { name: '我已保存恢复码' }).check()
  await goOn.click()
  await page.getByText('剩余 10 个恢复码').waitFor()
  expect(problems).toEqual([])
  await close()

  const again = await visitor('/login')
  await firstStep(again.page, username)
  const code = again.page.getByRole('textbox', { name: '六位验证码' })
  // The code that switched the factor on cannot be used again; the one of the next half minute can.
  await code.fill(codeOf(secret))
  await again.page.keyboard.press('Enter')
  await again.page.getByText('验证码错误，或已经用过').waitFor()
  await code.fill(codeOf(secret, 1))
  await again.page.keyboard.press('Enter')
  await atHome(again.page)
  await again.close()
})

test('a telephone scans the code and signs the other screen in', async () => {
  const desk = await visitor('/login')
  const phone = await person('expert', { viewport: { width: 390, height: 844 } })
  // The demonstration would count the code as scanned in the meantime.
  let isScanned = false
  await intercept(desk.page, '**/api/system/qr/state', (route) =>
    isScanned
      ? route.continue()
      : route.fulfill({ json: { code: 200, msg: '', data: { state: 'waiting', simulated: false } } }),
  )
  await desk.page.goto(site('/login?way=qr'))
  const url = await readQr(desk.page.getByRole('img', { name: '登录二维码' }))
  await phone.page.goto(url)
  await phone.page.getByRole('heading', { level: 1, name: '扫码登录' }).waitFor()
  isScanned = true
  await desk.page.getByText('已扫描｜请在手机上点击授权登录').first().waitFor()
  await phone.page.getByRole('button', { name: '授权登录' }).click()
  await phone.page.getByRole('heading', { level: 1, name: '已授权登录' }).waitFor()
  await atHome(desk.page)
  expect([...desk.problems, ...phone.problems]).toEqual([])
  await desk.close()
  await phone.close()
})
