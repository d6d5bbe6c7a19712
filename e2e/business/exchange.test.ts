// Import and export of reports by Excel, by clicks alone: the template is filled, checked, imported without its bad rows, and exported with the filters of the list.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { makeNo, printNo } from '@register/contract/rules/numbers/certificateNo'
import { checkCharacter } from '@register/contract/rules/numbers/creditCode'
import { readXlsx, writeXlsx, type CellValue } from 'hucre/xlsx'
import type { Locator, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { antd } from '../antd/parts.ts'
import { choose } from '../kit/example.ts'
import { fromMenu, goTo } from '../office.ts'
import { person, seen, visitor } from '../people.ts'

const count = 1_000
/** A year in which the demo world has no certificates: its numbers are free. */
const year = 2009
/** Distinguishes the rows of this run from those of all others. */
const model = `EX${Date.now().toString(36).toUpperCase()}`
/** Two cases, as the cell of the template takes them and the export writes them. */
const coverage =
  '额定载重量 ≤ 1000 kg; 额定速度 ≤ 1.75 m/s; 悬挂比（绕绳比） = 2:1\n额定载重量 ≤ 630 kg; 额定速度 ≤ 2.5 m/s "室内"'
const makers = ['云岭电梯有限公司', 'Nordlift Aufzugbau GmbH'] as const

/** A well-formed credit code of a region that does not exist. */
const creditCode = `91999902MA5HLRC48${checkCharacter('91999902MA5HLRC48')}`

const folder = await mkdtemp(join(tmpdir(), 'register-exchange-'))
const file = join(folder, '既有报告.xlsx')
const manager = await person('body-manager')
const { page } = manager

afterAll(async () => {
  await manager.close()
  await rm(folder, { recursive: true, force: true })
})

const certificateNo = (n: number) => makeNo('3110', '901', year, n)
/** The day when the test of report `n` began, or `later` days after it. */
const day = (n: number, later = 0) => new Date(Date.UTC(year, 0, 1 + (n % 330) + later)).toISOString().slice(0, 10)

/** One old report, as its certificate on paper says it, by the headings of the template. */
function oldReport(n: number): Record<string, CellValue> {
  const home = n % 2 === 0
  return {
    证书编号: n % 3 === 0 ? printNo(certificateNo(n)) : certificateNo(n),
    报告编号: `901-${model}-${n}`,
    设备品种: n % 5 === 0 ? '3110 曳引驱动乘客电梯' : '3110',
    产品名称: '曳引驱动乘客电梯',
    产品型号: `${model}-${n}`,
    制造单位名称: makers[home ? 0 : 1],
    ...(home ? { 制造单位统一社会信用代码: creditCode } : { 制造国别: 'DE' }),
    制造单位地址: home ? '示范省云岭市迎宾路 1 号' : 'Musterstrasse 12, 00000 Musterstadt',
    申请单位名称: makers[home ? 0 : 1],
    申请单位地址: '示范省云岭市迎宾路 1 号',
    试验依据: 'TSG T7007-2016、GB 7588-2003',
    试验开始日期: day(n),
    // Excel stores days as dates, and people also type them as text.
    试验结束日期: new Date(`${day(n, 10)}T00:00:00Z`),
    试验结论: '合格',
    发证日期: day(n, 20),
    原件载明无有效期: '是',
    '额定载重量 (kg)': 630 + (n % 4) * 100,
    '额定速度 (m/s)': 1.75,
    控制方式: '集选控制',
    机房形式: '有机房',
    '悬挂比（绕绳比）': '2:1',
    驱动主机型号: 'AM-1',
    控制柜型号: 'AC-1',
    限速器型号: 'AG-1',
    覆盖范围: coverage,
    覆盖表完整: '是',
    证书所列型号: 'JY-1\nJY-2',
  }
}

const letter = (index: number): string =>
  (index >= 26 ? letter(Math.floor(index / 26) - 1) : '') + String.fromCodePoint(65 + (index % 26))

async function rowsOf(path: string): Promise<CellValue[][]> {
  const { sheets } = await readXlsx(await readFile(path))
  return sheets[0]?.rows ?? []
}

async function download(press: Locator): Promise<string> {
  const [got] = await Promise.all([page.waitForEvent('download'), press.click()])
  const path = join(folder, got.suggestedFilename())
  await got.saveAs(path)
  return path
}

async function toImport(): Promise<void> {
  await fromMenu(page, '型式试验报告', '导入报告')
  await page.getByRole('heading', { level: 1, name: '导入报告' }).waitFor()
}

async function upload(): Promise<void> {
  await page.getByText('已有证书', { exact: true }).click()
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('heading', { name: /^预检结果/ }).waitFor({ timeout: 60_000 })
}

/** The figures of the check, by their labels. */
const figure = (label: string) => page.getByRole('main').locator('dl > div').filter({ hasText: label }).first()

/** The problems as the screen lists them: row, column and field. */
async function problems(): Promise<string[][]> {
  const rows = page.getByRole('group', { name: '问题清单 · 工作表 “型式试验报告”' }).getByRole('row')
  const cells = await rows.evaluateAll((found) =>
    found.slice(1).map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? '')),
  )
  return cells.map((row) => row.slice(0, 3))
}

const drawer = page.getByRole('dialog', { name: '导出 Excel' })
let headings: string[] = []
/** The rows of the direct download. */
let exported: CellValue[][] = []
const column = (heading: string): string => letter(headings.indexOf(heading))

test('the template is downloaded and filled with 1,000 existing certificates', async () => {
  await toImport()
  // Chosen once, because the page remembers it.
  await page.getByRole('combobox', { name: '表单类型' }).click()
  await page.locator(antd.option, { hasText: '电梯' }).click()
  await page.getByRole('combobox', { name: '设备品种' }).fill('3110')
  await page.locator(antd.treeOption, { hasText: '3110' }).click()
  await page.getByRole('combobox', { name: '参数表' }).click()
  await page.locator(antd.option, { hasText: '曳引驱动' }).first().click()
  const [head = []] = await rowsOf(await download(page.getByRole('main').getByRole('button', { name: '下载导入模板' })))
  headings = head.map((cell) => String(cell).replace(/ \*$/, ''))
  const filled = Array.from({ length: count }, (_, n) => oldReport(n + 1))
  expect(Object.keys(oldReport(1)).filter((heading) => !headings.includes(heading))).toEqual([])
  // Three mistakes as people make them: a word for a number, a digit too few in the code, and a report twice.
  Object.assign(filled[9] ?? {}, { '额定载重量 (kg)': '一吨' })
  Object.assign(filled[499] ?? {}, { 制造单位统一社会信用代码: creditCode.slice(0, 17) })
  Object.assign(filled[998] ?? {}, { 证书编号: certificateNo(1) })
  const rows = filled.map((row) => headings.map((heading) => row[heading] ?? null))
  await writeFile(file, await writeXlsx({ sheets: [{ name: '型式试验报告', rows: [head, ...rows] }] }))
})

test('the check names exactly the three mistakes, by row and column', async () => {
  await upload()
  await seen(figure('行数').getByText(/^1,?000$/))
  await seen(figure('可导入').getByText('997'))
  await seen(figure('有问题').getByText('3'))
  expect(await problems()).toEqual([
    ['11', column('额定载重量 (kg)'), '额定载重量'],
    ['501', column('制造单位统一社会信用代码'), '制造单位统一社会信用代码'],
    ['1000', column('证书编号'), '证书编号'],
  ])
  // The last column has the width for the sentence that says what to correct.
  const sentence = page.getByRole('columnheader', { name: '应为' })
  const share = await sentence.evaluate((at) => at.clientWidth / (at.closest('table')?.clientWidth ?? Infinity))
  expect(share).toBeGreaterThan(0.4)
})

test('the file comes back with these cells marked and a last column that says what is wrong', async () => {
  const path = await download(page.getByRole('button', { name: '下载标注问题的文件' }))
  expect(basename(path)).toBe('演示_既有报告_问题标注.xlsx')
  const { sheets } = await readXlsx(await readFile(path), { readStyles: true })
  const [sheet] = sheets
  expect(sheet?.rows[0]?.at(-1)).toBe('导入问题')
  const markedRows = (sheet?.rows ?? []).flatMap((row, at) => (row[headings.length] && at > 0 ? [at + 1] : []))
  expect(markedRows).toEqual([11, 501, 1000])
  const load = headings.indexOf('额定载重量 (kg)')
  expect(sheet?.cells?.get(`10,${load}`)?.comment?.text).toContain('额定载重量应为数字')
})

test('the good rows come in as existing certificates, and anyone finds them', async () => {
  await page.getByRole('button', { name: '只导入无问题的行' }).click()
  // The imported reports are public at once, so a dialog asks first and says how many they are.
  const question = page.getByRole('dialog', { name: '立即公布 997 份证书？' })
  // Their papers name a basis that no list has: whoever publishes states that it was compared.
  const yes = question.getByRole('button', { name: '导入并公布' })
  expect(await yes.isDisabled()).toBe(true)
  await question.getByRole('checkbox', { name: /与原件逐字核对/ }).check()
  await yes.click()
  await page.getByText('导入完成').waitFor({ timeout: 60_000 })
  await seen(page.getByText('已导入 997 份报告'))
  await page.getByRole('link', { name: '查看报告列表' }).click()
  await page.getByRole('searchbox').fill(`${model}-777`)
  await seen(page.getByText(printNo(certificateNo(777))))
  await seen(page.getByRole('table').getByText('有效').first())

  const anyone = await visitor(`/answer/${certificateNo(777)}`)
  await seen(anyone.page.getByRole('heading', { name: '有效' }))
  await seen(anyone.page.getByText('由机构从既有档案登记'))
  expect(anyone.problems).toEqual([])
  await anyone.close()
})

const listed = async (list: Page): Promise<number> =>
  Number(
    (
      await list
        .getByText(/^共 [\d,]+ 条$/)
        .first()
        .innerText()
    ).replaceAll(/\D/g, ''),
  )

test('the export holds exactly the rows that the list shows with its filters', async () => {
  await page.getByRole('searchbox').fill(model)
  await expect.poll(() => listed(page)).toBe(997)
  // Filters of two kinds: words and the dates of issue.
  await page.getByRole('button', { name: '筛选', exact: true }).click()
  await page.getByRole('button', { name: '增加条件' }).click()
  await choose(page.getByRole('combobox', { name: '第 1 项字段' }), '发证日期')
  await page.getByPlaceholder('开始日期').fill(`${year}-03-01`)
  await page.keyboard.press('Enter')
  await page.getByPlaceholder('结束日期').fill(`${year}-04-15`)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: '立即筛选' }).click()
  await seen(page.getByRole('button', { name: `去掉条件 发证日期：${year}-03-01 至 ${year}-04-15` }))
  const wanted = Array.from({ length: count }, (_, n) => n + 1)
    .filter((n) => ![10, 500, 999].includes(n))
    .filter((n) => day(n, 20) >= `${year}-03-01` && day(n, 20) <= `${year}-04-15`)
    .map(certificateNo)
  await expect.poll(() => listed(page)).toBe(wanted.length)

  await page.getByRole('main').getByRole('button', { name: '导出 Excel' }).click()
  const name = drawer.getByRole('textbox', { name: '文件名' })
  // The export has all kinds, with a sheet for each, until one kind is chosen.
  expect(await name.inputValue()).toMatch(/^型式试验报告_\d{8}$/)
  await drawer.getByRole('combobox', { name: '表单类型' }).click()
  await page.locator(antd.option, { hasText: '电梯' }).click()
  await expect.poll(() => name.inputValue()).toMatch(/^型式试验报告_电梯_\d{8}$/)
  // The form has one switch: whether contacts are exported in full.
  expect(await drawer.getByRole('switch').count()).toBe(1)
  await name.fill('三月报告')
  const path = await download(drawer.getByRole('button', { name: '导出', exact: true }))
  expect(basename(path)).toBe('演示_三月报告.xlsx')
  exported = await rowsOf(path)
  const [head = [], ...rows] = exported
  const at = (heading: string) => head.indexOf(heading)
  const numbers = rows.map((row) => String(row[at('证书编号')]).replaceAll(' ', ''))
  expect(numbers.toSorted()).toEqual(wanted.toSorted())
  expect(new Set(rows.map((row) => row[at('状态')]))).toEqual(new Set(['有效']))
  const [first = []] = rows
  const n = Number(String(first[at('产品型号')]).split('-')[1])
  expect([first[at('额定载重量 (kg)')], first[at('控制方式')]]).toEqual([630 + (n % 4) * 100, '集选控制'])
  expect([first[at('覆盖范围')], first[at('覆盖表完整')], first[at('证书所列型号')]]).toEqual([
    coverage,
    '是',
    'JY-1\nJY-2',
  ])
})

test('the task centre exports the same rows, under the chosen name', async () => {
  await drawer.getByRole('radio', { name: '后台任务' }).check()
  await drawer.getByRole('textbox', { name: '文件名' }).fill(`后台${model}`)
  await drawer.getByRole('button', { name: '导出', exact: true }).click()
  await seen(drawer.getByText('成功发起任务'))
  await drawer.getByRole('button', { name: '打开任务中心' }).click()
  await drawer.waitFor({ state: 'hidden' })
  const tasks = page.getByRole('dialog', { name: '任务中心' })
  const line = tasks.getByRole('listitem').first()
  await seen(line.getByText('完成'))
  const path = await download(line.getByRole('link', { name: '下载' }))
  expect(basename(path)).toBe(`演示_后台${model}.xlsx`)
  expect(await rowsOf(path)).toEqual(exported)
  await page.keyboard.press('Escape')
  await tasks.waitFor({ state: 'hidden' })
})

test('the same file a second time is refused row by row as already registered', async () => {
  await toImport()
  await upload()
  await seen(figure('可导入').getByText('0'))
  await seen(page.getByText('证书编号已登记在另一份报告上').first())
  await seen(page.getByText('报告编号在本机构已存在').first())
  expect(await page.getByRole('button', { name: /全部导入|只导入无问题的行/ }).count()).toBe(0)
})

test('of an empty list there is nothing to export', async () => {
  await goTo(page, '/business/report/list?keyword=zzqqxx', '型式试验报告')
  await page.getByRole('main').getByRole('button', { name: '导出 Excel' }).click()
  await seen(drawer.getByText('列表为空，没有可导出的记录').first())
  expect(await drawer.getByRole('button', { name: '导出', exact: true }).isDisabled()).toBe(true)
})

test('the browser reported no problem', () => {
  expect(manager.problems).toEqual([])
})
