// Changing the language while writing loses nothing: the form is in the other language and has the text that was typed. What the register keeps does not depend on it.
import { afterAll, expect, test } from 'vitest'
import { antd } from '../antd/parts.ts'
import { person, site } from '../people.ts'

const manager = await person('body-manager')
const { page } = manager

afterAll(() => manager.close())

test.each([
  ['a returned application', '/business/codeApply/list?status=returned', '/business/codeApply/edit/'],
  ['a draft', '/business/report/list?status=draft&by=updatedAt', '/business/report/edit/'],
  ['a revision', '/business/report/list?status=published', '/business/report/detail/'],
])('%s', async (_, list, start) => {
  await page.goto(site(list))
  const link = page.getByRole('main').locator(`a[href^="#${start}"]`).first()
  const address = ((await link.getAttribute('href')) ?? '').slice(1).replace('/detail/', '/edit/')
  await page.goto(site(address))
  const [zh, en] = [
    page.getByRole('combobox', { name: '产品型号' }),
    page.getByRole('combobox', { name: /^(Product m|M)odel$/ }).first(),
  ]
  const before = await zh.inputValue()
  await zh.fill(`${before}-TYPED`)
  // Twice: the second time the browser already has both answers.
  for (let times = 0; times < 2; times++) {
    await page.getByRole('button', { name: 'English', exact: true }).click()
    await expect.poll(() => en.inputValue()).toBe(`${before}-TYPED`)
    await page.getByRole('button', { name: '中文', exact: true }).click()
    await expect.poll(() => zh.inputValue()).toBe(`${before}-TYPED`)
  }
  await zh.fill(before)
  await page.reload()
})

test.each([
  ['an application', '/business/codeApply/apply', 'Equipment category'],
  ['a draft without a code', '/business/report/new', 'Equipment category'],
])('%s in English is about a product of Chinese name', async (_, path, label) => {
  await page.goto(site(path))
  await page.getByRole('button', { name: 'English', exact: true }).click()
  const category = page.getByRole('combobox', { name: label }).first()
  await category.fill('3110')
  await page.locator(antd.treeOption, { hasText: 'Traction passenger lifts' }).click()
  if (path.endsWith('new')) await page.getByRole('button', { name: 'Start a draft' }).click()
  const name = page.getByRole('combobox', { name: 'Product name' })
  await expect.poll(() => name.inputValue()).toBe('曳引驱动乘客电梯')
  await page.getByRole('button', { name: '中文', exact: true }).click()
})

test('the browser reported no problem', () => {
  expect(manager.problems).toEqual([])
})
