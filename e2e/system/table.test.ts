// A table default: from the column panel of one person to the window of another, and back to the default of the product.
import { afterAll, expect, test } from 'vitest'
import { settled, violations } from '../every-screen/look.ts'
import { loadAnew } from '../office.ts'
import { at, person, seen, site } from '../people.ts'

const address = '/template/list/width'
const head = await person('head-office', {}, at(address, '定宽列表'))
const reader = await person('expert')

afterAll(async () => {
  await head.close()
  await reader.close()
})

test('the default that an administrator arranges is what others see first; the page of tables lists and removes it', async () => {
  const { page } = head
  const column = '收样日期'
  const drawer = page.getByRole('dialog', { name: '列设置' })
  const shows = (on: typeof page, name: string) => on.getByRole('main').getByRole('columnheader', { name }).first()

  await seen(shows(page, column))
  await page.getByRole('main').getByRole('button', { name: '列设置' }).click()
  await drawer.getByRole('switch', { name: `显示 ${column}` }).click()
  await shows(page, column).waitFor({ state: 'hidden' })
  await drawer.getByRole('button', { name: '设为所有人的默认' }).click()
  const question = page.getByRole('dialog').filter({ hasText: '将“定宽列表”现在的列设为所有人的默认？' })
  await seen(question.getByText(/都会看到这样的列/))
  await question.getByRole('button', { name: '设为所有人的默认' }).click()
  await seen(page.getByText('已设为所有人的默认'))

  await reader.page.goto(site(address))
  await seen(shows(reader.page, '样品编号'))
  await shows(reader.page, column).waitFor({ state: 'hidden' })

  await page.goto(site('/system/table?state=set&keyword=template/list/width'))
  const row = page.getByRole('main').getByRole('row', { name: /定宽列表/ })
  await row.getByRole('button', { name: '设置', exact: true }).click()
  const form = page.getByRole('dialog', { name: '定宽列表' })
  await seen(form.getByText('设置了所有人的默认'))
  await settled(page)
  expect(await violations(page)).toEqual([])
  await form.getByRole('button', { name: '取消' }).click()
  await row.getByRole('button', { name: '恢复出厂设置' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '恢复出厂设置' }).click()
  await seen(page.getByText('已恢复出厂设置'))
  await loadAnew(reader.page, address)
  await seen(shows(reader.page, column))
})
