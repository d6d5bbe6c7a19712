// A report in few steps: begun on an issued code, its parameters taken over from an earlier report, marked until they are looked at, and handed over with a statement on those that are left.
import { fileURLToPath } from 'node:url'
import { readReport } from '@register/contract/business/report/report'
import { formerWords } from '@register/contract/business/report/parties/former'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { intercept } from '../arranged/intercept.ts'
import { focused } from '../keyboard.ts'
import { goTo, textField } from '../office.ts'
import { person, seen } from '../people.ts'

const file = fileURLToPath(new URL('certificate.pdf', import.meta.url))
const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
const staff = await person('body-staff')
afterAll(() => staff.close())

interface Row {
  id: number
  categoryCode: string
  origin: string
}

interface Earlier {
  model: string
  manufacturerName: string
  manufacturerCreditCode: string | null
}

/** A published report of the body on a traction lift, written in this register. Which one it is depends on what other journeys have published. */
async function earlier(): Promise<Earlier> {
  const answer = staff.page.waitForResponse(
    // The home page's own questions may still be under way to the same address.
    (one) => one.url().endsWith('/equRepInfo/queryList') && !!one.request().postData()?.includes('3110'),
  )
  await goTo(
    staff.page,
    '/business/report/list?categoryCode=3110&status=published&issueDateFrom=2020-01-01&size=50',
    '型式试验报告',
  )
  const { data } = (await (await answer).json()) as { data: { list: Row[] } }
  const [row] = data.list.filter(({ origin, categoryCode }) => origin === 'issued' && categoryCode === '3110')
  if (!row) throw new Error('The demo world has no published lift')
  const whole = staff.page.waitForResponse((one) => one.url().endsWith(readReport.path))
  await goTo(staff.page, `/business/report/detail/${row.id}`, /^TSX 3110/)
  return ((await (await whole).json()) as { data: { content: Earlier } }).data.content
}

/** Opens the draft anew with a late answer of the earlier values, and types on both sides of its arrival. */
async function typeWhileWordsArrive(page: Page): Promise<void> {
  let open = () => {}
  const opened = new Promise<void>((resolve) => void (open = resolve))
  const offered = 'T89/B of an earlier report'
  await intercept(page, `**${formerWords.path}`, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: { key: string; values: string[] }[] }
    await opened
    const others = answer.data.filter(({ key }) => key !== 'carRailModel')
    await route.fulfill({
      response,
      json: { ...answer, data: [...others, { key: 'carRailModel', values: [offered] }] },
    })
  })
  await page.reload()
  const rail = textField(page, '轿厢导轨型号')
  await rail.fill('')
  await rail.pressSequentially('T8')
  open()
  await seen(page.getByText(offered))
  await page.keyboard.type('9/A')
  expect(await rail.inputValue()).toBe('T89/A')
  await focused(rail)
  await page.unroute(`**${formerWords.path}`)
}

test('few fields are left, nothing typed is overwritten, and marks go out only with a statement', async () => {
  const { page, problems } = staff
  const row = await earlier()
  await goTo(page, '/business/report/new', '新建报告')
  await page
    .getByRole('main')
    .getByRole('button', { name: /TSX 3110/ })
    .filter({ visible: true })
    .first()
    .click()
  await page.getByRole('button', { name: '开始编写' }).click()
  const missing = page.getByRole('list', { name: '发布检查' })
  // The first empty field has the focus, and missing fields are named by section.
  await focused(page.getByRole('combobox', { name: '报告编号' }))
  await seen(missing.getByRole('heading', { name: /^技术参数 \d+/ }))
  await seen(missing.getByRole('button', { name: '额定载重量', exact: true }))
  await page.keyboard.type(`SAME-${Date.now()}`)
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name: '产品型号' }).fill(row.model)
  await page.getByRole('combobox', { name: '制造单位名称' }).fill(row.manufacturerName)
  await page.keyboard.press('Escape')
  // Two companies of one name are told apart by their codes; the code in the form is that of the application's maker.
  if (row.manufacturerCreditCode)
    await page.getByRole('textbox', { name: '制造单位统一社会信用代码' }).fill(row.manufacturerCreditCode)
  await seen(page.getByRole('heading', { level: 1, name: new RegExp(`${row.model.replaceAll('.', '\\.')}$`) }))
  // The list of sections follows the focus, and the applicant the manufacturer.
  await seen(page.getByRole('navigation', { name: '表单分段' }).locator('[aria-current]', { hasText: '制造单位' }))
  const same = page.getByRole('checkbox', { name: '申请单位同制造单位' })
  if (!(await same.isChecked())) await same.check()
  await seen(page.getByRole('region', { name: '申请单位' }).getByText(row.manufacturerName))
  for (const name of ['试验开始日期', '试验结束日期', '发证日期']) {
    await page.getByRole('textbox', { name }).fill(today)
    await page.keyboard.press('Enter')
  }
  await page.getByRole('radio', { name: '合格', exact: true }).check()

  const load = page.getByRole('textbox', { name: '额定载重量', exact: true })
  await load.fill('777')
  await page.getByRole('button', { name: '沿用以前报告的参数' }).click()
  const dialog = page.getByRole('dialog', { name: '沿用以前报告的参数' })
  await seen(dialog.getByRole('row', { name: /额定载重量 777/ }))
  await dialog.getByRole('button', { name: /^填入 \d+ 项/ }).click()
  const marks = page.getByRole('main').getByRole('button', { name: /未核对 · 沿用自 TSX/ })
  await seen(marks.first())
  const all = await marks.count()
  expect(await load.inputValue()).toBe('777')
  await page.getByRole('textbox', { name: '额定速度', exact: true }).focus()
  await expect.poll(() => marks.count()).toBe(all - 1)
  await page.getByRole('button', { name: /^站数：未核对/ }).click()
  await expect.poll(() => marks.count()).toBe(all - 2)
  await page.locator('input[type=file]').first().setInputFiles(file)
  await seen(page.getByText('内容齐全，可以提交发布'))
  await seen(page.getByText(/已于 .* 自动保存/))
  await page.reload()
  await expect.poll(() => marks.count()).toBe(all - 2)
  await typeWhileWordsArrive(page)

  await page.getByRole('button', { name: '提交发布' }).click()
  const question = page.getByRole('dialog', { name: '提交这份报告发布？' })
  const send = question.getByRole('button', { name: '提交发布' })
  expect(await send.isDisabled()).toBe(true)
  await question.getByRole('checkbox', { name: new RegExp(`沿用自 TSX .* 的 ${all - 2} 项参数`) }).check()
  await send.click()
  await seen(page.getByRole('button', { name: '撤回提交' }))
  await seen(page.getByText('核对沿用的参数'))
  expect(problems).toEqual([])
})
