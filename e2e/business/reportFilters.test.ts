// The filters of the list of reports that read something when they are used: the catalogue, and the pickers of days.
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { gate } from '../kit/given.ts'
import { choose } from '../kit/example.ts'
import { goTo } from '../office.ts'
import { at, callPeople, seen, type Arrival } from '../people.ts'
import { intercept } from '../arranged/intercept.ts'

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
  held.open()
  await seen(page.getByText('3000 电梯'))
  await page.reload()
  await intercept(page, tree, (route) => route.abort())
  await category().click()
  await seen(page.getByRole('status').getByText('选项读取失败，请稍后再打开'))
  await page.unroute(tree)
  await page.keyboard.press('Escape')
  await category().click()
  await seen(page.getByText('3000 电梯'))
})

test('days are typed where their pickers do not come, and the page stays', async () => {
  await come()
  await intercept(page, '**/assets/days-*.js', (route) => route.abort())
  await goTo(page, '/business/report/list', '型式试验报告')
  await page.getByRole('searchbox').fill('电梯')
  await page.getByRole('button', { name: '筛选', exact: true }).click()
  await page.getByRole('button', { name: '增加条件' }).click()
  await choose(page.getByRole('combobox', { name: '第 1 项字段' }), '发证日期')
  const from = page.getByRole('textbox', { name: '第 1 项值 开始日期' })
  const to = page.getByRole('textbox', { name: '第 1 项值 结束日期' })
  await from.fill('2024-02-31')
  await from.press('Enter')
  expect(await from.getAttribute('aria-invalid')).toBe('true')
  expect(page.url()).not.toContain('issueDate')
  await from.fill('2024/3/1')
  await from.press('Enter')
  await to.fill('20251231')
  await to.press('Enter')
  await page.getByRole('button', { name: '立即筛选' }).click()
  await expect.poll(() => decodeURIComponent(page.url())).toContain('issueDate=2024-03-01,2025-12-31|include')
  const chip = page.getByRole('button', { name: '去掉条件 发证日期：2024-03-01 至 2025-12-31' })
  await seen(chip)
  await chip.click()
  await expect.poll(() => page.url()).not.toContain('issueDate')
  // What stands in for the pickers works, so nothing is said of the file that did not come.
  expect(await page.getByRole('alert').count()).toBe(0)
  await seen(page.getByRole('heading', { level: 1, name: '型式试验报告' }))
  expect(await page.getByRole('searchbox').inputValue()).toBe('电梯')
})

test('a telephone has the same conditions: the drawer begins with the usual ones, and numbers are asked of the kind that is chosen', async () => {
  await come(at('/business/report/list', '型式试验报告'))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: '筛选', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: '筛选' })
  await seen(drawer.getByRole('combobox', { name: '第 1 项字段' }))
  await choose(drawer.getByRole('combobox', { name: '第 1 项值' }), '有效')
  await drawer.getByRole('button', { name: '增加条件' }).click()
  await choose(drawer.getByRole('combobox', { name: '第 3 项字段' }), '表单类型')
  await choose(drawer.getByRole('combobox', { name: '第 3 项值' }), '电梯')
  const load = drawer.getByRole('spinbutton', { name: '额定载重量下限' })
  await load.fill('1000')
  await load.press('Enter')
  await drawer.getByRole('button', { name: '立即筛选' }).click()
  await expect.poll(() => page.url()).toMatch(/status=published.*formKind=elevator|formKind=elevator.*status=published/)
  expect(page.url()).toContain('parameters=')
  const chip = page.getByRole('button', { name: '去掉条件 状态：有效' })
  await chip.click()
  await chip.waitFor({ state: 'detached' })
  expect(page.url()).toContain('formKind=elevator')
  expect(page.url()).toContain('parameters=')
  // Each bound is a chip of its own, and counts on the button of the drawer.
  await seen(page.getByRole('button', { name: '筛选，已启用 2 项' }))
  const bound = page.getByRole('button', { name: '去掉条件 额定载重量 大于等于 1000 kg' })
  await bound.click()
  await expect.poll(() => page.url()).not.toContain('parameters=')
  expect(page.url()).toContain('formKind=elevator')
  await goTo(page, '/business/report/list?formKind=elevator&parameters=ratedLoad:1000,', '型式试验报告')
  await seen(bound)
  // The numbers are those of the kind, and go with it.
  await page.getByRole('button', { name: '去掉条件 表单类型：电梯' }).click()
  await expect.poll(() => page.url()).not.toContain('parameters=')
})

test('a value of an old link that nothing offers any more is a chip, and goes by a press', async () => {
  page = await people('head-office', at('/business/report/list?bodyId=999999&status=published', '型式试验报告'))
  const chip = page.getByRole('button', { name: '去掉条件 型式试验机构：999999（无此选项）' })
  await seen(chip)
  // What a quick filter shows has no chip.
  expect(await page.getByRole('button', { name: /^去掉条件/ }).count()).toBe(1)
  await chip.click()
  await chip.waitFor({ state: 'detached' })
  expect(page.url()).not.toContain('bodyId')
  expect(page.url()).toContain('status=published')
})

test('a favourite keeps the search and the order with the conditions', async () => {
  await come(at('/business/report/list?keyword=电梯&by=model&status=published', '型式试验报告'))
  await page.getByRole('button', { name: /^筛选/ }).click()
  await page.getByRole('button', { name: '另存为常用' }).click()
  const dialog = page.getByRole('dialog', { name: '另存为常用' })
  await seen(dialog.getByText('条件：状态、搜索“电梯”、排列顺序'))
  await dialog.getByRole('textbox', { name: '常用筛选名称' }).fill('有效电梯')
  await dialog.getByRole('button', { name: '保存' }).click()
  await seen(page.getByText('有效电梯 保存常用成功'))
  await goTo(page, '/business/report/list?keyword=起重机', '型式试验报告')
  await page.getByRole('button', { name: '筛选', exact: true }).click()
  await page.getByRole('tab', { name: '常用' }).click()
  await page.getByRole('button', { name: /^有效电梯/ }).click()
  await expect
    .poll(() => Object.fromEntries(new URLSearchParams(page.url().split('?')[1])))
    .toEqual({ keyword: '电梯', by: 'model', status: 'published' })
})
