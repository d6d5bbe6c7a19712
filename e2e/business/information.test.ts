// A company finds its certificate in the published information, opens and checks its files, and downloads the files of all its certificates.
import { readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { fromMenu, goTo } from '../office.ts'
import { person, seen } from '../people.ts'
import { intercept } from '../arranged/intercept.ts'

const company = await person('enterprise')
afterAll(() => company.close())
const { page } = company

const main = page.getByRole('main')
const files = page.getByRole('dialog', { name: /^文件 · TSX/ })

test('a company has one list of its certificates, and former addresses lead there with their filters', async () => {
  for (const former of ['/business/report/list', '/business/information/list', '/business/information/index']) {
    await goTo(page, `${former}?status=published`, '我的证书')
    expect(page.url()).toContain('/business/information/mine?status=published')
  }
  // An address that leads elsewhere has no tab: it would lead the window away from other pages later.
  const tabs = page.getByRole('navigation', { name: '打开的页面' }).getByRole('link')
  await seen(tabs.filter({ hasText: '我的证书' }))
  expect(await tabs.allTextContents()).toEqual(['首页', '我的证书'])
  const entries = page.getByRole('navigation').first().getByRole('link')
  for (const gone of ['报告列表', '总览', '信息查询']) expect(await entries.filter({ hasText: gone }).count()).toBe(0)
})

test('a company finds its certificate among its own', async () => {
  await fromMenu(page, '信息公示', '我的证书')
  await page.getByRole('searchbox', { name: '编号、单位、产品、型号' }).fill('-N00')
  // Those that the demonstration made by the whole procedure have their papers.
  const row = page
    .getByRole('row')
    .filter({ hasText: /-N00\d\d/ })
    .first()
  await row.getByRole('link', { name: '查看', exact: true }).click()
  await seen(main.getByRole('heading', { level: 1, name: /^TSX/ }))
  await seen(main.getByText('有效，公众可查'))
})

test('its files are opened one after the other by the keyboard, each with the right hash', async () => {
  await page.getByRole('button', { name: '文件（2）' }).click()
  await seen(
    files.getByRole('button', { name: /型式试验证书\.pdf/, pressed: false }).or(files.getByText('第 1 / 2 个')),
  )
  // Other browsers show the PDF in the page; this one says that it cannot.
  const shows = await page.evaluate(() => navigator.pdfViewerEnabled)
  await seen(shows ? files.locator('iframe') : files.getByText('当前浏览器不能显示 PDF，请下载后查看'))
  await page.keyboard.press('ArrowRight')
  await seen(files.getByText('第 2 / 2 个'))
  await files.getByRole('button', { name: '校验完整性' }).click()
  await seen(files.getByText('文件完整：与登记的校验值一致'))
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    files.getByRole('link', { name: '下载', exact: true }).click(),
  ])
  expect(saved.suggestedFilename()).toBe('型式试验报告.pdf')
})

test('a file that is not the registered one is recognised', async () => {
  await intercept(page, '**/api/file/**', (route) => route.fulfill({ body: 'something else' }))
  await files.getByRole('button', { name: '重新校验' }).click()
  await seen(files.getByText(/文件与登记的校验值不一致/))
  await page.unroute('**/api/file/**')
  await page.keyboard.press('Escape')
  await files.waitFor({ state: 'hidden' })
})

test('the public answer opens in a dialog over the page', async () => {
  await page.getByRole('button', { name: '报告信息' }).click()
  const info = page.getByRole('dialog', { name: '报告信息' })
  await seen(info.getByRole('heading', { name: '与您的证书核对' }))
  await page.keyboard.press('Escape')
  await info.waitFor({ state: 'hidden' })
})

test('the files of all its certificates come as one zip', async () => {
  await page.getByRole('button', { name: '合格文件' }).click()
  const dialog = page.getByRole('dialog', { name: /^合格文件 · / })
  await dialog.getByRole('button', { name: '全不选' }).click()
  await seen(dialog.getByRole('button', { name: /^下载 zip（0 个文件/, disabled: true }))
  await dialog.getByRole('checkbox', { disabled: false }).first().check()
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: /^下载 zip（2 个文件/ }).click(),
  ])
  expect(zip.suggestedFilename()).toMatch(/^演示_云岭电梯有限公司_\d{8}\.zip$/)
  const bytes = await readFile(await zip.path())
  expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004')
})
