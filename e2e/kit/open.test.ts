// Everything that opens over the kit's pages, by day and by night: axe finds nothing.
import { expect, test } from 'vitest'
import { settled, violations } from '../every-screen/look.ts'
import { seen } from '../people.ts'
import { example, listOf, optionsOf, rowsOf } from './example.ts'
import { openPiece, pieces } from './pieces.ts'

const manager = await pieces('body-manager')
const { page } = manager

const drawer = () => page.getByRole('dialog', { name: '筛选' })

const opened: readonly (readonly [name: string, open: () => Promise<unknown>])[] = [
  [
    'the columns of a table',
    async () => {
      await openPiece(page, 'table/column')
      const table = example(page, '列设置与表格设置')
      await seen(rowsOf(table))
      await table.getByRole('button', { name: '列设置' }).click()
      await seen(page.getByRole('dialog', { name: '列设置' }).getByRole('switch'))
    },
  ],
  [
    'the look of a table',
    async () => {
      await openPiece(page, 'table/column')
      await example(page, '列设置与表格设置').getByRole('button', { name: '表格设置' }).click()
      await seen(page.getByRole('dialog', { name: '表格设置' }))
    },
  ],
  [
    'the filter of a head',
    async () => {
      await openPiece(page, 'table/base')
      await example(page, '列的种类').getByRole('button', { name: '按状态筛选' }).click()
      await seen(page.getByRole('dialog', { name: '按状态筛选' }))
    },
  ],
  [
    'a condition of every type',
    async () => {
      await openPiece(page, 'filterBar')
      await example(page, '所有类型').getByRole('button', { name: '筛选' }).click()
      for (let n = 0; n < 14; n++) await drawer().getByRole('button', { name: '增加条件' }).click()
      await expect.poll(() => drawer().getByRole('listitem').count()).toBe(14)
    },
  ],
  [
    'favourites',
    async () => {
      await openPiece(page, 'filterBar')
      await example(page, '不显示运算符').getByRole('button', { name: '打开筛选（0）' }).click()
      await drawer().getByRole('tab', { name: '常用' }).click()
      await seen(drawer().getByText('没有常用的筛选'))
    },
  ],
  [
    'a dictionary',
    async () => {
      await openPiece(page, 'select')
      await seen(optionsOf(await listOf(page.getByRole('combobox', { name: '自定义选项' }))).first())
    },
  ],
  [
    'a table in a select',
    async () => {
      await openPiece(page, 'tableselect')
      await seen(optionsOf(await listOf(page.getByRole('combobox', { name: '带搜索表单' }))).first())
    },
  ],
]

test.each(opened)('%s', async (_, open) => {
  await open()
  for (const [theme, colorScheme] of [
    ['light', 'light'],
    ['night', 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe(theme)
    await settled(page)
    expect(await violations(page), theme).toEqual([])
  }
})

test('the browser reported no problem', () => {
  expect(manager.problems).toEqual([])
})
