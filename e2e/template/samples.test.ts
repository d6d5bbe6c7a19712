// The list to copy from, used from end to end: filters, drawer, page, deletion and export, by mouse, keyboard and on a telephone.
import { describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { focused, tabTo } from '../keyboard.ts'
import { settled, violations } from '../every-screen/look.ts'
import { fits } from '../kit/given.ts'
import { goTo } from '../office.ts'
import { at, callPeople, person, seen, type Arrival } from '../people.ts'

let page: Page
const people = callPeople()
const come = async (arrival?: Arrival) => {
  page = await people('body-staff', arrival)
}

const go = (path: string, title: string) => goTo(page, path, title)
const list = at('/template/list/crud', '增删改查')
const drawer = () => page.getByRole('dialog')
const box = (name: string) => page.getByRole('textbox', { name, exact: true })
const strip = () => page.getByRole('navigation', { name: '打开的页面' })
const find = async (word: string) => {
  await page.getByRole('searchbox', { name: '编号、名称、送样单位' }).fill(word)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('main tbody tr[data-row-key]:visible').count()).toBe(1)
}

async function fillDrawer(sampleNo: string) {
  await drawer().getByRole('textbox', { name: '样品编号' }).fill(sampleNo)
  await drawer().getByRole('textbox', { name: '样品名称' }).fill('试验用缓冲器')
  await drawer().getByRole('textbox', { name: '送样单位' }).fill('某缓冲器有限公司')
  await drawer().getByRole('textbox', { name: '收样日期' }).fill('2026-03-02')
  await page.keyboard.press('Enter')
}

describe('a sample in a drawer', () => {
  test('is registered after its errors are corrected, found, changed and deleted', async () => {
    await come(list)
    await page.getByRole('button', { name: '登记样品' }).click()
    expect(page.url()).toContain('form=new')
    await drawer().getByRole('button', { name: '保存' }).click()
    await seen(drawer().getByText('样品编号必须填写'))
    await drawer().getByRole('textbox', { name: '样品编号' }).fill('YP-1')
    await drawer().getByRole('button', { name: '保存' }).click()
    await seen(drawer().getByText('样品编号应为 YP-年份-四位序号'))
    await fillDrawer('YP-2026-0001')
    await drawer().getByRole('button', { name: '保存' }).click()
    await seen(drawer().getByText('样品编号“YP-2026-0001”已被使用'))
    await drawer().getByRole('textbox', { name: '样品编号' }).fill('YP-2027-0001')
    await settled(page)
    expect(await violations(page)).toEqual([])
    // Enter submits the form.
    await drawer().getByRole('textbox', { name: '样品编号' }).press('Enter')
    await drawer().waitFor({ state: 'detached' })
    expect(page.url()).not.toContain('form=')

    await find('YP-2027-0001')
    await page.getByRole('button', { name: '编辑', exact: true }).click()
    await drawer().getByRole('textbox', { name: '样品名称' }).fill('改名的缓冲器')
    await drawer().getByRole('button', { name: '保存' }).click()
    await seen(page.getByRole('main').getByText('改名的缓冲器'))

    await page.getByRole('button', { name: '详情', exact: true }).click()
    await seen(drawer().getByText('某缓冲器有限公司'))
    await page.goBack()
    await drawer().waitFor({ state: 'hidden' })

    await page.getByRole('checkbox', { name: '选择 YP-2027-0001' }).check()
    await page.getByRole('button', { name: '批量删除' }).click()
    await drawer().getByRole('button', { name: '删除', exact: true }).click()
    await seen(page.getByText('没有符合条件的记录'))
    expect(await page.getByRole('button', { name: /^批量删除/ }).count()).toBe(0)
  })

  test('asks before input is discarded, and its tab is marked meanwhile', async () => {
    await come(list)
    await page.getByRole('button', { name: '登记样品' }).click()
    await drawer().getByRole('textbox', { name: '样品名称' }).fill('半个样品')
    await seen(strip().getByRole('img', { name: '有未保存的内容' }))
    await drawer().getByRole('button', { name: '取消' }).click()
    const question = page.getByRole('dialog', { name: '放弃未保存的内容？' })
    await question.getByRole('button', { name: '留在此页' }).click()
    expect(await drawer().getByRole('textbox', { name: '样品名称' }).inputValue()).toBe('半个样品')
    await drawer().getByRole('button', { name: '取消' }).click()
    await question.getByRole('button', { name: '放弃更改' }).click()
    await drawer().waitFor({ state: 'hidden' })
    await strip().getByRole('img', { name: '有未保存的内容' }).waitFor({ state: 'detached' })
    expect(page.url()).not.toContain('form=')
  })

  test('that does not exist is reported', async () => {
    await come(at('/template/list/crud?form=YP-1999-0001', '增删改查'))
    await seen(drawer().getByRole('alert'))
    expect(await drawer().getByRole('textbox').count()).toBe(0)
  })
})

describe('a sample on a page', () => {
  test('names its tab, marks it, and returns to the list when it is saved', async () => {
    await come(at('/template/list/crud/detail/YP-2026-0007', '编辑 YP-2026-0007'))
    await seen(strip().getByRole('link', { name: 'YP-2026-0007' }))
    const remark = box('备注')
    await remark.fill('两人同时修改')
    await seen(strip().getByRole('img', { name: '有未保存的内容' }))
    await page.getByRole('button', { name: '保存' }).click()
    await seen(page.getByRole('heading', { level: 1, name: '增删改查' }))
    await expect.poll(() => strip().getByRole('link').allTextContents()).toEqual(['首页', '增删改查'])
    await go('/template/list/crud/detail/YP-2026-0007', '编辑 YP-2026-0007')
    expect(await remark.inputValue()).toBe('两人同时修改')
  })

  test('that another person has changed meanwhile is not overwritten', async () => {
    await come(at('/template/list/crud/detail/YP-2026-0008', '编辑 YP-2026-0008'))
    await box('试验员').fill('我')
    const other = await person('body-manager', {}, at('/template/list/crud/detail/YP-2026-0008', '编辑 YP-2026-0008'))
    await other.page.getByRole('textbox', { name: '试验员' }).fill('别人')
    await other.page.getByRole('button', { name: '保存' }).click()
    await seen(other.page.getByRole('heading', { level: 1, name: '增删改查' }))
    await other.close()
    await page.getByRole('button', { name: '保存' }).click()
    const question = page.getByRole('dialog')
    await seen(question.getByText(/北辰 周主任/))
    await question.getByRole('button', { name: '留在此页' }).click()
    expect(await box('试验员').inputValue()).toBe('我')
    await page.getByRole('button', { name: '保存' }).click()
    await question.getByRole('button', { name: '重新加载' }).click()
    await expect.poll(() => box('试验员').inputValue()).toBe('别人')
  })

  test('two forms in two tabs keep their labels to themselves', async () => {
    await come(at('/template/list/crud/detail', '登记样品'))
    await box('样品名称').fill('第一个')
    await go('/template/list/crud/detail/YP-2026-0009', '编辑 YP-2026-0009')
    expect(await box('样品编号').inputValue()).toBe('YP-2026-0009')
    await page.getByText('样品名称', { exact: true }).locator('visible=true').click()
    expect(await box('样品名称').evaluate((element) => element === document.activeElement)).toBe(true)
    // Neither a link to a section nor an error leads into the hidden form of another tab.
    await page.getByRole('button', { name: /^送样/ }).click()
    await focused(box('送样单位'))
    await box('样品名称').fill('')
    await page.getByRole('button', { name: '保存' }).click()
    await focused(box('样品名称'))
    await seen(page.getByText('样品名称必须填写'))
  })

  test('is filled in without a mouse, and fits a telephone', async () => {
    await come(at('/template/list/crud/detail', '登记样品'))
    await tabTo(page, box('样品编号'))
    await page.keyboard.type('YP-2027-0002')
    await tabTo(page, box('样品名称'))
    await page.keyboard.type('键盘填写的样品')
    await tabTo(page, box('送样单位'))
    await page.keyboard.type('某公司')
    await tabTo(page, box('收样日期'))
    await page.keyboard.type('20260302')
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('button', { name: '保存' }))
    await page.setViewportSize({ width: 390, height: 844 })
    await fits(page)
    await page.keyboard.press('Enter')
    await seen(page.getByRole('heading', { level: 1, name: '增删改查' }))
    await seen(page.getByRole('main').getByText('键盘填写的样品'))
    await fits(page)
  })
})

test('the list is exported as a file with its name', async () => {
  await come(list)
  await page.getByRole('button', { name: '导出' }).click()
  const saved = page.waitForEvent('download')
  const exporting = page.getByRole('dialog', { name: '导出' })
  await exporting
    .getByRole('button', { name: /^(立即)?下载|导出$/ })
    .last()
    .click()
  expect((await saved).suggestedFilename()).toBe('演示_样品.xlsx')
})
