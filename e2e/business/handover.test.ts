// A finished draft goes to the manager, who publishes several at once, reads why one is stopped, and returns one; its writer gets a message. A reviewer takes a decision back.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fromMenu } from '../office.ts'
import { at, person, seen } from '../people.ts'

const printed = /TSX( [\dA-Z]{3,4}){4}/
const rows = (page: Page) => page.getByRole('row').filter({ hasText: printed })
const numberIn = async (page: Page, place: number) => printed.exec(await rows(page).nth(place).innerText())?.[0] ?? ''

/** Opens the manager's queue and waits for its rows. */
async function queue(page: Page) {
  await fromMenu(page, '型式试验报告', '待发布')
  await seen(rows(page).first())
}

/** Makes the code of a report void, so that the report cannot be published; does nothing when an earlier attempt did it. */
async function voidCode(page: Page, no: string) {
  await fromMenu(page, '编码申请', '申请列表')
  await page.getByRole('searchbox').fill(no)
  await page
    .getByRole('row', { name: new RegExp(no) })
    .getByRole('link')
    .first()
    .click()
  await seen(page.getByRole('heading', { level: 1, name: /^SQ/ }))
  const button = page.getByRole('main').getByRole('button', { name: '作废编码' })
  if (!(await button.isVisible())) return
  await button.click()
  const dialog = page.getByRole('dialog', { name: '作废编码' })
  await seen(dialog.getByText(no))
  await dialog.getByRole('textbox', { name: '理由' }).fill('企业取消试验')
  await dialog.getByRole('button', { name: '作废编码' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

test('several are published at once, one is refused with a reason, one is returned and its writer reads the reason', async () => {
  const manager = await person('body-manager')
  const { page } = manager
  await queue(page)
  const [stopped, good] = [await numberIn(page, 0), await numberIn(page, 1)]
  await voidCode(page, stopped)

  await queue(page)
  for (const no of [stopped, good]) await rows(page).filter({ hasText: no }).getByRole('checkbox').check()
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click()
  const outcome = page.getByRole('dialog', { name: '处理结果' })
  await seen(outcome.getByText('已发布 1 份'))
  await seen(outcome.getByRole('link', { name: stopped }))
  await seen(outcome.getByText('编码申请为“已作废”，不能使用'))
  await outcome.getByRole('button', { name: '关闭' }).last().click()
  await expect.poll(() => rows(page).filter({ hasText: good }).count()).toBe(0)

  const reason = `请更换编码 ${Date.now()}`
  await rows(page).filter({ hasText: stopped }).getByRole('checkbox').check()
  await page.getByRole('group', { name: '所选记录的操作' }).getByRole('button', { name: '退回' }).click()
  const giveBack = page.getByRole('dialog', { name: '退回所选的 1 份报告' })
  // The first field has the focus, not a button, so that a key pressed too early triggers nothing.
  const why = giveBack.getByRole('textbox', { name: '退回理由' })
  await expect.poll(() => why.evaluate((field) => field === document.activeElement)).toBe(true)
  await why.fill(reason)
  await giveBack.getByRole('button', { name: '退回' }).click()
  await expect.poll(() => rows(page).filter({ hasText: stopped }).count()).toBe(0)
  expect(manager.problems).toEqual([])
  await manager.close()

  const staff = await person('body-staff')
  await staff.page.getByRole('button', { name: /^新消息/ }).click()
  const bell = staff.page.getByRole('dialog', { name: '新消息' })
  await seen(bell.getByRole('link', { name: new RegExp(`报告已发布：${good}`) }))
  await seen(bell.getByText(reason))
  await bell.getByRole('link', { name: new RegExp(`报告被退回：${stopped}`) }).click()
  await seen(staff.page.getByRole('heading', { level: 1, name: stopped }))
  await seen(staff.page.getByRole('main').getByText('报告被退回').first())
  await seen(staff.page.getByRole('main').getByText(reason).first())
  expect(staff.problems).toEqual([])
  await staff.close()
})

test('a reviewer takes a decision back at the desk, and the application waits as before', async () => {
  const head = await person('head-office')
  const { page } = head
  await fromMenu(page, '编码申请', '总局审核')
  const open = page.getByRole('article')
  await seen(open)
  const no = (await open.getAttribute('aria-label')) ?? ''
  const pass = page.getByRole('button', { name: '通过', exact: true })
  const heightOf = async () => (await pass.boundingBox())?.y
  const height = await heightOf()
  await pass.click()
  const lately = page.getByRole('region', { name: '刚作的决定' })
  await seen(lately.getByText(no))
  await seen(lately.getByText('总局通过', { exact: true }))
  // The next application's buttons are at the same place: nothing moves under the pointer.
  expect(await heightOf()).toBe(height)
  await lately.getByRole('button', { name: /^撤回决定（余 (9|10) 分钟）$/ }).click()
  const question = page.getByRole('dialog', { name: '撤回您的决定？' })
  await seen(question.getByText(no.replace('SQ', '').slice(-4)))
  await question.getByRole('button', { name: '撤回决定' }).click()
  await seen(page.getByText(`已撤回“总局通过”：${no} 重新等待审核`))
  await seen(page.getByRole('article', { name: no }))
  await seen(page.getByRole('main').getByText('总局撤回决定'))
  await seen(page.getByRole('button', { name: '通过', exact: true }))
  expect(head.problems).toEqual([])
  await head.close()
})

test('a test basis that is not in the list is confirmed before it is public', async () => {
  const arrival = at('/business/report/list?status=published&keyword=901', '型式试验报告')
  const manager = await person('body-manager', {}, arrival)
  const { page } = manager
  await rows(page).nth(3).getByRole('link').first().click()
  await page.getByRole('link', { name: '修订', exact: true }).click()
  const own = `DB33/T ${Date.now()}`
  await page.getByRole('combobox', { name: '试验依据' }).fill(own)
  await page.getByText(`使用“${own}”（未列入目录）`).last().click()
  await page.getByRole('button', { name: '核对修订内容' }).click()
  const dialog = page.getByRole('dialog', { name: '核对修订内容' })
  await dialog.getByRole('textbox', { name: '修订理由' }).fill('补充地方标准')
  await dialog.getByRole('button', { name: '提交修订' }).click()
  const question = page.getByRole('dialog', { name: '未列入目录的试验依据' })
  await seen(question.getByText(`试验依据“${own}”未列入目录，请逐字核对原件`))
  const yes = question.getByRole('button', { name: '确认并继续' })
  expect(await yes.isDisabled()).toBe(true)
  await question.getByRole('checkbox', { name: `我已将未列入目录的试验依据“${own}”与原件逐字核对，确认无误` }).check()
  await yes.click()
  await seen(page.getByText('核对未列入目录的试验依据', { exact: true }))
  await seen(page.getByText(own, { exact: true }))
  await manager.close()
})
