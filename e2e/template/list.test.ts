// What a list of samples owes whoever works in it: numbers that belong to their rows, and ways back to it as it was left.
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import type { Visitor } from '../browser.ts'
import { columnOf } from '../kit/example.ts'
import { gate } from '../kit/showcase.ts'
import { person, seen } from '../people.ts'

let somebody: Visitor
let page: Page
beforeEach(async () => {
  somebody = await person('body-staff', { reducedMotion: 'reduce' })
  ;({ page } = somebody)
})
afterEach(() => somebody.close())

async function go(path: string, title: string) {
  await page.evaluate((hash) => void (location.hash = hash), `#${path}`)
  await seen(page.getByRole('heading', { level: 1, name: title, exact: true }))
}
const main = () => page.getByRole('main')

test('rows keep their numbers while the next page is on its way', async () => {
  await go('/template/list/crud', '增删改查')
  await seen(page.getByText(/^共 2\d\d 条$/))
  const before = await columnOf(main(), '序号')
  expect(before.slice(0, 3)).toEqual(['1', '2', '3'])
  const held = await gate(page, '**/api/demo/page?*')
  await page.getByRole('listitem', { name: '2', exact: true }).click()
  await seen(main().locator('[aria-busy="true"]'))
  expect(await columnOf(main(), '序号')).toEqual(before)
  await held.open()
  await expect.poll(async () => (await columnOf(main(), '序号'))[0]).toBe('11')
})

test('the arrow of a page leads back to the list with its filters', async () => {
  await go('/template/list/crud', '增删改查')
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
  await go('/template/list/crud', '增删改查')
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
  await question.getByRole('button', { name: '放弃并关闭' }).click()
  await drawer.waitFor({ state: 'hidden' })
  expect(page.url()).not.toContain('form=')
  const marks = page.getByRole('img', { name: '有未保存的内容' })
  await marks.waitFor({ state: 'detached' })
  // Nothing typed, nothing asked.
  await page.getByRole('button', { name: '登记样品' }).click()
  await drawer.waitFor()
  await page.goBack()
  await drawer.waitFor({ state: 'hidden' })
  expect(await question.count()).toBe(0)
})
