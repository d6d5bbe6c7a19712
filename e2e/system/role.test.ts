// A role made in the office: named, given permissions and a person, who then works with it, and loses it again.
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import type { Visitor } from '../browser.ts'
import { fromMenu, goTo, searchFor } from '../office.ts'
import { person, seen } from '../people.ts'

let security: Visitor
let user: Visitor
let page: Page
beforeEach(async () => {
  ;[security, user] = await Promise.all([person('security-admin'), person('registered')])
  ;({ page } = security)
})
afterEach(async () => {
  await Promise.all([security.close(), user.close()])
})

test('a new role works for a person who gets it, and no longer once it is removed', async () => {
  const serial = Date.now().toString(36)
  const name = `岗位员${serial}`
  await fromMenu(page, '系统管理', '角色管理')
  await page.getByRole('button', { name: '新建角色' }).first().click()
  const field = (label: string) => page.getByRole('dialog').getByRole('textbox', { name: label, exact: true })
  await field('角色名称').fill(name)
  await field('英文名称').fill(`Clerk ${serial}`)
  await field('权限字符').fill(`clerk-${serial}`)
  await page.getByRole('button', { name: '保存', exact: true }).click()
  // The next page opens by itself, and leads back to a list that shows the new role.
  await seen(page.getByRole('heading', { level: 1, name: `权限与范围：${name}` }))
  await page.getByRole('radio', { name: /^全部数据/ }).check()
  const tree = page.getByRole('list', { name: '菜单与权限' })
  await page.getByRole('checkbox', { name: '连同下级一起勾选' }).uncheck()
  await tree.getByRole('checkbox', { name: '岗位管理', exact: true }).check()
  await tree.getByRole('checkbox', { name: '新建岗位', exact: true }).check()
  await seen(page.getByText(/^已选 2 \//))
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await seen(page.getByRole('heading', { level: 1, name: '角色管理' }))
  // The form of the new role is done with: the list that is gone back to does not open an empty one.
  expect(new URL(page.url()).hash).toBe('#/system/role')

  const row = page.getByRole('row', { name: new RegExp(name) })
  await row.getByRole('link', { name: '人员', exact: true }).click()
  await page.getByRole('button', { name: '添加人员' }).first().click()
  await searchFor(page, 'registered')
  // Other people with this role may have registered meanwhile.
  const candidate = page.getByRole('checkbox', { name: '选择 注册用户', exact: true })
  await candidate.check()
  await page.getByRole('button', { name: '分配角色', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '分配角色', exact: true }).click()
  await seen(page.getByText('已分配给 1 人'))

  const other = user.page
  await other.reload()
  await seen(other.getByRole('menuitem', { name: '系统管理', exact: true }))
  await goTo(other, '/system/post', '岗位管理')
  await seen(other.getByRole('row', { name: /检验员/ }).first())
  await seen(other.getByRole('button', { name: '新建岗位' }).first())
  expect(
    await other
      .getByRole('row', { name: /检验员/ })
      .getByRole('button', { name: '删除' })
      .count(),
  ).toBe(0)

  await page.getByText('持有该角色', { exact: true }).click()
  await page
    .getByRole('row', { name: /注册用户/ })
    .getByRole('checkbox')
    .check()
  await page.getByRole('button', { name: '取消角色', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '取消角色' }).click()
  await seen(page.getByText('已取消 1 人的角色'))
  // Their next call is refused, and the entries that they may no longer use disappear from their menu.
  await other
    .getByRole('button', { name: '重新读取' })
    .or(other.getByRole('button', { name: '刷新' }))
    .first()
    .click()
  await other.getByRole('menuitem', { name: '系统管理', exact: true }).waitFor({ state: 'detached' })
})

test('ticks outlast a colleague’s save and a reload of the window', async () => {
  const other = await person('admin')
  const path = '/system/role/rights/'
  const tick = (on: Page, name: string) =>
    on.getByRole('main').getByRole('checkbox', { name, exact: true }).filter({ visible: true }).first()
  const save = (on: Page) => on.getByRole('button', { name: '保存', exact: true }).filter({ visible: true }).click()
  await goTo(page, '/system/role?keyword=expert', '角色管理')
  await page
    .getByRole('row', { name: /专家组审核员/ })
    .getByRole('link')
    .first()
    .click()
  await page.waitForURL(new RegExp(path))
  const here = page.url().split('#')[1] ?? ''
  const own = tick(page, '岗位管理')
  const before = await own.isChecked()
  await own.click()

  await goTo(other.page, here, /^权限与范围/)
  await tick(other.page, '字典管理').click()
  await save(other.page)
  await other.page.waitForURL(/system\/role$/)

  await save(page)
  await page.getByRole('dialog').getByRole('button', { name: '重新加载' }).click()
  await page.getByRole('button', { name: '填入表单' }).click()
  expect(await own.isChecked()).toBe(!before)
  await page.reload()
  await expect.poll(() => own.isChecked()).toBe(!before)
  // Nothing of it is saved: the role is as the colleague left it, and then as it was.
  await page.getByRole('button', { name: '丢弃' }).click()
  await expect.poll(() => own.isChecked()).toBe(before)
  await goTo(other.page, '/home', /好$/)
  await goTo(other.page, here, /^权限与范围/)
  await tick(other.page, '字典管理').click()
  await save(other.page)
  await other.page.waitForURL(/system\/role$/)
  await other.close()
})
