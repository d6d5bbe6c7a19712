// A person follows a certificate on its answer page; the head office suspends it; a message says so and links to the answer.
import { afterAll, test } from 'vitest'
import { fromMenu, goTo } from '../office.ts'
import { person, seen, site } from '../people.ts'

const wanted = 'N0047'
const follower = await person('registered')
const head = await person('head-office')
afterAll(async () => {
  await follower.close()
  await head.close()
})

test('a certificate is followed on its answer page, and is listed among the followed ones', async () => {
  const { page } = follower
  await page.goto(site(`/certificate_search?keyword=${wanted}`))
  await page.getByRole('main').getByRole('link', { name: /^TSX/ }).first().click()
  await page.getByRole('button', { name: '关注此证书', pressed: false }).click()
  await seen(page.getByRole('button', { name: '已关注此证书', pressed: true }))
  await goTo(page, '/home', /好$/)
  await fromMenu(page, '信息公示', '我的关注')
  await seen(page.getByRole('row').filter({ hasText: '有效' }).first())
})

test('its follower gets a message about the suspension, which leads to the answer', async () => {
  const { page: office } = head
  await goTo(office, `/business/report/list?keyword=${wanted}`, '型式试验报告')
  await office.getByRole('row').getByRole('link', { name: /^TSX/ }).first().click()
  const suspend = office.getByRole('main').getByRole('button', { name: '暂停证书', exact: true })
  const more = office.getByRole('button', { name: '更多' })
  await seen(suspend.or(more))
  if (await suspend.isVisible()) await suspend.click()
  else {
    await more.click()
    await office.getByRole('menuitem', { name: '暂停证书' }).click()
  }
  const dialog = office.getByRole('dialog')
  await dialog.getByRole('textbox', { name: '理由' }).fill('监督抽查不符')
  await dialog.getByRole('button', { name: '暂停证书' }).click()
  await dialog.waitFor({ state: 'hidden' })

  const { page } = follower
  await page.reload()
  await page.getByRole('button', { name: /^新消息，\d+ 条未读$/ }).click()
  const messages = page.getByRole('dialog', { name: '新消息' })
  await messages.getByRole('link', { name: /^证书被暂停：TSX/ }).click()
  await seen(page.getByRole('main').getByText('监督抽查不符'))
  await seen(page.getByRole('button', { name: '已关注此证书', pressed: true }))
})

test('a favourite search is renamed in its list', async () => {
  const reader = await person('body-staff-903')
  const { page } = reader
  await page.goto(site('/certificate_search?keyword=自动扶梯'))
  await page.getByRole('button', { name: '另存为常用查询' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '保存', exact: true }).click()
  await page.goto(site('/business/follow/searches'))
  await page
    .getByRole('row', { name: /自动扶梯/ })
    .getByRole('button', { name: /^更多操作/ })
    .click()
  await page.getByRole('menuitem', { name: '重命名' }).click()
  const dialog = page.getByRole('dialog', { name: '重命名常用查询' })
  await dialog.getByRole('textbox', { name: '名称' }).fill('全部扶梯')
  await dialog.getByRole('button', { name: '重命名' }).click()
  await seen(page.getByRole('row', { name: /全部扶梯/ }).getByRole('link', { name: '全部扶梯' }))
  await reader.close()
})
