// Schedules: presets, typing, the dialog field by field, what is wrong, by keyboard and on a telephone.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import type { Visitor } from '../browser.ts'
import { person, seen } from '../people.ts'
import { openPiece, part } from './pieces.ts'

let somebody: Visitor
let page: Page
beforeAll(async () => {
  somebody = await person('body-manager', { reducedMotion: 'reduce' })
  ;({ page } = somebody)
})
afterAll(() => somebody.close())
beforeEach(() => openPiece(page, 'cron', '定时规则'))

const input = () => page.getByRole('textbox', { name: '定时规则' })
const dialog = () => page.getByRole('dialog', { name: '定时规则' })
async function preset(name: string) {
  await page.getByRole('button', { name: '定时规则 常用规则' }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

test.each([
  ['每分钟', '0 * * * * ?', '每天 每分钟'],
  ['每小时', '0 0 * * * ?', '每天 每小时 整点'],
  ['每天零点', '0 0 0 * * ?', '每天 00:00:00'],
  ['每月一号零点', '0 0 0 1 * ?', '每月1日 00:00:00'],
  ['每月最后一天零点', '0 0 0 L * ?', '每月最后一天 00:00:00'],
  ['每周星期日零点', '0 0 0 ? * 1', '每周星期日 00:00:00'],
])('the preset %s', async (name, expression, meaning) => {
  await preset(name)
  expect(await input().inputValue()).toBe(expression)
  await seen(part(page, '输入、常用规则与自定义').getByRole('status').getByText(meaning, { exact: true }))
})

test('put together in the dialog, with the next five times', async () => {
  await preset('自定义')
  await dialog().getByRole('tab', { name: '月', exact: true }).click()
  await dialog().getByRole('radio', { name: '指定' }).check()
  await dialog().getByRole('tab', { name: '周' }).click()
  await dialog().getByRole('radio', { name: '本月最后一周' }).check()
  await seen(dialog().getByText('0 30 8 ? 1 2L'))
  await seen(
    dialog().getByText('1月 每月最后一个星期一 08:30:00').or(dialog().getByText('1月 最后一个星期一 08:30:00')),
  )
  expect(await dialog().locator('time').count()).toBe(5)
  for (const time of await dialog().locator('time').allTextContents())
    expect(time).toMatch(/^20\d\d-01-(2[5-9]|3[01]) 08:30:00$/)
  await dialog().getByRole('tab', { name: '日', exact: true }).click()
  await dialog().getByRole('radio', { name: '本月最后一天' }).check()
  await dialog().getByRole('button', { name: '使用此规则' }).click()
  await dialog().waitFor({ state: 'hidden' })
  expect(await input().inputValue()).toBe('0 30 8 L 1 ?')
})

test('ranges stay in order, and the year may be given', async () => {
  await preset('自定义')
  await dialog().getByRole('tab', { name: '小时' }).click()
  await dialog().getByRole('radio', { name: '范围' }).check()
  await dialog().getByRole('spinbutton', { name: '从' }).fill('9')
  await seen(dialog().getByText('0 30 9-9 ? * 2-6'))
  await dialog().getByRole('spinbutton', { name: '至' }).fill('17')
  await dialog().getByRole('tab', { name: '年' }).click()
  await dialog().getByRole('radio', { name: '间隔' }).check()
  await dialog().getByRole('button', { name: '使用此规则' }).click()
  await dialog().waitFor({ state: 'hidden' })
  expect(await input().inputValue()).toMatch(/^0 30 9-17 \? \* 2-6 20\d\d\/1$/)
})

test('what is wrong is told by its field, and the dialog then begins anew', async () => {
  const wrong = page.getByRole('textbox', { name: '有误的规则' })
  expect(await wrong.getAttribute('aria-invalid')).toBe('true')
  await seen(page.getByText('小时：25 超出范围，应在 0 到 23 之间'))
  await wrong.fill('0 0 1 1 * 2')
  await seen(page.getByText('周：日与周只能指定一个，另一个写 ?'))
  await wrong.fill('0 0')
  await seen(page.getByText(/^应有 6 或 7 段.*现在有 2 段$/))
  await page.getByRole('button', { name: '有误的规则 常用规则' }).click()
  await page.getByRole('menuitem', { name: '自定义' }).click()
  await seen(dialog().getByText('原来的表达式有误，已从每天零点开始'))
  await page.keyboard.press('Escape')
  await wrong.fill('0 0 1 1 * ?')
  await expect.poll(() => wrong.getAttribute('aria-invalid')).toBe('false')
  expect(await page.getByRole('textbox', { name: '禁用' }).isDisabled()).toBe(true)
})

test('by keyboard alone, on a telephone', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: '定时规则 常用规则' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: '每小时' }).waitFor()
  // The menu is drawn a moment before it listens.
  const role = () => page.evaluate(() => document.activeElement?.getAttribute('role'))
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowDown')
      return role()
    })
    .toBe('menuitem')
  await page.keyboard.press('Enter')
  await expect.poll(() => input().inputValue()).toMatch(/^0 [*0] \* \* \* \?$/)
  await preset('自定义')
  await dialog().waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.keyboard.press('Escape')
  await dialog().waitFor({ state: 'hidden' })
  await page.setViewportSize({ width: 1440, height: 900 })
})
