// A notice from its writer to its readers: scheduled, published by the register at its time, read on the site, changed, and withdrawn.
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { antd } from '../antd/parts.ts'
import type { Visitor } from '../browser.ts'
import { settled, violations, widths } from '../every-screen/look.ts'
import { at, person, seen, site, visitor } from '../people.ts'
import { noticeIsDue } from '../arranged/timePasses.ts'

let author: Visitor
let reader: Visitor
let page: Page
beforeEach(async () => {
  author = await person('head-office', {}, at('/business/notice/list', '公告管理'))
  ;({ page } = author)
  reader = await visitor('/notices')
})
afterEach(() => Promise.all([author.close(), reader.context.close()]))

test('written, scheduled, published by the register, read on the site, changed, withdrawn', async () => {
  const later = '2099-12-31 08:00'
  const title = `关于核对门锁装置证书的公告 ${Date.now()}`
  const word = `门锁核对${Date.now()}`
  const heading = (of: Page, name: string) => of.getByRole('heading', { level: 1, name, exact: true })
  const { page: there } = reader

  await page.getByRole('link', { name: '新建公告' }).first().click()
  await seen(heading(page, '新建公告'))
  const save = page.getByRole('button', { name: '保存', exact: true })
  await page.getByRole('combobox', { name: '发布方式' }).click()
  await page.locator(antd.option, { hasText: '定时发布' }).click()
  await save.click()
  await seen(page.getByText('标题必须填写'))
  await seen(page.getByText('发布时间必须填写'))
  await page.getByRole('textbox', { name: '标题' }).fill(title)
  await page.getByRole('textbox', { name: '公告正文' }).click()
  await page.keyboard.type(`${word}：请于月底前完成。`)
  // A line without a space must not widen the page that shows it.
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: '代码块' }).click()
  await page.keyboard.insertText('a'.repeat(400))
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: '核对表.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') })
  await seen(page.getByRole('link', { name: '核对表.pdf' }))
  await page.getByRole('textbox', { name: '发布时间' }).fill('2020-01-01 08:00')
  await save.click()
  await seen(page.getByText('发布时间：应晚于现在'))
  await page.getByRole('textbox', { name: '发布时间' }).fill(later)
  await save.click()
  await seen(heading(page, title))
  await seen(page.getByRole('main').getByText('定时发布', { exact: true }))
  const id = /details\/(\d+)/.exec(page.url())?.[1] ?? ''

  // Not public before its time.
  await there.goto(site(`/notice/${id}`))
  await seen(heading(there, '没有这条公告'))
  await there.goto(site('/notices'))
  await there.getByRole('textbox', { name: '标题或正文' }).fill(word)
  await there.getByRole('button', { name: '查询' }).click()
  await seen(there.getByText('没有符合条件的公告'))
  // An old address may contain a page number that no longer exists.
  await there.goto(site('/notices?pageNum=400'))
  await there.getByRole('button', { name: '最后一页' }).click()
  await seen(there.getByText('关于启用特种设备型式试验公示平台的公告'))
  await there.goto(site(`/notices?keyword=${encodeURIComponent(word)}`))

  // When its time has come, the register publishes the notice.
  await noticeIsDue(id)
  const found = there.getByRole('link', { name: title })
  await expect
    .poll(async () => {
      await there.reload()
      await settled(there)
      return found.count()
    })
    .toBe(1)
  await found.click()
  await seen(heading(there, title))
  await seen(there.getByText(`${word}：请于月底前完成。`))
  await seen(there.getByText(/^PDF · 1 KB$/))
  expect(await there.title()).toContain(title)
  await settled(there)
  expect(await violations(there)).toEqual([])
  expect(await widths(there)).toEqual([0, 0])
  const file = await there.getByRole('link', { name: '核对表.pdf' }).getAttribute('href')
  expect((await there.context().request.get(new URL(file ?? '', there.url()).href)).status()).toBe(200)

  await page.reload()
  await seen(page.getByRole('main').getByText('已发布', { exact: true }))
  await seen(page.getByText('系统定时发布'))
  await page.getByRole('link', { name: '编辑' }).click()
  await seen(page.getByText(/^保存后读者立即看到修改/))
  await page.getByRole('textbox', { name: '标题' }).fill(`${title}（更新）`)
  await save.click()
  await seen(heading(page, `${title}（更新）`))
  await there.reload()
  await seen(heading(there, `${title}（更新）`))
  await seen(there.getByText(/修改，第 2 版$/))

  await page.getByRole('button', { name: '撤回' }).click()
  const question = page.getByRole('dialog', { name: `撤回“${title}（更新）”` })
  await question.getByRole('textbox', { name: '撤回原因（公开）' }).fill('核对时间有变，将另行公告')
  await question.getByRole('button', { name: '撤回' }).click()
  await seen(page.getByRole('main').getByText('已撤回', { exact: true }))
  await there.reload()
  await seen(there.getByText('本公告已撤回'))
  await seen(there.getByText('撤回原因：核对时间有变，将另行公告'))
  expect(await there.getByText(word).count()).toBe(0)
  expect(await there.getByText('核对表.pdf').count()).toBe(0)
})
