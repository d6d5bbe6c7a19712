// The filters of the list of reports that read something when they are used: the catalogue, and the pickers of days.
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { gate } from '../kit/given.ts'
import { goTo } from '../office.ts'
import { at, callPeople, seen, type Arrival } from '../people.ts'

let page: Page
const people = callPeople()
const come = async (arrival?: Arrival) => {
  page = await people('body-manager', arrival)
}

const tree = '**/api/business/equDict/getTree'
const category = () => page.getByRole('combobox', { name: '设备品种' })

test('a catalogue that has not come, or cannot be read, is not shown as an empty one', async () => {
  await come(at('/business/report/list', '型式试验报告'))
  const held = await gate(page, tree)
  await category().click()
  await seen(page.getByRole('status').getByText('正在读取选项…'))
  await held.open()
  await seen(page.getByText('3000 电梯'))
  await page.reload()
  await page.route(tree, (route) => route.abort())
  await category().click()
  await seen(page.getByRole('status').getByText('选项读取失败，请稍后再打开'))
  await page.unroute(tree)
  await page.keyboard.press('Escape')
  await category().click()
  await seen(page.getByText('3000 电梯'))
})

test('days are typed where their pickers do not come, and the page stays', async () => {
  await come()
  await page.route('**/assets/days-*.js', (route) => route.abort())
  await goTo(page, '/business/report/list', '型式试验报告')
  await page.getByRole('searchbox').fill('电梯')
  await page.getByRole('button', { name: '更多筛选' }).click()
  const from = page.getByRole('textbox', { name: '发证日期 发证日期起' })
  const to = page.getByRole('textbox', { name: '发证日期 止' })
  await from.fill('2024-02-31')
  await from.press('Enter')
  expect(await from.getAttribute('aria-invalid')).toBe('true')
  expect(page.url()).not.toContain('issueDate')
  await from.fill('2024/3/1')
  await from.press('Enter')
  await expect.poll(() => page.url()).toContain('issueDateFrom=2024-03-01')
  await to.fill('20251231')
  await to.press('Enter')
  // The keyword, typed before, may come into the address between the two.
  await expect.poll(() => page.url()).toContain('issueDateTo=2025-12-31')
  expect(page.url()).toContain('issueDateFrom=2024-03-01')
  await seen(page.getByRole('alert').getByText(/页面的一部分无法加载/))
  await seen(page.getByRole('heading', { level: 1, name: '型式试验报告' }))
  expect(await page.getByRole('searchbox').inputValue()).toBe('电梯')
})
