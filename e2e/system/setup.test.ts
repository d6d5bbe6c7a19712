// Setting a register up by hand: admin is led to this step, names three people, and the first of them signs in with the password that admin noted.
import { afterAll, expect, test } from 'vitest'
import { newVisitor } from '../browser.ts'
import { settled, violations } from '../every-screen/look.ts'
import { seen } from '../people.ts'
import { startServer } from '../server.ts'

const password = 'Kranich-7-Weiher!'
const server = await startServer('e2e-setup', {
  DEMO: '0',
  CAPTCHA: 'off',
  RATE_LIMIT: 'off',
  ADMIN_PASSWORD: password,
  DEMO_PASSWORD: '',
})
afterAll(() => server.stop())

test('admin names three administrators, and only they sign in afterwards', async () => {
  const user = await newVisitor()
  const { page } = user
  const box = (name: string) => page.getByRole('textbox', { name, exact: true })
  const part = (title: string) => page.getByRole('region', { name: title })
  const signIn = async (username: string, secret: string) => {
    await box('用户名').fill(username)
    await box('密码').fill(secret)
    await page.getByRole('button', { name: '登录' }).click()
  }
  await page.goto(`${server.url}/#/login`)
  await signIn('admin', password)
  await seen(page.getByRole('heading', { level: 1, name: '设立三名管理员' }))
  await settled(page)
  expect(await violations(page)).toEqual([])

  const submit = page.getByRole('button', { name: '设立管理员并停用 admin' })
  await submit.click()
  await seen(part('系统管理员').getByText('姓名必须填写'))
  await seen(page.getByText('请先记下并勾选'))
  for (const [title, username] of [
    ['系统管理员', 'wang'],
    ['安全管理员', 'li'],
    ['审计管理员', 'li'],
  ] as const) {
    await part(title).getByRole('textbox', { name: '姓名' }).fill(`${title}甲`)
    await part(title).getByRole('textbox', { name: '用户名' }).fill(username)
  }
  const first = await part('系统管理员').locator('[class*=mono]').innerText()
  await page.getByRole('checkbox', { name: '三个用户名和初始密码均已记下' }).check()
  await submit.click()
  await page.getByRole('dialog').getByRole('button', { name: '设立管理员并停用 admin' }).click()
  await seen(page.getByText('三名管理员须为三个不同的账号，且不能是 admin').first())
  await part('审计管理员').getByRole('textbox', { name: '用户名' }).fill('zhao')
  await submit.click()
  await page.getByRole('dialog').getByRole('button', { name: '设立管理员并停用 admin' }).click()
  await seen(page.getByText('三名管理员已设立，admin 已停用。'))

  await signIn('wang', first)
  await seen(page.getByRole('heading', { name: '修改密码' }))
  await box('当前密码').fill(first)
  await box('新密码').fill('Eigenes-Wort-9')
  await box('再次输入新密码').fill('Eigenes-Wort-9')
  await page.getByRole('button', { name: '修改密码并继续' }).click()
  await seen(page.getByRole('heading', { level: 1, name: /^系统管理员甲/ }))
  await page.evaluate(() => void (location.hash = '#/system/checklist'))
  await seen(page.getByRole('listitem').filter({ hasText: '三名管理员已设立，admin 已停用' }))
  await user.close()
})
