// The search as people type: several words, a whole number, letters for digits, a licence, a sorted column.
import { afterAll, expect, test } from 'vitest'
import { seen, site, visitor } from '../people.ts'

const anyone = await visitor()
const { page } = anyone

afterAll(() => anyone.close())

async function search(keyword: string): Promise<void> {
  await page.goto(site())
  await page.getByRole('textbox', { name: '证书编号、制造单位、产品名称或型号' }).fill(keyword)
  await page.getByRole('button', { name: '查询' }).click()
}

const count = page.getByRole('status').filter({ hasText: /结果/ })

test('several words are all found and marked, in any order', async () => {
  await search('电梯 云岭')
  await seen(page.locator('mark', { hasText: '云岭' }))
  await seen(page.locator('mark', { hasText: '电梯' }))
  const found = await count.innerText()
  await search('云岭\u3000电梯')
  await seen(page.locator('mark', { hasText: '云岭' }))
  expect(await count.innerText()).toBe(found)
})

test('a whole number leads to its answer at once, and back to where it was asked', async () => {
  await search('乘客电梯')
  await page.getByRole('link', { name: /^TSX/ }).first().waitFor()
  const number = await page.getByRole('link', { name: /^TSX/ }).first().innerText()
  await search(number)
  await seen(page.getByRole('heading', { level: 1, name: number }))
  await page.goBack()
  await seen(page.getByRole('heading', { level: 1, name: '查一张型式试验证书' }))
  // As somebody types it from a blurred plate.
  await search(`TSX${number.slice(3).replaceAll('0', 'O').replaceAll('1', 'l')}`)
  await seen(page.getByRole('heading', { level: 1, name: number }))
})

test('a licence is understood, and said to be one', async () => {
  await search('ts2310900 2029')
  await seen(page.getByText('按制造许可证编号 TS23109002029 查找'))
  await seen(page.getByRole('link', { name: /^TSX/ }))
  await page.getByRole('button', { name: 'English' }).click()
  await seen(page.getByText('Looked for TS23109002029 as a manufacturing licence'))
  await page.getByRole('button', { name: '中文' }).click()
})

test('one character is too short, with whatever is not seen beside it', async () => {
  await search('\u200B梯')
  await seen(page.getByRole('alert').filter({ hasText: '请至少输入两个字符' }))
})

test('the browser had nothing to complain about', () => {
  expect(anyone.problems).toEqual([])
})
