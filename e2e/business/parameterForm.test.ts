// A category with several parameter forms: one is chosen, another asks before it drops values that it has no fields for, a failed request loses nothing, and a reload keeps what was typed.
import { afterAll, expect, test } from 'vitest'
import { antd } from '../antd/parts.ts'
import { at, person, seen } from '../people.ts'
import { intercept } from '../arranged/intercept.ts'

const staff = await person('body-staff', {}, at('/business/report/new', '新建报告'))
const { page } = staff
afterAll(staff.close)

const form = page.getByRole('combobox', { name: '参数表' })
const field = (name: string) => page.getByRole('main').getByLabel(name, { exact: true })
const title = page.getByRole('main')

async function choose(box: typeof form, text: string, option: string): Promise<void> {
  await box.click()
  await box.fill(text)
  await page.locator(`${option}:visible`, { hasText: text }).first().click()
}
const chooseForm = (name: string) => choose(form, name, antd.option)
/** The name of the form next to the heading of the parameters. */
const inForm = (name: string) => seen(title.locator('section', { hasText: '技术参数' }).getByText(name))

test('a truck by combustion engine becomes an electric one', async () => {
  await choose(page.getByRole('combobox', { name: '设备品种' }), '5110', antd.treeOption)
  await page.getByRole('button', { name: '新建草稿' }).click()
  // The category has several forms, so that its writer has to choose one.
  await seen(title.getByText('请选择参数表'))
  await chooseForm('内燃平衡重式叉车')
  await field('额定起重量').fill('3000')
  await field('发动机型号').fill('4D32')
  // A day under the pointer does not take the place of what is typed: leaving the box would leave that day in it.
  await field('样品生产日期').fill('2026年3月')
  await field('样品生产日期').click()
  await page.locator(antd.day).first().hover()
  expect(await field('样品生产日期').inputValue()).toBe('2026年3月')
  await field('样品生产日期').fill('')

  await chooseForm('蓄电池平衡重式叉车')
  const question = page.getByRole('dialog', { name: '更换参数表？' })
  await seen(question.getByText('没有以下 1 项参数，其内容将被清除：发动机型号。'))
  await question.getByRole('button', { name: '取消' }).click()
  await question.waitFor({ state: 'hidden' })
  expect(await field('发动机型号').inputValue()).toBe('4D32')

  await chooseForm('蓄电池平衡重式叉车')
  await question.getByRole('button', { name: '更换并清除' }).click()
  await inForm('蓄电池平衡重式叉车')
  expect(await field('额定起重量').inputValue()).toBe('3000')
  expect(await field('发动机型号').count()).toBe(0)
  expect(staff.problems).toEqual([])
})

test('typed values are there after a reload, and the form with them', async () => {
  // The test waits for the save: after a reload the form would offer the newer stored state instead of input typed during it.
  await seen(page.getByText(/^(所有更改已保存|已于 .* 自动保存)/))
  await field('系统电压').fill('48')
  await page.reload()
  await inForm('蓄电池平衡重式叉车')
  expect(await field('系统电压').inputValue()).toBe('48')
  expect(await field('额定起重量').inputValue()).toBe('3000')
})

test('a form that does not load changes nothing', async () => {
  await intercept(page, '**/equDict/parameterForm**', (route) => route.abort())
  await choose(page.getByRole('combobox', { name: '设备品种' }), '5200', antd.treeOption)
  await seen(page.getByRole('alert').getByText('请求服务器无响应！'))
  expect(await field('系统电压').inputValue()).toBe('48')
  await seen(title.getByText('叉车 5110'))
  await page.unroute('**/equDict/parameterForm**')
  staff.forget()
  await page.getByRole('button', { name: '完成编辑' }).click()
  await inForm('蓄电池平衡重式叉车')
  await seen(title.getByText('48'))
  expect(staff.problems).toEqual([])
})
