// Pieces in the office, where the subject is more than the piece: its address opened by another person, its tab, the task centre, the way back, columns stored over a reload.
import { afterAll, expect, test } from 'vitest'
import { goTo } from '../office.ts'
import { at, person, seen, site } from '../people.ts'
import { example, headsOf, rowsOf } from './example.ts'
import { gate, text } from './given.ts'

const size = { viewport: { width: 1440, height: 1400 }, reducedMotion: 'reduce' } as const
const manager = await person('body-manager', size)
const { page } = manager

afterAll(() => manager.close())

test.each([
  ['/business/report/list', 'business/report/list', '报告编号'],
  ['/business/codeApply/list', 'business/codeApply/list', '申请编号'],
  ['/business/changeNotice/list', 'business/changeNotice/list', '变更日期'],
])('the register’s own list %s keeps its columns over a reload', async (address, name, column) => {
  await page.goto(site(address))
  const list = page.getByRole('main')
  const drawer = page.getByRole('dialog', { name: '列设置' })
  await seen(rowsOf(list))
  await list.getByRole('button', { name: '列设置' }).click()
  await drawer.getByRole('switch', { name: `显示 ${column}` }).click()
  await list.getByRole('columnheader', { name: column }).first().waitFor({ state: 'hidden' })
  await drawer.getByRole('button', { name: '保存' }).click()
  await seen(page.getByText('保存成功'))
  await page.reload()
  await seen(rowsOf(list))
  expect(await headsOf(list)).not.toContain(column)
  expect(await page.evaluate((key) => sessionStorage.getItem(key), name)).toContain('"hide":true')
  await list.getByRole('button', { name: '列设置' }).click()
  await drawer.getByRole('button', { name: '重置' }).click()
  await seen(list.getByRole('columnheader', { name: column }))
})

test('a person who opens the address of a filtered list sees the same list and the same conditions', async () => {
  const words = { name: '索|include', kind: 'elevator,ropeway|include', quantity: '5|>=&&10|<=' }
  const address = `/vab/filterBar?${new URLSearchParams(words).toString()}`
  const other = await person('head-office', size, at(address, '筛选'))
  const there = example(other.page, '筛选一个列表')
  await expect.poll(() => there.locator('code').innerText()).toBe(JSON.stringify(words))
  await there.getByRole('button', { name: '筛选，已启用 4 项' }).click()
  const drawer = other.page.getByRole('dialog', { name: '筛选' })
  await expect.poll(() => drawer.getByLabel('第 4 项值').inputValue()).toBe('10')
  expect(other.problems).toEqual([])
  await other.close()
})

test('closing the tab ends an upload', async () => {
  await goTo(page, '/vab/upload', '上传')
  const held = await gate(page, '**/api/file/upload/public')
  await example(page, '文件上传')
    .getByLabel('选择文件：拖拽区域')
    .setInputFiles({ ...text('held.pdf', 'application/pdf'), buffer: Buffer.from('%PDF-1.4\n%%EOF\n') })
  const ended = page.waitForEvent('requestfailed', (request) => request.url().includes('/upload/public'))
  // Opening another tab does not stop the upload, because hidden tabs keep running.
  await goTo(page, '/vab/cropper', '图像剪裁')
  await page.getByRole('navigation', { name: '打开的页面' }).getByRole('button', { name: '关闭 上传' }).click()
  expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED')
  held.open()
})

test('an export in the background leads to its task, and the task to its file', async () => {
  await goTo(page, '/vab/importexport', '导入导出')
  await example(page, '导出').getByRole('button', { name: '导出样品' }).click()
  const drawer = page.getByRole('dialog', { name: '导出样品' })
  const name = `后台${Date.now() % 100_000}`
  await drawer.getByRole('radio', { name: '后台任务' }).check()
  await drawer.getByRole('textbox', { name: '文件名' }).fill(name)
  await drawer.getByRole('button', { name: '导出', exact: true }).click()
  await seen(drawer.getByText('成功发起任务'))
  await drawer.getByRole('button', { name: '打开任务中心' }).click()
  const tasks = page.getByRole('dialog', { name: '任务中心' })
  const line = tasks.getByRole('listitem').first()
  await seen(line.getByText('完成'))
  const [got] = await Promise.all([page.waitForEvent('download'), line.getByRole('link', { name: '下载' }).click()])
  expect(got.suggestedFilename()).toBe(`演示_${name}.xlsx`)
  await page.keyboard.press('Escape')
  await tasks.waitFor({ state: 'hidden' })
})

test('the head of a page leads back to the gallery, and the gallery to another piece', async () => {
  await goTo(page, '/vab/head', '页头与标题')
  await example(page, '返回与主插槽').getByRole('link', { name: '返回' }).click()
  await page.getByRole('heading', { level: 1, name: '组件展示' }).waitFor()
  await page.getByRole('link', { name: '密码强度' }).click()
  await page.getByRole('heading', { level: 1, name: '密码强度' }).waitFor()
  expect(page.url()).toContain('/vab/password')
})

test('the browser reported no problem', () => {
  expect(manager.problems).toEqual([])
})
