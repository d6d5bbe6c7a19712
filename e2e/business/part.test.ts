// A part's certificate is suspended: the answer of a lift that names the part says so when it is opened next, the writer of the number sees it too, and the office sees which lifts name it.
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import type { Answer } from '@register/contract/business/publicReport/publicReport'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { settled, violations, widths } from '../every-screen/look.ts'
import { desk, telephone } from '../every-screen/looks.ts'
import { liftWith } from '../covered.ts'
import { at, person, seen, visitor } from '../people.ts'

type Part = Answer['components'][number]

/** A valid door lock that lifts of the demo world name. */
const isLock = ({ cited }: Part) => cited?.status === 'published' && cited.certificateNo.startsWith('TSXF340')
const { components } = await liftWith<{ components: Part[] }>((lift) => lift.components.some(isLock))
const lock = components.find(isLock)?.cited?.certificateNo ?? ''
const printed = printNo(lock)
const head = await person('head-office', {}, at(`/business/report/list?keyword=${lock}`, '型式试验报告'))
const anyone = await visitor()
afterAll(async () => {
  await head.close()
  await anyone.close()
})

async function change(page: Page, action: '暂停证书' | '恢复证书', reason: string): Promise<void> {
  const direct = page.getByRole('main').getByRole('button', { name: action, exact: true })
  const more = page.getByRole('button', { name: '更多' })
  await seen(direct.or(more).first())
  if (await direct.isVisible()) await direct.click()
  else {
    await more.click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: '理由' }).fill(reason)
  await dialog.getByRole('button', { name: action }).click()
  await dialog.waitFor({ state: 'hidden' })
}

test('the office sees which lifts name a part; their answers show its suspension at once, until it ends', async () => {
  const office = head.page
  await office.getByRole('row').getByRole('link', { name: printed }).first().click()
  const machines = office.getByRole('list', { name: '引用此证书的设备' })
  const lift = machines.getByRole('link', { name: /^TSX 3/ }).first()
  await seen(lift)
  const number = await lift.innerText()

  const { page } = anyone
  await page.getByRole('textbox', { name: /证书编号/ }).fill(number)
  await page.keyboard.press('Enter')
  await seen(page.getByRole('heading', { level: 1, name: '有效' }))
  const row = page.getByRole('row').filter({ hasText: printed })
  await seen(row.getByText('有效', { exact: true }))

  await change(office, '暂停证书', '监督抽查发现锁紧元件不符')
  await page.reload()
  await seen(page.getByRole('heading', { level: 1, name: '有效' }))
  await seen(row.getByText('已暂停', { exact: true }))
  await page.getByRole('button', { name: /张部件证书已暂停、撤销、注销、依规失效或过期$/ }).click()
  const notice = page.getByRole('region', { name: '已暂停、撤销、注销、依规失效或过期的部件证书' })
  await seen(notice.getByText(/自 \d{4}-\d{2}-\d{2} 起暂停/).first())
  await seen(notice.getByText(/不代表本设备证书的状态/))
  expect(await notice.getByRole('heading').evaluate((element) => element === document.activeElement)).toBe(true)
  for (const size of [desk, telephone]) {
    await page.setViewportSize(size)
    await settled(page)
    expect(await violations(page)).toEqual([])
    expect(await widths(page)).toEqual([0, 0])
  }
  await notice.getByRole('link', { name: printed }).click()
  await seen(page.getByRole('heading', { level: 1, name: '已暂停' }))
  await seen(page.getByText('监督抽查发现锁紧元件不符').first())

  const staff = await person('body-staff', {}, at('/business/report/list?status=draft', '型式试验报告'))
  await staff.page.getByRole('row').getByRole('link', { name: '编辑' }).first().click()
  await staff.page.getByRole('button', { name: '添加部件' }).click()
  const typed = staff.page.getByRole('textbox', { name: /证书编号$/ }).last()
  await typed.fill(lock.toLowerCase())
  await typed.blur()
  await seen(staff.page.getByText('已暂停', { exact: true }))
  await typed.fill(`${lock}9`)
  await typed.blur()
  await seen(staff.page.getByText('本登记中没有此编号，无法判断'))
  await staff.close()

  await change(office, '恢复证书', '整改完成')
  await page.goBack()
  await seen(row.getByText('有效', { exact: true }))
  expect([...head.problems, ...anyone.problems]).toEqual([])
})

test('a link to the lift leads to its report, which shows the part with its certificate', async () => {
  const { page } = head
  await page
    .getByRole('list', { name: '引用此证书的设备' })
    .getByRole('link', { name: /^TSX 3/ })
    .first()
    .click()
  const row = page.getByRole('row').filter({ hasText: printed })
  await seen(row.getByText('有效', { exact: true }))
  await row.getByRole('link', { name: printed }).click()
  await seen(page.getByRole('heading', { level: 1, name: printed }))
})
