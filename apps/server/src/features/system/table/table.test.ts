// Table defaults: listed, made from a person's setting, edited, reset to the shipped ones; permissions and refusals.
import { declaredTables } from '@register/contract/screens/tables'
import { saveSetting } from '@register/contract/system/setting'
import { listTables, tableInfo } from '@register/contract/system/table/info'
import {
  changeTable,
  listAllTables,
  makeDefault,
  readTable,
  resetTable,
  tableChanges,
  tableStanding,
} from '@register/contract/system/table/table'
import { describe, expect, it, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'

const app = await testApp()
const [admin, head, staff] = await Promise.all([app.as('system-admin'), app.as('head-office'), app.as('body-staff')])

const drawn = (prop: string, more: object = {}) => ({
  prop,
  title: [`列${prop}`, `Column ${prop}`] as [string, string],
  hide: false,
  width: 120,
  sortable: true,
  fixed: false,
  ...more,
})
const revOf = async (name: string) => (await admin(tableStanding, { query: { name } })).rev
const make = async (name: string, columns = [drawn('a'), drawn('b')]) =>
  admin(makeDefault, { body: { name, rev: await revOf(name), columns } })
const columnOf = ({ prop, hide, width, sortable, fixed }: ReturnType<typeof drawn>, more: object = {}) => ({
  prop,
  hide,
  width,
  sortable,
  fixed,
  label: ['', ''] as [string, string],
  showOverflowTooltip: true,
  ...more,
})

test('the demonstration table has its defaults, listed, found and read by name', async () => {
  const info = await staff(tableInfo, { query: { name: 'demo/sample' } })
  expect(info).toMatchObject({ title: 'Samples (demonstration)', remoteSort: true })
  expect(info?.columns.find((column) => column.prop === 'remark')).toMatchObject({ hide: true, sortable: false })
  expect(info?.columns.find((column) => column.prop === 'kind')).toMatchObject({
    label: 'Kind',
    renamed: false,
    width: 130,
    sortable: true,
    filters: expect.arrayContaining([{ text: 'Lifts and escalators', value: 'elevator' }]) as unknown,
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

test('a table that was not set up has no setting', async () => {
  expect(await staff(tableInfo, { query: { name: 'business/report/list' } })).toBeNull()
  expect(await staff(tableInfo, { query: { name: 'no/such' } })).toBeNull()
})

describe('the list of all tables', () => {
  it('has every table of the product, with what it is called and whether it is set up', async () => {
    const { list, total } = await admin(listAllTables, { query: { pageSize: 200 } })
    expect(total).toBe(declaredTables.length)
    expect(list.map(({ name }) => name)).toEqual(declaredTables.map(({ name }) => name))
    expect(list.find(({ name }) => name === 'system/post/list')).toMatchObject({
      titleZh: '岗位管理',
      titleEn: 'Posts',
      state: 'shipped',
      updatedBy: '',
      path: '/system/post',
    })
  })

  it('is filtered by state and found by either name', async () => {
    const { list } = await admin(listAllTables, { query: { state: 'set' } })
    expect(list.map(({ name }) => name)).toContain('demo/sample')
    expect(list.map(({ state }) => state)).not.toContain('shipped')
    for (const keyword of ['待发布', 'Ready to', 'report/ready'])
      expect((await admin(listAllTables, { query: { keyword } })).list).toMatchObject([
        { name: 'business/report/ready' },
      ])
  })

  it('leads only to pages that its reader may open', async () => {
    const paths = async (caller: typeof admin) =>
      new Map((await caller(listAllTables, { query: { pageSize: 200 } })).list.map(({ name, path }) => [name, path]))
    const [ofAdmin, ofHead] = [await paths(admin), await paths(head)]
    expect([ofAdmin.get('business/report/list'), ofHead.get('business/report/list')]).toEqual([
      '',
      '/business/report/list',
    ])
    expect([ofAdmin.get('system/post/list'), ofHead.get('system/post/list')]).toEqual(['/system/post', ''])
    // The table of a record's page links to the list of the records.
    expect((await app.as('admin').then(paths)).get('settings/role/people')).toBe('/system/role')
  })
})

describe('what a window draws', () => {
  const name = 'settings/dept'

  it('becomes the default of all users, in their language; people’s own settings are counted and stay', async () => {
    await staff(saveSetting, { body: { kind: 'columns', name, value: { columns: [], look: {} }, rev: 0 } })
    await head(saveSetting, {
      body: { kind: 'columns', name, value: { columns: null, look: { size: 'small' } }, rev: 0 },
    })
    const before = await admin(tableStanding, { query: { name } })
    expect(before).toMatchObject({ state: 'shipped', own: 1, titleEn: 'Departments' })
    const set = await admin(makeDefault, {
      body: { name, rev: before.rev, columns: [drawn('b', { width: null, fixed: true }), drawn('a', { hide: true })] },
    })
    expect(set).toMatchObject({ state: 'set', rev: before.rev + 1, updatedBy: '系统管理员' })
    expect(await staff(tableInfo, { query: { name } })).toMatchObject({
      rev: set.rev,
      columns: [
        { prop: 'b', label: 'Column b', renamed: false, width: null, hide: false, fixed: true, filters: [] },
        { prop: 'a', width: 120, hide: true },
      ],
    })
    expect(await admin(tableStanding, { query: { name } })).toMatchObject({ own: 1 })
  })

  it('is set up by people who may open its page', async () => {
    for (const [caller, of] of [
      [admin, 'business/report/list'],
      [head, 'settings/online'],
    ] as const) {
      const { rev } = await caller(tableStanding, { query: { name: of } })
      const refusal = await caller.refused(makeDefault, { body: { name: of, rev, columns: [drawn('a')] } })
      expect(refusal).toMatchObject({ status: 403, msg: expect.stringContaining('page of this table') as string })
    }
  })

  it('keeps the names, filters and cuts that administrators gave columns', async () => {
    const { id, rev } = await make('settings/online')
    const label: [string, string] = ['甲', 'Alpha']
    await admin(changeTable, {
      body: { id, rev, columns: [columnOf(drawn('b')), columnOf(drawn('a'), { label, showOverflowTooltip: false })] },
    })
    await make('settings/online', [drawn('a', { width: 300 }), drawn('c')])
    expect(await staff(tableInfo, { query: { name: 'settings/online' } })).toMatchObject({
      columns: [
        { prop: 'a', label: 'Alpha', renamed: true, width: 300, showOverflowTooltip: false },
        { prop: 'c', label: 'Column c', renamed: false, showOverflowTooltip: true },
      ],
    })
    await make('demo/sample', [drawn('kind')])
    expect((await staff(tableInfo, { query: { name: 'demo/sample' } }))?.columns).toMatchObject([
      {
        prop: 'kind',
        filters: expect.arrayContaining([{ text: 'Lifts and escalators', value: 'elevator' }]) as unknown,
      },
    ])
  })

  it('is not laid over a newer one: one of two at once, and never a stale one', async () => {
    const rev = await revOf('userCenter/acts')
    const body = { name: 'userCenter/acts', rev, columns: [drawn('a')] }
    const both = await Promise.all([admin.raw(makeDefault, { body }), head.raw(makeDefault, { body })])
    expect(both.map((reply) => reply.statusCode).toSorted()).toEqual([200, 409])
    expect(await head.refused(makeDefault, { body })).toMatchObject({ status: 409, data: { rev: rev + 1 } })
    // After a reset and a new default it is still another revision.
    const { id } = await admin(tableStanding, { query: { name: 'userCenter/acts' } })
    await admin(resetTable, { body: { id, rev: rev + 1 } })
    expect(await head.refused(makeDefault, { body })).toMatchObject({ status: 409, data: { rev: rev + 2 } })
  })
})

describe('a table that is set up', () => {
  it('is changed in all its columns, reset to the shipped defaults, and lists its changes', async () => {
    const { id, rev } = await make('system/post/list')
    const known = await admin(readTable, { params: { id } })
    expect(known).toMatchObject({ own: 0, columns: [{ prop: 'a', title: ['列a', 'Column a'], label: ['', ''] }, {}] })
    await admin(changeTable, {
      body: { id, rev, columns: [columnOf(drawn('b')), columnOf(drawn('a', { width: 200, hide: true }))] },
    })
    await admin(resetTable, { body: { id, rev: rev + 1 } })
    expect(await staff(tableInfo, { query: { name: 'system/post/list' } })).toBeNull()
    expect(await admin(readTable, { params: { id } })).toMatchObject({ state: 'shipped', columns: [] })
    const audited = (await admin(tableChanges, { params: { id } })).map(({ text }) => text)
    expect(audited).toEqual([
      '系统管理员 reset the defaults of the table "Posts"',
      '系统管理员 changed the defaults of the table "Posts": Column b from "place 2" to "place 1"; Column a from "shown, place 1, 120 wide" to "hidden, place 2, 200 wide"',
      '系统管理员 set the default for all users of the table "Posts"',
    ])
    expect((await admin.refused(resetTable, { body: { id, rev: rev + 2 } })).msg).toContain('as shipped already')
    const refusal = await admin.refused(changeTable, { body: { id, rev: rev + 2, columns: [columnOf(drawn('a'))] } })
    expect(refusal).toMatchObject({ status: 409, msg: expect.stringContaining('as shipped') as string })
  })

  it('is not changed over a newer state', async () => {
    const { id, rev } = await make('system/notice/list')
    const body = { id, rev: rev - 1, columns: [columnOf(drawn('a')), columnOf(drawn('b'))] }
    expect(await admin.refused(changeTable, { body })).toMatchObject({ status: 409, data: { rev } })
    expect(await admin.refused(resetTable, { body: { id, rev: rev - 1 } })).toMatchObject({
      status: 409,
      data: { rev },
    })
  })
})

describe('refused, by name', () => {
  const wrong = (more: object) => ({ columns: [drawn('a', more), drawn('b')] })
  it.each([
    ['a table that there is not', { name: 'no/such' }, 'name', '"no/such"'],
    ['no columns', { columns: [] }, 'columns', 'Columns'],
    ['nothing shown', { columns: [drawn('a', { hide: true })] }, 'columns', 'At least one column'],
    ['a column twice', { columns: [drawn('a'), drawn('a')] }, 'columns.1.prop', 'Column a appears twice'],
    ['61 columns', { columns: Array.from({ length: 61 }, (_, at) => drawn(`c${at}`)) }, 'columns', 'Columns'],
    ['39 pixels', wrong({ width: 39 }), 'columns.0.width', 'Width'],
    ['1001 pixels', wrong({ width: 1001 }), 'columns.0.width', 'Width'],
    ['half a pixel', wrong({ width: 99.5 }), 'columns.0.width', 'Width'],
    ['a name that is none', wrong({ prop: '<b>' }), 'columns.0.prop', 'Column'],
    ['a title without end', wrong({ title: ['x'.repeat(101), 'y'] }), 'columns.0.title.0', 'Title'],
    ['something unknown', wrong({ onclick: 'x' }), 'columns.0.onclick', 'onclick'],
  ])('%s, as a default', async (_, more, field, words) => {
    const refusal = await admin.refused(makeDefault, {
      body: { name: 'settings/user', rev: await revOf('settings/user'), columns: [drawn('a')], ...more },
    })
    expect(refusal).toMatchObject({ status: 400, errors: [{ field }] })
    expect(refusal.errors[0]?.msg).toContain(words)
    expect(await staff(tableInfo, { query: { name: 'settings/user' } })).toBeNull()
  })

  const label = (zh: string, en: string) => [columnOf(drawn('a'), { label: [zh, en] }), columnOf(drawn('b'))]
  it.each([
    ['a column that there is not', [...label('', ''), columnOf(drawn('c'))], 'columns', 'no column "c"'],
    ['a column left out', [columnOf(drawn('a'))], 'columns', '"b" is missing'],
    ['a label in Chinese alone', label('甲', ''), 'columns.0.label', 'both languages'],
    ['a label in English alone', label('', 'Alpha'), 'columns.0.label', 'both languages'],
    ['Chinese in English', label('甲', '甲'), 'columns.0.label', 'must not contain Chinese'],
    ['a label of 41 characters', label('甲'.repeat(41), 'Alpha'), 'columns.0.label.0', 'Title of a column'],
    ['a label of two lines', label('甲\n乙', 'Alpha'), 'columns.0.label.0', 'Title of a column'],
  ])('%s, in a change', async (_, columns, field, words) => {
    const { id, rev } = await make('settings/config')
    const refusal = await admin.refused(changeTable, { body: { id, rev, columns } })
    expect(refusal).toMatchObject({ status: 400, errors: [{ field }] })
    expect(refusal.errors[0]?.msg).toContain(words)
    expect(await revOf('settings/config')).toBe(rev)
  })
})

test('who may not set tables up may neither see how they stand', async () => {
  const { id, rev } = await make('settings/dictionary')
  const columns = [columnOf(drawn('a')), columnOf(drawn('b'))]
  for (const caller of [staff, await app.as('auditor'), await app.as('security-admin')]) {
    const refusals = await Promise.all([
      caller.refused(listAllTables, {}),
      caller.refused(readTable, { params: { id } }),
      caller.refused(tableChanges, { params: { id } }),
      caller.refused(tableStanding, { query: { name: 'settings/dictionary' } }),
      caller.refused(makeDefault, { body: { name: 'settings/dictionary', rev, columns: [drawn('a')] } }),
      caller.refused(changeTable, { body: { id, rev, columns } }),
      caller.refused(resetTable, { body: { id, rev } }),
    ])
    expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403, 403])
  }
  expect((await app.stranger.refused(listAllTables, {})).status).toBe(401)
  for (const none of [999_999, 0, -1])
    expect((await admin.refused(readTable, { params: { id: none } })).status).toBe(404)
})
