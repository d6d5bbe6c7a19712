// Tables of rows that the page has: kinds of columns, sorting, filtering, paging, choosing, changing, unfolding, trees, ten thousand rows, and every state of a remote one.
import { expect, test } from 'vitest'
import { antd } from '../antd/parts.ts'
import { tabTo } from '../keyboard.ts'
import { seen } from '../people.ts'
import { choose, columnOf, example, rowsOf } from './example.ts'
import { openPiece, pieces } from './pieces.ts'
import { intercept } from '../arranged/intercept.ts'

const manager = await pieces('body-manager')
const { page } = manager

test('every kind of column, numbered on through the pages, with totals of all rows', async () => {
  await openPiece(page, 'table/base')
  const kinds = example(page, '列的种类')
  await seen(kinds.getByText('共 36 条'))
  expect(await columnOf(kinds, '序号')).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
  const second = rowsOf(kinds).nth(1)
  await seen(second.getByText('15,838.50 元'))
  await seen(second.getByText('15 件'))
  await seen(second.getByText('合格', { exact: true }))
  await seen(second.getByRole('progressbar', { name: '货叉 2 进度' }))
  await seen(second.getByRole('img', { name: '图片 货叉 2' }))
  await seen(second.getByText('复检'))
  await seen(second.getByText('否'))
  await seen(kinds.getByText('合计'))
  await seen(kinds.getByText('1,818,072.00 元'))
  await kinds.getByRole('listitem', { name: '4', exact: true }).click()
  expect(await columnOf(kinds, '序号')).toEqual(['31', '32', '33', '34', '35', '36'])
  const jump = kinds.getByRole('textbox', { name: '页' })
  await jump.fill('3')
  await jump.press('Enter')
  await expect.poll(async () => (await columnOf(kinds, '序号'))[0]).toBe('21')
  await choose(kinds.getByRole('combobox', { name: '每页条数' }), '50 条/页')
  await expect.poll(() => rowsOf(kinds).count()).toBe(36)
})

test('sorting by keyboard, empty values last in both directions; filtering from the head by equality', async () => {
  await openPiece(page, 'table/base')
  const kinds = example(page, '列的种类')
  const head = kinds.getByRole('columnheader', { name: '数量' }).first()
  await head.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => head.getAttribute('aria-sort')).toBe('ascending')
  expect(await columnOf(kinds, '数量')).toEqual(
    Array.from({ length: 10 }, (_, at) => `${[1, 2, 2, 3, 4, 5, 5, 6, 6, 8][at]} 件`),
  )
  await page.keyboard.press('Enter')
  await expect.poll(() => head.getAttribute('aria-sort')).toBe('descending')
  await kinds.getByRole('listitem', { name: '4', exact: true }).click()
  // Four of the six on the last page have no quantity.
  expect((await columnOf(kinds, '数量')).slice(2)).toEqual(['', '', '', ''])

  const opener = kinds.getByRole('button', { name: '按状态筛选' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: '按状态筛选' })
  await panel.waitFor()
  await tabTo(page, panel.getByRole('checkbox', { name: '合格', exact: true }))
  await page.keyboard.press('Space')
  await tabTo(page, panel.getByRole('button', { name: '应用' }))
  await page.keyboard.press('Enter')
  await panel.waitFor({ state: 'hidden' })
  await seen(kinds.getByText('共 9 条'))
  expect(new Set(await columnOf(kinds, '状态'))).toEqual(new Set(['合格']))
  // The totals count only the rows that match.
  await expect.poll(() => kinds.getByText('1,818,072.00 元').count()).toBe(0)
  const chosen = kinds.getByRole('button', { name: '按状态筛选，已选 1 项' })
  await chosen.click()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await chosen.click()
  await page.getByRole('dialog').getByRole('button', { name: '全部' }).click()
  await seen(kinds.getByText('共 36 条'))
})

test('chosen rows stay chosen on other pages; rows are added, changed and removed', async () => {
  await openPiece(page, 'table/base')
  const editing = example(page, '选择与增删改')
  await editing.getByRole('checkbox', { name: '选择 货叉 2' }).check()
  await editing.getByRole('listitem', { name: '2', exact: true }).click()
  await editing.getByRole('checkbox', { name: '选择本页' }).check()
  await seen(editing.getByText('已选 11 条，其中 1 条不在当前列表'))
  await editing.getByRole('listitem', { name: '1', exact: true }).click()
  await expect.poll(() => editing.getByRole('checkbox', { name: '选择 货叉 2' }).isChecked()).toBe(true)
  await editing.getByRole('button', { name: '删除所选' }).click()
  const question = page.getByRole('dialog', { name: '删除所选的 11 行？' })
  await question.getByText('共 11 条，点击列出').click()
  await seen(question.getByRole('listitem').filter({ hasText: '弹簧式安全阀 1' }))
  await question.getByRole('button', { name: '删除所选' }).click()
  await seen(editing.getByText('共 25 条'))
  await expect.poll(() => editing.getByText('货叉 2', { exact: true }).count()).toBe(0)
  await editing.getByRole('button', { name: '在最前添加' }).click()
  await seen(rowsOf(editing).first().getByText('弹簧式安全阀 37'))
  await rowsOf(editing).first().getByRole('button', { name: '判为合格' }).click()
  await seen(rowsOf(editing).first().getByText('合格', { exact: true }))
  await rowsOf(editing).first().getByRole('button', { name: '移除' }).click()
  await seen(editing.getByText('共 25 条'))
})

test('rows unfold to details, and to rows below them', async () => {
  await openPiece(page, 'table/base')
  const unfolding = example(page, '展开行')
  const open = rowsOf(unfolding).first().getByRole('button', { name: '展开行' })
  await open.focus()
  await page.keyboard.press('Enter')
  await seen(unfolding.getByText('缓冲器 1 · 2026-01-02 · 试验中'))
  // The fourth sample was only received, so it has nothing to unfold.
  await expect.poll(() => rowsOf(unfolding).nth(3).getByRole('button').count()).toBe(0)
  const tree = example(page, '树形数据')
  await tree.getByRole('button', { name: '展开行' }).first().click()
  await seen(tree.getByText('弹簧式安全阀 301'))
  await seen(example(page, '没有数据').getByText('暂无数据'))
  const bare = example(page, '不要表脚')
  expect(await rowsOf(bare).count()).toBe(3)
  expect(await bare.getByText(/^共/).count()).toBe(0)
  const looks = example(page, '外观与高度')
  expect((await columnOf(looks, '费用'))[0]).toBe('95,028.50 元')
})

test('ten thousand rows: few are drawn, the last one is reached, and sorting turns them', async () => {
  await openPiece(page, 'table/virtual')
  const large = example(page, '一万行')
  await seen(large.getByText('共 10,000 条'))
  expect(await large.locator('[data-row-key]').count()).toBeLessThan(60)
  await large.getByRole('group', { name: '一万行' }).focus()
  await page.keyboard.press('End')
  await seen(large.getByText('曳引机 10000'))
  const last = large.getByRole('table', { name: '一万行' }).getByRole('row', { name: /曳引机 10000/ })
  expect(await last.getAttribute('aria-rowindex')).toBe('10001')
  expect(await last.getByRole('cell').nth(1).innerText()).toBe('10000')
  await page.keyboard.press('Home')
  await seen(large.getByText('缓冲器 1', { exact: true }))
  await page.keyboard.press('PageDown')
  await large.getByText('缓冲器 1', { exact: true }).waitFor({ state: 'hidden' })
  const table = large.getByRole('table', { name: '一万行' })
  expect(await table.getAttribute('aria-rowcount')).toBe('10001')
  const head = table.getByRole('columnheader', { name: '样品名称' })
  await head.click()
  await head.click()
  // Rows in another order start at the top.
  await seen(large.getByText('曳引机 10000'))
  await large.getByRole('group', { name: '一万行' }).focus()
  // While the turned rows are still being measured a key may be lost on a busy machine, so a person presses it again.
  const lastTurned = large.getByText('安全钳 6', { exact: true })
  await expect
    .poll(async () => {
      if (!(await lastTurned.isVisible())) await page.keyboard.press('End')
      return lastTurned.isVisible()
    })
    .toBe(true)
  // The checkbox in the head stays above the rows, and also chooses the rows that are not drawn.
  await table.getByRole('checkbox', { name: '选择全部行' }).check()
  await seen(large.getByText('已选 10000 行'))
  await large.getByRole('group', { name: '一万行' }).focus()
  await page.keyboard.press('Home')
  await table
    .getByRole('row', { name: /曳引机 10000/ })
    .getByRole('checkbox')
    .uncheck()
  await seen(large.getByText('已选 9999 行'))
  await large.getByRole('group', { name: '一万行' }).focus()
  // While the turned rows are still being measured a key may be lost on a busy machine, so a person presses it again.
  const lowest = large.getByText('安全钳 6', { exact: true })
  await expect
    .poll(async () => {
      if (!(await lowest.isVisible())) await page.keyboard.press('End')
      return lowest.isVisible()
    })
    .toBe(true)
  const end = table.getByRole('row', { name: /安全钳 6(?!\d)/ }).getByRole('checkbox')
  expect(await end.isChecked()).toBe(true)
})

const states = [
  ['没有数据', '还没有样品。收样之后会出现在这里。'],
  ['没有匹配', '没有符合条件的记录'],
  ['服务器拒绝', '样品正在盘点，暂时不能查看'],
  ['内部错误', '服务器出错，请稍后再试'],
  ['不存在', '这里的内容不存在，或已被删除'],
  ['无法读取', '数据格式错误'],
  ['不是列表', '数据格式错误'],
] as const

test.each(states)('%s: %s', async (state, said) => {
  await openPiece(page, 'table/states')
  const place = example(page, '状态')
  await place.getByRole('button', { name: state, exact: true }).click()
  await seen(place.getByText(said))
  // The failure is shown once, in the table itself.
  expect(await page.locator(antd.notification).count()).toBe(0)
  manager.forget()
})

test('the first load shows a skeleton of the table', async () => {
  await openPiece(page, 'table/states')
  const place = example(page, '状态')
  await place.getByRole('button', { name: '加载中', exact: true }).click()
  await seen(place.getByRole('status', { name: '正在加载' }))
  expect(await rowsOf(place).count()).toBe(0)
})

test('reading again keeps the rows and says that it is busy; a missing answer is shown, until reading again succeeds', async () => {
  await openPiece(page, 'table/states')
  const place = example(page, '状态')
  await seen(place.getByText(/^共 2\d\d 条$/))
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await intercept(page, '**/api/demo/page?*', async (route) => {
    await held
    await route.continue()
  })
  await place.getByRole('button', { name: '刷新', exact: true }).click()
  await seen(place.locator('[aria-busy="true"]'))
  expect(await rowsOf(place).count()).toBe(10)
  answer()
  await place.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
  await page.unroute('**/api/demo/page?*')

  await intercept(page, '**/api/demo/page?*', (route) => route.abort())
  await place.getByRole('listitem', { name: '2', exact: true }).click()
  await seen(place.getByText('请求服务器无响应！'))
  await page.unroute('**/api/demo/page?*')
  manager.forget()
  await place.getByRole('button', { name: '重新加载' }).click()
  await seen(place.getByText(/^共 2\d\d 条$/))
  expect(manager.problems).toEqual([])
})

test('on a telephone: cards to tick, unfold and sort; pages without total, sizes and jump', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPiece(page, 'table/base')
  const kinds = example(page, '列的种类')
  await seen(kinds.getByRole('list', { name: '列的种类' }).getByText('货叉 2'))
  expect(await kinds.getByRole('combobox', { name: '每页条数' }).count()).toBe(0)
  expect(await kinds.getByText('共 36 条').count()).toBe(0)
  await seen(kinds.getByText('合计'))
  // A card leaves out the fields that its row does not have.
  const bare = kinds.getByRole('listitem').filter({ hasText: '起重量限制器 4' })
  await seen(bare.getByText('收样日期'))
  expect(await bare.getByText('图片').isVisible()).toBe(false)
  await seen(example(page, '没有数据').getByText('共 0 条'))
  await choose(kinds.getByRole('combobox', { name: '排序' }), '费用 降序')
  await seen(kinds.getByRole('list', { name: '列的种类' }).getByRole('listitem').first().getByText('95,028.50'))
  await kinds.getByRole('button', { name: '按状态筛选' }).click()
  await page.getByRole('dialog').getByRole('checkbox', { name: '已收样' }).check()
  await page.getByRole('dialog').getByRole('button', { name: '应用' }).click()
  await expect
    .poll(
      async () =>
        new Set(
          await kinds
            .getByRole('list', { name: '列的种类' })
            .getByText(/^(已收样|合格|不合格|试验中)$/)
            .allInnerTexts(),
        ),
    )
    .toEqual(new Set(['已收样']))
  const editing = example(page, '选择与增删改')
  await editing.getByRole('checkbox', { name: '选择 货叉 2' }).check()
  await seen(editing.getByText('已选 1 条'))
  const unfolding = example(page, '展开行')
  await unfolding.getByText('展开详情').first().click()
  await seen(unfolding.getByText('缓冲器 1 · 2026-01-02 · 试验中'))
  // A tree begins folded, as its table does.
  const tree = example(page, '树形数据')
  expect(await tree.getByText('弹簧式安全阀 301').count()).toBe(0)
  await tree
    .getByRole('button', { name: /^展开 / })
    .first()
    .click()
  await seen(tree.getByText('弹簧式安全阀 301'))
})

test('the browser reported no other problem', () => {
  expect(manager.problems).toEqual([])
})
