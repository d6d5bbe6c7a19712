// A draft goes to and fro between two people: each reads what the other saved, and nobody is told of lost work where none is lost.
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { goTo } from '../office.ts'
import { person, seen } from '../people.ts'

const staff = await person('body-staff')
const manager = await person('body-manager')
afterAll(async () => {
  for (const { close } of [staff, manager]) await close()
})

const field = (page: Page) => page.getByRole('textbox', { name: '样品名称', exact: true }).filter({ visible: true })
const edit = (page: Page, id: string) =>
  page.evaluate((hash) => void (location.hash = hash), `#/business/report/edit/${id}`)
/** What would offer input as lost, or ask about somebody else's save. */
const warnings = (page: Page) =>
  page.getByText(/没有保存，仍可填入|已恢复您在|已被.*修改|重新加载后显示/).filter({ visible: true })

async function write(page: Page, text: string): Promise<void> {
  const saved = page.waitForResponse((answer) => answer.ok() && !!answer.request().postData()?.includes(text))
  await field(page).fill('')
  await field(page).pressSequentially(text)
  await field(page).press('Tab')
  await saved
  await seen(page.getByText(/已于 .* 自动保存|所有更改已保存/))
}

/** A draft that may be submitted, written by this person's body. */
async function aDraft(page: Page): Promise<string> {
  await goTo(page, '/business/report/list?status=draft&size=50', '型式试验报告')
  await page.getByRole('main').getByRole('row').getByRole('link', { name: /TSX/ }).last().click()
  await page.waitForURL(/report\/detail\/\d+/)
  return /detail\/(\d+)/.exec(page.url())?.[1] ?? ''
}

test('what one has saved, the other goes on with, in turn, without a warning', async () => {
  const id = await aDraft(staff.page)
  await edit(staff.page, id)
  await write(staff.page, '甲写的样品')
  // The window stays as it is, with the editor kept behind home.
  await goTo(staff.page, '/home', /好$/)

  await edit(manager.page, id)
  await expect.poll(() => field(manager.page).inputValue()).toBe('甲写的样品')
  await write(manager.page, '乙改的样品')
  await goTo(manager.page, '/home', /好$/)

  await edit(staff.page, id)
  await expect.poll(() => field(staff.page).inputValue()).toBe('乙改的样品')
  expect(await warnings(staff.page).count()).toBe(0)
  await write(staff.page, '甲再写的样品')
  expect(await warnings(staff.page).count()).toBe(0)

  // A window that was closed and opened anew is told of nothing either.
  await edit(manager.page, id)
  await expect.poll(() => field(manager.page).inputValue()).toBe('甲再写的样品')
  await manager.page.reload()
  await expect.poll(() => field(manager.page).inputValue()).toBe('甲再写的样品')
  expect(await warnings(manager.page).count()).toBe(0)
  for (const { problems } of [staff, manager]) expect(problems).toEqual([])
})
