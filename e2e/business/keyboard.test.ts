// By the keyboard alone: a reviewer signs in and decides, a stranger searches, opens an answer and checks a value.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { certificateWith } from '../covered.ts'
import { focused, focusIsSeen, tabTo } from '../keyboard.ts'
import { seen, visitor } from '../people.ts'
import { theServer } from '../theServer.ts'

const typed = (page: Page, text: string) => page.keyboard.type(text)
const press = (page: Page, key: string) => page.keyboard.press(key)

test('a reviewer signs in, goes through the queue and passes an application', async () => {
  const expert = await visitor('/certificate_search')
  const { page } = expert
  await focused(page.getByRole('main').getByRole('textbox').first())
  await tabTo(page, page.getByRole('link', { name: '登录' }), 'Shift+Tab')
  await focusIsSeen(page)
  await press(page, 'Enter')
  await focused(page.getByRole('textbox', { name: '用户名' }))
  await focusIsSeen(page)
  await typed(page, 'expert')
  await tabTo(page, page.getByRole('textbox', { name: '密码' }))
  await typed(page, theServer().demoPassword)
  await press(page, 'Enter')
  await page.getByRole('heading', { level: 1, name: /好$/ }).waitFor()

  // The skip link comes first, so that nobody has to press Tab through the menu.
  await press(page, 'Tab')
  await focused(page.getByRole('link', { name: '跳到主要内容' }))
  await focusIsSeen(page)
  await tabTo(page, page.getByRole('navigation', { name: '主菜单' }).locator('a', { hasText: '专家组审核' }))
  await focusIsSeen(page)
  await press(page, 'Enter')
  await page.getByRole('heading', { level: 1, name: '专家组审核' }).waitFor()

  const rows = page.getByRole('region', { name: '待办列表' }).getByRole('listitem').getByRole('button')
  const current = async (at: number) => {
    await expect.poll(() => rows.nth(at).getAttribute('aria-current')).toBe('true')
  }
  await current(0)
  await press(page, 'j')
  await current(1)
  await press(page, 'k')
  await current(0)

  await tabTo(page, page.getByRole('button', { name: '快捷键' }))
  await press(page, 'Enter')
  const keys = page.getByRole('dialog', { name: '快捷键' })
  await keys.waitFor()
  await seen(keys.getByText('填写意见'))
  // While the dialog is open, the shortcuts of the page have no effect.
  await press(page, 'j')
  await press(page, 'Escape')
  await keys.waitFor({ state: 'hidden' })
  await focused(page.getByRole('button', { name: '快捷键' }))
  await current(0)

  const opinion = page.getByRole('textbox', { name: '审核意见' })
  const reject = page.getByRole('button', { name: '不予通过' })
  await tabTo(page, reject)
  await press(page, 'Enter')
  await seen(page.getByText('退回或不予通过时请填写审核意见'))
  await focused(opinion)
  await focusIsSeen(page)
  await typed(page, '同意 jk?')
  // Letter keys are no shortcuts inside an input.
  await current(0)
  await tabTo(page, reject)
  await press(page, 'Enter')
  const question = page.getByRole('dialog', { name: '不予通过' })
  await question.waitFor()
  await expect.poll(() => question.evaluate((one) => one.contains(document.activeElement))).toBe(true)
  await press(page, 'Escape')
  await question.waitFor({ state: 'hidden' })
  await focused(reject)

  const name = await page.getByRole('article').getAttribute('aria-label')
  await tabTo(page, page.getByRole('button', { name: '通过并发码' }), 'Shift+Tab')
  await focusIsSeen(page)
  await press(page, 'Enter')
  await seen(page.getByRole('status').filter({ hasText: new RegExp(`通过.*${name}`) }))
  // The next one is open, and the keys still work.
  await expect.poll(() => page.getByRole('article').getAttribute('aria-label')).not.toBe(name)
  await current(0)
  await press(page, 'j')
  await current(1)
  await opinion.waitFor()
  await press(page, 'o')
  await focused(opinion)

  // A group of choices is one tab stop; the arrow keys choose in it.
  await tabTo(page, page.getByRole('radio', { name: /^待审核/ }), 'Shift+Tab')
  await press(page, 'ArrowRight')
  await seen(page.getByRole('region', { name: '待办列表' }).getByText(`${name}`))
  expect(expert.problems).toEqual([])
  await expert.close()
})

test('a stranger searches, opens an answer and checks a value', async () => {
  const anyone = await visitor('/certificate_search')
  const { page } = anyone
  const box = page.getByRole('textbox', { name: '证书编号、制造单位、产品名称或型号' })
  await focused(box)
  await focusIsSeen(page)
  const { certificateNo } = await certificateWith(({ rows }) => rows.length > 0)
  await typed(page, certificateNo.slice(3, -1))
  await press(page, 'Enter')
  const first = page
    .getByRole('main')
    .getByRole('link', { name: /TSX 3110/ })
    .first()
  await tabTo(page, first)
  await focusIsSeen(page)
  await press(page, 'Enter')
  await page.getByRole('heading', { level: 1, name: /TSX 3110/ }).waitFor()
  const own = page.getByRole('textbox', { name: /额定载重量/ })
  await tabTo(page, own)
  await focusIsSeen(page)
  await typed(page, '19999')
  await press(page, 'Enter')
  await seen(page.getByText('不在证书覆盖范围内'))
  await tabTo(page, page.getByRole('button', { name: '打印' }))
  await focusIsSeen(page)
  expect(anyone.problems).toEqual([])
  await anyone.close()
})

test('the drawer of filters holds the focus while it is open and gives it back', async () => {
  const anyone = await visitor('/certificate_search?keyword=%E7%94%B5%E6%A2%AF', {
    viewport: { width: 390, height: 844 },
  })
  const { page } = anyone
  const opener = page.getByRole('button', { name: '筛选', exact: true })
  await tabTo(page, opener)
  await focusIsSeen(page)
  await press(page, 'Enter')
  const drawer = page.getByRole('dialog', { name: '筛选' })
  await drawer.waitFor()
  for (let presses = 0; presses < 40; presses++) {
    await press(page, 'Tab')
    // Between the last and the first stop the browser's own controls may have the focus, but never the page behind the drawer.
    expect(
      await drawer.evaluate((one) => one.contains(document.activeElement) || document.activeElement === document.body),
    ).toBe(true)
  }
  await press(page, 'Escape')
  await drawer.waitFor({ state: 'hidden' })
  await focused(opener)
  expect(anyone.problems).toEqual([])
  await anyone.close()
})
