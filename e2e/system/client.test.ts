// Machine access by hand: a client is added, its secret is shown once and works, a call is tried from the API document, the client is deleted.
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import type { Visitor } from '../browser.ts'
import { settled, violations } from '../every-screen/look.ts'
import { at, person, seen } from '../people.ts'
import { theServer } from '../theServer.ts'

let user: Visitor
let page: Page
beforeEach(async () => {
  user = await person('security-admin', {}, at('/system/client', '应用管理'))
  ;({ page } = user)
})
afterEach(async () => {
  await user.close()
})

const drawer = () => page.getByRole('dialog', { name: '新建应用' })

/** The server asks for the password again when the person signed in a while ago. */
async function proved() {
  const password = page.getByRole('dialog', { name: '请再次输入密码' })
  await seen(password.or(page.getByRole('dialog', { name: '密钥已生成' })))
  if (!(await password.isVisible())) return
  await password.getByRole('textbox', { name: '密码' }).fill(theServer().demoPassword)
  await password.getByRole('button', { name: '确认' }).click()
}

test('a client gets its secret once, and its access ends when it is deleted', async () => {
  const name = `夜间同步 ${Date.now()}`
  await page.getByRole('button', { name: '新建应用' }).first().click()
  await settled(page)
  expect(await violations(page)).toEqual([])
  await drawer().getByRole('textbox', { name: '应用名称' }).fill(name)
  await drawer().getByRole('combobox', { name: '权限范围' }).fill('查看报告列表')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await drawer().getByRole('radio', { name: '全部数据' }).check()
  await drawer().getByRole('button', { name: '保存' }).click()
  await proved()
  const once = page.getByRole('dialog', { name: '密钥已生成' })
  const secret = await once.getByText(/^ttrs_/).innerText()
  const id = await once.getByText(/^c-[0-9a-f]{20}$/).innerText()
  await once.getByRole('button', { name: '关闭' }).last().click()
  const form = { grant_type: 'client_credentials', client_id: id, client_secret: secret }
  const ask = () => page.request.post(`${theServer().url}/api/system/token`, { form })
  expect((await ask()).status()).toBe(200)

  const row = page.getByRole('row', { name: new RegExp(name) })
  await row.getByRole('button', { name: /更多/ }).click()
  await page.getByRole('menuitem', { name: '删除' }).click()
  await page
    .getByRole('dialog', { name: `确定删除“${name}”吗？` })
    .getByRole('button', { name: '删除' })
    .click()
  await row.waitFor({ state: 'detached' })
  expect((await ask()).status()).toBe(401)
})

test('the API document finds an endpoint and calls it', async () => {
  await page.getByRole('link', { name: '接口文档' }).last().click()
  await page.getByRole('searchbox', { name: '路径、名称或权限' }).fill('app/list')
  await page.getByRole('button', { name: '应用列表' }).click()
  await page.getByRole('textbox', { name: 'pageSize' }).fill('1')
  await page.getByRole('button', { name: '调用', exact: true }).click()
  await seen(page.getByText('"total":'))
})
