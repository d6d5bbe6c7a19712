// Where a page cannot be shown: what happened in words, a number that the log has, whom to ask, and a way back.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { goTo } from '../office.ts'
import { person, seen } from '../people.ts'

const go = (page: Page, path: string) => page.evaluate((hash) => void (location.hash = hash), `#${path}`)
const main = (page: Page) => page.getByRole('main')

test('a record that is not there quotes a number, by which an administrator finds the call', async () => {
  const staff = await person('body-staff')
  await go(staff.page, '/business/report/detail/999999')
  await seen(main(staff.page).getByRole('heading', { level: 1, name: '记录不存在，或不在您的数据范围内' }))
  const number = await main(staff.page).locator('code').filter({ visible: true }).innerText()
  expect(number).toMatch(/^[0-9a-f]{14}$/)
  await main(staff.page).getByRole('link', { name: '返回首页' }).click()
  await seen(staff.page.getByRole('heading', { level: 1, name: /好$/ }))
  await staff.close()

  const auditor = await person('auditor')
  await goTo(auditor.page, `/system/log?keyword=${number}`, '操作日志')
  await seen(main(auditor.page).getByText(/被拒绝（记录不存在，或不在数据范围内）：报告详情/))
  await auditor.close()
})

test('an order that the list does not have offers the usual one', async () => {
  const staff = await person('body-staff')
  await go(staff.page, '/business/report/list?by=nothing')
  await main(staff.page).getByRole('button', { name: '恢复默认排序' }).click()
  await seen(main(staff.page).getByRole('row').nth(1))
  expect(staff.page.url()).not.toContain('by=')
  await staff.close()
})

test.each(['/business/report/edit/1e3', '/business/codeApply/apply?from=0x10', '/business/report/ready?id=%207'])(
  '%s is no other record',
  async (path) => {
    const manager = await person('body-manager')
    await go(manager.page, path)
    await seen(main(manager.page).getByRole('alert'))
    await manager.close()
  },
)
