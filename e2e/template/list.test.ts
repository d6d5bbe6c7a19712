// What a list of samples must offer: numbers that belong to their rows, ways back to it, and a message when a record was deleted.
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { columnOf } from '../kit/example.ts'
import { gate } from '../kit/given.ts'
import { goTo } from '../office.ts'
import { at, callPeople, person, seen, type Arrival } from '../people.ts'

let page: Page
const people = callPeople()
const come = async (arrival?: Arrival) => {
  page = await people('body-staff', arrival)
}

const main = () => page.getByRole('main')
const strip = () => page.getByRole('navigation', { name: '打开的页面' })

test('rows keep their numbers while the next page loads', async () => {
  await come(at('/template/list/crud', '增删改查'))
  await seen(page.getByText(/^共 2\d\d 条$/))
  const before = await columnOf(main(), '序号')
  expect(before.slice(0, 3)).toEqual(['1', '2', '3'])
  const held = await gate(page, '**/api/demo/page?*')
  await page.getByRole('listitem', { name: '2', exact: true }).click()
  await seen(main().locator('[aria-busy="true"]'))
  expect(await columnOf(main(), '序号')).toEqual(before)
  held.open()
  await expect.poll(async () => (await columnOf(main(), '序号'))[0]).toBe(String(before.length + 1))
})

test('the arrow of a page leads back to the list with its filters', async () => {
  await come(at('/template/list/crud', '增删改查'))
  await page.getByRole('searchbox', { name: '编号、名称、送样单位' }).fill('YP-2026-0011')
  await seen(page.getByText('共 1 条', { exact: true }))
  await main().getByRole('link', { name: 'YP-2026-0011' }).click()
  await seen(page.getByRole('heading', { level: 1, name: '编辑 YP-2026-0011' }))
  await main().getByRole('link', { name: '返回' }).click()
  await seen(page.getByRole('heading', { level: 1, name: '增删改查' }))
  expect(page.url()).toContain('keyword=YP-2026-0011')
  await seen(page.getByText('共 1 条', { exact: true }))
})

test('going back from a half-filled drawer asks first; staying keeps what was typed', async () => {
  await come(at('/template/list/crud', '增删改查'))
  await page.getByRole('button', { name: '登记样品' }).click()
  const drawer = page.getByRole('dialog', { name: '登记样品' })
  const name = drawer.getByRole('textbox', { name: '样品名称' })
  await name.fill('半个样品')
  await page.goBack()
  const question = page.getByRole('dialog', { name: '放弃未保存的内容？' })
  await question.getByRole('button', { name: '留在此页' }).click()
  await question.waitFor({ state: 'hidden' })
  expect(await name.inputValue()).toBe('半个样品')
  await expect.poll(() => page.url()).toContain('form=new')
  await page.goBack()
  await question.getByRole('button', { name: '放弃更改' }).click()
  await drawer.waitFor({ state: 'hidden' })
  expect(page.url()).not.toContain('form=')
  const marks = page.getByRole('img', { name: '有未保存的内容' })
  await marks.waitFor({ state: 'detached' })
  // When nothing was typed, no dialog asks.
  await page.getByRole('button', { name: '登记样品' }).click()
  await drawer.waitFor()
  await page.goBack()
  await drawer.waitFor({ state: 'hidden' })
  expect(await question.count()).toBe(0)
})

/** Registers a sample of this run. */
async function register(): Promise<string> {
  const sampleNo = `YP-2033-${String(Date.now() % 10_000).padStart(4, '0')}`
  await come(at('/template/list/crud/detail', '登记样品'))
  const fields = { 样品编号: sampleNo, 样品名称: '将被删除的样品', 送样单位: '某公司', 收样日期: '2026-03-02' }
  for (const [name, value] of Object.entries(fields)) await page.getByRole('textbox', { name, exact: true }).fill(value)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: '保存' }).click()
  await seen(page.getByRole('heading', { level: 1, name: '增删改查' }))
  return sampleNo
}

async function deletedByOther(sampleNo: string): Promise<void> {
  const other = await person('body-manager', {}, at(`/template/list/crud?keyword=${sampleNo}`, '增删改查'))
  await other.page.getByRole('checkbox', { name: `选择 ${sampleNo}` }).check()
  await other.page.getByRole('button', { name: '批量删除' }).click()
  await other.page.getByRole('dialog').getByRole('button', { name: '删除', exact: true }).click()
  await seen(other.page.getByText('没有符合条件的记录'))
  await other.close()
}

const gone = () => page.getByRole('dialog', { name: '此记录已被删除' })

test('saving a record that another person has deleted says so, and leads from the page to the list', async () => {
  const sampleNo = await register()
  await goTo(page, `/template/list/crud/detail/${sampleNo}`, `编辑 ${sampleNo}`)
  await page.getByRole('textbox', { name: '试验员' }).fill('我')
  await deletedByOther(sampleNo)
  await page.getByRole('button', { name: '保存' }).click()
  await gone().getByRole('button', { name: '留在此页' }).click()
  expect(await page.getByRole('textbox', { name: '试验员' }).inputValue()).toBe('我')
  await page.getByRole('button', { name: '保存' }).click()
  await gone().getByRole('button', { name: '返回列表' }).click()
  await seen(page.getByRole('heading', { level: 1, name: '增删改查' }))
  await expect.poll(() => strip().getByRole('link').allTextContents()).toEqual(['首页', '增删改查'])
  await expect.poll(() => main().getByText(sampleNo).count()).toBe(0)
})

test('and closes the drawer over the list, which is read again', async () => {
  const sampleNo = await register()
  await page.getByRole('searchbox', { name: '编号、名称、送样单位' }).fill(sampleNo)
  await seen(page.getByText('共 1 条', { exact: true }))
  await page.getByRole('button', { name: '编辑', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: `编辑 ${sampleNo}` })
  await drawer.getByRole('textbox', { name: '试验员' }).fill('我')
  await deletedByOther(sampleNo)
  await drawer.getByRole('button', { name: '保存' }).click()
  await gone().getByRole('button', { name: '返回列表' }).click()
  await drawer.waitFor({ state: 'hidden' })
  await seen(page.getByText('没有符合条件的记录'))
})

test('the id of no record leads back to the list, from page and drawers', async () => {
  await come()
  await page.evaluate(() => void (location.hash = '#/template/list/crud/detail/YP-1999-0001'))
  await seen(main().getByRole('alert').getByText('记录不存在，或不在您的数据范围内'))
  await expect.poll(() => strip().getByRole('link').allTextContents()).toEqual(['首页', 'YP-1999-0001'])
  await main().getByRole('button', { name: '返回列表' }).click()
  await seen(page.getByRole('heading', { level: 1, name: '增删改查' }))
  await expect.poll(() => strip().getByRole('link').allTextContents()).toEqual(['首页', '增删改查'])
  for (const name of ['form', 'info']) {
    await page.evaluate((key) => void (location.hash = `#/template/list/crud?${key}=YP-1999-0001`), name)
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('button', { name: '返回列表' }).click()
    await drawer.waitFor({ state: 'hidden' })
    expect(page.url()).not.toContain('1999')
  }
})
