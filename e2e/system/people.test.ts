// A new body from nothing, as its administrators set it up: department, account, role, first sign-in; a disabled person is signed out at the next click.
import { expect, onTestFinished, test } from 'vitest'
import { fromMenu } from '../office.ts'
import { callPeople, seen, visitor } from '../people.ts'

const come = callPeople()

test('a new body is set up, its first person signs in, and is out at the next click once disabled', async () => {
  const mark = String(Date.now()).slice(-5)
  const [body, username, name] = [`新设机构 ${mark}`, `new.${mark}`, `新人 ${mark}`]
  const system = await come('system-admin')
  const field = (label: string) => system.getByRole('dialog').getByRole('textbox', { name: label, exact: true })
  const save = () => system.getByRole('dialog').getByRole('button', { name: '保存', exact: true }).click()
  await fromMenu(system, '系统管理', '部门管理')
  await system.getByRole('button', { name: '新建部门' }).first().click()
  await field('部门名称').fill(body)
  await field('英文名称').fill(`New body ${mark}`)
  await field('机构代码').fill(mark)
  await system.getByRole('dialog').getByRole('radio', { name: '全部品种' }).check()
  await save()
  await seen(system.getByRole('row', { name: new RegExp(body) }))

  await fromMenu(system, '系统管理', '用户管理')
  await system
    .getByRole('navigation', { name: '部门' })
    .getByRole('button', { name: new RegExp(body) })
    .click()
  await system.getByRole('button', { name: '新建用户' }).first().click()
  await field('用户名').fill(username)
  await field('姓名').fill(name)
  await save()
  const once = system.getByRole('dialog', { name: '用户已添加' })
  await seen(once.getByText('下一步由安全管理员分配角色'))
  const password = (await once.locator('dd').nth(1).innerText()).trim()
  await once.getByRole('button', { name: '关闭' }).last().click()
  // It is first and marked, however long the list is.
  const row = system.getByRole('row', { name: new RegExp(name) })
  await seen(row)
  expect(await row.getAttribute('data-added')).toBe('true')

  const security = await come('security-admin')
  await fromMenu(security, '系统管理', '用户管理')
  await security.getByRole('searchbox').last().fill(username)
  await security
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('link', { name: '分配角色' })
    .click()
  // The tab's title is in the reader's language, also while another tab is in front.
  const tab = (title: string) =>
    security.getByRole('navigation', { name: /打开的页面|Open pages/ }).getByRole('link', { name: title, exact: true })
  await tab(`${name} 的角色`).waitFor()
  await tab('首页').click()
  await security.getByRole('button', { name: 'English' }).click()
  await seen(tab(`Roles of ${name}`))
  await security.getByRole('button', { name: '中文' }).click()
  await tab(`${name} 的角色`).click()
  await security.getByRole('checkbox', { name: /^机构人员/ }).check()
  await security.getByRole('button', { name: '保存' }).click()
  await security.getByRole('searchbox').last().fill(username)
  await seen(security.getByRole('row', { name: new RegExp(`${name}.*机构人员`) }))
  // The work in that tab is done.
  expect(await tab(`${name} 的角色`).count()).toBe(0)

  const newcomer = await visitor()
  onTestFinished(() => newcomer.close())
  const { page } = newcomer
  await page.getByRole('link', { name: '登录' }).click()
  await page.getByRole('textbox', { name: '用户名' }).fill(username)
  await page.getByRole('textbox', { name: '密码' }).fill(password)
  await page.getByRole('button', { name: '登录' }).click()
  await page
    .getByLabel('旧密码', { exact: true })
    .or(page.getByLabel('当前密码', { exact: true }))
    .first()
    .waitFor()

  await system.getByRole('button', { name: `更多操作 ${name}` }).click()
  await system.getByRole('menuitem', { name: '停用' }).click()
  await system.getByRole('dialog').getByRole('button', { name: '停用' }).click()
  await seen(row.getByText('停用', { exact: true }))
  const refusal = page.waitForResponse((answer) => answer.status() === 401)
  await page.reload()
  expect((await refusal).status()).toBe(401)
})
