// The code generator by hand: a table of the database is read, completed, saved, shown as code, downloaded and removed.
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import type { Visitor } from '../browser.ts'
import { goTo } from '../office.ts'
import { at, person, seen } from '../people.ts'

let user: Visitor
let page: Page
beforeAll(async () => {
  user = await person('system-admin', {}, at('/system/crud', '代码生成'))
  ;({ page } = user)
})
afterAll(async () => {
  await user.close()
})

test('a table of the database becomes a description, and the description becomes code', async () => {
  await page.getByRole('button', { name: '从数据库添加' }).click()
  await page.getByRole('combobox', { name: '数据库中的表' }).fill('file_group')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: '读取该表' }).click()
  await seen(page.getByText(/^每条记录都有：id/))
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  expect(await field('表名').inputValue()).toBe('file_group')
  await field('代码名称').fill('drawer;')
  await field('中文名称').fill('文件柜')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await seen(page.getByText(/^代码名称应为英文单词/))
  await field('代码名称').fill('drawer')
  await page.getByRole('button', { name: '保存', exact: true }).click()

  const row = page.getByRole('row', { name: /file_group/ })
  await row.getByRole('link', { name: 'file_group' }).click()
  await seen(page.getByRole('heading', { level: 1, name: 'file_group' }))
  await page.getByText('契约', { exact: true }).click()
  await seen(page.getByText('path: `${path}/list`,').first())
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载代码' }).click(),
  ])
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK')

  await goTo(page, '/system/crud', '代码生成')
  await row.getByRole('button', { name: /更多/ }).click()
  await page.getByRole('menuitem', { name: '删除' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await row.waitFor({ state: 'detached' })
})
