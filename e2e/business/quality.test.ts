// Data quality: a manager sees the findings, accepts one with a reason, corrects another in its report, and both are gone.
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import type { Visitor } from '../browser.ts'
import { goTo } from '../office.ts'
import { at, person, seen } from '../people.ts'

let manager: Visitor
let page: Page
beforeEach(async () => {
  manager = await person('body-manager', {}, at('/business/quality', '数据质量'))
  ;({ page } = manager)
})
afterEach(() => manager.close())

const rows = () => page.getByRole('table').locator('tbody tr[data-row-key]')

test('one finding accepted with a reason, one mended in the report', async () => {
  // The rows are what one sees: the figures of the rules are folded.
  await seen(rows().first())
  await page.getByText('各项问题的数字与走势').click()
  await page.getByRole('button', { name: /^证书编号不规范/ }).click()
  const accept = rows().first().getByRole('button', { name: /接受/ })
  const first = rows().filter({ hasText: '证书编号不规范' }).first()
  await seen(first)
  const key = await first.getAttribute('data-row-key')
  await accept.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '接受问题' }).click()
  await dialog.getByRole('textbox').fill('与证书原件一致，为旧式编号')
  await dialog.getByRole('button', { name: '接受问题' }).click()
  await seen(page.getByText('已接受，不再列为待处理'))
  await page.locator(`tr[data-row-key="${key}"]`).waitFor({ state: 'detached' })

  await page.getByRole('button', { name: /^同一代码多种名称/ }).click()
  const spelled = rows().filter({ hasText: /本证书写作“[^”]*有限责任公司”/ })
  await seen(spelled.first())
  const usual = /其他证书写作“([^”]+)”/.exec(await spelled.first().innerText())?.[1] ?? ''
  expect(usual).toMatch(/有限公司$/)
  const link = spelled.first().getByRole('link').first()
  const number = await link.innerText()
  await link.click()
  await page.getByRole('link', { name: '修订', exact: true }).click()
  await page.getByRole('combobox', { name: '制造单位' }).first().fill(usual)
  await page.getByRole('button', { name: '核对修订内容' }).click()
  await dialog.getByRole('textbox', { name: '修订理由' }).fill('更正制造单位名称')
  await dialog.getByRole('button', { name: '提交修订' }).click()
  // The report's own page is shown again, so the change is written.
  await seen(page.getByRole('heading', { level: 1, name: number }))
  await goTo(page, '/business/quality?rule=severalNames', '数据质量')
  await seen(rows().first())
  // Cached rows are shown until the list has been read again.
  await expect.poll(() => rows().filter({ hasText: number }).count()).toBe(0)
})
