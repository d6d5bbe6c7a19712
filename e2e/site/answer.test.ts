// The answer about one certificate: on paper, for an unknown number, as an address to share, in the other language, and at 320 pixels.
import type { Page } from 'playwright-core'
import { afterAll, afterEach, expect, test } from 'vitest'
import { desktop } from '../browser.ts'
import { certificateWith } from '../covered.ts'
import { settled } from '../every-screen/look.ts'
import { seen, site, visitor } from '../people.ts'
import { pagesOf } from '../pdf/pages.ts'
import { theServer } from '../theServer.ts'

const anyone = await visitor()
const { page } = anyone

afterAll(() => anyone.close())
// Also after a failed test, so that the next ones begin as usual.
afterEach(async () => {
  await page.emulateMedia({ media: null })
  await page.setViewportSize(desktop)
  if (page.url() === 'about:blank') return
  await page.evaluate(() => localStorage.clear())
  await page.goto('about:blank')
})

/** Opens the first answer that a query finds. */
async function openFirst(query: string): Promise<string> {
  await page.goto(site(`/certificate_search?${query}`))
  await page.getByRole('main').getByRole('link', { name: /TSX/ }).first().click()
  await page.getByRole('heading', { level: 1, name: /TSX/ }).waitFor()
  return page.url()
}

/** Every kind of answer in the demo world, with the pages of paper it may fill in type of 10 points: names of 40 characters for every part need a third. */
const questions = [
  ['a valid lift', '有效', 'keyword=%E4%B9%98%E5%AE%A2%E7%94%B5%E6%A2%AF&status=published', 2],
  ['an escalator', '有效', 'keyword=%E8%87%AA%E5%8A%A8%E6%89%B6%E6%A2%AF&status=published', 2],
  ['the longest names', '有效', 'keyword=LONGMODEL&status=published', 3],
  ['a suspended one', '已暂停', 'keyword=901&status=suspended', 2],
  ['a revoked one', '已撤销', 'keyword=901&status=revoked', 2],
  ['one that was replaced', '已被替代', 'keyword=901&status=superseded', 2],
  ['an expired one', '已过期', 'keyword=901&status=expired', 2],
] as const

/** The part of A4 inside the margins, in CSS pixels. */
const printable = { width: 695, height: 1054 }
const a4 = /^0 0 59[56] 84[12]$/

test.each(questions)('%s prints on A4 with status, number, code and time', async (_, status, query, most) => {
  const answer = await openFirst(query)
  await page.emulateMedia({ media: 'print' })
  const shown = page.getByRole('heading', { level: 1 })
  await seen(shown)
  expect(await shown.innerText()).toContain(status)
  await seen(page.getByRole('definition').filter({ hasText: /^TSX [\dA-Z]{4} \d{3,5} \d{4} \d{4}/ }))
  await seen(page.getByRole('img', { name: /二维码/ }))
  await seen(page.locator('time[datetime*="T"]'))
  await seen(page.getByText(/#\/v\/[\w-]{22}/))
  for (const name of ['打印', '复制链接', '核对', 'English'])
    expect(await page.getByRole('button', { name }).filter({ visible: true }).count(), name).toBe(0)
  expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0)
  // The verdict names the number, the product and the model; nothing is smaller than 10 points.
  const band = page.locator('header').filter({ has: shown })
  expect(await band.innerText()).toMatch(/TSX [\dA-Z]{4} \d{3,5} \d{4} \d{4}\n+\S+ [^·]+ · /)
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((one) => [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()))
      .filter((one) => one.getClientRects().length > 0 && !one.closest('.unseen'))
      .filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < (10 * 4) / 3 - 0.01)
      .map((one) => `${one.tagName} ${one.className} ${one.textContent?.slice(0, 30)}`),
  )
  expect(small).toEqual([])
  // The paper is narrower than many telephones held sideways, but must not get their layout, nor input fields.
  await page.setViewportSize(printable)
  for (const role of ['textbox', 'combobox'] as const)
    expect(await page.getByRole(role).filter({ visible: true }).count()).toBe(0)
  for (const head of await page.getByRole('columnheader').filter({ visible: true }).all())
    expect((await head.boundingBox())?.height, await head.innerText()).toBeGreaterThan(5)
  for (const [theme, lang] of [
    ['light', 'zh-cn'],
    ['night', 'en'],
  ] as const) {
    await page.evaluate(
      (entries) => {
        for (const [key, value] of entries) localStorage.setItem(key, value)
      },
      Object.entries({ APP_THEME: theme, APP_LANG: lang }),
    )
    await page.reload()
    await seen(shown)
    // The status comes first; the print contains the whole answer.
    await seen(page.getByRole('heading', { name: /^(技术参数|Technical parameters)$/ }))
    await seen(page.getByRole('img', { name: /二维码|QR/ }))
    const colours = await page.evaluate(() => [
      getComputedStyle(document.body).backgroundColor,
      getComputedStyle(document.querySelector('dd') ?? document.body).color,
    ])
    expect(colours).toEqual(['rgba(0, 0, 0, 0)', expect.stringMatching(/^rgb\((\d|[1-3]\d), /)])
    const { pages, size } = pagesOf(await page.pdf({ preferCSSPageSize: true }))
    expect(size, answer).toEqual([expect.stringMatching(a4)])
    expect(pages, `${answer} ${lang}`).toBeLessThanOrEqual(most)
  }
})

/** Errors of the browser console, except for the 404 of the look-up, which the browser logs as one. */
async function lookUp(path: string, look: (page: Page) => Promise<void>): Promise<string[]> {
  const user = await visitor(path)
  await look(user.page)
  await user.close()
  return user.problems.filter((problem) => !/^console: .*status of 40[04] .*frontAnswer/.test(problem))
}

test('a number with a slip is not there, and the one that was meant is offered', async () => {
  await openFirst('keyword=TSX3110')
  const heading = await page.getByRole('heading', { level: 1, name: /TSX/ }).innerText()
  const number = heading.slice(heading.indexOf('TSX'))
  const asked = encodeURIComponent(`编号 ${number.replace('TSX', 'TXS')}。`)
  const problems = await lookUp(`/answer/${asked}`, async (other) => {
    await seen(other.getByRole('heading', { level: 1, name: '登记中没有这张证书' }))
    await seen(other.getByRole('heading', { level: 2, name: '您要找的是不是' }))
    await other.getByRole('link', { name: number }).click()
    await seen(other.getByRole('heading', { level: 1, name: number }))
  })
  expect(problems).toEqual([])
})

test('a number that was never issued is said to be unknown, with what that means and what to do next', async () => {
  const problems = await lookUp('/answer/TSX31109012021%209999', async (other) => {
    await seen(other.getByRole('heading', { level: 1, name: '登记中没有这张证书' }))
    await seen(other.getByText('请勿将其视为有效证书。'))
    await seen(other.getByText('TSX 3110 901 2021 9999'))
    await seen(other.getByText('曳引驱动乘客电梯'))
    await seen(other.getByText('北辰特种设备检测研究院（演示）'))
    await other.getByRole('button', { name: 'English' }).click()
    await seen(other.getByRole('heading', { level: 1, name: 'This certificate is not in the register' }))
    await other.getByRole('link', { name: 'Search by keyword' }).click()
    await seen(other.getByRole('heading', { level: 2, name: 'Nothing found for "TSX 3110 901 2021 9999"' }))
  })
  expect(problems).toEqual([])
})

test('half a code says nothing about a certificate', async () => {
  const problems = await lookUp('/v/AAAA', async (other) => {
    await seen(other.getByRole('heading', { level: 1, name: '链接不完整，无法查验' }))
    expect(await other.getByText('请勿将其视为有效证书。').count()).toBe(0)
  })
  expect(problems).toEqual([])
})

test('an address with two numbers leads to the check of many', async () => {
  await lookUp('/answer/TSX311090120210001、TSX311090120210002', async (other) => {
    await other.getByRole('main').getByRole('link', { name: '批量核对' }).click()
    await seen(other.getByRole('heading', { level: 1, name: '批量核对' }))
  })
})

test.each([
  ['a text that is no number', '/answer/%E7%94%B5%E6%A2%AF%3Cb%3E', '这不是证书编号'],
  ['a code that leads nowhere', '/v/aAAAAAAAAAAAAAAAAAAAAA', '这个二维码没有对应的登记'],
])('%s gets a plain answer', async (_, path, heading) => {
  const problems = await lookUp(path, async (other) => {
    await seen(other.getByRole('heading', { level: 1, name: heading }))
    await seen(other.getByText('请勿将其视为有效证书。'))
  })
  expect(problems).toEqual([])
})

const rows = (of: Page): Promise<string[]> =>
  of
    .getByRole('main')
    .getByRole('link', { name: /^TSX|^T3/ })
    .allInnerTexts()

test('the address of a result contains the whole search and shows the same to another person', async () => {
  await page.goto(site())
  await page.getByRole('textbox', { name: '证书编号、制造单位、产品名称或型号' }).fill('电梯')
  await page.getByRole('button', { name: '查询' }).click()
  await page.getByRole('combobox', { name: '状态' }).selectOption({ label: '有效' })
  await page.getByRole('button', { name: '制造单位', exact: true }).click()
  await page.getByRole('button', { name: '下一页' }).click()
  await seen(page.getByText(/^第 2 \/ \d+ 页$/))
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
  const mine = await rows(page)
  expect(mine.length).toBeGreaterThan(5)

  const other = await visitor(new URL(page.url()).hash.slice(1))
  await seen(other.page.getByText(/^第 2 \/ \d+ 页$/))
  expect(await rows(other.page)).toEqual(mine)
  expect(await other.page.getByRole('combobox', { name: '状态' }).inputValue()).toBe('published')
  await seen(
    other.page.getByRole('columnheader', { name: '制造单位' }).and(other.page.locator('[aria-sort="ascending"]')),
  )
  expect(other.problems).toEqual([])
  await other.close()

  // Back from an answer, the list is scrolled to where it was.
  await page
    .getByRole('main')
    .getByRole('link', { name: mine[0] ?? '' })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: mine[0] ?? '' }).waitFor()
  await page.goBack()
  await seen(page.getByText(/^第 2 \/ \d+ 页$/))
  await expect.poll(() => rows(page)).toEqual(mine)
})

test('changing the language keeps the page, the search and the typed text', async () => {
  // Starts on a blank page, so that the rows of the previous search are not read as the new ones.
  await page.goto('about:blank')
  await page.goto(site('/certificate_search?keyword=%E7%94%B5%E6%A2%AF&status=published'))
  await seen(page.getByRole('link', { name: /TSX/ }))
  const [mine, address] = [await rows(page), page.url()]
  const box = page.getByRole('search').getByRole('textbox').first()
  await box.fill('电梯 云岭')
  await page.getByRole('button', { name: 'English' }).click()
  await seen(page.getByText(/^[\d,]+\+? results$/))
  expect(page.url()).toBe(address)
  expect(await box.inputValue()).toBe('电梯 云岭')
  expect(await rows(page)).toEqual(mine)

  const { publicId } = await certificateWith(({ rows: some }) => some.length > 0)
  const answer = site(`/v/${publicId}`)
  await page.goto(answer)
  await seen(page.getByRole('heading', { level: 1 }))
  await page
    .getByRole('textbox', { name: /Rated load/ })
    .first()
    .fill('123')
  await page.getByRole('button', { name: '中文' }).click()
  await seen(page.getByRole('heading', { level: 1, name: /^有效/ }))
  await seen(page.getByRole('heading', { name: '与您的证书核对' }))
  expect(page.url()).toBe(answer)
  expect(
    await page
      .getByRole('textbox', { name: /额定载重量/ })
      .first()
      .inputValue(),
  ).toBe('123')
})

test('at 320 pixels, as with text at 400 %, no page needs scrolling sideways', async () => {
  const [answer, revoked] = [await openFirst('keyword=LONGMODEL'), await openFirst('keyword=901&status=revoked')]
  await page.setViewportSize({ width: 320, height: 640 })
  for (const lang of ['zh-cn', 'en']) {
    await page.evaluate((name) => localStorage.setItem('APP_LANG', name), lang)
    // The sweep checks the screens in their first state.
    for (const address of [
      answer,
      revoked,
      site('/certificate_search?keyword=LONGMODEL'),
      site('/certificate_search?keyword=TSX31109012021999'),
    ]) {
      await page.goto('about:blank')
      await page.goto(address)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await settled(page)
      const [wide, cut] = await page.evaluate(() => {
        const over = [...document.querySelectorAll<HTMLElement>('main *')].filter(
          (one) => one.offsetParent && one.getBoundingClientRect().right > innerWidth + 1,
        )
        return [document.documentElement.scrollWidth, over.map((one) => one.outerHTML.slice(0, 120))] as const
      })
      expect([wide, cut], `${address} ${lang}`).toEqual([320, []])
    }
  }
  expect(theServer().url).toBe(new URL(answer).origin)
})

test('the browser reported no problem', () => {
  expect(anyone.problems).toEqual([])
})
