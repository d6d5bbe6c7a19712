// The list of reports on a desk of 1366 pixels: nothing hides at its right edge, second lines sort too, and a row opens where it is clicked.
import { reportStatuses } from '@register/contract/rules/status'
import { expect, test } from 'vitest'
import { choose } from '../kit/example.ts'
import { goTo } from '../office.ts'
import { at, person, seen } from '../people.ts'

const anyStatus = new RegExp(
  `^(${Object.values(reportStatuses)
    .map(({ label }) => label[0])
    .join('|')})`,
)

test('fits, sorts by a second line and opens by its row', async () => {
  const { page, close } = await person(
    'head-office',
    { viewport: { width: 1366, height: 768 } },
    at('/business/report/list', '型式试验报告'),
  )
  const row = page
    .getByRole('row')
    .filter({ visible: true, has: page.getByRole('link') })
    .first()
  await row.waitFor()
  const hidden = () =>
    row.evaluate((element) => {
      const place = element.closest('table')?.parentElement
      return place ? place.scrollWidth - place.clientWidth : undefined
    })
  expect(await hidden()).toBe(0)

  // The number of the report has become the second line of the certificate's.
  const byReport = page.getByRole('columnheader').getByRole('button', { name: /^报告编号/ })
  await byReport.click()
  await expect.poll(() => page.url()).toContain('by=reportNo')
  await seen(page.getByRole('button', { name: '报告编号 升序' }))
  await byReport.click()
  await expect.poll(() => page.url()).toContain('by=-reportNo')
  await byReport.click()
  await expect.poll(() => page.url()).not.toContain('by=')

  // On a wide screen each has a column of its own.
  await page.setViewportSize({ width: 1920, height: 900 })
  await byReport.waitFor({ state: 'detached' })
  await seen(page.getByRole('columnheader', { name: '报告编号' }))

  const number = await row.getByRole('link').first().innerText()
  // Whichever status comes first: tests before this one suspend, cancel and draft.
  await row.getByText(anyStatus).first().click()
  await page.waitForURL(/report\/detail\/\d+/)
  await seen(page.getByRole('heading', { level: 1, name: number }))
  await close()
})

test('a page has the rows that its height holds, until a number is chosen, which every list keeps', async () => {
  const { page, close } = await person(
    'head-office',
    { viewport: { width: 1366, height: 1300 } },
    at('/business/report/list', '型式试验报告'),
  )
  const rows = page.locator('tbody tr[data-row-key]').filter({ visible: true })
  const size = page.getByRole('combobox', { name: '每页条数' }).filter({ visible: true })
  const beyond = () =>
    rows.first().evaluate((element) => {
      const place = element.closest('table')?.parentElement
      return place ? place.scrollHeight - place.clientHeight : undefined
    })
  await expect.poll(() => rows.count()).toBeGreaterThan(15)
  await expect.poll(beyond).toBe(0)
  await choose(size, '20 条/页')
  await expect.poll(() => rows.count()).toBe(20)
  await goTo(page, '/business/codeApply/list', '编码申请')
  await expect.poll(() => size.locator('xpath=..').innerText()).toContain('20 条/页')
  await choose(size, '按高度')
  await expect.poll(() => size.locator('xpath=..').innerText()).toContain('按高度')
  await expect.poll(beyond).toBe(0)
  await close()
})
