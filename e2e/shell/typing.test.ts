// Keys as people press them: dates in every common spelling, key by key or pasted, and words that an input method composes.
import type { CDPSession, Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { gate } from '../kit/given.ts'
import { goTo } from '../office.ts'
import { person, seen } from '../people.ts'
import { intercept } from '../arranged/intercept.ts'

const manager = await person('body-manager')
const { page } = manager
afterAll(() => manager.close())

const spellings = [
  ['2027-10-25', '2027-10-25'],
  ['2026/12/25', '2026-12-25'],
  ['2026-1-15', '2026-01-15'],
  ['2026.1.5', '2026-01-05'],
  ['20260105', '2026-01-05'],
  ['2026年1月5日', '2026-01-05'],
  ['２０２６－０１－０５', '2026-01-05'],
] as const

async function paste(text: string) {
  await page.evaluate((words) => navigator.clipboard.writeText(words), text)
  await page.keyboard.press('Control+V')
}

const ways: readonly (readonly [string, (text: string) => Promise<void>])[] = [
  ['typed key by key', (text) => page.keyboard.type(text)],
  ['pasted', paste],
]

describe.each(ways)('a date, %s,', (_, enter) => {
  test('is what it says in the filter of a list, in either box', async () => {
    await manager.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await goTo(page, '/template/list/crud', '增删改查')
    for (const end of ['From', 'To'] as const)
      for (const [text, day] of spellings) {
        const box = page.locator(`#receivedOn-${end.toLowerCase()}`).filter({ visible: true })
        await box.click()
        await page.keyboard.press('Control+A')
        await enter(text)
        expect(await box.inputValue(), text).toBe(text)
        await page.keyboard.press('Tab')
        await expect.poll(() => page.url(), { message: text }).toContain(`receivedOn${end}=${day}`)
        await expect.poll(() => box.inputValue()).toBe(day)
      }
  })

  test('is what it says in a form', async () => {
    await goTo(page, '/template/list/crud/detail', '登记样品')
    const box = page.getByRole('textbox', { name: '收样日期' }).filter({ visible: true })
    for (const [text, day] of spellings) {
      await box.click()
      await page.keyboard.press('Control+A')
      await enter(text)
      expect(await box.inputValue(), text).toBe(text)
      await page.keyboard.press('Tab')
      await expect.poll(() => box.inputValue(), { message: text }).toBe(day)
    }
  })
})

test('what is no whole date is not made into one: it stays in a form, and a list says what it did not understand', async () => {
  const box = page.getByRole('textbox', { name: '收样日期' }).filter({ visible: true })
  await goTo(page, '/template/list/crud/detail', '登记样品')
  await box.click()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('12-25')
  await page.keyboard.press('Tab')
  await expect.poll(() => box.inputValue()).toBe('12-25')
  await goTo(page, '/template/list/crud', '增删改查')
  await page.locator('#receivedOn-from').filter({ visible: true }).click()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('12-25')
  await page.keyboard.press('Tab')
  await seen(page.getByText('“12-25”不是完整的日期'))
})

/** Composes as an input method does: letters on their way to a word, which then takes their place. */
async function compose(session: CDPSession, on: Page, letters: string, word: string) {
  for (let at = 1; at <= letters.length; at++) {
    await session.send('Input.imeSetComposition', { text: letters.slice(0, at), selectionStart: at, selectionEnd: at })
    await on.waitForTimeout(60)
  }
  // Longer than the pause after which a typed word is looked for.
  await on.waitForTimeout(1_000)
  await session.send('Input.insertText', { text: word })
}

test('nothing is looked for while an input method composes: in a list, and in the search of everything', async () => {
  const session = await manager.context.newCDPSession(page)
  const asked: string[] = []
  page.on('request', (request) => {
    const text = decodeURIComponent(`${request.url()} ${request.postData() ?? ''}`)
    if (/dianti|"d|keyword=d/.test(text)) asked.push(text)
  })
  await goTo(page, '/business/report/list', '型式试验报告')
  await page.getByRole('searchbox').filter({ visible: true }).click()
  await compose(session, page, 'dianti', '电梯')
  await expect.poll(() => decodeURIComponent(page.url())).toContain('keyword=电梯')
  await page.keyboard.press('Control+K')
  const box = page.getByRole('textbox', { name: '页面、证书、申请、单位或操作' })
  await box.waitFor()
  await compose(session, page, 'dianti', '电梯')
  await seen(page.getByRole('dialog').getByRole('listitem').first())
  expect(asked).toEqual([])
  await page.keyboard.press('Escape')
  await session.detach()
})

test('Enter in the search of everything opens no hit of what was typed before', async () => {
  await goTo(page, '/home', /好$/)
  await page.keyboard.press('Control+K')
  const box = page.getByRole('textbox', { name: '页面、证书、申请、单位或操作' })
  await box.waitFor()
  const dialog = page.getByRole('dialog')
  await box.fill('电梯')
  await seen(dialog.getByRole('listitem').filter({ hasText: 'TSX' }).first())
  const before = page.url()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('zzz-99')
  await page.keyboard.press('Enter')
  await seen(dialog.getByText('暂无搜索结果'))
  expect(page.url()).toBe(before)
  await page.keyboard.press('Escape')
})

const searchBox = () => page.getByRole('textbox', { name: '页面、证书、申请、单位或操作' })
const listed = '**/api/business/equRepInfo/queryList'

test('Enter in the search of everything may come before the answer: its first hit opens then', async () => {
  await goTo(page, '/business/report/list', '型式试验报告')
  const link = page.getByRole('main').getByRole('row').getByRole('link', { name: /TSX/ }).first()
  const number = (await link.innerText()).trim()
  await goTo(page, '/home', /好$/)
  const held = await gate(page, listed)
  await page.keyboard.press('Control+K')
  await searchBox().waitFor()
  await page.keyboard.insertText(number)
  await page.keyboard.press('Enter')
  const before = page.url()
  held.open()
  await seen(page.getByRole('heading', { level: 1, name: number }))
  expect(page.url()).not.toBe(before)
})

test('hits that arrive later move no other one under the chosen place', async () => {
  await goTo(page, '/home', /好$/)
  // Reports are listed above acts, and come later.
  let answer: () => void = () => undefined
  const late = new Promise<void>((resolve) => {
    answer = resolve
  })
  await intercept(page, listed, async (route) => {
    await late
    await route.continue({ postData: JSON.stringify({ keyword: 'TSX', pageNum: 1, pageSize: 5 }) })
  })
  await page.keyboard.press('Control+K')
  await searchBox().waitFor()
  await page.keyboard.insertText('切换')
  const dialog = page.getByRole('dialog')
  await seen(dialog.getByRole('region', { name: '操作' }).getByRole('listitem').nth(1))
  await page.keyboard.press('ArrowDown')
  const chosen = () => dialog.locator('[data-chosen="true"]').innerText()
  const act = await chosen()
  answer()
  await seen(dialog.getByRole('region', { name: '报告与证书' }).getByRole('listitem').first())
  expect(await chosen()).toBe(act)
  await page.unroute(listed)
  await page.keyboard.press('Escape')
})

test('letters that an input method never finished hold back no later search', async () => {
  await goTo(page, '/home', /好$/)
  await page.keyboard.press('Control+K')
  const box = page.getByRole('textbox', { name: '页面、证书、申请、单位或操作' })
  const dialog = page.getByRole('dialog')
  await box.fill('报告')
  await seen(dialog.getByRole('listitem').first())
  // Opens the first hit, and notes the term.
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  await page.keyboard.press('Control+K')
  await box.evaluate((input) => input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true })))
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await page.keyboard.press('Control+K')
  await dialog.getByRole('button', { name: '报告', exact: true }).click()
  await seen(dialog.getByRole('listitem').first())
  await page.keyboard.press('Escape')
})

test('a date that is spelled in another way is taken by Enter, and a year that is none is named', async () => {
  await goTo(page, '/template/list/crud', '增删改查')
  const box = page.locator('#receivedOn-from').filter({ visible: true })
  await box.click()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('2026/12/25')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.url()).toContain('receivedOnFrom=2026-12-25')
  await box.click()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('0026-01-05')
  await page.keyboard.press('Tab')
  await seen(page.getByText('“0026-01-05”不是完整的日期'))
  expect(page.url()).toContain('receivedOnFrom=2026-12-25')
})
