// A person's own account in the user centre: a picture that is cropped first, a mobile number confirmed by the code sent to it, and a device signed out from another.
import { listDemoMessages } from '@register/contract/demo/message'
import { expect, test } from 'vitest'
import { picture } from '../kit/given.ts'
import { at, callPeople, seen } from '../people.ts'
import { theServer } from '../theServer.ts'

const come = callPeople()

/** The code sent to a number, as the demonstration shows it. */
async function codeSentTo(end: string): Promise<string> {
  const reply = await fetch(theServer().url + listDemoMessages.path, { headers: { 'accept-language': 'zh' } })
  const { data } = (await reply.json()) as { data: { recipient: string; text: string }[] }
  return /\d{6}/.exec(data.find(({ recipient }) => recipient.endsWith(end))?.text ?? '')?.[0] ?? ''
}

test('a picture is cropped and shown in the bar; a mobile number is stored once its code was typed', async () => {
  const page = await come('registered', at('/user_center/account', '账号信息'))
  await page
    .getByRole('main')
    .locator('input[type=file]')
    .setInputFiles(picture('me.png', { width: 300, height: 200 }))
  const crop = page.getByRole('dialog', { name: '剪裁' })
  await crop.getByRole('button', { name: '使用此区域' }).click()
  await seen(page.getByText('头像已更新'))
  await page.getByRole('banner').getByRole('button', { name: /^账户/ }).locator('img').waitFor()

  const end = String(Date.now()).slice(-4)
  await page.getByRole('button', { name: /^(添加|更换)手机号$/ }).click()
  const dialog = page.getByRole('dialog', { name: '更换手机号' })
  await dialog.getByRole('textbox', { name: '手机号' }).fill(`1540009${end}`)
  await dialog.getByRole('button', { name: '获取验证码' }).click()
  await seen(dialog.getByText(/^验证码已发送/))
  await expect.poll(() => codeSentTo(end)).toMatch(/^\d{6}$/)
  const code = await codeSentTo(end)
  await dialog.getByRole('textbox', { name: '验证码' }).fill(code === '000000' ? '000001' : '000000')
  await dialog.getByRole('button', { name: '验证并保存' }).click()
  await seen(dialog.getByText(/^验证码错误/))
  await dialog.getByRole('textbox', { name: '验证码' }).fill(code)
  await dialog.getByRole('button', { name: '验证并保存' }).click()
  await seen(page.getByRole('main').getByText(`154****${end}`))
})

test('a device is signed out from another, and must sign in at its next call', async () => {
  const there = await come('body-staff-903')
  const here = await come('body-staff-903', at('/user_center/password', '密码与安全'))
  const devices = here.getByRole('region', { name: '登录设备' })
  await devices.getByText('本机').waitFor()
  await devices.getByRole('button', { name: '退出所有其他设备' }).click()
  await here.getByRole('dialog').getByRole('button', { name: '退出登录' }).click()
  await seen(here.getByText(/已退出 \d+ 台设备/))
  expect(await devices.getByRole('listitem').count()).toBe(1)
  await there.evaluate(() => void (location.hash = '#/business/report/list'))
  await seen(there.getByText('当前用户已被登出或无权限访问当前资源，请尝试重新登录后再操作。'))
})
