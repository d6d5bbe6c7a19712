// An announcement from its writer to its readers: roles and days, unread and read, changed by two people at once, badly filled in.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { antd } from '../antd/parts.ts'
import type { Visitor } from '../browser.ts'
import { settled, violations } from '../every-screen/look.ts'
import { fits } from '../kit/given.ts'
import { fromMenu } from '../office.ts'
import { person, seen } from '../people.ts'
import { theServer } from '../theServer.ts'

let user: Visitor
let page: Page
const made = new Set<string>()
beforeEach(async () => {
  user = await person('system-admin')
  ;({ page } = user)
})
afterEach(async () => {
  // The messages of the demo world stay unread, as other tests expect them.
  const token = (await user.context.cookies()).find(({ name }) => name === 'TOKEN')?.value ?? ''
  const api = `${theServer().url}/api/system/notice`
  const headers = { authorization: `Bearer ${token}` }
  const { data } = (await (await user.context.request.get(`${api}/list?pageSize=100`, { headers })).json()) as {
    data: { list: { id: number; title: string }[] }
  }
  for (const { id, title } of data.list)
    if (made.has(title)) await user.context.request.delete(`${api}/${id}`, { headers })
  made.clear()
  await user.close()
})

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const body = (of = page) => of.getByRole('textbox', { name: '通知正文' })
const strip = () => page.getByRole('navigation', { name: '打开的页面' })

async function write(title: string, text: string) {
  made.add(title)
  await fromMenu(page, '系统管理', '系统通知')
  await page.getByRole('link', { name: '新建通知' }).first().click()
  await seen(heading('新建通知'))
  await page.getByRole('textbox', { name: '标题' }).fill(title)
  await body().click()
  await page.keyboard.type(text)
}
const publish = () => page.getByRole('radio', { name: '已发布' }).check()
async function save() {
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await seen(heading('系统通知'))
}
async function forRole(name: string) {
  await page.getByRole('combobox', { name: '接收角色' }).click()
  await page.locator(antd.option, { hasText: name }).click()
  await page.keyboard.press('Escape')
}

test('reaches only its roles, unread until it is opened', async () => {
  await write('专家评审会改期', '改到下周三上午九点。')
  await publish()
  await forRole('专家组审核员')
  await page.getByRole('textbox', { name: '生效日期' }).fill('2026-01-01')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: '截止日期' }).fill('2100-12-31')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: '相关页面' }).fill('/business/codeApply/expert')
  await save()
  const row = page.getByRole('row', { name: /专家评审会改期/ })
  await seen(row.getByText('专家组审核员'))
  await seen(row.getByText('2100-12-31'))

  const expert = await person('expert')
  const bell = expert.page.getByRole('button', { name: /^新消息，\d+ 条未读$/ })
  const before = Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0])
  await bell.click()
  const messages = expert.page.getByRole('dialog', { name: '新消息' })
  const title = messages.getByRole('button', { name: /^专家评审会改期/ })
  await seen(title.getByText('未读'))
  await title.click()
  await seen(messages.getByText('改到下周三上午九点。'))
  await title.getByText('未读').waitFor({ state: 'detached' })
  await expect
    .poll(() => expert.page.getByRole('button', { name: /^新消息/ }).getAttribute('aria-label'))
    .toBe(before === 1 ? '新消息' : `新消息，${before - 1} 条未读`)
  await messages.getByRole('link', { name: '查看相关页面' }).click()
  await seen(expert.page.getByRole('heading', { level: 1, name: '专家组审核' }))
  await expert.close()

  const staff = await person('body-staff')
  await staff.page.getByRole('button', { name: /^新消息/ }).click()
  await seen(staff.page.getByRole('dialog', { name: '新消息' }).getByRole('listitem'))
  expect(await staff.page.getByText('专家评审会改期').count()).toBe(0)
  await staff.page.evaluate(() => void (location.hash = '#/system/notice'))
  await seen(staff.page.getByRole('heading', { level: 1, name: '没有权限' }))
  await staff.close()
})

test('is found, set back to a draft and deleted', async () => {
  await write('周五停机维护', '十八点到二十点。')
  await publish()
  await save()
  await page.getByRole('searchbox', { name: '标题、内部备注' }).fill('周五停机')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: '周五停机维护' }).click()
  await seen(strip().getByRole('link', { name: '周五停机维护' }))
  await seen(body().getByText('十八点到二十点。'))
  await page.getByRole('radio', { name: '草稿' }).check()
  await save()
  await seen(page.getByRole('row', { name: /周五停机维护/ }).getByText('草稿'))
  await page
    .getByRole('row', { name: /周五停机维护/ })
    .getByRole('button', { name: '删除' })
    .click()
  const question = page.getByRole('dialog', { name: '确定删除“周五停机维护”吗？' })
  await question.getByRole('button', { name: '删除' }).click()
  await seen(page.getByText('没有符合条件的记录'))
  expect(await page.getByText('周五停机维护').count()).toBe(0)
})

describe('bad input', () => {
  test('is shown at its field, by the browser and by the server', async () => {
    await write('', '')
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await seen(page.getByText('标题必须填写'))
    await expect
      .poll(() => page.getByRole('textbox', { name: '标题' }).evaluate((at) => at === document.activeElement))
      .toBe(true)
    await page.getByRole('textbox', { name: '标题' }).fill('日期有误的通知')
    await page.getByRole('textbox', { name: '相关页面' }).fill('https://example.org')
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await seen(page.getByText('相关页面应为站内地址，以一个 / 开头'))
    await page.getByRole('textbox', { name: '相关页面' }).fill('')
    await page.getByRole('textbox', { name: '生效日期' }).fill('2026-03-02')
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: '截止日期' }).fill('2026-03-01')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await seen(page.getByRole('main').getByText('截止日期不能早于生效日期'))
    await seen(strip().getByRole('img', { name: '有未保存的内容' }))
    await settled(page)
    expect(await violations(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await fits(page)
  })
})

test('changed by two people at once is not overwritten', async () => {
  await write('两人修改的通知', '第一稿')
  await save()
  await page.getByRole('link', { name: '两人修改的通知' }).click()
  await seen(body().getByText('第一稿'))
  const address = page.url()
  const second = await user.context.newPage()
  await second.goto(address)
  await seen(body(second).getByText('第一稿'))
  await second.getByRole('textbox', { name: '内部备注' }).fill('别处修改')
  await second.getByRole('button', { name: '保存', exact: true }).click()
  await seen(second.getByRole('heading', { level: 1, name: '系统通知' }))
  await second.close()
  await page.getByRole('textbox', { name: '内部备注' }).fill('我的修改')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: '重新加载' }).click()
  await expect.poll(() => page.getByRole('textbox', { name: '内部备注' }).inputValue()).toBe('别处修改')
})
