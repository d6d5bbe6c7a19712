// Import and export by clicks alone: template, good and wrong rows, refusals, columns, names and downloads.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readXlsx, writeXlsx, type CellValue } from 'hucre/xlsx'
import type { Locator } from 'playwright-core'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { antd } from '../antd/parts.ts'
import { focused } from '../keyboard.ts'
import { seen } from '../people.ts'
import { example } from './example.ts'
import { openPiece, pieces } from './pieces.ts'
import { gate, fits, text } from './given.ts'

const folder = await mkdtemp(join(tmpdir(), 'register-kit-'))
const manager = await pieces('body-manager')
const { page } = manager
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(() => openPiece(page, 'importexport'))

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** Numbers that no sample has yet. */
const numbers = [1, 2, 3, 4].map((n) => `YP-2032-${String((Date.now() + n * 7) % 10_000).padStart(4, '0')}`)

const import_ = example(page, '导入')
const export_ = example(page, '导出')
const dialog = page.getByRole('dialog', { name: '导入样品' })
const drawer = page.getByRole('dialog', { name: '导出样品' })

async function saved(press: Locator): Promise<{ name: string; rows: CellValue[][] }> {
  const [got] = await Promise.all([page.waitForEvent('download'), press.click()])
  const path = join(folder, got.suggestedFilename())
  await got.saveAs(path)
  const { sheets } = await readXlsx(await readFile(path))
  return { name: got.suggestedFilename(), rows: sheets[0]?.rows ?? [] }
}

const sample = (sampleNo: string, rest: Record<string, CellValue> = {}): Record<string, CellValue> => ({
  样品编号: sampleNo,
  样品名称: '曳引机',
  设备种类: '电梯',
  状态: '已收样',
  送样单位: '云岭电梯有限公司',
  收样日期: '2026-03-02',
  ...rest,
})

async function openImport(): Promise<void> {
  await import_.getByRole('button', { name: '导入样品' }).click()
  await seen(dialog.getByText('请上传小于 10M 的 xlsx 格式文件'))
}
async function openExport(): Promise<void> {
  await export_.getByRole('button', { name: '导出样品' }).click()
  await drawer.waitFor()
}

const template = () => saved(dialog.getByRole('button', { name: '下载导入模板' }))
let headings: readonly string[] = []
/** The heads of the template, which is fetched once. */
async function headingsOfTemplate(): Promise<readonly string[]> {
  if (headings.length === 0) headings = ((await template()).rows[0] ?? []).map((cell) => String(cell))
  return headings
}

async function choose(rows: readonly Record<string, CellValue>[]): Promise<void> {
  const heads = await headingsOfTemplate()
  const cells = rows.map((row) => heads.map((heading) => row[heading.replace(/[ （(].*$/, '')] ?? null))
  const buffer = Buffer.from(await writeXlsx({ sheets: [{ name: 'Sheet1', rows: [[...heads], ...cells] }] }))
  await dialog.locator('input[type=file]').setInputFiles({ name: '样品.xlsx', mimeType: xlsx, buffer })
}
const figure = (label: string) => dialog.locator('dl > div').filter({ hasText: label })
const count = async (label: string) => Number(await figure(label).locator('dd').innerText())

describe('import', () => {
  test('offers its template, and says which files it accepts', async () => {
    await openImport()
    const { rows } = await template()
    expect((rows[0] ?? []).map((cell) => String(cell).slice(0, 4))).toContain('样品编号')
    expect(rows.length).toBeLessThanOrEqual(2)
    await dialog.locator('input[type=file]').setInputFiles(text('a.csv', 'text/csv'))
    await seen(
      page.getByRole('alert').filter({ hasText: '上传文件警告' }).filter({ hasText: '不支持此文件类型：a.csv' }),
    )
  })

  test('imports good rows, and gives the reason for each bad one', async () => {
    await openImport()
    await choose([sample(numbers[0] ?? ''), sample('1234'), sample(numbers[1] ?? '', { 设备种类: '飞船' })])
    await seen(dialog.getByText('导入完成'))
    expect([await count('总数'), await count('新建'), await count('更新'), await count('失败')]).toEqual([3, 1, 0, 2])
    const table = dialog.getByRole('group', { name: '未导入的行' }).getByRole('table')
    expect(await table.getByRole('columnheader').allInnerTexts()).toEqual(['行', '样品编号', '状态', '原因'])
    const wrong = table.getByRole('row').filter({ hasText: '1234' })
    await seen(wrong.getByText('失败'))
    expect(await wrong.getByRole('cell').last().innerText()).toMatch(/YP/)
    await seen(
      table
        .getByRole('row')
        .filter({ hasText: numbers[1] ?? '' })
        .getByText(/电梯/),
    )
    await seen(import_.getByText('最近一次导入：新建 1 条，更新 0 条'))
  })

  test('imports nothing when one row is bad and errors are not skipped', async () => {
    await openImport()
    await dialog.getByRole('checkbox', { name: '跳过错误数据' }).uncheck()
    await choose([sample(numbers[1] ?? ''), sample('1234')])
    await seen(dialog.getByRole('alert').filter({ hasText: '导入失败' }))
    await seen(dialog.getByText('没有导入任何数据'))
    expect([await count('新建'), await count('失败')]).toEqual([0, 1])
  })

  test('overwrites only when the person wants it', async () => {
    await openImport()
    await dialog.getByRole('checkbox', { name: '跳过错误数据' }).uncheck()
    await choose([sample(numbers[3] ?? '')])
    await seen(dialog.getByText('导入完成'))
    await dialog.getByRole('button', { name: '重新选择文件' }).click()
    await choose([sample(numbers[3] ?? '', { 样品名称: '限速器' })])
    await seen(dialog.getByText('导入失败'))
    await dialog.getByRole('button', { name: '重新选择文件' }).click()
    await dialog.getByRole('checkbox', { name: '覆盖已有数据' }).check()
    await choose([sample(numbers[3] ?? '', { 样品名称: '限速器' })])
    await seen(dialog.getByText('导入完成'))
    expect([await count('新建'), await count('更新')]).toEqual([0, 1])
  })

  test('shows its progress, and can be stopped while it runs', async () => {
    await openImport()
    await headingsOfTemplate()
    const held = await gate(page, '**/api/fileImport')
    await choose([sample(numbers[2] ?? '')])
    await seen(dialog.getByRole('progressbar', { name: '样品.xlsx' }))
    await seen(dialog.getByRole('status').filter({ hasText: /正在/ }))
    // Neither Esc nor the close button closes the window while the work runs.
    await page.keyboard.press('Escape')
    await seen(dialog.getByRole('progressbar', { name: '样品.xlsx' }))
    held.open()
    await seen(dialog.getByText('导入完成'))
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await focused(import_.getByRole('button', { name: '导入样品' }))
    expect(await dialog.count()).toBe(0)
  })

  test('an import that the server refuses says why, and can be tried again', async () => {
    await import_.getByRole('button', { name: '服务器拒绝的导入' }).click()
    const refused = page.getByRole('dialog', { name: '服务器拒绝的导入' })
    await refused
      .locator('input[type=file]')
      .setInputFiles({ ...text('a.xlsx', xlsx), buffer: Buffer.from('PK\u0003\u0004') })
    await seen(refused.getByRole('alert').filter({ hasText: '导入失败' }).getByText('导入服务维护中'))
    await refused.getByRole('button', { name: '重新选择文件' }).click()
    await seen(refused.getByText('将文件拖到此处，或点击选择'))
    expect(await refused.getByRole('alert').count()).toBe(0)
    await page.keyboard.press('Escape')
    await refused.waitFor({ state: 'hidden' })
    manager.forget()
  })
})

describe('export', () => {
  test('writes the chosen columns in their order under the name given', async () => {
    await openExport()
    await drawer.getByRole('textbox', { name: '文件名' }).fill('三月样品')
    await drawer.getByRole('button', { name: '移动 样品编号' }).focus()
    await page.keyboard.press('Space')
    await seen(page.getByText(/^移到第 1 位/))
    await page.keyboard.press('ArrowDown')
    await seen(page.getByText(/^移到第 2 位/))
    await page.keyboard.press('Space')
    await expect.poll(() => drawer.getByRole('listitem').first().innerText()).toBe('样品名称')
    await drawer.getByRole('switch', { name: '显示 标签' }).click()
    await drawer.getByRole('combobox', { name: '设备种类' }).click()
    await page.locator(antd.option, { hasText: '起重机械' }).click()
    const { name, rows } = await saved(drawer.getByRole('button', { name: '导出', exact: true }))
    expect(name).toBe('演示_三月样品.xlsx')
    const head = (rows[0] ?? []).map((cell) => String(cell))
    expect(head.slice(0, 2)).toEqual(['样品名称', '样品编号'])
    expect(head.some((heading) => /标签|备注/.test(heading))).toBe(false)
    expect(new Set(rows.slice(1).map((row) => row[head.indexOf('设备种类')]))).toEqual(new Set(['起重机械']))
    await seen(page.getByText('文件已保存'))
  })

  test('requires a name and a column', async () => {
    await openExport()
    const name = drawer.getByRole('textbox', { name: '文件名' })
    const run = drawer.getByRole('button', { name: '导出', exact: true })
    await name.fill('a/b')
    await seen(drawer.getByRole('alert').filter({ hasText: '文件名不能含有' }))
    expect(await run.isDisabled()).toBe(true)
    await name.fill('')
    await seen(drawer.getByRole('alert').filter({ hasText: '请填写文件名' }))
    await name.fill('样品')
    const switches = drawer.getByRole('switch', { checked: true })
    while ((await switches.count()) > 0) await switches.first().click()
    await seen(drawer.getByRole('alert').filter({ hasText: '请至少保留一列' }))
    expect(await run.isDisabled()).toBe(true)
    // A finger cannot point at a button: pressed, it says what it waits for.
    await run.click({ force: true })
    await seen(page.getByRole('tooltip').filter({ hasText: '请先填写文件名，并至少选择一列' }))
    await drawer.getByRole('switch', { name: '显示 样品编号' }).click()
    expect(await run.isDisabled()).toBe(false)
  })

  test('can be stopped', async () => {
    await openExport()
    const held = await gate(page, '**/api/fileExport*')
    await drawer.getByRole('button', { name: '导出', exact: true }).click()
    await seen(drawer.getByRole('status').filter({ hasText: '正在生成文件' }))
    await drawer.getByRole('button', { name: '停止' }).click()
    await expect.poll(() => drawer.getByRole('button', { name: '停止' }).count()).toBe(0)
    expect(await drawer.getByRole('alert').count()).toBe(0)
    held.open()
  })

  test('in the background it starts a task', async () => {
    await openExport()
    await drawer.getByRole('radio', { name: '后台任务' }).check()
    await drawer.getByRole('textbox', { name: '文件名' }).fill(`后台${numbers[0]}`)
    await drawer.getByRole('button', { name: '导出', exact: true }).click()
    await seen(drawer.getByText('成功发起任务'))
    expect(await drawer.getByRole('button', { name: '打开任务中心' }).count()).toBe(1)
  })

  test('offers types where there are several, and says why it failed', async () => {
    await export_.getByRole('button', { name: '服务器拒绝的导出' }).click()
    const failing = page.getByRole('dialog', { name: '服务器拒绝的导出' })
    await failing.getByRole('combobox', { name: '文件类型' }).click()
    await page.locator(antd.option, { hasText: 'csv' }).click()
    await failing.getByRole('button', { name: '导出', exact: true }).click()
    await seen(failing.getByRole('alert').filter({ hasText: '导入服务维护中' }))
    manager.forget()
    // While a list is closing, Esc belongs to the list.
    await expect.poll(() => page.locator(`${antd.selectList}:visible`).count()).toBe(0)
    await page.keyboard.press('Escape')
    await failing.waitFor({ state: 'hidden' })
    await export_.getByRole('button', { name: '只能直接下载' }).click()
    const direct = page.getByRole('dialog', { name: '只能直接下载' })
    await direct.waitFor()
    expect(await direct.getByRole('radio').count()).toBe(0)
    await page.keyboard.press('Escape')
    await direct.waitFor({ state: 'hidden' })
  })

  test('on a telephone every control can be reached', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await fits(page)
    await openExport()
    const box = await drawer.getByRole('button', { name: '导出', exact: true }).boundingBox()
    expect(box?.width).toBeLessThanOrEqual(390)
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
    await openImport()
    await seen(dialog.getByText('下载导入模板'))
    await dialog.getByRole('button', { name: '关闭', exact: true }).last().click()
    await dialog.waitFor({ state: 'hidden' })
  })
})

test('the browser reported no problem', () => {
  expect(manager.problems).toEqual([])
})
