// What a click in a row of a list does besides opening its record: beside a tick it ticks, with the keys and buttons that browsers have for it another tab opens, rows open their own record, and lists fit a desk of 1366 pixels.
import { expect, test } from 'vitest'
import { goTo } from '../office.ts'
import { at, person, seen } from '../people.ts'

const desk = { viewport: { width: 1366, height: 768 } }

test('beside the tick it ticks, and other tabs open by every usual way', async () => {
  const { page, context, close } = await person('body-manager', desk, at('/business/report/ready', /./))
  const row = page
    .getByRole('row')
    .filter({ visible: true, has: page.getByRole('link') })
    .first()
  const cells = row.getByRole('cell')
  const list = page.url()
  await cells.first().click({ position: { x: 3, y: 3 } })
  await expect.poll(() => row.getByRole('checkbox').isChecked()).toBe(true)
  await cells.first().click({ position: { x: 3, y: 3 } })
  await expect.poll(() => row.getByRole('checkbox').isChecked()).toBe(false)

  const number = await row.getByRole('link').first().innerText()
  const middle = cells.filter({ hasText: number }).locator('xpath=following-sibling::td[1]')
  for (const press of [
    () => middle.click({ modifiers: ['Control'] }),
    () => middle.click({ modifiers: ['Shift'] }),
    () => middle.click({ button: 'middle' }),
  ]) {
    const [tab] = await Promise.all([context.waitForEvent('page'), press()])
    await tab.waitForURL(/report\/ready\?id=\d+/)
    await tab.close()
    expect(page.url()).toBe(list)
  }
  await close()
})

test('beside the actions it does nothing; Escape closes the choices of a condition first, and the drawer next', async () => {
  const { page, close } = await person('body-manager', desk, at('/business/report/list', '型式试验报告'))
  const rows = page.getByRole('row').filter({ visible: true, has: page.getByRole('link') })
  const list = page.url()
  await rows
    .first()
    .getByRole('cell')
    .last()
    .click({ position: { x: 3, y: 3 } })
  await page.getByRole('button', { name: '筛选', exact: true }).click()
  expect(page.url()).toBe(list)
  const panel = page.getByRole('dialog', { name: '筛选' })
  await panel.getByRole('button', { name: '增加条件' }).click()
  await panel.getByRole('combobox').first().click()
  const choice = page.getByRole('option', { name: '退回', exact: true })
  await choice.waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
  await expect.poll(() => panel.getByRole('combobox').first().getAttribute('aria-expanded')).toBe('false')
  expect(await panel.isVisible()).toBe(true)
  // The one that ends the choice of a word is the input method's.
  await panel.evaluate((element) =>
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true })),
  )
  expect(await panel.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'hidden' })
  await close()
})

test('a row with links of its own opens what its record is, and one without a link its form', async () => {
  const { page, close } = await person('head-office', desk, at('/business/changeNotice/list', '变更公告'))
  await page
    .getByRole('row')
    .filter({ visible: true, has: page.getByRole('link') })
    .first()
    .getByRole('cell')
    .nth(2)
    .click()
  await seen(page.getByRole('dialog').getByRole('columnheader', { name: '变更前' }))
  await close()
  const other = await person('admin', desk, at('/system/role', '角色管理'))
  const { page: desktop } = other
  const cell = (name: RegExp) => desktop.getByRole('cell', { name }).filter({ visible: true }).first()
  await cell(/^expert$/).click()
  await seen(desktop.getByRole('dialog', { name: '编辑角色' }))
  await goTo(desktop, '/system/user', '用户管理')
  await cell(/^企业联系人/).click()
  await seen(desktop.getByRole('dialog', { name: '编辑用户' }))
  await other.close()
})

const offices = [
  '/business/report/list',
  '/business/information/list',
  '/business/codeApply/list',
  '/business/errorReport/list',
  '/business/changeNotice/list',
  '/business/ruleEnd/list',
  '/business/quality',
].map((path) => ['head-office', path] as const)
const administrations = [
  '/business/category',
  '/system/dictionary',
  '/system/notice',
  '/system/user',
  '/system/role',
  '/system/crud',
].map((path) => ['admin', path] as const)

test.each([...offices, ...administrations])('for %s %s does not scroll sideways', async (who, path) => {
  const { page, close } = await person(who, desk, at(path, /./))
  const row = page.locator('tbody tr[data-row-key]').filter({ visible: true }).first()
  await row.waitFor()
  const beyond = row.evaluate((element) => {
    const place = element.closest('table')?.parentElement
    return place ? place.scrollWidth - place.clientWidth : undefined
  })
  expect(await beyond).toBe(0)
  await close()
})
