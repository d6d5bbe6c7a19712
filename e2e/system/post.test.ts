// Posts by hand: added in a drawer, refused at the field, changed, not deleted while people hold them, deleted, exported.
import { readFile } from 'node:fs/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import type { Visitor } from '../browser.ts'
import { gate } from '../kit/given.ts'
import { focused } from '../keyboard.ts'
import { settled, violations } from '../every-screen/look.ts'
import { goTo } from '../office.ts'
import { at, person, seen } from '../people.ts'

let user: Visitor
let page: Page
beforeEach(async () => {
  user = await person('system-admin', {}, at('/system/post', '岗位管理'))
  ;({ page } = user)
})
afterEach(async () => {
  await user.close()
})

const field = (name: string) => page.getByRole('dialog').getByRole('textbox', { name, exact: true })
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
const save = () => page.getByRole('button', { name: '保存', exact: true }).click()
const gone = (name: string) => row(name).waitFor({ state: 'detached' })

async function open(code: string, name: string) {
  await page.getByRole('button', { name: '新建岗位' }).first().click()
  await field('岗位编码').fill(code)
  await field('岗位名称').fill(name)
}

async function remove(name: string) {
  await row(name).getByRole('button', { name: '删除' }).click()
  await seen(page.getByRole('dialog', { name: `确定删除“${name}”吗？` }))
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
}

test('is added, refused at a duplicate code, changed and deleted', async () => {
  await page.getByRole('button', { name: '新建岗位' }).first().click()
  expect(page.url()).toContain('form=new')
  await settled(page)
  expect(await violations(page)).toEqual([])
  await save()
  await seen(page.getByText('岗位编码必须填写'))
  await field('岗位编码').fill('INSPECTOR')
  await field('岗位名称').fill('安全员')
  await save()
  await seen(page.getByRole('dialog').getByText('岗位编码“INSPECTOR”已被使用'))
  // The message is shown at its field and nowhere else.
  expect(await page.getByText('岗位编码“INSPECTOR”已被使用').count()).toBe(1)
  await field('岗位编码').fill('safety')
  await save()
  await seen(row('安全员'))
  expect(page.url()).not.toContain('form=')

  await row('安全员').getByRole('button', { name: '编辑' }).click()
  await field('岗位名称').fill('安全管理员')
  const writes: string[] = []
  page.on('request', (request) => void (request.method() === 'PUT' && writes.push(request.url())))
  // The form is sent once, however often Enter is pressed. The answer waits for both: after it, Enter would press the button that has the focus again.
  const held = await gate(page, '**/api/system/post')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  held.open()
  await seen(row('安全管理员'))
  expect(writes).toHaveLength(1)
  await focused(row('安全管理员').getByRole('button', { name: '编辑' }))
  await remove('安全管理员')
  await gone('安全管理员')
})

test('input comes back after a reload, is discarded by a button, and is gone after a confirmed leave', async () => {
  await open('kept', '值班员')
  await page.reload()
  const dialog = page.getByRole('dialog')
  await seen(dialog.getByText(/^已恢复您在 .* 填写的内容。/))
  expect(await field('岗位名称').inputValue()).toBe('值班员')
  await dialog.getByRole('button', { name: '丢弃' }).click()
  await expect.poll(() => field('岗位名称').inputValue()).toBe('')

  await field('岗位名称').fill('再填')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '放弃更改' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('button', { name: '新建岗位' }).first().click()
  await field('岗位名称').waitFor()
  expect(await field('岗位名称').inputValue()).toBe('')
  expect(await page.getByText('已恢复您在').count()).toBe(0)
})

test('that people hold is neither deleted nor stopped, and names them', async () => {
  await remove('审核员')
  await seen(page.getByText(/“审核员”正被 2 个账号（.+、.+）使用，不能删除/))
  await seen(row('审核员'))
  await page.keyboard.press('Escape')
  await row('审核员').getByRole('button', { name: '编辑' }).click()
  await page.getByRole('dialog').getByRole('radio', { name: '停用' }).check()
  await save()
  await seen(page.getByRole('dialog').getByText(/该岗位正被 2 个账号/))
})

test('is listed in its order, and filtered by its order number', async () => {
  await goTo(page, '/system/post', '岗位管理')
  await seen(row('审核员'))
  await page.getByRole('columnheader', { name: /显示顺序/ }).click()
  await expect.poll(() => page.url()).toContain('by=sort')
  await settled(page)
  const first = page.getByRole('row').nth(1)
  await expect.poll(() => first.textContent()).toContain('检验员')
  await page.getByRole('columnheader', { name: /显示顺序/ }).click()
  await expect.poll(() => page.url()).toContain('by=-sort')
  await expect.poll(() => first.textContent()).toContain('见习检验员')
  await goTo(page, '/system/post?sort=40%7C%3E%3D', '岗位管理')
  await seen(row('资料员'))
  await gone('审核员')
})

test('is exported as it is filtered, and leaving with input asks first', async () => {
  await goTo(page, '/system/post?status=stopped', '岗位管理')
  await seen(row('见习检验员'))
  await page.getByRole('main').getByRole('button', { name: '导出' }).click()
  const question = page.getByRole('dialog', { name: '导出' })
  await seen(question.getByText('将导出当前筛选的 1 条记录'))
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    question.getByRole('button', { name: '导出' }).click(),
  ])
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK')
  await goTo(page, '/system/post?keyword=没有这样的岗位', '岗位管理')
  const nothing = page.getByRole('main').getByRole('button', { name: '导出', disabled: true })
  await seen(nothing)
  expect(await nothing.getAttribute('title')).toBe('列表为空，没有可导出的记录')
  await open('x1', '未保存')
  await page.keyboard.press('Escape')
  await seen(page.getByRole('dialog', { name: /未保存/ }))
})
