// Dictionaries from the side of administrators: groups and keys, entries with one default in their order, protection of entries in use, and selects that show changes at once.
import * as item from '@register/contract/system/dictionary/item'
import { readDictionary, readDictionaryGroup, testBasisType } from '@register/contract/system/dictionary/read'
import * as type from '@register/contract/system/dictionary/type'
import { afterEach, describe, expect, it } from 'vitest'
import { readSheet } from '../../../files/excel.ts'
import { testApp } from '../../../../test/app.ts'
import { publishedReport } from '../../../../test/make.ts'

const app = await testApp()
const [system, staff] = await Promise.all([app.as('system-admin'), app.as('body-staff')])

const written = (more: object = {}) => ({
  type: 'opinion',
  nameZh: '常用意见',
  nameEn: 'Opinions',
  sort: 5,
  status: 'active',
  parentId: null as number | null,
  ...more,
})
const addType = (more: object = {}) => system(type.addDictType, { body: written(more) })
const entry = (more: object = {}) => ({
  type: 'opinion',
  value: 'ok',
  labelZh: '同意',
  labelEn: 'Agreed',
  sort: 1,
  status: 'active',
  ...more,
})
const addItem = (more: object = {}) => system(item.addDictItem, { body: entry(more) })
const changed = ({ id, rev, ...row }: item.DictItem, more: object = {}) => {
  const { type: of, value, labelZh, labelEn, sort, isDefault, tone, status, remark } = row
  return { id, rev, type: of, value, labelZh, labelEn, sort, isDefault, tone, status, remark, ...more }
}
const offered = async (of = 'opinion') =>
  (await staff(readDictionary, { params: { type: of } })).map(({ value, label }) => [value, label])

afterEach(async () => {
  await app.owner.query(
    `DELETE FROM dict_item WHERE type <> '${testBasisType}'; DELETE FROM dict_type WHERE type NOT IN ('${testBasisType}', 'business')`,
  )
})

describe('a dictionary', () => {
  it('stands in a group, takes its entries along when its key changes, and moves with all below it', async () => {
    const group = await addType({ type: 'words', nameZh: '用语', nameEn: 'Words', sort: 1 })
    const one = await addType({ parentId: group.id })
    await addItem()
    const renamed = await system(type.changeDictType, {
      body: { ...written({ type: 'opinions', parentId: group.id }), id: one.id, rev: one.rev },
    })
    expect(renamed).toMatchObject({ type: 'opinions', parentId: group.id, items: 1, rev: 2 })
    expect(await offered('opinions')).toEqual([['ok', 'Agreed']])
    expect(await offered('opinion')).toEqual([])
    const tree = await system(type.dictTypeTree, {})
    expect(tree.find(({ id }) => id === group.id)).toMatchObject({
      name: 'Words',
      items: 0,
      children: [{ type: 'opinions', items: 1, children: [] }],
    })
    expect(await staff(readDictionaryGroup, { params: { x: 'words' } })).toMatchObject([
      { type: 'opinions', name: 'Opinions', items: [{ value: 'ok', label: 'Agreed' }] },
    ])
    const audited = await system(type.dictTypeChanges, { params: { id: one.id } })
    expect(audited[0]?.changes).toEqual([
      { field: 'type', label: 'Dictionary key', before: 'opinion', after: 'opinions' },
    ])
  })

  it.each([
    ['a key that is none', { type: 'Opinion' }, 400, 'type'],
    ['a key that another has', { type: testBasisType }, 409, 'type'],
    ['no name', { nameZh: ' ' }, 400, 'nameZh'],
    ['a group that is not there', { parentId: 999_999 }, 400, 'parentId'],
  ])('with %s is refused', async (_, more, status, field) => {
    expect(await system.refused(type.addDictType, { body: written(more) })).toMatchObject({
      status,
      errors: [{ field }],
    })
  })

  it('never stands under itself or what is below it', async () => {
    const group = await addType({ type: 'words' })
    const below = await addType({ parentId: group.id })
    for (const parentId of [group.id, below.id])
      expect(
        await system.refused(type.changeDictType, {
          body: { ...written({ type: 'words', parentId }), id: group.id, rev: group.rev },
        }),
      ).toMatchObject({ status: 400, errors: [{ field: 'parentId' }] })
  })

  it('is not deleted while something stands in it, and says what', async () => {
    const group = await addType({ type: 'words', nameZh: '用语', nameEn: 'Words' })
    const one = await addType({ parentId: group.id })
    await addItem()
    const refusals = await Promise.all(
      [group, one].map(({ id }) => system.refused(type.removeDictType, { params: { id } })),
    )
    expect(refusals.map(({ status, msg }) => [status, msg])).toEqual([
      [409, '"用语" is in use and cannot be deleted. Dictionaries below it: 1 (Opinions)'],
      [409, '"常用意见" is in use and cannot be deleted. Entries: 1 (Agreed)'],
    ])
  })

  it('that the product reads keeps its key, stays in use and stays', async () => {
    const { id } = await app.db
      .selectFrom('dict_type')
      .select('id')
      .where('type', '=', testBasisType)
      .executeTakeFirstOrThrow()
    const known = await system(type.readDictType, { params: { id } })
    const { nameZh, nameEn, sort, status, remark, parentId, rev } = known
    const body = { type: testBasisType, nameZh, nameEn, sort, status, remark, parentId, id, rev }
    const refused = (more: object) => system.refused(type.changeDictType, { body: { ...body, ...more } })
    expect(await refused({ type: 'other' })).toMatchObject({ status: 409, errors: [{ field: 'type' }] })
    expect(await refused({ status: 'stopped' })).toMatchObject({ status: 409, errors: [{ field: 'status' }] })
    expect(await system.refused(type.removeDictType, { params: { id } })).toMatchObject({
      status: 409,
      msg: expect.stringContaining('Test basis') as string,
    })
  })
})

describe('an entry', () => {
  it('is offered in both languages and its order, until it or its dictionary is disabled', async () => {
    const of = await addType()
    await addItem({ sort: 2 })
    const no = await addItem({ value: 'no', labelZh: '不同意', labelEn: 'Not agreed', sort: 1, tone: 'bad' })
    expect(await offered()).toEqual([
      ['no', 'Not agreed'],
      ['ok', 'Agreed'],
    ])
    const zh = await staff(readDictionary, { params: { type: 'opinion' } }, { headers: { 'accept-language': 'zh' } })
    expect(zh).toMatchObject([
      { label: '不同意', tone: 'bad' },
      { label: '同意', tone: '' },
    ])
    await system(item.changeDictItem, { body: changed(no, { status: 'stopped' }) })
    expect(await offered()).toEqual([['ok', 'Agreed']])
    await system(type.changeDictType, { body: { ...written({ status: 'stopped' }), id: of.id, rev: of.rev } })
    expect(await offered()).toEqual([])
  })

  it.each([
    ['a value that another has', { value: 'ok' }, 409, 'value'],
    ['a dictionary that is not there', { type: 'nothing' }, 400, 'type'],
    ['no label', { labelZh: '' }, 400, 'labelZh'],
    ['a colour that is none', { tone: 'pink' }, 400, 'tone'],
    ['a default that is offered no more', { isDefault: true, status: 'stopped' }, 400, 'isDefault'],
  ])('with %s is refused', async (_, more, status, field) => {
    await addType()
    await addItem()
    expect(await system.refused(item.addDictItem, { body: entry({ value: 'new', ...more }) })).toMatchObject({
      status,
      errors: [{ field }],
    })
  })

  it('takes the place of the default there was, also of two at once', async () => {
    await addType()
    await addItem({ isDefault: true })
    const others = await Promise.all(
      ['a', 'b'].map((value) => system.raw(item.addDictItem, { body: entry({ value, isDefault: true }) })),
    )
    expect(others.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const { list } = await system(item.listDictItems, { query: { type: 'opinion' } })
    expect(list.filter(({ isDefault }) => isDefault)).toHaveLength(1)
  })

  it('stays in its dictionary', async () => {
    await addType()
    await addType({ type: 'other', nameZh: '别的' })
    const one = await addItem()
    expect(await system.refused(item.changeDictItem, { body: changed(one, { type: 'other' }) })).toMatchObject({
      status: 409,
      errors: [{ field: 'type' }],
    })
  })

  it('that records keep is neither deleted nor given another value; its words may change', async () => {
    const added = await system(item.addDictItem, {
      body: entry({
        type: testBasisType,
        value: 'GB 9999-2026',
        labelZh: 'GB 9999-2026',
        labelEn: 'GB 9999-2026 Lifts',
      }),
    })
    await publishedReport(app, { testBasis: ['GB 9999-2026'] })
    const removal = await system.refused(item.removeDictItems, { params: { ids: String(added.id) } })
    expect(removal).toMatchObject({ status: 409, msg: expect.stringMatching(/Reports: 1 \(TSX/) as string })
    expect(
      await system.refused(item.changeDictItem, { body: changed(added, { value: 'GB 9999-2027' }) }),
    ).toMatchObject({ status: 409, errors: [{ field: 'value' }] })
    await system(item.changeDictItem, { body: changed(added, { labelEn: 'GB 9999-2026 Other' }) })
    expect(await offered(testBasisType)).toContainEqual(['GB 9999-2026', 'GB 9999-2026 Other'])
  })

  it('are deleted together or not at all', async () => {
    await addType()
    const [one, other] = [await addItem(), await addItem({ value: 'no' })]
    expect((await system.refused(item.removeDictItems, { params: { ids: `${one.id},999999` } })).status).toBe(404)
    expect(await offered()).toHaveLength(2)
    await system(item.removeDictItems, { params: { ids: `${one.id},${other.id}` } })
    expect(await offered()).toEqual([])
  })

  it('are put in order whole; one that came meanwhile is a conflict', async () => {
    await addType()
    const ids = [(await addItem()).id, (await addItem({ value: 'b' })).id, (await addItem({ value: 'c' })).id]
    await system(item.sortDictItems, { body: { type: 'opinion', ids: ids.toReversed() } })
    expect((await offered()).map(([value]) => value)).toEqual(['c', 'b', 'ok'])
    await addItem({ value: 'd' })
    expect((await system.refused(item.sortDictItems, { body: { type: 'opinion', ids } })).status).toBe(409)
  })
})

describe('lists', () => {
  it('ask for a dictionary whole, and go out as they are filtered', async () => {
    await addType({ type: 'opinion_long', nameZh: '长意见' })
    await addType()
    await addItem({ type: 'opinion_long', value: 'long' })
    await addItem()
    const { list } = await system(item.listDictItems, { query: { type: 'opinion' } })
    expect(list.map(({ value }) => value)).toEqual(['ok'])
    const rows: unknown[] = []
    const bytes: unknown = await system(item.exportDictItems, { body: { type: 'opinion' } })
    for await (const { cells } of readSheet(bytes as Buffer, { maxRows: 9 })) rows.push(cells.slice(0, 4))
    expect(rows).toEqual([
      ['Dictionary key', 'Value', 'Label in Chinese', 'Label in English'],
      ['opinion', 'ok', '同意', 'Agreed'],
    ])
    const types: unknown = await system(type.exportDictTypes, { body: {} })
    const found: unknown[][] = []
    for await (const { cells } of readSheet(types as Buffer, { maxRows: 99 })) found.push(cells)
    const group = found[0]?.indexOf('Group') ?? -1
    expect(found.find(([key]) => key === testBasisType)?.[group]).toBe('business')
  })

  it('are counted by a refresh, and answered at once by another instance', async () => {
    await addType()
    const before = await system(type.refreshDictionaries, {})
    const one = await addItem()
    expect(await system(type.refreshDictionaries, {})).toEqual({ ...before, items: before.items + 1 })
    const asked = () => staff(readDictionary, { params: { type: 'opinion' } })
    expect(await asked()).toMatchObject([{ label: 'Agreed' }])
    // Written past this instance, as another instance would do it.
    await app.owner.query(`UPDATE dict_item SET label_en = 'Agreed to' WHERE id = ${one.id}`)
    expect(await asked()).toMatchObject([{ label: 'Agreed to' }])
  })

  it('are not for those who may not', async () => {
    expect((await staff.refused(type.dictTypeTree, {})).status).toBe(403)
    expect((await staff.refused(item.listDictItems, { query: {} })).status).toBe(403)
    expect((await staff.refused(type.refreshDictionaries, {})).status).toBe(403)
  })
})
