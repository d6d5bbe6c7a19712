// The search as people type: several words, a whole number, letters for digits, a licence, a sorted column.
import { frontList } from '@register/contract/business/publicReport/publicReport'
import type { Locator } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { seen, site, visitor } from '../people.ts'
import { intercept } from '../arranged/intercept.ts'

const anyone = await visitor()
const { page } = anyone

afterAll(() => anyone.close())

const box = page.getByRole('textbox', { name: '证书编号、制造单位、产品名称或型号' })

async function search(keyword: string): Promise<void> {
  await page.goto(site())
  await box.fill(keyword)
  await page.getByRole('button', { name: '查询' }).click()
}

/** Whether the keyboard is in a part of the page. */
const hasFocus = (part: Locator) => part.evaluate((one) => one === document.activeElement)

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

test('after Enter the cursor stays in the box, from the front page and from a list alike', async () => {
  await page.goto(site())
  for (const keyword of ['扶梯', '乘客电梯']) {
    await box.fill(keyword)
    await box.press('Enter')
    await seen(page.locator('mark', { hasText: keyword }))
    expect(await hasFocus(box)).toBe(true)
  }
})

test('a complete number leads to its answer at once, and back to the search', async () => {
  await search('乘客电梯')
  await page.getByRole('link', { name: /^TSX/ }).first().waitFor()
  const number = await page.getByRole('link', { name: /^TSX/ }).first().innerText()
  await search(number)
  await seen(page.getByRole('heading', { level: 1, name: number }))
  // A new page: the keyboard continues in its main part.
  expect(await hasFocus(page.getByRole('main'))).toBe(true)
  await page.goBack()
  await seen(page.getByRole('heading', { level: 1, name: '查一张型式试验证书' }))
  // Typed as from a plate that is hard to read.
  await search(`TSX${number.slice(3).replaceAll('0', 'O').replaceAll('1', 'l')}`)
  await seen(page.getByRole('heading', { level: 1, name: number }))
})

test('a licence number is recognised, and the page says so', async () => {
  await search('ts2310900 2029')
  await seen(page.getByRole('group', { name: '查询内容识别为' }).getByText('TS23109002029'))
  await seen(page.getByRole('link', { name: /^TSX/ }))
  await page.getByRole('button', { name: 'English' }).click()
  await seen(page.getByRole('group', { name: 'Read as' }).getByText('Manufacturing licence No.'))
  await page.getByRole('button', { name: '中文' }).click()
})

test('a pasted line is read by its numbers; taken off, its words are searched', async () => {
  await search('乘客电梯')
  const links = page.getByRole('link', { name: /^TSX/ })
  await links.first().waitFor()
  const [one = '', two = ''] = await links.allInnerTexts()
  await search(`曳引电梯（${one}、${two}）没有的词`)
  const read = page.getByRole('group', { name: '查询内容识别为' })
  await seen(read.getByText(`${one}、${two}`))
  await expect.poll(() => links.count()).toBe(2)
  await read.getByRole('button', { name: '不按证书编号查找，改按文字查找' }).click()
  await seen(page.getByText(/^没有找到“/))
  // One number with its label opens the answer.
  await search(`证书编号：${one}。`)
  await seen(page.getByRole('heading', { level: 1, name: one }))
})

test('a slip of the pen leads to what was meant, which is not opened by itself', async () => {
  await search('乘客电梯')
  const links = page.getByRole('link', { name: /^TSX/ })
  await links.first().waitFor()
  const number = await links.first().innerText()
  await search(number.replace('TSX', 'TXS'))
  await seen(page.getByRole('heading', { level: 2, name: '您要找的是不是' }))
  expect(page.url()).toContain('certificate_search')
  await page.getByRole('link', { name: number }).click()
  await seen(page.getByRole('heading', { level: 1, name: number }))
})

test('that nothing was found is not said of the next question before it is answered', async () => {
  const nothing = page.getByText(/^没有找到“/)
  await search('没有这样的词')
  await seen(nothing)
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const asks = (url: URL) => url.pathname === frontList.path
  await intercept(page, asks, async (route) => {
    await held
    await route.continue()
  })
  await box.fill('乘客电梯')
  await box.press('Enter')
  await page.waitForURL((url) => url.hash.includes(encodeURIComponent('乘客电梯')))
  await nothing.waitFor({ state: 'hidden' })
  release()
  await seen(page.locator('mark', { hasText: '乘客电梯' }))
  await page.unroute(asks)
  // One character is never asked for, as in an address that somebody wrote: no answer to the former question stands there.
  await page.goto(site(`/certificate_search?keyword=${encodeURIComponent('电')}`))
  await seen(page.getByRole('status').filter({ hasText: '请至少输入两个字符' }))
  expect(await nothing.count()).toBe(0)
  expect(await page.getByRole('link', { name: /^TSX/ }).count()).toBe(0)
})

test('kinds show how many certificates they have, but only where the counts are right', async () => {
  const filters = page.getByRole('group', { name: '设备种类' })
  await page.goto(site('/certificate_search?categoryCode=3000'))
  expect(await filters.getByRole('button', { name: /^3100 .+ [\d,]+ 份证书$/ }).isEnabled()).toBe(true)
  // With another filter the counts would be misleading.
  await search('电梯')
  expect(await filters.getByRole('button', { name: '3000 电梯', exact: true }).isEnabled()).toBe(true)
  expect(await filters.getByRole('button', { name: '4000 起重机械', exact: true }).isEnabled()).toBe(true)
})

test('an unknown filter is named, and removed by one button', async () => {
  await page.goto(site('/certificate_search?keyword=%E7%94%B5%E6%A2%AF&categoryCode=0000'))
  await seen(page.getByRole('alert').filter({ hasText: '设备品种：没有“0000”' }))
  await page.getByRole('button', { name: '去掉“设备种类”条件' }).click()
  await seen(page.locator('mark', { hasText: '电梯' }))
  anyone.problems.splice(
    0,
    anyone.problems.length,
    ...anyone.problems.filter((one) => !/status of 400 .*frontList/.test(one)),
  )
})

test('an English browser gets the Chinese of the register until the person chooses', async () => {
  const guest = await visitor('/certificate_search', { locale: 'en-GB' })
  await seen(guest.page.getByRole('heading', { level: 1, name: '查一张型式试验证书' }))
  expect(await guest.page.evaluate(() => document.documentElement.lang)).toBe('zh-CN')
  await guest.page.getByRole('button', { name: 'English' }).click()
  await seen(guest.page.getByRole('heading', { level: 1, name: 'Look up a type-test certificate' }))
  await guest.page.reload()
  await seen(guest.page.getByRole('heading', { level: 1, name: 'Look up a type-test certificate' }))
  expect(await guest.page.evaluate(() => document.documentElement.lang)).toBe('en')
  expect(await guest.page.title()).toMatch(/^[^\u4e00-\u9fff]+$/)
  expect(guest.problems).toEqual([])
  await guest.close()
})

test('one character is too short, also with invisible ones next to it', async () => {
  await search('\u200B梯')
  await seen(page.getByRole('alert').filter({ hasText: '请至少输入两个字符' }))
})

test('the browser reported no problem', () => {
  expect(anyone.problems).toEqual([])
})
