// Schedules: presets, typing, the dialog part by part, errors, by keyboard and on a telephone.
import { beforeEach, expect, test } from 'vitest'
import { seen } from '../people.ts'
import { example } from './example.ts'
import { openPiece, pieces } from './pieces.ts'

const { page } = await pieces('body-manager')
beforeEach(() => openPiece(page, 'cron'))

const input = () => page.getByRole('textbox', { name: '定时规则' })
const dialog = () => page.getByRole('dialog', { name: '定时规则' })
const tab = (name: string) => dialog().getByRole('tab', { name, exact: true }).click()
const kind = (name: string) => dialog().getByRole('tabpanel').getByRole('radio', { name, exact: true }).check()
async function preset(name: string) {
  await page.getByRole('button', { name: '定时规则 常用规则' }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}
async function take(expected: string) {
  await dialog().getByRole('button', { name: '使用此规则' }).click()
  await dialog().waitFor({ state: 'hidden' })
  expect(await input().inputValue()).toBe(expected)
}

test('presets, and a rule put together in the dialog with the next five times', async () => {
  await preset('每月最后一天零点')
  expect(await input().inputValue()).toBe('0 0 L * *')
  const basic = example(page, '输入、常用规则与自定义')
  await seen(basic.getByRole('status').getByText('每月的最后一天 00:00', { exact: true }))
  await preset('自定义')
  await tab('小时')
  await kind('范围')
  await dialog().getByRole('spinbutton', { name: '从' }).fill('9')
  await seen(dialog().getByText('0 9-9 L * *'))
  await tab('月')
  await kind('指定')
  await tab('周')
  await kind('最后一个')
  await seen(dialog().getByText('0 9-9 * 1 1L'))
  await seen(dialog().getByText(/^一月份，|仅于一月份/))
  const runs = dialog().getByRole('list', { name: '接下来五次' }).getByRole('listitem')
  expect(await runs.count()).toBe(5)
  for (const run of await runs.allTextContents()) expect(run).toMatch(/^20\d\d-01-(2[5-9]|3[01]) 09:00 周一$/)
  await tab('日')
  await kind('最近的工作日')
  await dialog().getByRole('spinbutton', { name: '日' }).fill('15')
  await take('0 9-9 15W 1 *')
})

test('a rule that the dialog has no fields for stays as typed, and can be typed in the dialog', async () => {
  await input().fill('0 8 1,15,L * *')
  await preset('自定义')
  await tab('日')
  expect(await dialog().getByRole('radio', { name: '表达式' }).isChecked()).toBe(true)
  await dialog().getByRole('textbox', { name: '表达式' }).fill('1,40')
  await seen(dialog().getByText(/^日“1,40”不对/))
  expect(await dialog().getByRole('button', { name: '使用此规则' }).isDisabled()).toBe(true)
  await dialog().getByRole('textbox', { name: '表达式' }).fill('1,10,L')
  await tab('小时')
  await kind('任意值')
  await take('0 * 1,10,L * *')
})

test('an error names its part, and the dialog then starts empty', async () => {
  const wrong = page.getByRole('textbox', { name: '有误的规则' })
  expect(await wrong.getAttribute('aria-invalid')).toBe('true')
  await seen(page.getByText(/^小时“25”不对：可以写 0 到 23/))
  await wrong.fill('0 0')
  await seen(page.getByText(/^应有 5 段.*现在有 2 段$/))
  await page.getByRole('button', { name: '有误的规则 常用规则' }).click()
  await page.getByRole('menuitem', { name: '自定义' }).click()
  await seen(dialog().getByText('原来的表达式有误，已从每天零点开始'))
  await page.keyboard.press('Escape')
  await wrong.fill('0 0 1 1 *')
  await expect.poll(() => wrong.getAttribute('aria-invalid')).toBe('false')
  expect(await page.getByRole('textbox', { name: '禁用' }).isDisabled()).toBe(true)
})

test('by keyboard alone, on a telephone', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: '定时规则 常用规则' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: '每小时' }).waitFor()
  // The menu is drawn shortly before it listens to keys.
  const role = () => page.evaluate(() => document.activeElement?.getAttribute('role'))
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowDown')
      return role()
    })
    .toBe('menuitem')
  await page.keyboard.press('Enter')
  await expect.poll(() => input().inputValue()).toMatch(/^[*0] \* \* \* \*$/)
  await preset('自定义')
  await dialog().waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.keyboard.press('Escape')
  await dialog().waitFor({ state: 'hidden' })
})
