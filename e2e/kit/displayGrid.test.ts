// Widgets that are dragged, added, removed and laid out again, by mouse, by keyboard, and on a telephone.
import { beforeEach, expect, test } from 'vitest'
import { pressed } from '../keyboard.ts'
import { seen } from '../people.ts'
import { openPiece, pieces } from './pieces.ts'

const { page } = await pieces('body-manager')
beforeEach(async () => {
  await openPiece(page, 'drag')
  await page.getByRole('button', { name: '自定义' }).click()
})

const value = async () =>
  JSON.parse((await page.locator('code[aria-live]').textContent()) ?? '') as { layout: string; columns: string[][] }
async function columnsAre(wanted: string[][]): Promise<void> {
  await expect.poll(async () => (await value()).columns).toEqual(wanted)
}
const grip = (name: string) => page.getByRole('button', { name: `移动 ${name}`, exact: true })

test('by the mouse, into another column', async () => {
  const from = await grip('关于项目').boundingBox()
  const to = await page.getByRole('group', { name: '第 3 栏' }).boundingBox()
  if (!from || !to) throw new Error('Nothing to drag')
  await page.mouse.move(from.x + 20, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 40, from.y + 20, { steps: 4 })
  await page.mouse.move(to.x + 40, to.y + to.height - 8, { steps: 12 })
  await page.mouse.up()
  await expect.poll(async () => (await value()).columns[2]).toContain('about')
  expect((await value()).columns[1]).toEqual(['version'])
})

test('by the keyboard, within a column, and back by Escape', async () => {
  await grip('关于项目').focus()
  await pressed(page, 'Space')
  await seen(page.getByText('关于项目：第 2 栏第 1 位'))
  await pressed(page, 'ArrowDown')
  await seen(page.getByText('关于项目：第 2 栏第 2 位'))
  await pressed(page, 'Space')
  await columnsAre([['welcome'], ['version', 'about'], ['time', 'progress']])
  await grip('时钟').focus()
  await pressed(page, 'Space')
  await seen(page.getByText('时钟：第 3 栏第 1 位'))
  await pressed(page, 'ArrowDown')
  await seen(page.getByText('时钟：第 3 栏第 2 位'))
  await pressed(page, 'Escape')
  await seen(page.getByText('已取消'))
  expect((await value()).columns).toEqual([['welcome'], ['version', 'about'], ['time', 'progress']])
})

test('by the keyboard, out of a column next to one that is very long', async () => {
  const own = await page.addStyleTag({
    content: '[class*="column"]:first-child [class*="widget"] { min-height: 4000px; }',
  })
  await grip('进度环').focus()
  await pressed(page, 'Space')
  await seen(page.getByText('进度环：第 3 栏第 2 位'))
  await pressed(page, 'ArrowLeft')
  await seen(page.getByText('进度环：第 2 栏第 2 位'))
  await pressed(page, 'ArrowLeft')
  await seen(page.getByText('进度环：第 1 栏第 2 位'))
  await pressed(page, 'ArrowUp')
  await seen(page.getByText('进度环：第 1 栏第 1 位'))
  await pressed(page, 'ArrowRight')
  await seen(page.getByText('进度环：第 2 栏第 1 位'))
  await pressed(page, 'ArrowDown')
  await seen(page.getByText('进度环：第 2 栏第 2 位'))
  await pressed(page, 'Space')
  await columnsAre([['welcome'], ['about', 'progress', 'version'], ['time']])
  await own.evaluate((style) => style.parentNode?.removeChild(style))
})

test('added, removed, laid out again, and restored', async () => {
  await page.getByRole('button', { name: '添加 实时收入' }).click()
  await columnsAre([
    ['welcome', 'chart'],
    ['about', 'version'],
    ['time', 'progress'],
  ])
  await seen(page.getByText('没有部件啦'))
  await page.getByText('单栏', { exact: true }).click()
  await columnsAre([['welcome', 'chart', 'about', 'version', 'time', 'progress']])
  await page.getByRole('button', { name: '移除 欢迎' }).click()
  await page.getByText('通栏加两栏', { exact: true }).click()
  await columnsAre([['chart', 'about', 'version', 'time', 'progress'], [], []])
  expect(await page.getByText('把部件拖到这里').count()).toBe(2)
  await page.getByRole('button', { name: '恢复默认' }).click()
  expect(await value()).toEqual({
    layout: '12,6,6',
    columns: [['welcome'], ['about', 'version'], ['time', 'progress']],
  })
  await page.getByRole('button', { name: '完成' }).click()
  expect(await grip('欢迎').count()).toBe(0)
})

test('on a telephone the columns are one below the other', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  const left = async (name: string) => (await page.getByRole('group', { name }).boundingBox())?.x
  expect(await left('第 1 栏')).toBe(await left('第 2 栏'))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
