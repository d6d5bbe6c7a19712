// Samples imported from a file: the template, a good file, and one whose bad rows are listed.
import { readFile } from 'node:fs/promises'
import { readXlsx, writeXlsx, type CellValue } from 'hucre/xlsx'
import { afterAll, expect, test } from 'vitest'
import { person, seen } from '../people.ts'

const user = await person('body-staff')
const { page } = user
afterAll(() => user.close())

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** Numbers that no sample has yet. */
const [first = '', second = '', third = ''] = [1, 2, 3].map(
  (n) => `YP-2034-${String((Date.now() + n * 7) % 10_000).padStart(4, '0')}`,
)
let headings: string[] = []

const dialog = page.getByRole('dialog', { name: '导入' })
const button = (name: string) => dialog.getByRole('button', { name })
const figure = async (label: string) =>
  Number(await dialog.locator('dl > div').filter({ hasText: label }).locator('dd').innerText())

/** Rows by the headings of the template, without their units. */
async function bring(...rows: Record<string, CellValue>[]): Promise<void> {
  const defaults = {
    样品名称: '导入的样品',
    设备种类: '电梯',
    状态: '已收样',
    送样单位: '某公司',
    收样日期: '2026-03-02',
  }
  const cells = rows.map((row) =>
    headings.map((heading) => ({ ...defaults, ...row })[heading.replace(/[ （(].*$/, '')] ?? null),
  )
  const buffer = Buffer.from(await writeXlsx({ sheets: [{ name: '样品', rows: [headings, ...cells] }] }))
  await dialog.locator('input[type=file]').setInputFiles({ name: '样品.xlsx', mimeType: xlsx, buffer })
}

async function find(sampleNo: string): Promise<void> {
  await page.getByRole('searchbox', { name: '编号、名称、送样单位' }).fill(sampleNo)
  await page.keyboard.press('Enter')
}

test('the template has the columns of a sample', async () => {
  await page.evaluate(() => void (location.hash = '#/template/list/crud'))
  await page.getByRole('button', { name: '导入', exact: true }).click()
  const [saved] = await Promise.all([page.waitForEvent('download'), button('下载导入模板').click()])
  expect(saved.suggestedFilename()).toBe('演示_样品导入模板.xlsx')
  const { sheets } = await readXlsx(await readFile(await saved.path()))
  headings = (sheets[0]?.rows[0] ?? []).map(String)
  for (const heading of ['样品编号', '样品名称', '送样单位', '收样日期'])
    expect(headings.some((one) => one.startsWith(heading))).toBe(true)
})

test('a good file is imported whole, and the list shows it', async () => {
  await bring({ 样品编号: first }, { 样品编号: second })
  await seen(dialog.getByText('导入完成'))
  expect([await figure('总数'), await figure('新建'), await figure('失败')]).toEqual([2, 2, 0])
  expect(await dialog.getByRole('table').count()).toBe(0)
  await button('关闭').last().click()
  await dialog.waitFor({ state: 'hidden' })
  await find(first)
  await seen(page.getByText('共 1 条', { exact: true }))
  await seen(page.getByRole('main').getByRole('link', { name: first }))
})

test('bad rows are listed one by one, and the good ones are still imported', async () => {
  await page.getByRole('button', { name: '导入', exact: true }).click()
  await bring({ 样品编号: third }, { 样品编号: first }, { 样品编号: 'YP-1' }, { 样品编号: second, 设备种类: '飞船' })
  await seen(dialog.getByText('导入完成'))
  expect([await figure('总数'), await figure('新建'), await figure('失败')]).toEqual([4, 1, 3])
  const rows = dialog.getByRole('group', { name: '未导入的行' }).getByRole('row')
  expect(await rows.first().getByRole('columnheader').allInnerTexts()).toEqual(['行', '样品编号', '状态', '原因'])
  const listed = await rows.evaluateAll((found) =>
    found.slice(1).map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent)),
  )
  expect(listed.map(([row, sampleNo]) => [row, sampleNo])).toEqual([
    ['3', first],
    ['4', 'YP-1'],
    ['5', second],
  ])
  expect(listed.map((cells) => cells.at(-1))).toEqual([
    expect.stringContaining('样品编号已存在'),
    expect.stringContaining('YP-年份-四位序号'),
    expect.stringContaining('设备种类'),
  ])
})

test('one bad row stops the import, unless bad rows are left out', async () => {
  await button('重新选择文件').click()
  await dialog.getByRole('checkbox', { name: '跳过错误数据' }).uncheck()
  await bring({ 样品编号: 'YP-1' }, { 样品编号: third, 样品名称: '改名的样品' })
  await seen(dialog.getByText('导入失败'))
  await seen(dialog.getByText('没有导入任何数据'))
})

test('existing samples are changed only when the person wants it', async () => {
  await button('重新选择文件').click()
  await dialog.getByRole('checkbox', { name: '覆盖已有数据' }).check()
  await bring({ 样品编号: third, 样品名称: '改名的样品' })
  await seen(dialog.getByText('导入完成'))
  expect([await figure('新建'), await figure('更新')]).toEqual([0, 1])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await find(third)
  await seen(page.getByRole('main').getByText('改名的样品'))
  expect(user.problems).toEqual([])
})
