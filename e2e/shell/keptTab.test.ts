// A page that is kept open reads again when it is shown: a lock falls with what caused it, what a colleague saved stands in the form, and what is typed is never touched.
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { goTo } from '../office.ts'
import { person, seen } from '../people.ts'

const staff = await person('body-staff')
const admin = await person('system-admin')
const colleague = await person('admin')
afterAll(async () => {
  for (const { close } of [staff, admin, colleague]) await close()
})

const tab = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: '打开的页面' }).getByRole('link', { name })

test('the editor of a report that was handed over opens again once it is taken back', async () => {
  const { page } = staff
  await goTo(page, '/business/report/list?status=submitted&size=50', '型式试验报告')
  await page
    .getByRole('main')
    .getByRole('row')
    .getByRole('link', { name: /TSX/ })
    .filter({ visible: true })
    .first()
    .click()
  await page.waitForURL(/report\/detail\/\d+/)
  const id = /\d+$/.exec(page.url().split('?')[0] ?? '')?.[0] ?? ''
  await page.evaluate((hash) => void (location.hash = hash), `#/business/report/edit/${id}`)
  await seen(page.getByText('已提交发布，不能修改'))
  await page.getByRole('link', { name: '查看报告' }).filter({ visible: true }).click()
  await page.getByRole('button', { name: '撤回提交' }).filter({ visible: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '撤回提交' }).click()
  await seen(page.getByText('已撤回，可以继续修改'))
  await page.evaluate((hash) => void (location.hash = hash), `#/business/report/edit/${id}`)
  await seen(page.getByRole('button', { name: '提交发布' }))
  expect(await page.getByText('已提交发布，不能修改').filter({ visible: true }).count()).toBe(0)
  // Nothing was typed, so nothing can be lost.
  expect(
    await page
      .getByText(/上次.*未保存|找回/)
      .filter({ visible: true })
      .count(),
  ).toBe(0)
})

test('an act on what a colleague has deleted says so, and the list follows', async () => {
  const [own, other] = [admin.page, colleague.page]
  const name = `岗位 ${Date.now()}`
  const row = (page: Page) => page.getByRole('row', { name }).filter({ visible: true })
  const remove = async (page: Page) => {
    await row(page).getByRole('button', { name: '删除' }).click()
    await page.getByRole('dialog', { name }).getByRole('button', { name: '删除' }).click()
  }
  await goTo(other, '/home', /好$/)
  await goTo(other, '/system/post?form=new', '岗位管理')
  const form = other.getByRole('dialog', { name: '新建岗位' })
  await form.getByRole('textbox', { name: '岗位编码' }).fill(`x${Date.now()}`)
  await form.getByRole('textbox', { name: '岗位名称' }).fill(name)
  await form.getByLabel('显示顺序').fill('99')
  await form.getByRole('button', { name: '保存' }).click()
  await seen(row(other))
  await goTo(own, '/home', /好$/)
  await goTo(own, '/system/post', '岗位管理')
  await seen(row(own))
  await remove(other)
  await row(other).waitFor({ state: 'detached' })
  await remove(own)
  await seen(own.getByRole('alert').filter({ hasText: '记录不存在' }))
  await row(own).waitFor({ state: 'detached' })
})

test('a returned application that a colleague has sent again can no longer be sent here', async () => {
  const manager = await person('body-manager')
  const { page } = staff
  await goTo(page, '/business/codeApply/list?status=returned', '编码申请')
  await page
    .getByRole('main')
    .getByRole('row')
    .getByRole('link', { name: /^SQ/ })
    .filter({ visible: true })
    .last()
    .click()
  await page.getByRole('link', { name: '修改并重新提交' }).filter({ visible: true }).click()
  const send = (on: Page) => on.getByRole('button', { name: '重新提交', exact: true }).filter({ visible: true })
  await seen(send(page))
  const form = page.url().split('#')[1] ?? ''
  await goTo(page, '/home', /好$/)

  await goTo(manager.page, form, '修改并重新提交')
  await manager.page
    .getByRole('checkbox', { name: /已阅读/ })
    .filter({ visible: true })
    .check()
  await send(manager.page).click()
  await seen(manager.page.getByText('已重新提交').first())
  await manager.close()

  await goTo(page, form, '修改并重新提交')
  await seen(page.getByText(/^此申请现在为“待.*审核”，不能再修改$/))
  expect(await send(page).count()).toBe(0)
})

test('a form that nobody has typed into begins with what a colleague saved; one that has is left alone', async () => {
  const { page } = admin
  const name = page.getByRole('textbox', { name: '岗位名称' }).filter({ visible: true })
  await goTo(page, '/system/post', '岗位管理')
  const first = page.getByRole('row').filter({ visible: true }).nth(1)
  await first.getByRole('button', { name: '编辑' }).click()
  await name.waitFor()
  const before = await name.inputValue()
  const form = page.url().split('#')[1] ?? ''
  async function saveElsewhere(text: string) {
    const other = colleague.page
    await goTo(other, '/home', /好$/)
    await goTo(other, form, '岗位管理')
    const field = other.getByRole('textbox', { name: '岗位名称' }).filter({ visible: true })
    await expect.poll(() => field.inputValue()).not.toBe('')
    await field.fill(text)
    await other.getByRole('button', { name: '保存' }).filter({ visible: true }).click()
    await field.waitFor({ state: 'hidden' })
  }
  await goTo(page, '/home', /好$/)
  await saveElsewhere(`${before}改`)
  await tab(page, '岗位管理').click()
  await expect.poll(() => name.inputValue()).toBe(`${before}改`)

  await name.fill('正在输入')
  await goTo(page, '/home', /好$/)
  await saveElsewhere(before)
  await tab(page, '岗位管理').click()
  await page.waitForTimeout(1_000)
  expect(await name.inputValue()).toBe('正在输入')
})
