// Contact data of a report: masked at first, shown and exported in full on request; the server asks for the password again when it was entered long ago.
import { readFile } from 'node:fs/promises'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, expect, test } from 'vitest'
import { loadAnew } from '../office.ts'
import { person, seen } from '../people.ts'
import { theServer } from '../theServer.ts'
import { intercept } from '../arranged/intercept.ts'

const manager = await person('body-manager')
const staff = await person('body-staff')
afterAll(() => Promise.all([manager.close(), staff.close()]))

const masked = /^\d{3}\*{4}\d{4}$/
const whole = /^\d{11}$/
/** The server asks for the password again, once. */
async function asOfLongAgo(path: string): Promise<void> {
  let asked = false
  await intercept(manager.page, `**${path}`, (route) => {
    if (asked) return route.continue()
    asked = true
    return route.fulfill({ status: 403, json: { code: 403, msg: '请再次输入密码', data: { needs: 'confirmation' } } })
  })
}
/** Sorted so that the reports of the demo world come before those of other tests, which may name no contact. */
const openList = async ({ page }: typeof manager) => {
  await loadAnew(page, '/business/report/list?by=updatedAt')
}
const openFirst = async (who: typeof manager) => {
  const { page } = who
  await openList(who)
  await page.getByRole('main').getByRole('link', { name: /^TSX/ }).first().click()
  await seen(page.getByRole('heading', { name: '申请单位' }))
}
const giveAgain = async (password: string) => {
  const dialog = manager.page.getByRole('dialog', { name: '请再次输入密码' })
  await dialog.waitFor()
  await dialog.getByLabel('密码', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: '确认' }).click()
  return dialog
}

test('is masked, and shown in full to a permitted person after the password', async () => {
  const { page } = manager
  await openFirst(manager)
  // Empty fields are hidden until the person asks for them.
  const unstated = page.getByRole('main').getByText('未填写', { exact: true }).filter({ visible: true })
  expect(await unstated.count()).toBe(0)
  await page.getByRole('button', { name: '显示未填写的项目' }).click()
  await seen(unstated)
  await page.getByRole('button', { name: '收起未填写的项目' }).click()
  await expect.poll(() => unstated.count()).toBe(0)

  const field = page.locator('dl > div').filter({ hasText: '联系电话' }).locator('dd')
  await expect.poll(async () => (await field.innerText()).split('\n')[0]?.trim()).toMatch(masked)
  await asOfLongAgo('/api/business/equRepInfo/contact')
  await field.getByRole('button', { name: '显示' }).click()
  const dialog = await giveAgain('not the password')
  await seen(dialog.getByText('密码错误'))
  await giveAgain(theServer().demoPassword)
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => field.innerText()).toMatch(whole)
  expect(await field.getByRole('button').count()).toBe(0)

  await openFirst(staff)
  const theirs = staff.page.locator('dl > div').filter({ hasText: '联系电话' }).locator('dd')
  await expect.poll(() => theirs.innerText()).toMatch(masked)
  expect(await theirs.getByRole('button').count()).toBe(0)
})

test('is exported in full only by the switch, and only for a permitted person', async () => {
  const { page } = manager
  await openList(manager)
  await page.getByRole('main').getByRole('button', { name: '导出' }).click()
  const drawer = page.getByRole('dialog', { name: '导出 Excel' })
  await drawer.getByRole('switch', { name: '包含完整联系方式' }).click()
  await asOfLongAgo('/api/business/equRepInfo/exportExcel')
  const coming = page.waitForEvent('download')
  await drawer.getByRole('button', { name: '导出', exact: true }).click()
  await giveAgain(theServer().demoPassword)
  const rows = (await readXlsx(await readFile(await (await coming).path()))).sheets[0]?.rows ?? []
  const column = rows[0]?.findIndex((cell) => cell === '联系电话') ?? -1
  expect(String(rows[1]?.[column])).toMatch(whole)

  await openList(staff)
  await staff.page.getByRole('main').getByRole('button', { name: '导出' }).click()
  await seen(staff.page.getByRole('dialog', { name: '导出 Excel' }))
  expect(await staff.page.getByRole('switch', { name: '包含完整联系方式' }).count()).toBe(0)
})
