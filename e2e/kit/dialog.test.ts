// Dialogs, page heads and the strength of passwords: sizes, loading, failures, focus and texts.
import { beforeEach, describe, expect, test } from 'vitest'
import { antd } from '../antd/parts.ts'
import { focused, focusIsSeen, tabTo } from '../keyboard.ts'
import { seen } from '../people.ts'
import { example } from './example.ts'
import { openPiece, pieces } from './pieces.ts'
import { fits } from './given.ts'

const manager = await pieces('body-manager')
const { page } = manager

describe('a dialog', () => {
  const opener = example(page, '全屏').getByRole('button', { name: '样品清单' })
  const dialog = page.getByRole('dialog', { name: '样品清单', exact: true })
  beforeEach(() => openPiece(page, 'dialog'))

  test('fills the window and gives its size back; each opening begins small', async () => {
    await opener.click()
    await seen(dialog.getByText(/^YP-\d{4}-\d{4}$/))
    const width = async () => Math.round((await dialog.boundingBox())?.width ?? 0)
    await expect.poll(width).toBe(640)
    await dialog.getByRole('button', { name: '全屏显示' }).click()
    await expect.poll(width).toBe(1440)
    expect((await dialog.boundingBox())?.height).toBeGreaterThanOrEqual(900)
    await fits(page)
    await dialog.getByRole('button', { name: '退出全屏' }).click()
    await expect.poll(width).toBe(640)
    await dialog.getByRole('button', { name: '全屏显示' }).click()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await opener.click()
    await expect.poll(width).toBe(640)
    await seen(dialog.getByRole('button', { name: '全屏显示' }))
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  })

  test('is opened, filled and closed by the keyboard; the focus stays inside and comes back', async () => {
    await opener.focus()
    await page.keyboard.press('Enter')
    await dialog.waitFor()
    await tabTo(page, dialog.getByRole('button', { name: '全屏显示' }))
    await focusIsSeen(page)
    await page.keyboard.press('Enter')
    await focused(dialog.getByRole('button', { name: '退出全屏' }))
    for (let presses = 0; presses < 12; presses++) await page.keyboard.press('Tab')
    expect(await dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await focused(opener)
  })

  test('runs its task, and shows a failure inside', async () => {
    const task = example(page, '任务与失败')
    const asked = page.getByRole('dialog', { name: '核准样品' })
    await task.getByRole('button', { name: '核准（服务器拒绝）' }).click()
    // A long title ends before the button in the corner.
    const [titleEnd, buttonStart] = await asked.evaluate((one, { dialogHead, dialogClose }) => {
      const head = one.querySelector(dialogHead)
      const inside = head ? Number.parseFloat(getComputedStyle(head).paddingInlineEnd) : 0
      return [
        (head?.getBoundingClientRect().right ?? 0) - inside,
        one.querySelector(dialogClose)?.getBoundingClientRect().left,
      ]
    }, antd)
    expect(titleEnd).toBeLessThanOrEqual(buttonStart ?? 0)
    await asked.getByRole('button', { name: '核准样品' }).click()
    await seen(asked.getByRole('alert').filter({ hasText: '样品状态已变化' }))
    manager.forget()
    await asked.getByRole('button', { name: '取消' }).click()
    await asked.waitFor({ state: 'hidden' })
    await task.getByRole('button', { name: '核准样品' }).click()
    // The earlier message is gone.
    await seen(asked.getByText('核准后将通知送样单位。'))
    expect(await asked.getByRole('alert').count()).toBe(0)
    await asked.getByRole('button', { name: '核准样品' }).click()
    await seen(page.getByText('已核准'))
    await asked.waitFor({ state: 'hidden' })
  })

  test('is covered while it is loading', async () => {
    await example(page, '加载遮罩').getByRole('button', { name: '加载遮罩' }).click()
    const covered = page.getByRole('dialog', { name: '加载遮罩' })
    await seen(covered.getByRole('status', { name: '正在加载' }))
    const takesFocus = () =>
      covered.getByRole('button', { name: '遮罩下的按钮' }).evaluate((one) => {
        one.focus()
        return document.activeElement === one
      })
    expect(await takesFocus()).toBe(false)
    await covered.getByRole('button', { name: '开始或结束加载' }).click()
    await expect.poll(takesFocus).toBe(true)
    expect(await covered.getByRole('status', { name: '正在加载' }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await covered.waitFor({ state: 'hidden' })
  })

  test('can have a footer of its own, or none; without a close button Esc still closes', async () => {
    await example(page, '页脚插槽与无关闭按钮').getByRole('button').click()
    const foot = page.getByRole('dialog', { name: '页脚插槽与无关闭按钮' })
    await seen(foot.getByRole('button', { name: '我知道了' }))
    expect(await foot.getByRole('button', { name: /关闭|Close/ }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await foot.waitFor({ state: 'hidden' })

    await example(page, '异步组件').getByRole('button').click()
    const late = page.getByRole('dialog', { name: '异步组件' })
    await seen(late.getByText(/当前版本：\d/))
    expect(await late.locator(antd.dialogFoot).count()).toBe(0)
    await page.keyboard.press('Escape')
    await late.waitFor({ state: 'hidden' })
  })

  test('fits a telephone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await opener.click()
    await dialog.waitFor()
    expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(390)
    await fits(page)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  })
})

describe('heads and titles', () => {
  test('show icon, tag, actions, and the content below', async () => {
    await openPiece(page, 'head')
    const icon = example(page, '图标、标签与操作')
    await seen(icon.getByText('试验中'))
    await icon.getByRole('button', { name: '新建样品' }).click()
    await seen(page.getByText('这里会打开新建表单'))
    const main = example(page, '返回与主插槽')
    await seen(main.getByText(/^[\d,]{7,}(\.\d{1,2})?$/))
    expect(await example(page, '标题条').getByRole('heading', { level: 4 }).allInnerTexts()).toEqual(['试验项目'])
  })
})

describe('the strength of a password', () => {
  const typed = example(page, '边输入边提示')
  beforeEach(() => openPiece(page, 'password'))

  test.each([
    ['', 0, '尚未输入'],
    ['Abc12!', 1, '很弱'],
    ['Password2026!', 2, '较弱'],
    ['Kq7mWc5JdYf9', 3, '一般'],
    ['Kq7mWc5J-Yf9.z', 4, '较强'],
    ['kettle 42 Orbit-velvet 7', 5, '很强'],
  ])('%j has level %i: %s', async (password, level, word) => {
    await typed.getByLabel('新密码').fill(password)
    const meter = typed.getByRole('meter', { name: '密码强度' })
    await expect.poll(() => meter.getAttribute('aria-valuenow')).toBe(String(level))
    expect(await meter.getAttribute('aria-valuetext')).toBe(word)
    await seen(typed.getByText(word))
  })

  test('says what the policy asks for', async () => {
    await typed.getByLabel('新密码').fill('Abc12!')
    await seen(typed.getByText('密码应为 12 到 128 个字符'))
  })
})

test('the browser reported no problem', () => {
  expect(manager.problems).toEqual([])
})
