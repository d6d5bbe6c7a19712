// A home page rearranged, found again on another machine, changed on both, and restored.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import type { Visitor } from '../browser.ts'
import type { WaitingList } from '@register/contract/business/home/waiting'
import { changeAnswers } from '../arranged/answers.ts'
import { focused, pressed } from '../keyboard.ts'
import { person, seen } from '../people.ts'

/** No other test uses this account's home page. */
const account = 'body-manager-904'
let desk: Visitor
let other: Visitor
beforeAll(async () => {
  desk = await person(account)
  other = await person(account)
})
afterAll(async () => {
  await desk.close()
  await other.close()
})

const button = (at: Page | Locator, name: string) => at.getByRole('button', { name, exact: true })
const column = (page: Page, n: number) => page.getByRole('group', { name: `第 ${n} 栏` })
const titles = (page: Page, n: number) => column(page, n).getByRole('heading', { level: 2 }).allTextContents()
async function standsAs(page: Page, wanted: string[][]): Promise<void> {
  await expect.poll(() => Promise.all(wanted.map((_, at) => titles(page, at + 1)))).toEqual(wanted)
}
const own = ['需要留意的证书', '快捷操作', '最新变更公告']
const shipped = [
  ['待办', ...own],
  ['关于', '版本信息'],
  ['时钟', '进度'],
]
const widget = (page: Page, name: string) => page.getByRole('region', { name })

test('begins with the default, is arranged by the keyboard, and is found again elsewhere', async () => {
  const { page } = desk
  await standsAs(page, shipped)
  await button(page, '自定义').click()
  for (const name of own) await button(page, `移除 ${name}`).click()

  await button(page, '添加 我的应用').click()
  await seen(page.getByText('已添加 我的应用，在第 1 栏'))
  await focused(button(page, '添加 快捷操作'))
  await button(page, '添加 证书查询').click()
  await button(page, '移除 关于').click()
  await seen(page.getByText('已移除 关于'))
  await focused(button(page, '移动 版本信息'))

  await button(page, '移动 进度').focus()
  await pressed(page, 'Space')
  await seen(page.getByText('进度：第 3 栏第 2 位'))
  await pressed(page, 'ArrowUp')
  await seen(page.getByText('进度：第 3 栏第 1 位'))
  await pressed(page, 'ArrowLeft')
  await seen(page.getByText(/^进度：第 2 栏第 \d 位$/))
  await pressed(page, 'Space')
  await focused(button(page, '移动 进度'))
  await button(page, '完成').click()
  await seen(page.getByText('首页布局已保存'))

  const apps = widget(page, '我的应用')
  await button(apps, '挑选页面').click()
  const dialog = page.getByRole('dialog', { name: '我的应用' })
  await dialog.getByRole('checkbox', { name: '报告列表' }).check()
  await dialog.getByRole('checkbox', { name: '变更公告' }).check()
  await button(dialog, '移动 变更公告').focus()
  await pressed(page, 'Space')
  await seen(page.getByText('移到第 2 位，共 2 位'))
  await pressed(page, 'ArrowUp')
  await seen(page.getByText('移到第 1 位，共 2 位'))
  await pressed(page, 'Space')
  await seen(page.getByText('已放到第 1 位，共 2 位'))
  await button(dialog, '保存').click()
  await expect.poll(() => apps.getByRole('link').allTextContents()).toEqual(['变更公告', '报告列表'])

  await other.page.reload()
  await expect.poll(() => titles(other.page, 3)).toEqual(['时钟'])
  expect((await titles(other.page, 2)).toSorted()).toEqual(['版本信息', '进度'])
  const found = widget(other.page, '我的应用').getByRole('link')
  await expect.poll(() => found.allTextContents()).toEqual(['变更公告', '报告列表'])
})

test('looks certificates up in a widget', async () => {
  const search = widget(desk.page, '证书查询')
  await search.getByRole('searchbox').fill('电梯')
  await desk.page.keyboard.press('Enter')
  await seen(search.getByText(/^找到 .+ 张/))
  expect(await search.getByRole('listitem').count()).toBe(5)
  const { page } = desk
  await search.getByRole('button', { name: /^TSX/ }).first().click()
  const answer = page.getByRole('dialog', { name: '报告信息' })
  await seen(answer.getByRole('heading', { level: 2, name: /TSX/ }))
  await pressed(page, 'Escape')
  await search.getByRole('button', { name: '该单位的合格文件' }).first().click()
  await seen(page.getByRole('dialog', { name: /合格文件/ }))
  await pressed(page, 'Escape')
  await search.getByRole('searchbox').fill('没有这样的产品')
  await button(search, '查询').click()
  await seen(search.getByText(/^没有找到“没有这样的产品”。试试编号、单位全称/))
})

test('a newer state saved elsewhere is overwritten only after a question; the default comes back', async () => {
  await button(other.page, '自定义').click()
  await button(other.page, '移除 时钟').click()
  await button(other.page, '完成').click()
  await seen(other.page.getByText('首页布局已保存'))

  const { page } = desk
  await button(page, '自定义').click()
  await button(page, '恢复默认').click()
  await button(page, '移除 欢迎').click()
  await button(page, '完成').click()
  await seen(page.getByText(/^首页布局刚在别处保存过/))
  await button(page, '完成').click()
  await seen(page.getByText('首页布局已保存'))
  await standsAs(page, [own, ...shipped.slice(1)])

  await button(page, '自定义').click()
  for (const name of [...own, '关于', '版本信息', '时钟', '进度']) await button(page, `移除 ${name}`).click()
  await button(page, '完成').click()
  await seen(page.getByText('首页还没有部件'))
  await button(page, '恢复默认').click()
  await standsAs(page, shipped)
  await other.page.reload()
  await standsAs(other.page, shipped)
})

test('who edits roles gives an arrangement to a role: its people see of it what they may, until it is removed', async () => {
  const [security, auditor] = [await person('security-admin'), await person('auditor')]
  const { page } = security
  const dialog = page.getByRole('dialog', { name: '将这样的首页设为角色的默认' })
  const began = await titles(auditor.page, 2)
  await button(page, '自定义').click()
  await button(page, '添加 需要留意的证书').click()
  await button(page, '移除 关于').click()
  await button(page, '设为角色的默认…').click()
  await dialog.getByRole('checkbox', { name: '审计管理员' }).check()
  await button(dialog, '设为默认').click()
  await seen(page.getByText('已设为 审计管理员 的默认首页'))
  await button(page, '取消').click()
  await seen(widget(page, '关于'))
  await auditor.page.reload()
  await expect.poll(() => titles(auditor.page, 2)).toEqual(began.filter((title) => title !== '关于'))
  expect(await widget(auditor.page, '需要留意的证书').count()).toBe(0)

  await button(page, '自定义').click()
  await button(page, '设为角色的默认…').click()
  await button(dialog, '移除 审计管理员 的默认首页').click()
  await button(page.getByRole('dialog', { name: '移除 审计管理员 的默认首页？' }), '移除').click()
  await seen(page.getByText('已移除 审计管理员 的默认首页'))
  await auditor.page.reload()
  await expect.poll(() => titles(auditor.page, 2)).toEqual(began)
  await security.close()
  await auditor.close()
})

test('who has no body is told so where work begins, instead of being led to a form that refuses', async () => {
  const admin = await person('admin')
  const apply = admin.page.getByRole('main').getByRole('button', { name: '申请编码' })
  await seen(apply)
  expect(await apply.getAttribute('title')).toContain('不属于任何型式试验机构')
  await admin.close()
})

test('a body for which nothing waits sees which first steps it has begun', async () => {
  const staff = await person('body-staff-904')
  await changeAnswers<WaitingList[]>(staff.page, '**/api/business/home/waiting**', (lists) =>
    lists.map((list) => ({ ...list, total: 0, items: [] })),
  )
  await staff.page.reload()
  const step = (name: string) =>
    staff.page.getByRole('listitem').filter({ has: staff.page.getByRole('heading', { name }) })
  await seen(step('1. 申请编码').getByText('已开始'))
  await seen(step('2. 编写报告').getByText('已开始'))
  expect(await step('3. 发布').getByText('已开始').count()).toBe(0)
  await staff.close()
})
