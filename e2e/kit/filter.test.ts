// The filter drawer: conditions of every type become text and are read back, the address contains them; favourites are saved, replaced, renamed, deleted; failures are shown.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { focused, tabTo } from '../keyboard.ts'
import { seen } from '../people.ts'
import { choose, columnOf, example, listOf, optionsOf } from './example.ts'
import { forgetSetting, storeSetting } from './ownSetting.ts'
import { anotherWindow, openPiece, pieces } from './pieces.ts'
import { intercept } from '../arranged/intercept.ts'

const manager = await pieces('body-manager', { viewport: { width: 1440, height: 1200 } })
const { page } = manager

const live = example(page, '筛选一个列表')
const types = example(page, '所有类型')
const drawer = (on: Page = page): Locator => on.getByRole('dialog', { name: '筛选' })
const part = (n: number, what: '字段' | '运算符' | '值'): Locator => drawer().getByLabel(`第 ${n} 项${what}`).first()
const add = () => drawer().getByRole('button', { name: '增加条件' }).click()
const apply = () => drawer().getByRole('button', { name: '立即筛选' }).click()
const outcome = async (place: Locator): Promise<unknown> => JSON.parse(await place.locator('code').innerText())

async function openDrawer(place: Locator, on: Page = page): Promise<void> {
  await place.getByRole('button', { name: /^筛选/ }).click()
  await seen(drawer(on).getByText('设置筛选条件'))
}
/** A field found by typing its words or the initials of their pinyin. */
async function field(n: number, typed: string, label: string): Promise<void> {
  await part(n, '字段').click()
  await page.keyboard.type(typed)
  await choose(part(n, '字段'), label)
}

test('begins empty; conditions are added, found by initials, and applied to the list and its address', async () => {
  await openPiece(page, 'filterBar')
  await seen(live.getByText(/^共 2\d\d 条$/))
  await openDrawer(live)
  await seen(drawer().getByText('没有默认筛选条件，请点击增加条件'))
  expect(await drawer().getByRole('button', { name: '立即筛选' }).isDisabled()).toBe(true)
  expect(await drawer().getByRole('button', { name: '另存为常用' }).isDisabled()).toBe(true)
  await add()
  await field(1, 'sbzl', '设备种类')
  await choose(part(1, '值'), '电梯', '客运索道')
  await page.keyboard.press('Escape')
  await add()
  // The first field that is not used yet.
  await part(2, '值').fill('索')
  // One field twice: at least five and at most ten.
  await add()
  await field(3, '数量', '数量')
  await choose(part(3, '运算符'), '大于等于')
  await part(3, '值').fill('5')
  await add()
  await field(4, 'sl', '数量')
  // Next to one end the other one is offered.
  await seen(drawer().getByText('小于等于', { exact: true }))
  const clash = drawer().getByText(/^“数量”的条件互相矛盾/)
  await part(4, '值').fill('4')
  await seen(clash)
  await part(4, '值').fill('10')
  await clash.waitFor({ state: 'hidden' })
  await part(4, '值').press('Enter')
  await drawer().waitFor({ state: 'hidden' })
  const words = { name: '索|include', kind: 'elevator,ropeway|include', quantity: '5|>=&&10|<=' }
  expect(await outcome(live)).toEqual(words)
  await seen(live.getByRole('button', { name: '筛选，已启用 4 项' }))
  const figures = async () => (await columnOf(live, '数量')).map((text) => Number.parseInt(text, 10))
  await expect.poll(async () => (await figures()).every((n) => n >= 5 && n <= 10)).toBe(true)
  expect((await columnOf(live, '样品名称')).every((name) => name.includes('索'))).toBe(true)
  expect(Object.fromEntries(new URLSearchParams(page.url().split('?')[1]))).toMatchObject(words)
})

test('a used field cannot be chosen again, unless it may repeat', async () => {
  await openPiece(page, 'filterBar')
  await openDrawer(live)
  for (let n = 0; n < 7; n++) await add()
  const fields = await listOf(part(1, '字段'))
  const option = (label: string) => optionsOf(fields).and(page.getByTitle(label, { exact: true }))
  expect(await option('状态').getAttribute('aria-disabled')).toBe('true')
  expect(await option('数量').getAttribute('aria-disabled')).toBe('false')
  await page.keyboard.press('Escape')
  // Only the operators of the field are offered.
  expect(await optionsOf(await listOf(part(4, '运算符'))).allInnerTexts()).toEqual(['等于', '不等于'])
  await page.keyboard.press('Escape')
  await drawer().getByRole('button', { name: '第 3 项删除' }).click()
  expect(await drawer().getByRole('list', { name: '筛选条件' }).getByRole('listitem').count()).toBe(6)
})

test('clearing empties the conditions and the list’s filters, and leaves the drawer open', async () => {
  await openPiece(page, 'filterBar?status=passed%7C%3D')
  await openDrawer(live)
  await drawer().getByRole('button', { name: '清空筛选' }).click()
  await seen(drawer().getByText('没有默认筛选条件，请点击增加条件'))
  await expect.poll(() => page.url()).not.toContain('status')
  await page.keyboard.press('Escape')
  await drawer().waitFor({ state: 'hidden' })
  await seen(live.getByText(/^共 2\d\d 条$/))
})

/** Fills one condition of every type; gives the text that each becomes. */
async function everyType(): Promise<Record<string, string>> {
  const next = async (n: number, label: string) => {
    await add()
    await field(n, label, label)
  }
  await next(1, '文本')
  await choose(part(1, '运算符'), '不包含')
  await part(1, '值').fill('a|b')
  await next(2, '单选')
  await choose(part(2, '值'), '起重机械')
  await next(3, '多选')
  await choose(part(3, '值'), '电梯', '客运索道')
  await page.keyboard.press('Escape')
  await next(4, '打开时读取')
  await choose(part(4, '值'), '大型游乐设施')
  await next(5, '远程搜索')
  const found = await listOf(part(5, '值'))
  await seen(found.getByText('输入关键词查找'))
  await page.keyboard.type('云岭')
  const owner = (await optionsOf(found).first().innerText()).trim()
  await optionsOf(found).first().click()
  await page.keyboard.press('Escape')
  await next(6, '日期')
  await part(6, '值').fill('2026-03-02')
  await part(6, '值').press('Enter')
  await next(7, '日期范围')
  await span(7, '2026-03-02', '2026-04-01')
  await next(8, '日期时间')
  await part(8, '值').fill('2026-03-02 08:30:00')
  await part(8, '值').press('Enter')
  await next(9, '日期时间范围')
  await span(9, '2026-03-02 08:30:00', '2026-03-03 09:00:00')
  await next(10, '月份')
  await part(10, '值').fill('2026-05')
  await part(10, '值').press('Enter')
  await next(11, '年份范围')
  await span(11, '2024', '2026')
  await next(12, '开关')
  await part(12, '值').click()
  await next(13, '关键词')
  await part(13, '值').fill('首件')
  await part(13, '值').press('Enter')
  await part(13, '值').fill('复检')
  await part(13, '值').press('Enter')
  return {
    text: 'a|b|notinclude',
    one: 'crane|include',
    several: 'elevator,ropeway|include',
    onOpen: 'ride|include',
    search: `${owner}|include`,
    day: '2026-03-02|=',
    days: '2026-03-02,2026-04-01|include',
    time: '2026-03-02 08:30:00|=',
    times: '2026-03-02 08:30:00,2026-03-03 09:00:00|include',
    month: '2026/05|include',
    years: '2024,2026|include',
    switch: '0|=',
    tags: '首件,复检|include',
  }
}

async function span(n: number, from: string, to: string): Promise<void> {
  const row = drawer()
    .getByRole('list', { name: '筛选条件' })
    .getByRole('listitem')
    .nth(n - 1)
  await row.getByPlaceholder('开始日期').fill(from)
  await row.getByPlaceholder('开始日期').press('Enter')
  await row.getByPlaceholder('结束日期').fill(to)
  await row.getByPlaceholder('结束日期').press('Enter')
}

test('every type is sent as its text, saved as a favourite, and read back unchanged', async () => {
  await forgetSetting(manager, 'filters', 'demo/types')
  await openPiece(page, 'filterBar')
  await openDrawer(types)
  const words = await everyType()
  await drawer().getByRole('button', { name: '另存为常用' }).click()
  const prompt = page.getByRole('dialog', { name: '另存为常用' })
  await prompt.getByRole('button', { name: '保存' }).click()
  await seen(prompt.getByText('名称不能为空'))
  await prompt.getByRole('textbox', { name: '常用筛选名称' }).fill('  全部类型 ')
  await prompt.getByRole('button', { name: '保存' }).click()
  await seen(page.getByText('全部类型 保存常用成功'))
  await apply()
  expect(await outcome(types)).toEqual(words)

  await openPiece(page, 'filterBar')
  await openDrawer(types)
  await drawer().getByRole('tab', { name: '常用' }).click()
  await seen(drawer().getByText('我的常用筛选'))
  await drawer()
    .getByRole('button', { name: /^全部类型/ })
    .click()
  await drawer().waitFor({ state: 'hidden' })
  expect(await outcome(types)).toEqual(words)
  // The editors show the conditions, and pass them on unchanged.
  await openDrawer(types)
  expect(await part(1, '值').inputValue()).toBe('a|b')
  expect(await part(8, '值').inputValue()).toBe('2026-03-02 08:30:00')
  expect(await part(10, '值').inputValue()).toBe('2026-05')
  expect(await part(12, '值').isChecked()).toBe(false)
  await seen(drawer().getByText('复检'))
  await apply()
  expect(await outcome(types)).toEqual(words)
})

const saveAs = async (title: string, on: Page = page): Promise<void> => {
  await drawer(on).getByRole('button', { name: '另存为常用' }).click()
  await on.getByRole('textbox', { name: '常用筛选名称' }).fill(title)
  await on.getByRole('dialog', { name: '另存为常用' }).getByRole('button', { name: '保存' }).click()
}

test('favourites: an empty list, replacing and deleting ask first, one gets another name, and a change in another window is noticed', async () => {
  await forgetSetting(manager, 'filters', 'demo/sample')
  await openPiece(page, 'filterBar')
  await openDrawer(live)
  await drawer().getByRole('tab', { name: '常用' }).click()
  await seen(drawer().getByText('没有常用的筛选'))
  await drawer().getByRole('tab', { name: '筛选条件' }).click()
  await add()
  // Without a value there is nothing to save.
  await drawer().getByRole('button', { name: '另存为常用' }).click()
  await seen(page.getByText('请先填写筛选值'))
  await part(1, '值').fill('曳引机')
  await saveAs('曳引')
  await seen(page.getByText('曳引 保存常用成功'))

  const other = await anotherWindow(manager)
  await openPiece(other, 'filterBar?name=%E9%97%B8%7Cinclude')
  await openDrawer(example(other, '筛选一个列表'), other)
  await saveAs('闸', other)
  await seen(other.getByText('闸 保存常用成功'))
  await other.close()

  await part(1, '值').fill('限速器')
  await saveAs('限速器')
  await seen(page.getByText('常用筛选已在别处更改，现已重新读取，请再试一次'))
  manager.forget()
  await page.getByRole('dialog', { name: '另存为常用' }).getByRole('button', { name: '保存' }).click()
  await seen(page.getByText('限速器 保存常用成功'))
  await drawer().getByRole('button', { name: '另存为常用' }).click()
  const prompt = page.getByRole('dialog', { name: '另存为常用' })
  await seen(prompt.getByText('“限速器”已经保存了同样的条件'))
  expect(await prompt.getByRole('button', { name: '保存' }).isDisabled()).toBe(true)
  await prompt.getByRole('button', { name: '取消' }).click()
  await part(1, '值').fill('缓冲器')
  // The dialog begins in its line, and Enter saves.
  await drawer().getByRole('button', { name: '另存为常用' }).click()
  const line = page.getByRole('textbox', { name: '常用筛选名称' })
  await focused(line)
  await line.fill('曳引')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: '“曳引”已存在，是否替换？' }).getByRole('button', { name: '替换' }).click()
  await seen(page.getByText('曳引 保存常用成功'))

  await drawer().getByRole('tab', { name: '常用' }).click()
  const list = drawer().getByRole('list', { name: '我的常用筛选' })
  await expect.poll(() => list.getByRole('listitem').count()).toBe(3)
  await list.getByRole('button', { name: '删除 闸' }).click()
  const question = page.getByRole('dialog', { name: '确认删除此常用筛选吗？' })
  await question.getByRole('button', { name: '取消' }).click()
  await question.waitFor({ state: 'hidden' })
  expect(await list.getByRole('listitem').count()).toBe(3)
  await list.getByRole('button', { name: '删除 闸' }).click()
  await question.getByRole('button', { name: '删除' }).click()
  await seen(page.getByText('删除常用成功'))
  await expect.poll(() => list.getByRole('listitem').count()).toBe(2)

  // Another name takes the place of the former one; one that is in use is refused at its box.
  await list.getByRole('button', { name: '重命名 限速器' }).click()
  const renaming = page.getByRole('dialog', { name: '重命名常用筛选' })
  await renaming.getByRole('textbox', { name: '名称' }).fill('曳引')
  await renaming.getByRole('button', { name: '重命名' }).click()
  await seen(renaming.getByText('名称已用于另一个常用筛选'))
  await renaming.getByRole('textbox', { name: '名称' }).fill('限速器和夹绳器')
  await page.keyboard.press('Enter')
  await renaming.waitFor({ state: 'hidden' })
  await seen(list.getByText('限速器和夹绳器'))
  await expect.poll(() => list.getByRole('listitem').count()).toBe(2)
  await list.getByRole('button', { name: /^曳引/ }).click()
  await expect.poll(() => outcome(live)).toEqual({ name: '缓冲器|include' })
})

test('options that fail say why in the list, and can be read again; favourites too', async () => {
  await storeSetting(manager, 'filters', 'demo/types', [{ title: '全部类型', filterObj: { text: 'a|include' } }])
  await openPiece(page, 'filterBar')
  await openDrawer(types)
  await add()
  await field(1, '无法', '无法读取的选项')
  const options = await listOf(part(1, '值'))
  await seen(options.getByText('选项暂时无法读取'))
  const [again] = await Promise.all([
    page.waitForRequest(/\/api\/demo\/status/),
    options.getByRole('button', { name: '重试' }).click(),
  ])
  expect(again.url()).toContain('code=503')
  await page.keyboard.press('Escape')
  await intercept(page, '**/api/system/setting/filters/**', (route) => route.abort())
  await openPiece(page, 'filterBar')
  await openDrawer(types)
  await drawer().getByRole('tab', { name: '常用' }).click()
  await seen(drawer().getByText('请求服务器无响应！'))
  await page.unroute('**/api/system/setting/filters/**')
  await drawer().getByRole('button', { name: '重新加载' }).click()
  await seen(drawer().getByRole('button', { name: /^全部类型/ }))
  manager.forget()
})

test('without operators values are sent bare; selected fields are there from the start; the drawer says when no field is left', async () => {
  await openPiece(page, 'filterBar')
  const bare = example(page, '不显示运算符')
  await bare.getByRole('button', { name: '打开筛选（0）' }).click()
  await expect.poll(() => drawer().getByRole('list', { name: '筛选条件' }).getByRole('listitem').count()).toBe(2)
  expect(await part(1, '运算符').count()).toBe(0)
  await part(1, '值').fill('电梯')
  await add()
  await add()
  await add()
  await seen(page.getByRole('alert').filter({ hasText: '无过滤项' }))
  expect(await drawer().getByRole('list', { name: '筛选条件' }).getByRole('listitem').count()).toBe(4)
  await part(2, '值').fill('2026-03-02')
  await part(2, '值').press('Enter')
  await apply()
  expect(await outcome(bare)).toEqual({ text: '电梯', day: '2026-03-02' })
  await seen(bare.getByRole('button', { name: '打开筛选（2）' }))
})

test('by the keyboard alone, on a telephone', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPiece(page, 'filterBar')
  const opener = live.getByRole('button', { name: '筛选', exact: true })
  await opener.focus()
  await page.keyboard.press('Enter')
  await drawer().waitFor()
  await tabTo(page, drawer().getByRole('button', { name: '增加条件' }))
  await page.keyboard.press('Enter')
  await tabTo(page, part(1, '字段'), 'Shift+Tab')
  await page.keyboard.type('zt')
  await page.keyboard.press('Enter')
  await tabTo(page, part(1, '值'))
  await page.keyboard.press('ArrowDown')
  await seen(optionsOf(await listOf(part(1, '值'))).first())
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await tabTo(page, drawer().getByRole('button', { name: '立即筛选' }))
  await page.keyboard.press('Enter')
  await drawer().waitFor({ state: 'hidden' })
  await expect.poll(() => outcome(live)).toEqual({ status: 'testing|=' })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
})

test('the browser reported no other problem', () => {
  expect(manager.problems).toEqual([])
})
