// What a telephone shows of an answer without a touch: the standing, which machine it is, and no more below than decides.
import { afterAll, expect, test } from 'vitest'
import { seen, site, visitor } from '../people.ts'

const viewport = { width: 390, height: 664 }
const telephone = await visitor(undefined, { viewport, hasTouch: true })
const { page } = telephone

afterAll(() => telephone.close())

async function openFirst(query: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(site(`/certificate_search?${query}`))
  await page.getByRole('main').getByRole('link', { name: /TSX/ }).first().tap()
  await page.getByRole('heading', { level: 1, name: /TSX/ }).waitFor()
  await seen(page.getByRole('heading', { level: 2, name: '变更历史' }))
}

/** The text on white and the white on red by night as by day: WCAG 2, 1.4.3. */
const contrast = (a: number[], b: number[]): number => {
  const light = ([red = 0, green = 0, blue = 0]: number[]) => {
    const [r = 0, g = 0, bl = 0] = [red, green, blue].map((one) => {
      const part = one / 255
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * bl
  }
  const [low = 0, high = 0] = [light(a), light(b)].toSorted((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

test('the first screen says which machine it is and asks whether it is this one; no leads to the report at its field', async () => {
  await openFirst('categoryCode=3430&status=published')
  const identity = page.getByText(/^杂物电梯 .+ · .+公司$/)
  const [, model = ''] = /^杂物电梯 (.+) · /.exec(await identity.first().innerText()) ?? []
  expect(await page.title()).toMatch(
    new RegExp(`^有效 · TSX 3430 [\\d ]+ · ${model.replaceAll(/[/.]/g, String.raw`\$&`)} · `),
  )
  const question = page.getByText('是这台吗？')
  await seen(identity)
  const place = await question.boundingBox()
  expect((place?.y ?? 999) + (place?.height ?? 0)).toBeLessThan(viewport.height)
  await page.getByRole('link', { name: '不是，去报告' }).tap()
  const part = page.getByRole('combobox', { name: '有误的内容' })
  await seen(part)
  expect(await part.inputValue()).toBe('model')
  expect(await part.evaluate((one) => one === document.activeElement)).toBe(true)
  await seen(page.getByText(`现登记为：${model}`))
})

test('what decides nothing is folded under its count, opens by key and touch, and is all there on paper', async () => {
  await openFirst('categoryCode=3430&status=published')
  const more = page.getByRole('button', { name: /^其余 \d+ 项参数$/ })
  const count = Number(/\d+/.exec(await more.innerText())?.[0])
  const drawn = () =>
    page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: '技术参数' }) })
      .last()
      .getByRole('term')
      .filter({ visible: true })
      .count()
  const first = await drawn()
  expect(count).toBeGreaterThan(5)
  await more.focus()
  await page.keyboard.press('Enter')
  expect(await drawn()).toBe(first + count)
  const less = page.getByRole('button', { name: '收起', expanded: true })
  await less.tap()
  expect(await drawn()).toBe(first)
  await page.emulateMedia({ media: 'print' })
  expect(await drawn()).toBe(first + count)
  expect(await page.getByRole('button', { name: /^其余/ }).filter({ visible: true }).count()).toBe(0)
  await page.emulateMedia({ media: null })
  // What the certificate limits is never folded.
  await seen(page.getByRole('heading', { name: '证书所载的覆盖范围' }))
})

test('a certificate that is not in force answers about coverage at once, without its questions', async () => {
  await openFirst('categoryCode=3000&status=revoked')
  await seen(page.getByText(/^证书已于 [\d-]+ 撤销$/))
  expect(await page.getByRole('textbox', { name: /额定载重量/ }).count()).toBe(0)
  const made = page.getByLabel('您设备的制造日期')
  await made.fill('2020-01-01')
  await page.getByRole('button', { name: '核对', exact: true }).tap()
  await seen(page.getByText('不在证书覆盖范围内', { exact: true }))
  expect(new URL(page.url()).hash).toContain('made=2020-01-01')
})

test('a refusal is the same block by night as by day', async () => {
  const looks: string[] = []
  for (const theme of ['light', 'night']) {
    await page.evaluate((name) => localStorage.setItem('APP_THEME', name), theme)
    await openFirst('status=revoked')
    const colours = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const band = heading.closest('header')
      return [getComputedStyle(heading).color, band ? getComputedStyle(band).backgroundColor : '']
    })
    const [text = [], ground = []] = colours.map((one) => (one.match(/\d+/g) ?? []).map(Number))
    expect(contrast(text, ground)).toBeGreaterThan(4.5)
    looks.push(colours.join(' on '))
  }
  expect(looks[0]).toBe(looks[1])
})

test('the browser reported no problem', () => {
  expect(telephone.problems).toEqual([])
})
