// Choices: chips, dictionaries and tables in a select, with their failures, by mouse and by keyboard.
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { antd } from '../antd/parts.ts'
import { seen } from '../people.ts'
import { choose, columnOf, example, listOf, optionsOf } from './example.ts'
import { openPiece, pieces } from './pieces.ts'
import { intercept } from '../arranged/intercept.ts'

const manager = await pieces('body-manager', { viewport: { width: 1440, height: 1200 } })
const { page } = manager

const outcome = async (place: Locator): Promise<unknown> => JSON.parse(await place.locator('code').innerText())
const box = (name: string): Locator => page.getByRole('combobox', { name, exact: true })

test('chips: several of one group, one of another, "all" clears; the list follows', async () => {
  await openPiece(page, 'selectFilter')
  const live = example(page, '筛选一个列表')
  const kinds = live.getByRole('group', { name: '设备种类' })
  const chip = (name: string) => kinds.getByRole('button', { name, exact: true })
  await expect.poll(() => chip('全部').getAttribute('aria-pressed')).toBe('true')
  await chip('客运索道').focus()
  await page.keyboard.press('Enter')
  await chip('电梯').click()
  await expect.poll(() => page.url()).toContain('kind=elevator%2Cropeway')
  await expect.poll(async () => new Set(await columnOf(live, '设备种类'))).toEqual(new Set(['电梯', '客运索道']))
  expect(await chip('全部').getAttribute('aria-pressed')).toBe('false')
  const states = live.getByRole('group', { name: '状态' })
  await states.getByRole('button', { name: '合格', exact: true }).click()
  await states.getByRole('button', { name: '试验中' }).click()
  await expect.poll(async () => new Set(await columnOf(live, '状态'))).toEqual(new Set(['试验中']))
  await chip('电梯').click()
  await expect.poll(async () => new Set(await columnOf(live, '设备种类'))).toEqual(new Set(['客运索道']))
  await chip('全部').click()
  await expect.poll(() => page.url()).not.toContain('kind=')
  const alone = example(page, '值与标题宽度')
  expect(await outcome(alone)).toEqual({ status: ['testing'] })
  await alone.getByRole('group', { name: '状态' }).getByRole('button', { name: '全部' }).click()
  expect(await outcome(alone)).toEqual({ status: [] })
})

test('a dictionary is read when it is first opened, or at once to name a value', async () => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/dict/data/type/') && asked.push(request.url()))
  await openPiece(page, 'select')
  // Two selects with a value need this dictionary at once, and it is read once.
  await seen(page.getByText(/^TSG T7007-2022 ./))
  expect(asked.filter((url) => url.endsWith('test_basis'))).toHaveLength(1)
  expect(asked.filter((url) => url.endsWith('no_such_type'))).toHaveLength(0)
  const first = example(page, '首次打开时读取')
  const entries = await listOf(box('首次打开时读取'))
  await page.keyboard.type('dtxs')
  await expect.poll(() => optionsOf(entries).first().innerText()).toMatch(/电梯型式/)
  await page.keyboard.press('Enter')
  expect(String(await outcome(first))).toMatch(/^TSG T7007/)
  await first.locator(antd.select).hover()
  await first.locator(antd.clear).click()
  expect(await outcome(first)).toBeNull()
  expect(await example(page, '已有值').locator(antd.clear).count()).toBe(0)
})

test('several, whole entries, and entries drawn by the page', async () => {
  await openPiece(page, 'select')
  const several = example(page, '多选')
  const entries = optionsOf(await listOf(box('多选')))
  await entries.nth(0).click()
  await entries.nth(1).click()
  await page.keyboard.press('Escape')
  expect(await outcome(several)).toHaveLength(2)
  await optionsOf(await listOf(box('值为整个条目')))
    .first()
    .click()
  expect(Object.keys((await outcome(example(page, '值为整个条目'))) as object)).toEqual([
    'label',
    'value',
    'isDefault',
    'tone',
  ])
  await seen((await listOf(box('自定义选项'))).locator('strong'))
})

test('a dictionary that cannot be read says why in the list, and can be read again', async () => {
  await openPiece(page, 'select')
  await intercept(page, '**/dict/data/type/no_such_type', (route) => route.abort())
  const failing = page.getByRole('combobox', { name: '没有选项，或无法读取' })
  const list = await listOf(failing)
  await seen(list.getByText('请求服务器无响应！'))
  await page.unroute('**/dict/data/type/no_such_type')
  await list.getByRole('button', { name: '重试' }).click()
  await list.getByText('请求服务器无响应！').waitFor({ state: 'hidden' })
  await seen(list.getByText(/暂无选项|不存在/))
  expect(await box('不可用').isDisabled()).toBe(true)
  manager.forget()
})

test('a table select: typed words search, keys change pages and choose, the value is the record', async () => {
  await openPiece(page, 'tableselect')
  const one = example(page, '选择一个样品')
  await box('选择一个样品').focus()
  await page.keyboard.press('ArrowDown')
  const list = await listOf(box('选择一个样品'))
  await seen(list.getByText(/^第 1 \/ 1[23] 页，共 2\d\d 条$/))
  const size = await list.boundingBox()
  expect(Math.round(size?.width ?? 0)).toBe(400)
  const [turned] = await Promise.all([page.waitForRequest(/\/api\/demo\/page\?/), page.keyboard.press('PageDown')])
  expect(new URL(turned.url()).search).toBe('?page=2&pageSize=20')
  await seen(list.getByText('YP-2026-0220'))
  await page.keyboard.press('PageUp')
  await seen(list.getByText('YP-2026-0240'))
  const [searched] = await Promise.all([
    page.waitForRequest((request) => request.url().includes('keyword=')),
    page.keyboard.type('0007'),
  ])
  expect(new URL(searched.url()).searchParams.get('keyword')).toBe('0007')
  await expect.poll(() => optionsOf(list).count()).toBe(1)
  await page.keyboard.press('Enter')
  await list.waitFor({ state: 'hidden' })
  expect(await outcome(one)).toMatchObject({ sampleNo: 'YP-2026-0007' })
  await seen(one.getByTitle(/^YP-2026-0007 ./))
  await one.locator(antd.select).hover()
  await one.locator(antd.clear).click()
  expect(await outcome(one)).toBeNull()
})

/** The number of the nth sample in an open list; others may have added samples since. */
async function numberOf(list: Locator, nth: number): Promise<string> {
  const found = /YP-\d{4}-\d{4}/.exec(await optionsOf(list).nth(nth).innerText())
  if (!found) throw new Error(`No sample stands at ${nth}`)
  return found[0]
}

test('several choices stay over pages and searches; only some are named', async () => {
  await openPiece(page, 'tableselect')
  const several = example(page, '选择多个样品')
  const list = await listOf(box('选择多个样品'))
  const chosen = [await numberOf(list, 0), await numberOf(list, 1)]
  await optionsOf(list).nth(0).click()
  await optionsOf(list).nth(1).click()
  await list.getByRole('button', { name: '下一页（Page Down）' }).click()
  await seen(list.getByText(/^第 2 \//))
  // The rows of the page before stay until the next ones have arrived.
  await expect.poll(() => numberOf(list, 0)).not.toBe(chosen[0])
  chosen.push(await numberOf(list, 0))
  expect(new Set(chosen).size).toBe(3)
  await optionsOf(list).nth(0).click()
  expect(await outcome(several)).toEqual(chosen)
  await page.keyboard.type('0007')
  await expect.poll(() => optionsOf(list).count()).toBe(1)
  await page.keyboard.press('Enter')
  expect(await outcome(several)).toEqual([...chosen, 'YP-2026-0007'])
  await page.keyboard.press('Escape')
  await seen(several.getByText('另有 2 项'))
  expect(await several.locator('[title*="YP-2026-0007"]').count()).toBe(1)
})

test('a form of its own above the table adds to the request; fixed conditions, no search, disabled, failing', async () => {
  await openPiece(page, 'tableselect')
  const list = await listOf(box('带搜索表单'))
  const [filtered] = await Promise.all([
    page.waitForRequest(/status=failed/),
    list.getByRole('button', { name: '不合格' }).click(),
  ])
  expect(new URL(filtered.url()).searchParams.get('page')).toBe('1')
  await expect
    .poll(async () => (await optionsOf(list).allInnerTexts()).every((text) => text.includes('不合格')))
    .toBe(true)
  await optionsOf(list).first().click()
  await list.waitFor({ state: 'hidden' })

  const [fixed] = await Promise.all([page.waitForRequest(/kind=ropeway/), box('仅客运索道，不可搜索').click()])
  expect(fixed.url()).toContain('page=1')
  expect(await box('仅客运索道，不可搜索').getAttribute('readonly')).not.toBeNull()
  await page.keyboard.press('Escape')
  expect(await box('不可用').isDisabled()).toBe(true)
  const failing = await listOf(box('无法读取'))
  await seen(failing.getByText('收样日期：应为日期，例如 2026-03-02'))
  await Promise.all([page.waitForRequest(/receivedOn=someday/), failing.getByRole('button', { name: '重试' }).click()])
  // The console contains both refusals.
  await expect.poll(() => manager.problems.filter((one) => one.includes('someday')).length).toBe(2)
  manager.forget()
})

test('on a telephone the list stays inside the window', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPiece(page, 'tableselect')
  const list = await listOf(box('选择一个样品'))
  await seen(optionsOf(list).first())
  const third = await numberOf(list, 2)
  const size = await list.boundingBox()
  expect((size?.x ?? 0) + (size?.width ?? 0)).toBeLessThanOrEqual(390)
  await optionsOf(list).nth(2).click()
  expect(await outcome(example(page, '选择一个样品'))).toMatchObject({ sampleNo: third })
  await openPiece(page, 'select')
  await choose(box('首次打开时读取'), 'TSG T7007-2022 电梯型式试验规则')
  expect(await outcome(example(page, '首次打开时读取'))).toBe('TSG T7007-2022')
})

test('the browser reported no other problem', () => {
  expect(manager.problems).toEqual([])
})
