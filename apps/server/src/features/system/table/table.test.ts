// Defaults of tables: the one that every register begins with, in the reader's language.
import { listTables, tableInfo } from '@register/contract/system/table'
import { expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'

const app = await testApp()
const staff = await app.as('body-staff')

test('the demonstration table has its defaults, listed, found and read by name', async () => {
  const info = await staff(tableInfo, { query: { name: 'demo/sample' } })
  expect(info).toMatchObject({ title: 'Samples (demonstration)', remoteSort: true })
  expect(info?.columns.find((column) => column.prop === 'remark')).toMatchObject({ hide: true, sortable: false })
  expect(info?.columns.find((column) => column.prop === 'kind')).toMatchObject({
    label: 'Kind',
    width: 130,
    sortable: true,
    filters: expect.arrayContaining([{ text: 'Lift', value: 'elevator' }]) as unknown,
  })
  for (const query of [{}, { name: 'sample' }, { keyword: '样品' }, { page: 1, pageSize: 5, prop: 'title' as const }])
    expect((await staff(listTables, { query })).list).toEqual([info])
  expect(await staff(listTables, { query: { page: 2 } })).toEqual({ list: [], total: 1 })
  const chinese = await staff.raw(
    listTables,
    { query: { title: '样品列表' } },
    { headers: { 'accept-language': 'zh' } },
  )
  expect(chinese.json()).toMatchObject({ data: { total: 1, list: [{ title: '样品列表（演示）' }] } })
})

test('a table that nobody has set up is nothing', async () => {
  expect(await staff(tableInfo, { query: { name: 'reports' } })).toBeNull()
})
