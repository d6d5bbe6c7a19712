// Rows from the server: sorting, filters and totals there, the state in the address, reading again, changing rows only on the screen, all rows at once.
import { expect, test } from 'vitest'
import { seen } from '../people.ts'
import { choose, columnOf, example, rowsOf } from './example.ts'
import { openPiece, pieces } from './pieces.ts'

const manager = await pieces('body-manager', { viewport: { width: 1600, height: 1000 } })
const { page } = manager
const remote = example(page, '远程排序、筛选与合计')

/** The query of the next request for the list. */
const asked = async (act: () => Promise<unknown>): Promise<URLSearchParams> => {
  const [request] = await Promise.all([page.waitForRequest(/\/api\/demo\/page\?/), act()])
  return new URL(request.url()).searchParams
}

test('the server sorts, filters and pages, and the address contains all three', async () => {
  await openPiece(page, 'table/remote')
  await seen(remote.getByText(/^共 2\d\d 条$/))
  const fee = remote.getByRole('columnheader', { name: '费用' })
  expect((await asked(() => fee.click())).get('order')).toBe('ascending')
  const sorted = await asked(() => fee.click())
  expect([sorted.get('prop'), sorted.get('order')]).toEqual(['fee', 'descending'])
  await expect.poll(() => page.url()).toContain('by=-fee')
  expect((await asked(() => fee.click())).has('prop')).toBe(false)

  await remote.getByRole('button', { name: '按状态筛选' }).click()
  const panel = page.getByRole('dialog', { name: '按状态筛选' })
  await panel.getByRole('checkbox', { name: '合格', exact: true }).check()
  await panel.getByRole('checkbox', { name: '不合格' }).check()
  const filtered = await asked(() => panel.getByRole('button', { name: '应用' }).click())
  expect(filtered.get('status')).toBe('passed,failed')
  await expect.poll(async () => (await columnOf(remote, '状态')).every((one) => /合格/.test(one))).toBe(true)

  const before = await remote.locator('tfoot').innerText()
  const second = await asked(() => remote.getByRole('listitem', { name: '2', exact: true }).click())
  expect(second.get('pageNum')).toBe('2')
  await expect.poll(async () => (await columnOf(remote, '序号'))[0]).toBe('11')
  // The totals count all pages.
  expect(await remote.locator('tfoot').innerText()).toBe(before)
  expect(before).toMatch(/^合计/)

  const again = await asked(() => remote.getByRole('button', { name: '刷新', exact: true }).click())
  expect(again.get('pageNum')).toBe('2')
  // Drawn anew, the table begins as its address says.
  await openPiece(page, `table/remote${new URL(page.url()).hash.replace('#/vab/table/remote', '')}`)
  await expect.poll(async () => (await columnOf(remote, '序号'))[0]).toBe('11')
  await seen(remote.getByRole('button', { name: '按状态筛选，已选 2 项' }))

  const sized = await asked(() => choose(remote.getByRole('combobox', { name: '每页条数' }), '50 条/页'))
  expect([sized.get('pageNum'), sized.get('pageSize')]).toEqual(['1', '50'])
})

test('other filters, reading again, and changes that are only on the screen', async () => {
  await openPiece(page, 'table/remote')
  await seen(remote.getByText(/^共 2\d\d 条$/))
  expect((await asked(() => remote.getByRole('button', { name: '只看不合格' }).click())).get('status')).toBe('failed')
  await expect.poll(async () => new Set(await columnOf(remote, '状态'))).toEqual(new Set(['不合格']))
  const total = Number(/\d+/.exec(await remote.getByText(/^共 \d+ 条$/).innerText())?.[0])
  const first = (await columnOf(remote, '样品编号'))[0] ?? ''
  await rowsOf(remote).first().getByRole('button', { name: '判为合格' }).click()
  await expect.poll(async () => (await columnOf(remote, '状态'))[0]).toBe('合格')
  await rowsOf(remote).first().getByRole('button', { name: '移除' }).click()
  await seen(remote.getByText(`共 ${total - 1} 条`))
  expect(await columnOf(remote, '样品编号')).not.toContain(first)
  // Reading again shows the rows as the server has them.
  await remote.getByRole('button', { name: '刷新数据' }).click()
  await seen(remote.getByText(`共 ${total} 条`))
  expect((await columnOf(remote, '样品编号'))[0]).toBe(first)
  await remote.getByRole('searchbox').fill('没有这样的样品')
  await seen(remote.getByText('没有符合条件的记录'))
  await remote.getByRole('button', { name: '清除筛选' }).last().click()
  await seen(remote.getByText(/^共 2\d\d 条$/))
})

test('all rows at once: the table requests no page, and sorts the rows itself', async () => {
  const [request] = await Promise.all([page.waitForRequest(/\/api\/demo\/list\?/), openPiece(page, 'table/remote')])
  expect([...new URL(request.url()).searchParams.keys()]).toEqual(['kind'])
  const all = example(page, '不分页')
  await seen(rowsOf(all))
  expect(await all.getByRole('combobox', { name: '每页条数' }).count()).toBe(0)
  const fees = async () =>
    (await columnOf(all, '费用')).filter(Boolean).map((text) => Number(text.replaceAll(/[^\d.]/g, '')))
  await all.getByRole('columnheader', { name: '费用' }).click()
  await expect.poll(fees).toEqual((await fees()).toSorted((a, b) => a - b))
  const body = all.getByRole('group').filter({ has: page.locator('[data-row-key]') })
  await body.evaluate((one) => {
    one.scrollTop = 200
  })
  await all.getByRole('columnheader', { name: '费用' }).click()
  // Rows in another order start at the top.
  await expect.poll(() => body.evaluate((one) => one.scrollTop)).toBe(0)
})

test('the browser reported no problem', () => {
  expect(manager.problems).toEqual([])
})
