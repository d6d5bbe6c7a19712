// An error in a record: a stranger reports it on the answer, the manager corrects it by a revision, and the stranger follows it by the secret link.
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { antd } from '../antd/parts.ts'
import type { Visitor } from '../browser.ts'
import { settled, violations } from '../every-screen/look.ts'
import { at, person, seen, visitor } from '../people.ts'

const answerPath = (href: string): string => href.slice(href.indexOf('#') + 1)

let manager: Visitor
let stranger: Visitor
let page: Page
beforeEach(async () => {
  manager = await person('body-manager', {}, at('/business/report/list?status=published&keyword=901', '型式试验报告'))
  ;({ page } = manager)
})
afterEach(() => Promise.all([manager.close(), stranger.context.close()]))

test('reported on the answer, seen by the manager, corrected by a revision, followed by the link', async () => {
  const address = `示范省云岭市迎宾路 ${Date.now() % 1_000_000} 号`
  await page.getByRole('main').getByRole('link', { name: /^TSX/ }).first().click()
  const open = page.getByRole('link', { name: '打开公众查询页' })
  await seen(open)
  stranger = await visitor(answerPath((await open.getAttribute('href')) ?? ''))
  const { page: there } = stranger

  await there.getByRole('link', { name: '报告错误' }).click()
  await seen(there.getByRole('heading', { level: 1, name: '报告错误' }))
  await there.getByRole('button', { name: '提交' }).click()
  await seen(there.getByText('请选择有误的内容'))
  await there.getByRole('combobox', { name: '有误的内容' }).selectOption('制造单位地址')
  await seen(there.getByText(/^现登记为：/))
  await there.getByRole('textbox', { name: '正确的内容' }).fill(address)
  // Going back by mistake loses nothing.
  await there.goBack()
  await seen(there.getByRole('link', { name: '报告错误' }))
  await there.goForward()
  expect(await there.getByRole('textbox', { name: '正确的内容' }).inputValue()).toBe(address)
  await seen(there.getByText(/^现登记为：/))
  await there.getByRole('textbox', { name: '联系方式' }).fill('张三')
  await there.getByRole('button', { name: '提交' }).click()
  await seen(there.getByText(/^联系方式应为手机号码或邮箱/))
  expect(await there.getByRole('textbox', { name: '正确的内容' }).inputValue()).toBe(address)
  await there.getByRole('textbox', { name: '联系方式' }).fill('13912345678')
  expect(await violations(there)).toEqual([])
  await there.getByRole('button', { name: '提交' }).click()
  await seen(there.getByRole('heading', { level: 1, name: '已收到，谢谢' }))
  await there.getByRole('link', { name: '查看进度' }).click()
  await seen(there.getByText('已送达登记机构，等待处理'))

  await page.getByRole('button', { name: /^新消息/ }).click()
  await page
    .getByRole('link', { name: /^收到纠错/ })
    .first()
    .click()
  await seen(page.getByText(address))
  await seen(page.getByText('139****5678'))
  await page.getByRole('button', { name: '办结' }).click()
  await seen(page.getByText(/^收到之后该记录没有变更/))
  await page.getByRole('button', { name: '取消' }).click()
  await page.getByRole('link', { name: '修订报告' }).click()
  await page.getByRole('textbox', { name: '制造单位地址' }).fill(address)
  await page.getByRole('button', { name: '核对修订内容' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: '修订理由' }).fill('根据公众纠错更正')
  await page.getByRole('dialog').getByRole('button', { name: '提交修订' }).click()
  await seen(page.getByRole('main').getByText('根据公众纠错更正'))
  await page.getByRole('link', { name: /条未办结$/ }).click()
  await page
    .getByRole('row', { name: new RegExp(address) })
    .getByRole('link')
    .click()
  await page.getByRole('button', { name: '办结' }).click()
  const dialog = page.getByRole('dialog', { name: '办结' })
  await dialog.getByRole('combobox', { name: '处理结果' }).click()
  await page.locator(`${antd.option}:visible`, { hasText: '已更正' }).click()
  await dialog.getByRole('radio', { name: /内容修订.*根据公众纠错更正/ }).check()
  await dialog.getByRole('textbox', { name: '答复' }).fill('经核对属实，已更正')
  await dialog.getByRole('button', { name: '办结' }).click()
  await seen(page.getByText('已办结，报告人可以看到答复'))

  await there.reload()
  await seen(there.getByText('登记内容已按程序更正'))
  await seen(there.getByText('经核对属实，已更正'))
  await settled(there)
  expect(await there.getByRole('main').innerText()).not.toMatch(/139|周主任/)
  expect([...manager.problems, ...stranger.problems]).toEqual([])
})
