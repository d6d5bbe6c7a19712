// Does this certificate cover that lift? Asked on a telephone, with values as people type them, with each of the three answers.
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { certificateWith } from '../covered.ts'
import { seen, visitor } from '../people.ts'

const { publicId, coverage } = await certificateWith(
  ({ rows, questions }) => rows.length === 2 && questions.filter(({ byPaper }) => byPaper).length > 8,
)
const telephone = await visitor(`/v/${publicId}`, { viewport: { width: 390, height: 844 }, hasTouch: true })
const { page } = telephone

afterAll(() => telephone.close())

/** The limit for a parameter in a row, as a number. */
const limit = (row: number, parameter: string): number => {
  const printed = coverage.rows[row]?.conditions.find((one) => one.parameter === parameter)?.printed ?? ''
  return Number(/[\d.]+/.exec(printed)?.[0])
}
const load = page.getByRole('textbox', { name: /额定载重量/ })
const speed = page.getByRole('textbox', { name: /额定速度/ })
const check = page.getByRole('button', { name: '核对', exact: true })
const answers = ['在证书覆盖范围内', '不在证书覆盖范围内', '依据本证书无法判断']
const shown = async (from: Page) => {
  const found = await Promise.all(answers.map((word) => from.getByText(word, { exact: true }).count()))
  return answers.filter((_, at) => found[at])
}

/** The machine is of the certificate's maker and model: the first names to choose. */
async function ours() {
  for (const name of ['制造单位', '型号'])
    await page.getByRole('combobox', { name, exact: true }).selectOption({ index: 1 })
}

async function asks(kilograms: string, metresPerSecond: string, answer: string) {
  await load.fill(kilograms)
  await speed.fill(metresPerSecond)
  await check.tap()
  await seen(page.getByText(answer, { exact: true }))
  expect(await shown(page)).toEqual([answer])
}

describe('a certificate with two alternatives', () => {
  test('is checked from its head, without scrolling', async () => {
    const press = page.getByRole('button', { name: '是否覆盖我的设备？' })
    await press.waitFor()
    const band = await page.getByRole('heading', { level: 1 }).boundingBox()
    const place = await press.boundingBox()
    expect(place?.y).toBeGreaterThan(band?.y ?? 0)
    expect(place?.y).toBeLessThan(400)
    await press.tap()
    const heading = page.getByRole('heading', { level: 2, name: '覆盖范围' })
    await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true)
    expect((await load.boundingBox())?.y).toBeLessThan(844)
    expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(
      expect.arrayContaining(['与您的证书核对', '覆盖范围', '技术参数']),
    )
  })

  test('shows them separately, and no result yet', async () => {
    await seen(page.getByRole('heading', { name: '情形 B' }))
    expect(await shown(page)).toEqual([])
    // The inputs are plain text: the browser neither drops characters nor changes the value by the mouse wheel.
    expect(await page.getByRole('spinbutton').count()).toBe(0)
  })

  test('cannot be decided without maker and model, nor without the configuration, and names them', async () => {
    await asks(String(limit(0, 'ratedLoad')), String(limit(0, 'ratedSpeed')), '依据本证书无法判断')
    await seen(page.getByText('请填写制造单位'))
    await ours()
    // Thirteen items are not asked about for a lift that is too heavy.
    await asks(String(10 * limit(0, 'ratedLoad')), String(limit(0, 'ratedSpeed')), '不在证书覆盖范围内')
    await seen(page.getByText(/^超出证书所列范围：.*您的设备 \d+ kg/))
    expect(await page.getByRole('group', { name: '配置' }).count()).toBe(0)
    await asks(String(limit(0, 'ratedLoad')), String(limit(0, 'ratedSpeed')), '依据本证书无法判断')
    await seen(page.getByText(/^还有 \d+ 项条件无法判断$/))
    await seen(page.getByText(/^主要参数未超出证书所列范围；还须将 \d+ 项配置与证书对照。$/))
  })

  test('covers the values of one row, filled in by one button', async () => {
    await page.getByRole('button', { name: '全部与证书相同' }).tap()
    expect(await shown(page)).toEqual([])
    await asks(String(limit(0, 'ratedLoad')), String(limit(0, 'ratedSpeed')), '在证书覆盖范围内')
    await seen(page.getByText('以证书原件及其参数表为准', { exact: false }))
    await seen(page.getByText(/^[23] 项按您填写的数值，\d+ 项按您声明与证书相同$/))
    await seen(page.getByText(/^适用于 /))
    const held = page.getByRole('group').filter({ hasText: '全部符合' })
    await seen(held.getByText('符合', { exact: true }).first())
  })

  test('does not cover the load of one row at the speed of the other', async () => {
    await asks(String(limit(0, 'ratedLoad')), String(limit(1, 'ratedSpeed')), '不在证书覆盖范围内')
    expect(await page.getByText('大于上限').count()).toBe(2)
  })

  test('covers no machine of another maker, named or not', async () => {
    const maker = page.getByRole('combobox', { name: '制造单位', exact: true })
    const asked = [String(limit(0, 'ratedLoad')), String(limit(0, 'ratedSpeed'))] as const
    await maker.selectOption({ label: '另一家' })
    await asks(...asked, '不在证书覆盖范围内')
    await page.getByRole('textbox', { name: '您设备的制造单位' }).fill('别家电梯有限公司')
    await asks(...asked, '依据本证书无法判断')
    await maker.selectOption({ index: 1 })
    await asks(...asked, '在证书覆盖范围内')
    expect(await page.getByText(/^适用于 /).count()).toBe(1)
  })

  test('removes its answer when a value changes', async () => {
    await load.fill('1')
    expect(await shown(page)).toEqual([])
  })

  test.each([
    ['-5', '额定载重量应在'],
    ['1,5', '额定载重量应为整数'],
    ['abc', '额定载重量应为数字'],
  ])('refuses %s at its field', async (typed, words) => {
    await load.fill(typed)
    await check.tap()
    await seen(page.getByText(words))
    expect(await load.getAttribute('aria-invalid')).toBe('true')
    expect(await shown(page)).toEqual([])
    await load.fill('630')
    expect(await page.getByText(words).count()).toBe(0)
  })

  test('fits the telephone', async () => {
    await asks('１，０００', '1', limit(0, 'ratedLoad') >= 1000 ? '在证书覆盖范围内' : '不在证书覆盖范围内')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    expect(telephone.problems).toEqual([])
  })
})

test('a result is shared by its address, and what the address says is checked as if it were typed', async () => {
  // The telephone's last question was about 1000 kg.
  const other = await visitor(new URL(page.url()).hash.slice(1))
  expect(new URL(other.page.url()).hash).toContain('v.ratedLoad=')
  await seen(other.page.getByText(/^(在|不在)证书覆盖范围内$/))
  expect(await shown(other.page)).toEqual(await shown(page))
  const theirs = other.page.getByRole('textbox', { name: /额定载重量/ })
  expect(await theirs.inputValue()).toBe(await load.inputValue())
  // Whoever opens it has entered nothing.
  await seen(other.page.getByText('以下结果所用的数值来自打开的链接', { exact: false }))
  // A second link in the same window is another question: the answer to the first one does not stay.
  const heavy = String(10 * limit(0, 'ratedLoad'))
  await other.page.evaluate((kilograms) => {
    const [path = '', query = ''] = location.hash.split('?')
    const asked = new URLSearchParams(query)
    asked.set('v.ratedLoad', kilograms)
    location.hash = `${path}?${asked.toString()}`
  }, heavy)
  await expect.poll(() => theirs.inputValue()).toBe(heavy)
  await seen(other.page.getByText('不在证书覆盖范围内', { exact: true }))
  expect(await shown(other.page)).toEqual(['不在证书覆盖范围内'])
  await other.close()

  const wrong = await visitor(`/v/${publicId}?v.ratedLoad=abc&v.ratedSpeed=1&v.nothing=1`)
  await seen(wrong.page.getByText(/^额定载重量应为数字/))
  expect(await shown(wrong.page)).toEqual([])
  expect(wrong.problems).toEqual([])
  await wrong.close()
})
