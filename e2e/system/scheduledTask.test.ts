// A scheduled task by hand: added with its parameters and its schedule, run at once, read in its log, paused and deleted.
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import type { Visitor } from '../browser.ts'
import { settled, violations } from '../every-screen/look.ts'
import { at, person, seen } from '../people.ts'

let user: Visitor
let page: Page
beforeEach(async () => {
  user = await person('system-admin', {}, at('/system/task', '定时任务'))
  ;({ page } = user)
})
afterEach(() => user.close())

test('a task is added, run, read in its log, paused and deleted', async () => {
  const title = `清理 ${Date.now()}`
  const form = page.getByRole('dialog', { name: '新建定时任务' })
  const card = page.getByRole('article', { name: title })
  const fromMore = async (act: string) => {
    await card.getByRole('button', { name: /^更多/ }).click()
    await page.getByRole('menuitem', { name: act, exact: true }).click()
  }

  await page.getByRole('button', { name: '新建定时任务' }).click()
  await form.getByRole('textbox', { name: '任务名称' }).fill(title)
  await form.getByRole('textbox', { name: '英文名称' }).fill(`Sweep ${Date.now()}`)
  await form.getByRole('combobox', { name: '执行内容' }).click()
  await page.getByTitle('清理无用文件', { exact: true }).click()
  await seen(form.getByText(/^删除长时间没有任何记录使用的上传文件/))
  await form.getByLabel('未使用时长').fill('1')
  await form.getByRole('textbox', { name: '定时规则' }).fill('0 25 * * *')
  await form.getByRole('button', { name: '保存' }).click()
  await seen(form.getByText(/^未使用时长应/))
  await seen(form.getByText(/^定时规则：小时“25”不对/))
  await form.getByLabel('未使用时长').fill('48')
  await form.getByRole('textbox', { name: '定时规则' }).fill('30 3 L * *')
  await seen(form.getByText('每月的最后一天 03:30'))
  expect(await form.getByRole('list', { name: '接下来五次' }).getByRole('listitem').count()).toBe(5)
  await settled(page)
  expect(await violations(page)).toEqual([])
  await form.getByRole('button', { name: '保存' }).click()
  await seen(card.getByText('未使用时长：48 小时'))

  await card.getByRole('button', { name: '立即执行' }).click()
  await page
    .getByRole('dialog', { name: `确定立即执行“${title}”吗？` })
    .getByRole('button', { name: '立即执行' })
    .click()
  await seen(card.getByText('成功'))
  await card.getByRole('button', { name: '日志' }).click()
  const log = page.getByRole('dialog', { name: `运行日志：${title}` })
  await seen(log.getByText(/^删除 \d+ 个未使用的文件/))
  await seen(log.getByText(/^用时 .+ 执行 · 实例 /))
  expect(page.url()).toContain('log=')
  await page.keyboard.press('Escape')
  await log.waitFor({ state: 'hidden' })

  await fromMore('暂停')
  await seen(card.getByText('暂停', { exact: true }))
  await fromMore('删除')
  await page
    .getByRole('dialog', { name: `确定删除“${title}”吗？` })
    .getByRole('button', { name: '删除' })
    .click()
  await card.waitFor({ state: 'detached' })
})
