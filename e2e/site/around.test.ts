// What leads on from an answer: its earlier versions, its companies on a day, its category, and the others of its manufacturer.
import { afterAll, expect, test } from 'vitest'
import { seen, site, visitor } from '../people.ts'

const anyone = await visitor()
const { page } = anyone

afterAll(() => anyone.close())

/** Opens the answer of the first certificate with such a change. */
async function openChanged(kind: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(site(`/change_notices?kind=${kind}`))
  await page.getByRole('main').getByRole('link', { name: /^TSX/ }).first().click()
  await page.getByRole('heading', { level: 1, name: /TSX/ }).waitFor()
}

test('an earlier version is open to anyone, whole, and leads to what holds now', async () => {
  await openChanged('rename')
  const answer = page.url()
  await page.getByRole('link', { name: '查看第 1 版的全部内容' }).click()
  await seen(page.getByRole('heading', { level: 1, name: /^第 1 版 TSX/ }))
  await seen(page.getByText(/现行为第 \d+ 版。不得以本页作为现行内容。/))
  await seen(page.getByRole('heading', { level: 2, name: '技术参数' }))
  await page.getByRole('link', { name: '查看现行内容' }).click()
  await seen(page.getByRole('heading', { level: 1, name: /^(有效|已).*TSX/ }))
  expect(new URL(page.url()).hash.length).toBeGreaterThan(10)
  await page.goto(answer)
  await page.goto(site('/version/aAAAAAAAAAAAAAAAAAAAAA/1'))
  await seen(page.getByRole('heading', { name: '没有这一版本' }))
  // A cut address says nothing of any version.
  await page.goto(site('/version/aAAAAAAAAAAAAAAAAAAAA/1'))
  await seen(page.getByRole('heading', { name: '地址不完整' }))
})

test('the companies are told as they stood on the day before a change of name', async () => {
  await openChanged('rename')
  const former = await page.locator('del').filter({ hasText: '公司' }).first().innerText()
  const day = page.getByLabel('日期', { exact: true })
  const first = await page.locator('ol time').last().innerText()
  await day.fill(first)
  await page.getByRole('button', { name: '查看', exact: true }).click()
  await seen(page.getByText(`${first} 登记的名称和地址`))
  await seen(page.getByRole('definition').filter({ hasText: former.replace(/^原：/, '').trim() }))
  await day.fill('1999-01-01')
  await page.getByRole('button', { name: '查看', exact: true }).click()
  await seen(page.getByText(/^日期不能早于发证日期/))
})

test('the others of its manufacturer are as many as the link finds, and the category leads to its certificates', async () => {
  await page.goto(site('/certificate_search?categoryCode=3110&status=published'))
  await page.getByRole('main').getByRole('link', { name: /^TSX/ }).first().click()
  await page.getByRole('heading', { level: 1, name: /TSX/ }).waitFor()
  const category = page.getByRole('definition').getByRole('link', { name: '曳引驱动乘客电梯' })
  expect(await category.getAttribute('href')).toBe('#/certificate_search?categoryCode=3110')
  // Counted for readers who come that far.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const others = page.getByRole('link', { name: /^该制造单位的全部证书（/ })
  const count = /（(.+)）/.exec(await others.innerText())?.[1]
  await others.click()
  await seen(page.getByText(`共 ${count} 条`, { exact: false }))
})

test('the browser reported no problem', () => {
  expect(anyone.problems.filter((problem) => !/status of 40[04] .*front(Version|Answer)/.test(problem))).toEqual([])
})
