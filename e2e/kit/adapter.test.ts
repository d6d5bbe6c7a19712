// Every class name of antd that kit/antd uses still finds its element in a piece: an upgrade that renames one fails this test.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { seen } from '../people.ts'
import { example, rowsOf } from './example.ts'
import { openPiece, pieces } from './pieces.ts'

const manager = await pieces('body-manager')
const { page } = manager

const folder = join(import.meta.dirname, '../../apps/web/src/kit/antd')
const used = new Set(
  readdirSync(folder).flatMap(
    (name) => readFileSync(join(folder, name), 'utf8').match(/(?<=\.)(?:ant|rc)-[\w-]+/g) ?? [],
  ),
)

/** Pieces that have the elements, and how to open them. */
const screens: Record<string, () => Promise<void>> = {
  'a table with totals': async () => {
    await openPiece(page, 'table/base')
    await seen(example(page, '列的种类').getByText('合计'))
  },
  'a table of a height of its own': async () => {
    await openPiece(page, 'table/remote')
    await seen(rowsOf(example(page, '不分页')))
  },
  'the filter drawer': async () => {
    await openPiece(page, 'filterBar')
    await example(page, '筛选一个列表').getByRole('button', { name: /^筛选/ }).click()
    await seen(page.getByRole('dialog', { name: '筛选' }).getByText('设置筛选条件'))
  },
  'a form with passwords, and with a day that can be cleared': async () => {
    await openPiece(page, 'form')
    await page.getByRole('textbox', { name: '收样日期' }).fill('2026-03-02')
    await page.keyboard.press('Enter')
  },
}

test('each class name of the folder finds its element in a piece', async () => {
  const missing = new Set(used)
  expect(missing.size).toBeGreaterThan(0)
  for (const bring of Object.values(screens)) {
    await bring()
    const classes = [...missing]
    const found = () =>
      page.evaluate((names) => names.filter((name) => document.getElementsByClassName(name).length > 0), classes)
    await expect.poll(async () => (await found()).length).toBeGreaterThan(0)
    for (const name of await found()) missing.delete(name)
  }
  expect([...missing]).toEqual([])
})

test('the browser reported no other problem', () => {
  expect(manager.problems).toEqual([])
})
