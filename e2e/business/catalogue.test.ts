// A new category without a restart: the head office adds it, a code of it is applied for, a report is written and published, and the public catalogue shows it.
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { antd } from '../antd/parts.ts'
import { beginReport, choose, decided, fromMenu, queued, searchFor } from '../office.ts'
import { person, seen, site, visitor } from '../people.ts'

const serial = Date.now().toString(36).toUpperCase()
/** A code that no list has, new in each run; numbers of certificates have no I, L or O. */
const code = `Q${serial.slice(-3).replace(/[ILO]/g, '0')}`
const name = `玻璃观光轿壁 ${serial}`
const model = `MK-${serial}`
const file = fileURLToPath(new URL('certificate.pdf', import.meta.url))
/** Today in Shanghai, as the register counts days. */
const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)

const [head, staff, expert, manager] = await Promise.all([
  person('head-office'),
  person('body-staff'),
  person('expert'),
  person('body-manager'),
])
afterAll(async () => {
  for (const { close } of [head, staff, expert, manager]) await close()
})

test('is entered by the head office', async () => {
  const { page, problems } = head
  await fromMenu(page, '设备目录', '设备目录')
  await page.getByRole('button', { name: '新建品种' }).click()
  const form = page.getByRole('dialog', { name: '新建品种' })
  // The key is made by the register and cannot be typed.
  await form.getByRole('textbox', { name: '代码' }).fill('ZE01')
  await form.getByRole('textbox', { name: '英文名称' }).fill('Glass wall of a panoramic car')
  await seen(form.getByText('Z 开头的内部编号由系统给出，不能填写'))
  await form.getByRole('textbox', { name: '代码' }).fill(code.toLowerCase())
  await form.getByRole('textbox', { name: '名称', exact: true }).fill(name)
  await form.getByRole('combobox', { name: '上级' }).fill('3400')
  await page.locator(`${antd.treeOption}:visible`, { hasText: '3400' }).click()
  await choose(form, '表单类型', '电梯')
  await form.getByRole('combobox', { name: '参数表' }).fill('玻璃轿壁')
  await page.locator(`${antd.option}:visible`, { hasText: '玻璃轿壁' }).click()
  await form.getByRole('textbox', { name: '来源' }).fill('TSG T7007')
  await form.getByRole('textbox', { name: '版本' }).fill('2026')
  await form.getByRole('button', { name: '保存' }).click()
  await seen(page.getByText('设备目录已保存'))
  await page.getByRole('searchbox').fill(code)
  const row = page.getByRole('row', { name: new RegExp(name) })
  await seen(row)
  // What the rule says of the parameters of its form.
  await row.getByRole('button', { name: '更多' }).click()
  await page.getByRole('menuitem', { name: '参数表与覆盖判断' }).click()
  const rulings = page.getByRole('dialog', { name: `参数表与覆盖判断 · ${name}` })
  await seen(rulings.getByRole('row').filter({ hasText: '玻璃厚度' }).getByText('决定', { exact: true }))
  await seen(rulings.getByText(/未对照条文原文/).first())
  await page.keyboard.press('Escape')
  await rulings.waitFor({ state: 'hidden' })
  expect(problems).toEqual([])
})

test('a code of it is applied for and issued', async () => {
  const { page, problems } = staff
  await fromMenu(page, '编码申请', '申请列表')
  await page.getByRole('link', { name: '申请编码' }).click()
  await page.getByRole('combobox', { name: '设备品种' }).click()
  await page.getByRole('combobox', { name: '设备品种' }).fill(code)
  await page.locator(`${antd.treeOption}:visible`, { hasText: code }).click()
  await page.getByRole('combobox', { name: '产品名称' }).fill(name)
  await page.getByRole('combobox', { name: '产品型号' }).fill(model)
  await page.getByRole('combobox', { name: '制造单位名称' }).fill('鹤鸣电梯')
  await page.locator(`${antd.option}:visible`, { hasText: '鹤鸣电梯有限公司' }).first().click()
  await page.getByRole('combobox', { name: '试验依据' }).fill('TSG T7007-2022')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: '计划试验日期' }).fill(today)
  await page.keyboard.press('Enter')
  await page.getByRole('checkbox', { name: '我已阅读并作出以上承诺' }).check()
  await page.getByRole('button', { name: '提交申请' }).click()
  await seen(page.getByRole('main').getByText('待总局审核'))
  await queued(head.page, '总局审核', model)
  await head.page.getByRole('button', { name: '通过', exact: true }).click()
  await decided(head.page, '通过')
  await queued(expert.page, '专家组审核', model)
  await expert.page.getByRole('button', { name: /^通过/ }).click()
  await decided(expert.page, '通过')
  expect([...problems, ...head.problems, ...expert.problems]).toEqual([])
})

test('a report of it is written with its parameters and published', async () => {
  const { page, problems } = staff
  await page.reload()
  await beginReport(page, {
    no: `E2E-${model}`,
    texts: [
      // The suggestion may come from an old paper that states none.
      ['制造单位统一社会信用代码', '91999922MA100814BX'],
      ['制造单位地址', '示范省云岭市迎宾路 1 号'],
      ['玻璃厚度', '10 mm'],
      ['固定方式', '四边框架'],
      ['玻璃最大尺寸', '1 m × 2 m'],
    ],
    day: today,
  })
  await page.getByRole('radio', { name: '合格', exact: true }).check()
  await choose(page, '玻璃类型', '钢化夹层')
  await page.locator('input[type=file]').first().setInputFiles(file)
  await seen(page.getByText('certificate.pdf'))
  await seen(page.getByText('内容齐全，可以提交发布'))
  await seen(page.getByText(/已于 .* 自动保存/))
  await page.getByRole('button', { name: '提交发布' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '提交发布' }).click()
  await seen(page.getByRole('button', { name: '撤回提交' }))
  await fromMenu(manager.page, '型式试验报告', '待发布')
  await searchFor(manager.page, model)
  await manager.page
    .getByRole('row', { name: new RegExp(model) })
    .getByRole('checkbox')
    .check()
  await manager.page.getByRole('button', { name: '发布', exact: true }).click()
  await manager.page.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click()
  await seen(manager.page.getByText('已发布，公众现在可以查到'))
  expect([...problems, ...manager.problems]).toEqual([])
})

test('a stranger finds it in the catalogue, and its certificate by the figure there', async () => {
  const anyone = await visitor()
  const { page } = anyone
  await page.getByRole('link', { name: '设备目录' }).click()
  const figure = page.getByRole('link', { name: `${name}：1 份证书` })
  // The server counts the figures again in the background.
  await expect
    .poll(
      async () => {
        await page.goto(site('/catalogue'))
        await page.reload()
        await page.getByRole('searchbox', { name: '按代码或名称查找' }).fill(code)
        await seen(page.getByText('找到 1 个品种'))
        return figure.isVisible()
      },
      { timeout: 60_000, interval: 1_000 },
    )
    .toBe(true)
  await figure.click()
  await seen(page.getByRole('main').getByText(model))
  expect(anyone.problems).toEqual([])
  await anyone.close()
})
