// Layouts, tabs, trees, rows with rows, and the form in steps.
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { focused } from '../keyboard.ts'
import { fits } from '../kit/given.ts'
import { at, callPeople, seen, type Arrival } from '../people.ts'

let page: Page
const people = callPeople()
const come = async (arrival?: Arrival) => {
  page = await people('body-staff', arrival)
}

const total = () => page.getByText(/^共 \d+ 条$/)

test('the gallery leads to every page', async () => {
  await come(at('/vab', '组件展示'))
  for (const name of ['页面模板', '其他与测试']) {
    const links = page.getByRole('region', { name }).getByRole('link')
    expect(await links.count()).toBeGreaterThan(7)
  }
  await page.getByRole('region', { name: '页面模板' }).getByRole('link', { name: '树形列表' }).click()
  await seen(page.getByRole('heading', { level: 1, name: '树形列表' }))
})

test('tabs filter one list, show their counts, and are in the address', async () => {
  await come(at('/template/list/tab', '标签列表'))
  const passed = page.getByText(/^合格 \d+$/)
  const count = Number((await passed.textContent())?.split(' ')[1])
  await passed.click()
  await seen(page.getByText(`共 ${count} 条`, { exact: true }))
  expect(page.url()).toContain('status=passed')
  await page.reload()
  await seen(page.getByText(`共 ${count} 条`, { exact: true }))
})

test('a tree filters a list, and folds', async () => {
  await come(at('/template/list/tree', '树形列表'))
  await seen(total())
  const all = await total().textContent()
  const tree = page.getByRole('navigation', { name: '设备种类' })
  await tree.getByRole('button', { name: '客运索道', exact: true }).click()
  await expect.poll(() => total().textContent()).not.toBe(all)
  expect(page.url()).toContain('kind=ropeway')
  await tree.getByRole('button', { name: '不合格' }).nth(3).click()
  expect(page.url()).toMatch(/kind=ropeway.*status=failed/)
  await tree.getByRole('button', { name: '收起 客运索道' }).press('Enter')
  await seen(tree.getByRole('button', { name: '展开 客运索道' }))
  await tree.getByRole('button', { name: '全部种类' }).click()
  await expect.poll(() => total().textContent()).toBe(all)
})

test('a row unfolds to the rows that belong to it', async () => {
  await come(at('/template/list/son', '主子列表'))
  await page
    .getByRole('row', { name: /客运索道/ })
    .getByRole('button')
    .first()
    .click()
  const below = page.getByRole('region', { name: '客运索道的样品' }).or(page.getByLabel('客运索道的样品'))
  await seen(below.getByText(/^YP-2026-\d{4}$/))
  expect(await below.getByText('曳引机').count()).toBe(0)
})

test('parts are side by side on a desktop and one below the other on a telephone', async () => {
  await come(at('/template/layout/lcr', '左中右布局'))
  await page.setViewportSize({ width: 1366, height: 768 })
  const part = async (name: string) =>
    (await page.getByRole('region', { name, exact: true }).boundingBox()) ?? { x: 0, y: 0 }
  await page.getByRole('button', { name: '曳引机' }).first().click()
  await seen(page.getByRole('region', { name: '样品信息' }).getByText('曳引机'))
  expect((await part('样品')).x).toBeLessThan((await part('样品信息')).x)
  expect((await part('样品')).y).toBe((await part('补充信息')).y)
  await page.setViewportSize({ width: 390, height: 844 })
  expect((await part('样品信息')).y).toBeGreaterThan((await part('样品')).y)
  await fits(page)
})

test('a form in steps checks each step, shows a summary and sends', async () => {
  await come(at('/template/other/stepform', '分步表单'))
  await page.getByRole('button', { name: '下一步' }).click()
  await seen(page.getByText('样品编号必须填写'))
  await focused(page.getByRole('textbox', { name: '样品编号' }))
  const fillFirst = async () => {
    await page.getByRole('textbox', { name: '样品编号' }).fill('YP-2027-0003')
    await page.getByRole('textbox', { name: '样品名称' }).fill('分步登记的样品')
    await page.getByRole('textbox', { name: '送样单位' }).fill('某公司')
    await page.getByRole('textbox', { name: '收样日期' }).fill('2026-03-02')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: '下一步' }).click()
    await seen(page.getByRole('heading', { name: '填写试验信息' }))
  }
  await fillFirst()
  expect(await page.getByText('必须填写').count()).toBe(0)
  await page.getByRole('button', { name: '上一步' }).click()
  expect(await page.getByRole('textbox', { name: '样品名称' }).inputValue()).toBe('分步登记的样品')
  await page.getByRole('button', { name: '下一步' }).click()
  await page
    .getByRole('textbox', { name: '费用' })
    .or(page.getByRole('spinbutton', { name: '费用' }))
    .fill('-1')
  await page.getByRole('button', { name: '下一步' }).click()
  await seen(page.getByText(/^费用应在 0 到/))
  await page
    .getByRole('textbox', { name: '费用' })
    .or(page.getByRole('spinbutton', { name: '费用' }))
    .fill('1200')
  await page.getByRole('button', { name: '下一步' }).click()
  await seen(page.getByText('分步登记的样品'))
  await page.getByRole('button', { name: '提交' }).click()
  await seen(page.getByRole('heading', { name: '样品登记成功' }))
  await page.getByRole('button', { name: '再登记一个' }).click()
  await seen(page.getByRole('textbox', { name: '样品编号' }))
  expect(await page.getByRole('textbox', { name: '样品编号' }).inputValue()).toBe('')

  // A refusal of the server leads to its field, in a step that was not drawn at that moment.
  await fillFirst()
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByRole('button', { name: '提交' }).click()
  await seen(page.getByRole('alert').filter({ hasText: 'YP-2027-0003' }))
  await focused(page.getByRole('textbox', { name: '样品编号' }))
})
