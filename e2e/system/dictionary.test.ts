// A dictionary edited on one instance while a form that reads it is shown on another; a new one leads to its entries.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { antd } from '../antd/parts.ts'
import { newVisitor } from '../browser.ts'
import { at, person, seen } from '../people.ts'
import { startServer, type StartedServer } from '../server.ts'
import { theServer } from '../theServer.ts'

const { instance, demoPassword } = theServer()
/** A second instance of the same register. */
let other: StartedServer
beforeAll(async () => {
  other = await startServer('e2e-second-instance', { CAPTCHA: 'off', RATE_LIMIT: 'off', ...instance })
})
afterAll(() => other.stop())

test('an entry renamed on another instance is shown in a form that is already on the screen; typed parts find the entries, texts of one’s own are marked', async () => {
  const staff = await person('body-staff', {}, at('/business/report/new', '新建报告'))
  const { page } = staff
  const category = page.getByRole('combobox', { name: '设备品种' })
  await category.click()
  await category.fill('5110')
  await page.locator(`${antd.treeOption}:visible`, { hasText: '5110' }).first().click()
  await page.getByRole('button', { name: '新建草稿' }).click()
  const basis = page.getByRole('combobox', { name: '试验依据' })
  const option = (name: string) => page.locator(`${antd.option}:visible`, { hasText: name })
  await basis.fill('TSG 81')
  await option('TSG 81-2022').click()
  await page.keyboard.press('Escape')
  const chosen = page.locator(antd.chosenTag, { hasText: 'TSG 81-2022' })
  await seen(chosen)
  const before = (await chosen.getAttribute('title')) ?? ''

  const administrator = await newVisitor()
  const office = administrator.page
  await office.goto(`${other.url}/#/login?back=${encodeURIComponent('/system/dictionary?type=test_basis')}`)
  await office.getByRole('textbox', { name: '用户名' }).fill('system-admin')
  await office.getByRole('textbox', { name: '密码' }).fill(demoPassword)
  await office.getByRole('button', { name: '登录' }).click()
  const rename = async (name: string) => {
    await office
      .getByRole('row', { name: /TSG 81-2022/ })
      .getByRole('button', { name: '编辑' })
      .click()
    await office.getByRole('dialog').getByRole('textbox', { name: '字典标签' }).fill(name)
    await office.getByRole('button', { name: '保存', exact: true }).click()
    await seen(office.getByRole('row', { name: new RegExp(name) }))
  }
  await rename('TSG 81-2022 叉车等车辆规程（改名）')
  await basis.click()
  await seen(option('叉车等车辆规程（改名）'))
  await expect.poll(() => chosen.getAttribute('title')).toContain('改名')
  await rename(before)

  // Enter takes the entry that matches, never the raw text beside it.
  const tags = page.locator(antd.chosenTag)
  await basis.fill('7007')
  await seen(option('使用“7007”'))
  await page.keyboard.press('Enter')
  await expect.poll(() => tags.count()).toBe(2)
  await seen(tags.filter({ hasText: /^TSG T7007-/ }))
  // A text that several entries contain stays in the box when the person goes on, and says why.
  await basis.fill('GB/T')
  await page.keyboard.press('Tab')
  await seen(page.getByText('有多项含“GB/T”，请从列表中选择'))
  expect([await basis.inputValue(), await tags.count()]).toEqual(['GB/T', 2])
  // A text of one's own is chosen by its name, and marked.
  await basis.fill('DB33/T 999-2020')
  await option('使用“DB33/T 999-2020”（未列入目录）').click()
  await seen(tags.filter({ hasText: 'DB33/T 999-2020 未列入目录' }))
  expect([...staff.problems, ...administrator.problems]).toEqual([])
  await administrator.close()
  await staff.close()
})

test('a dictionary that is gone is said to be gone, with a way to the others', async () => {
  const system = await person('system-admin', {}, at('/system/dictionary?type=gone_away', '字典管理'))
  const main = system.page.getByRole('main')
  await seen(main.getByText('没有字典“gone_away”，它可能已被删除或更改了类型'))
  await main.getByRole('button', { name: '查看全部字典' }).click()
  await seen(main.getByRole('row').nth(1))
  expect(system.page.url()).not.toContain('gone_away')
  await system.close()
})

test('a new dictionary is chosen, and its first entry is the next thing to add', async () => {
  const administrator = await person('system-admin', {}, at('/system/dictionary', '字典管理'))
  const { page } = administrator
  const type = `trial_${Date.now().toString(36)}`
  await page.getByRole('button', { name: '新建字典' }).click()
  const field = (label: string) => page.getByRole('dialog').getByRole('textbox', { name: label, exact: true })
  await field('字典类型').fill(type)
  await field('字典名称').fill(`试验${type}`)
  await field('英文名称').fill(`Trial ${type}`)
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await seen(page.getByRole('button', { name: '新建数据' }).first())
  expect(new URL(page.url()).hash).toBe(`#/system/dictionary?type=${type}`)
  await administrator.close()
})
