// Two hundred numbers from a workbook: one column is chosen, checked, and downloaded as a workbook; on a telephone as cards.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import type { PublicRow } from '@register/contract/business/publicReport/row'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { afterAll, expect, test } from 'vitest'
import { desktop } from '../browser.ts'
import { seen, site, visitor } from '../people.ts'

const folder = await mkdtemp(join(tmpdir(), 'register-numbers-'))
const anyone = await visitor()
const { page } = anyone

afterAll(async () => {
  await anyone.close()
  await rm(folder, { recursive: true, force: true })
})

const answer = await fetch(new URL('/api/business/equRepInfo/frontList', site()), {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ keyword: 'TSX', pageSize: 198 }),
})
const { data } = (await answer.json()) as { data: { list: PublicRow[] } }
const numbers = [...data.list.map(({ certificateNo }) => printNo(certificateNo)), 'TSX 3110 999 2026 9999', '不在册-1']
const validCount = data.list.filter(({ status }) => status === 'published').length

test('two hundred numbers from a workbook are checked and downloaded as a workbook', async () => {
  const file = join(folder, '设备台账.xlsx')
  const rows = [['设备', '证书编号'], ...numbers.map((number, at) => [`电梯 ${at + 1}`, number])]
  const summary = [['设备台账汇总'], ['合计', 200]]
  await writeFile(
    file,
    await writeXlsx({
      sheets: [
        { name: '汇总', rows: summary },
        { name: '样例', rows: [rows[1] ?? []] },
        { name: '台账', rows: [['2026 年设备台账'], ...rows] },
      ],
    }),
  )

  await page.goto(site())
  await page.getByRole('link', { name: '一次核对多个编号' }).click()
  await page.getByLabel('从文件取一列').setInputFiles(file)
  const sheetChoice = page.getByRole('combobox', { name: '工作表' })
  await expect.poll(() => sheetChoice.locator('option:checked').textContent()).toBe('台账（199 个证书编号）')
  expect(await sheetChoice.locator('option').allTextContents()).toEqual([
    '台账（199 个证书编号）',
    '样例（1 个证书编号）',
  ])
  await expect.poll(() => page.getByRole('combobox', { name: '编号所在的列' }).inputValue()).toBe('B')
  await page.getByRole('button', { name: '取这一列' }).click()
  await seen(page.getByText('200 个编号'))
  await page.getByRole('button', { name: '核对' }).click()
  const result = page.getByRole('region', { name: '核对结果' })
  await seen(result.getByRole('status').getByText(`有效 ${validCount}`))
  await seen(result.getByRole('status').getByText('未查到 2'))
  expect(await result.getByRole('row').count()).toBe(201)
  await result.getByRole('checkbox', { name: '只看非有效的' }).check()
  await expect.poll(() => result.getByRole('row').count()).toBe(201 - validCount)

  const download = page.waitForEvent('download')
  await result.getByRole('button', { name: '导出 Excel' }).click()
  const { sheets } = await readXlsx(await readFile(await (await download).path()))
  expect(sheets[0]?.rows.slice(1).map((row) => row[0])).toEqual(numbers)
  expect(sheets[1]?.rows.map((row) => row[0])).toContain('公开日志末端条目')
  // The address is the same for every check: it contains none of the numbers.
  expect(page.url()).toMatch(/#\/check_many$/)
  expect(anyone.problems).toEqual([])
})

test('on A4 every number is in one line, and twenty rows or more are on a page', async () => {
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 695, height: 1054 })
  const rows = page.getByRole('region', { name: '核对结果' }).locator('tbody tr')
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
  expect(1054 / (heights.reduce((sum, one) => sum + one, 0) / heights.length)).toBeGreaterThan(20)
  const lines = await rows
    .locator('td:nth-child(2) a')
    .evaluateAll((all) => all.map((link) => link.getClientRects().length))
  expect(lines.filter((count) => count !== 1)).toEqual([])
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wide).toBe(0)
  await page.emulateMedia({ media: null })
  await page.setViewportSize(desktop)
})

test('a file that is no workbook, and an empty input, are reported in place; the typed numbers stay', async () => {
  await page.goto(site('/check_many'))
  await page.reload()
  await page.getByRole('button', { name: '核对' }).click()
  await seen(page.getByText('请至少输入一个编号'))
  const box = page.getByRole('textbox', { name: '编号' })
  await box.fill('TSX 3110 999 2026 9999')
  const bad = join(folder, '坏的.xlsx')
  await writeFile(bad, 'no workbook')
  await page.getByLabel('从文件取一列').setInputFiles(bad)
  await seen(page.getByRole('alert').getByText('文件内容是文本（如 CSV），与扩展名不符'))
  expect(await box.inputValue()).toBe('TSX 3110 999 2026 9999')
  await box.press('Tab')
  await page.getByRole('button', { name: '核对' }).click()
  await seen(page.getByRole('status').getByText('未查到 1'))
})

test('numbers in one line become chips; one is taken off by keyboard, and what is wrong comes first', async () => {
  await page.goto(site('/check_many'))
  await page.reload()
  const [one = '', two = ''] = data.list
    .filter(({ status }) => status === 'published')
    .map((row) => printNo(row.certificateNo))
  await page.getByRole('textbox', { name: '编号' }).fill(`证书编号：${one} ${two}。 TSX 3110 999 2026 9999`)
  const chips = page.getByRole('list', { name: '将核对的编号' })
  await expect.poll(() => chips.getByRole('listitem').count()).toBe(3)
  await chips.getByRole('button', { name: `去掉 ${one}` }).press('Enter')
  await expect.poll(() => chips.getByRole('listitem').count()).toBe(2)
  // The keyboard goes on at the next one.
  expect(await chips.getByRole('button', { name: `去掉 ${two}` }).evaluate((it) => it === document.activeElement)).toBe(
    true,
  )
  await page.getByRole('button', { name: '核对', exact: true }).click()
  const rows = page.getByRole('region', { name: '核对结果' }).getByRole('row')
  await expect.poll(() => rows.count()).toBe(3)
  expect(await rows.nth(1).innerText()).toContain('未查到')
  expect(await rows.nth(2).innerText()).toContain(two)
})
