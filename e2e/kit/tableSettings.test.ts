// Setting up a table: columns shown, moved, widened, fixed, stored on the server and reset; its appearance; and the message when saving fails.
import type { Locator, Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { antd } from '../antd/parts.ts'
import { drawn, focused, tabTo } from '../keyboard.ts'
import { seen } from '../people.ts'
import { example, headsOf, rowsOf } from './example.ts'
import { forgetSetting, storeSetting } from './ownSetting.ts'
import { anotherWindow, openPiece, pieces } from './pieces.ts'
import { intercept } from '../arranged/intercept.ts'

const manager = await pieces('body-manager', { viewport: { width: 1440, height: 1400 } })
const { page } = manager
beforeEach(() => forgetSetting(manager, 'columns', 'demo/sample'))

const table = (on: Page = page): Locator => example(on, '列设置与表格设置')
const drawer = (on: Page = page): Locator => on.getByRole('dialog', { name: '列设置' })

async function openDrawer(on: Page = page): Promise<void> {
  await openPiece(on, 'table/column')
  await seen(rowsOf(table(on)))
  await table(on).getByRole('button', { name: '列设置' }).click()
  await seen(drawer(on).getByRole('button', { name: '保存' }))
}
const save = async (on: Page = page): Promise<void> => {
  await drawer(on).getByRole('button', { name: '保存' }).click()
  await seen(on.getByText('保存成功'))
}
/** The row of one column in the drawer. */
const columnRow = (name: string): Locator =>
  drawer()
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) })

const initial = [
  '样品编号',
  '样品名称',
  '设备种类',
  '状态',
  '送样单位',
  '试验员',
  '数量',
  '费用',
  '进度',
  '加急',
  '收样日期',
  '标签',
  '更新于',
]

test('starts as the screen declares it, with the administrators’ default', async () => {
  await openDrawer()
  expect(await headsOf(table())).toEqual(initial)
  expect(await drawer().getByRole('switch', { name: '显示 备注' }).isChecked()).toBe(false)
  expect(await drawer().getByRole('spinbutton', { name: '宽度 样品名称' }).inputValue()).toBe('200')
  expect(await drawer().getByRole('spinbutton', { name: '宽度 送样单位' }).getAttribute('placeholder')).toBe('auto')
  expect(await drawer().getByRole('switch', { name: '排序 备注' }).isDisabled()).toBe(true)
})

test('every change shows at once, and stays after it is saved: on the server, and in the session under the table’s name', async () => {
  await openDrawer()
  await drawer().getByRole('switch', { name: '显示 设备种类' }).click()
  await expect.poll(() => headsOf(table())).toEqual(initial.filter((name) => name !== '设备种类'))
  await drawer().getByRole('switch', { name: '显示 备注' }).click()
  await drawer().getByRole('spinbutton', { name: '宽度 样品名称' }).fill('320')
  await drawer().getByRole('switch', { name: '固定 状态' }).click()
  await drawer().getByRole('switch', { name: '排序 试验员' }).click()
  await seen(drawer().getByText('有未保存的更改，表格已按更改显示'))
  // By the keyboard: picked up, moved up twice, dropped.
  const grip = drawer().getByRole('button', { name: '移动 更新于' })
  await grip.focus()
  await page.keyboard.press('Space')
  // The position is announced after the rows are measured; before that arrow keys have no effect.
  await seen(page.getByText('移到第 14 位，共 14 位'))
  // The keys work from the next frame on.
  await drawn(page)
  await page.keyboard.press('ArrowUp')
  await seen(page.getByText('移到第 13 位，共 14 位'))
  await page.keyboard.press('ArrowUp')
  await seen(page.getByText('移到第 12 位，共 14 位'))
  await page.keyboard.press('Space')
  await seen(page.getByText('已放到第 12 位，共 14 位'))
  const changed = [
    '样品编号',
    '状态',
    '样品名称',
    '送样单位',
    '试验员',
    '数量',
    '费用',
    '进度',
    '加急',
    '收样日期',
    '更新于',
    '标签',
    '备注',
  ]
  await expect.poll(() => headsOf(table())).toEqual(changed)
  await save()
  expect(await page.evaluate(() => sessionStorage.getItem('demo/sample'))).toContain('"width":320')

  // A second window has a session storage of its own.
  const other = await anotherWindow(manager)
  await openPiece(other, 'table/column')
  await expect.poll(() => headsOf(table(other))).toEqual(changed)
  const name = table(other).getByRole('columnheader', { name: '样品名称' }).first()
  await expect.poll(async () => Math.round((await name.boundingBox())?.width ?? 0)).toBe(320)
  const tester = table(other).getByRole('columnheader', { name: '试验员' }).first()
  expect(await tester.getAttribute('aria-description')).toBeNull()
  await other.close()
})

test('dragged by its grip, a column moves as well', async () => {
  await openDrawer()
  await columnRow('样品名称').getByRole('button', { name: '移动 样品名称' }).hover()
  await page.mouse.down()
  const to = await columnRow('样品编号').boundingBox()
  await page.mouse.move((to?.x ?? 0) + 14, (to?.y ?? 0) + 4, { steps: 12 })
  await page.mouse.up()
  await expect.poll(async () => (await drawer().getByRole('listitem').allInnerTexts())[0]?.trim()).toBe('样品名称')
})

test('a table is never left without columns', async () => {
  await openDrawer()
  const shown = () => drawer().getByRole('switch', { name: /^显示/, checked: true })
  while ((await shown().count()) > 1) await shown().last().click()
  expect(await shown().isDisabled()).toBe(true)
  expect(await headsOf(table())).toHaveLength(1)
})

test('two windows: the second one gets a message, reads the newer state, and stores its own when it saves again', async () => {
  await openDrawer()
  const other = await anotherWindow(manager)
  await openDrawer(other)
  await drawer(other).getByRole('switch', { name: '显示 标签' }).click()
  await save(other)
  await drawer().getByRole('switch', { name: '显示 进度' }).click()
  await drawer().getByRole('button', { name: '保存' }).click()
  await seen(page.getByText(/^保存失败：/))
  expect(await headsOf(table())).not.toContain('进度')
  await save()
  await other.close()
})

test('a failure is shown as one, and no change looks saved', async () => {
  await openDrawer()
  await intercept(page, '**/api/system/setting**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  )
  const before = await headsOf(table())
  await drawer().getByRole('switch', { name: '显示 试验员' }).click()
  await drawer().getByRole('button', { name: '保存' }).click()
  await seen(page.getByText('保存失败：请求服务器无响应！'))
  expect(await page.getByText('保存成功').count()).toBe(0)
  await drawer().getByRole('button', { name: '重置' }).click()
  await seen(page.getByText('重置失败：请求服务器无响应！'))
  await page.unroute('**/api/system/setting**')
  await openPiece(page, 'table/column')
  await expect.poll(() => headsOf(table())).toEqual(before)
  manager.forget()
})

test('settings that cannot be read leave the table as it is', async () => {
  await intercept(page, '**/api/system/**', (route) =>
    /\/(setting|table)\//.test(route.request().url()) ? route.abort() : route.continue(),
  )
  await openPiece(page, 'table/column')
  await seen(rowsOf(table()))
  // Also without the administrators' default: as the screen declares it.
  expect(await headsOf(table())).toEqual(expect.arrayContaining(['样品编号', '更新于']))
  expect(await page.locator(antd.notification).count()).toBe(0)
  await page.unroute('**/api/system/**')
  manager.forget()
})

test('resetting returns to the default', async () => {
  const kind = { prop: 'kind', hide: true, width: null, sortable: true, fixed: false }
  await storeSetting(manager, 'columns', 'demo/sample', { columns: [kind], look: {} })
  await openDrawer()
  await expect.poll(() => headsOf(table())).not.toEqual(initial)
  await drawer().getByRole('button', { name: '重置' }).click()
  await seen(page.getByText('已恢复默认设置'))
  await expect.poll(() => headsOf(table())).toEqual(initial)
  expect(await page.evaluate(() => sessionStorage.getItem('demo/sample'))).toBeNull()
  await openPiece(page, 'table/column')
  await expect.poll(() => headsOf(table())).toEqual(initial)
  expect(await page.evaluate(() => sessionStorage.getItem('demo/sample'))).toBeNull()
})

test('the appearance is drawn and stored at once, by keyboard too', async () => {
  await openPiece(page, 'table/column')
  const opener = table().getByRole('button', { name: '表格设置' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: '表格设置' })
  await panel.waitFor()
  await tabTo(page, panel.getByRole('radio', { name: '正常' }))
  const stored = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await page.keyboard.press('ArrowRight')
  await stored
  const stripes = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await tabTo(page, panel.getByRole('switch', { name: '斑马纹' }))
  await page.keyboard.press('Space')
  await stripes
  const border = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await panel.getByRole('switch', { name: '纵向边框' }).click()
  await border
  await page.keyboard.press('Escape')
  await focused(opener)
  await openPiece(page, 'table/column')
  await seen(table().locator(antd.smallBorderedTable))
  expect(
    await rowsOf(table())
      .nth(1)
      .evaluate((row) => getComputedStyle((row as HTMLTableRowElement).cells[1] as Element).backgroundColor),
  ).not.toBe(
    await rowsOf(table())
      .nth(0)
      .evaluate((row) => getComputedStyle((row as HTMLTableRowElement).cells[1] as Element).backgroundColor),
  )
  await table().getByRole('button', { name: '列设置' }).click()
  await drawer().getByRole('button', { name: '重置' }).click()
  await seen(page.getByText('已恢复默认设置'))
})

test('columns under group heads are set up one by one, and a group head disappears with its last column', async () => {
  await openPiece(page, 'table/thead')
  const heads = example(page, '多级表头')
  await seen(rowsOf(heads))
  await heads.getByRole('button', { name: '列设置' }).click()
  await seen(heads.getByRole('columnheader', { name: '数量与费用' }))
  await drawer().getByRole('switch', { name: '显示 数量' }).click()
  await seen(heads.getByRole('columnheader', { name: '数量与费用' }))
  await drawer().getByRole('switch', { name: '显示 费用' }).click()
  await expect.poll(() => heads.getByRole('columnheader', { name: '数量与费用' }).count()).toBe(0)
})

test('where there is nothing to set up, the drawer says so', async () => {
  await openPiece(page, 'table/column')
  await example(page, '没有可配置的列').getByRole('button', { name: '列设置' }).click()
  await seen(drawer().getByText('暂无可配置的列'))
  expect(await drawer().getByRole('button', { name: '保存' }).count()).toBe(0)
})

test('on a telephone: which columns the cards show, and in which order', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPiece(page, 'table/column')
  const cards = table().getByRole('list', { name: '列设置与表格设置' })
  // Cards leave out empty fields, so the first card need not show the fee.
  const fees = cards.getByText('费用').filter({ visible: true })
  await seen(fees)
  expect(await table().getByRole('button', { name: '表格设置' }).count()).toBe(0)
  await table().getByRole('button', { name: '列设置' }).click()
  expect(await drawer().getByRole('spinbutton').count()).toBe(0)
  await drawer().getByRole('switch', { name: '显示 费用' }).click()
  await expect.poll(() => fees.count()).toBe(0)
})

test('the browser reported no other problem', () => {
  expect(manager.problems).toEqual([])
})
