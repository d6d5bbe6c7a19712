// Ways to sign in by a code, as people use them: the test reads the code on the demonstration's page of messages.
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { seen, visitor } from '../people.ts'

/** A number gets one code a minute, so that a retry takes the next account. */
let tries = 0
/** Accounts that only this file uses: one of them gets another password. */
const accounts = [
  { username: 'body-staff-903', phone: '15400001903', greets: '南湾 检验员，' },
  { username: 'body-staff-904', phone: '15400001904', greets: '西原 检验员，' },
  { username: 'body-manager-903', phone: '15400002903', greets: '南湾 负责人，' },
  { username: 'body-manager-904', phone: '15400002904', greets: '西原 负责人，' },
] as const
const account = () => accounts[tries++ % accounts.length] ?? accounts[0]

/** Asks for a code, reads it in the window that the form opens, and types it. */
async function bringCode(page: Page, phone: string): Promise<void> {
  await page.getByRole('textbox', { name: '手机号' }).fill(phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  const opening = page.context().waitForEvent('page')
  await page.getByRole('link', { name: '查看验证码' }).click()
  const messages = await opening
  const message = messages
    .getByRole('listitem')
    .filter({ hasText: `${phone.slice(0, 3)}****${phone.slice(-4)}` })
    .first()
  const [, code = ''] = /验证码 (\d{6})/.exec(await message.innerText()) ?? []
  await messages.close()
  await page.getByRole('textbox', { name: '短信验证码' }).fill(code)
}
const randomly = () => Math.random().toString(36).slice(2, 8)

test('a telephone signs in with the code that was sent to it', async () => {
  const { page, problems, close } = await visitor('/login')
  await page.getByRole('tab', { name: '账号登录' }).focus()
  await page.keyboard.press('ArrowRight')
  await seen(page.getByRole('tab', { name: '手机登录', selected: true }))
  const { phone, greets } = account()
  await bringCode(page, phone)
  await page.getByRole('button', { name: '登录' }).click()
  await seen(page.getByRole('heading', { level: 1, name: new RegExp(`^${greets}`) }))
  expect(problems).toEqual([])
  await close()
})

test('a visitor makes an account and is on its home page', async () => {
  const { page, problems, close } = await visitor('/login')
  await page.getByRole('link', { name: '注册账号' }).click()
  const name = `v.${randomly()}`
  await page.getByRole('textbox', { name: '用户名' }).fill(name)
  await bringCode(page, `154${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`)
  await page.getByRole('textbox', { name: '密码', exact: true }).fill('Lantern')
  const rules = page.getByRole('list', { name: '密码要求' }).getByRole('listitem')
  await seen(rules.filter({ hasText: /^12 到 128 个字符未满足$/ }))
  await page.getByRole('textbox', { name: '密码', exact: true }).fill('Lantern-44-Quiet')
  await expect.poll(() => rules.filter({ hasText: '已满足' }).count()).toBe(4)
  await page.getByRole('button', { name: '用户协议' }).click()
  await seen(page.getByRole('dialog').getByText('一个手机号注册一个账号'))
  await page.keyboard.press('Escape')
  await page.getByRole('checkbox', { name: '我已阅读并同意' }).check()
  await page.getByRole('button', { name: '注册', exact: true }).click()
  await seen(page.getByRole('heading', { level: 1, name: new RegExp(`^${name}，`) }))
  expect(problems).toEqual([])
  await close()
})

test('a forgotten password is replaced by a new one, which signs in', async () => {
  const { page, close } = await visitor('/login')
  await page.getByRole('link', { name: '忘记密码' }).click()
  const { username, phone } = account()
  await bringCode(page, phone)
  const password = `Quiet-${randomly()}-Kettle-7`
  await page.getByRole('textbox', { name: '新密码' }).fill(password)
  await page.getByRole('button', { name: '设置新密码' }).click()
  await seen(page.getByText('新密码已设置，请用它登录。'))
  await page.getByRole('textbox', { name: '用户名' }).fill(username)
  await page.getByRole('textbox', { name: '密码' }).fill(password)
  await page.getByRole('button', { name: '登录' }).click()
  await seen(page.getByRole('heading', { level: 1, name: /好$/ }))
  await close()
})
