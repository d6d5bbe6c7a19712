// The certificate as a document: staff open it from its report, and its lines say the same as the public answer behind its QR code; a draft is marked as a sample; on paper it is A4.
import type { Locator, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { goTo } from '../office.ts'
import { person, seen, visitor } from '../people.ts'
import { readQr } from '../qr.ts'
import { pagesOf } from '../pdf/pages.ts'

const staff = await person('body-manager-904')
const { page } = staff
afterAll(() => staff.close())

const main = page.getByRole('main')
const pages = main.getByRole('region', { name: /^第 \d+ 页 共 \d+ 页/ })

/** Labels with their values, as a person reads them. */
const linesIn = (lists: Locator): Promise<string[][]> =>
  lists.evaluateAll((all) =>
    all.flatMap((list) =>
      [...list.querySelectorAll('dt')].map((label) =>
        [label, label.nextElementSibling].map((one) => (one?.textContent ?? '').replaceAll(/\s/g, '')),
      ),
    ),
  )

/** The first report with this status that this keyword finds, and a standard number. */
async function readReport(keyword: string, status: 'published' | 'draft'): Promise<void> {
  await goTo(page, `/business/report/list?status=${status}&keyword=${encodeURIComponent(keyword)}`, '型式试验报告')
  await main.getByRole('row').filter({ hasText: 'TSX ' }).first().getByRole('link').first().click()
  await seen(main.getByRole('heading', { level: 1, name: /^TSX/ }))
}

/** Opens the certificate of the report on the screen, and reads the watermark of its pages. */
async function openCertificate(): Promise<void> {
  await main.getByRole('link', { name: '证书', exact: true }).click()
  await seen(main.getByRole('heading', { level: 1, name: '型式试验证书' }))
  await seen(pages.first())
}

const printedPages = async (of: Page) => pagesOf(await of.pdf({ preferCSSPageSize: true }))

test('a crane certificate says the same, line by line, as the answer behind its code', async () => {
  await readReport('起重机', 'published')
  await openCertificate()
  await seen(main.getByRole('heading', { level: 2, name: '起重机械型式试验证书', exact: true }))
  await seen(main.getByRole('heading', { level: 2, name: '起重机械型式试验证书变更信息' }))
  // The number is printed on every page, but only the first page has a line for it.
  const printed = await linesIn(pages.locator('dl:not([data-first="false"])'))
  const anyone = await visitor()
  await anyone.page.goto(await readQr(main.getByRole('img', { name: /查验二维码/ })))
  await seen(anyone.page.getByRole('heading', { level: 2, name: '与您的证书核对' }))
  const compared = await linesIn(
    anyone.page
      .locator('section')
      .filter({ has: anyone.page.getByRole('heading', { name: '与您的证书核对' }) })
      .locator('dl'),
  )
  expect(compared.length).toBeGreaterThan(10)
  expect(printed.slice(0, compared.length)).toEqual(compared)
  expect(anyone.problems).toEqual([])
  await anyone.close()
})

test('in both languages it is printed on A4, with the pages of the screen, and the file is named by its number', async () => {
  await main.getByText('中英文', { exact: true }).click()
  await seen(main.getByText('Type-test certificate of hoisting machinery', { exact: true }))
  expect(page.url()).toContain('lang=both')
  await seen(main.getByRole('img', { name: '存证证明的二维码' }))
  const all = await pages.count()
  expect(await pages.first().getAttribute('aria-label')).toBe(`第 1 页 共 ${all} 页`)
  const { pages: onPaper, size } = await printedPages(page)
  expect([onPaper, size]).toEqual([all, ['0 0 595 842']])
  await page.emulateMedia({ media: 'print' })
  expect(await main.getByRole('button').filter({ visible: true }).count()).toBe(0)
  await page.emulateMedia({ media: null })
  await page.evaluate(() => {
    window.print = () => window.dispatchEvent(new Event('beforeprint'))
  })
  await main.getByRole('button', { name: '打印或另存为 PDF' }).click()
  await expect.poll(() => page.title()).toMatch(/^TSX( [\dA-Z]{3,5}){4}$/)
})

test('a draft is marked as a sample on every page, and opened from its form', async () => {
  await main.getByRole('link', { name: '返回详情' }).click()
  await readReport('TSX', 'draft')
  await main.getByRole('link', { name: '编辑', exact: true }).click()
  await main.getByRole('button', { name: '证书', exact: true }).click()
  await seen(main.getByText(/^这是证书样张/))
  await seen(pages.first())
  const names = await pages.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
  expect(names.length).toBeGreaterThan(1)
  for (const name of names) expect(name).toMatch(/ · 样张$/)
  for (const one of await pages.all()) expect(await one.locator('[data-mark="样张 SAMPLE"]').count()).toBe(3)
  expect(staff.problems).toEqual([])
})
