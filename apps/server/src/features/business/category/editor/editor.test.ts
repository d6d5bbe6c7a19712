// The catalogue's editor: which values and places of an entry are valid, and who may write them.
import {
  addCategory,
  categoryChanges,
  changeCategory,
  exportCatalogue,
  listForms,
  readCatalogue,
  readCategory,
  restoreCategory,
  retireCategory,
} from '@register/contract/business/category/office'
import { getCategoryTree } from '@register/contract/business/category/category'
import { generateCode } from '@register/contract/business/codeApply/codeApply'
import { describe, expect, test, vi } from 'vitest'
import type { ShownCell } from '@register/contract/workbook/cell'
import { readSheet } from '../../../../files/excel.ts'
import { seedCatalogue } from '../../../../../seed/catalogue.ts'
import { testApp } from '../../../../../test/app.ts'
import { asStored, catalogueOf, newEntry } from '../../../../../test/catalogue.ts'
import { applicationFor } from '../../../../../test/make.ts'

const app = await testApp()
const { head, all, byCode, add, change, refusedChange, remove, refusedRemoval, stored, tree } = await catalogueOf(app)
// Another instance needs its modules loaded anew, because the cache of the catalogue belongs to a module.
vi.resetModules()
const { testApp: anotherApp } = await import('../../../../../test/app.ts')
const second = await anotherApp({ sharing: app })
vi.resetModules()

/** Matches a message that contains this text. */
const saying = (text: string): unknown => expect.stringContaining(text)

describe('an entry', () => {
  test('is added, found by all users at once, changed, exported and deleted, each with its audit row', async () => {
    const added = await add({ code: ' ３１ｂ０ ', forms: ['traction', 'inclined', 'traction'] })
    expect(added).toMatchObject({
      code: '31B0',
      level: 3,
      confirmed: true,
      list: 'rules',
      forms: ['traction', 'inclined'],
    })
    expect(await stored('31B0')).toMatchObject({ path: ['3000', '3100', '31B0'], leaf: true })
    expect((await tree()).find(({ code }) => code === '31B0')).toMatchObject({
      ready: true,
      origin: { source: 'TSG T7007', edition: '2026' },
    })
    const changed = await change('31B0', { nameEn: 'Other name', forms: ['inclined'] })
    expect(changed).toMatchObject({ rev: 2, nameEn: 'Other name' })
    const changes = await head(categoryChanges, { params: { id: added.id } })
    expect(changes.map(({ text }) => text)).toEqual([
      saying('changed the equipment category'),
      saying('added the equipment category'),
    ])
    expect(changes[0]?.changes.map(({ field }) => field).toSorted()).toEqual(['nameEn', 'subForms'])
    const bytes: unknown = await head(exportCatalogue, { body: { keyword: '31B0' } })
    const rows: ShownCell[][] = []
    for await (const { cells } of readSheet(bytes as Buffer, { maxRows: 9 })) rows.push(cells)
    expect(rows[1]).toEqual(expect.arrayContaining(['31B0', 'Other name', 'Lifts and escalators', 'TSG T7007']))
    await remove('31B0')
    expect((await tree()).some(({ code }) => code === '31B0')).toBe(false)
    expect((await head.refused(readCategory, { params: { id: added.id } })).status).toBe(404)
  })

  test('is not changed over a newer one', async () => {
    const { id, rev } = await byCode('3220')
    await change('3220', { sort: 3 })
    for (const endpoint of [retireCategory, restoreCategory])
      expect((await head.refused(endpoint, { body: { id, rev } })).status).toBe(409)
    expect((await refusedChange('3220', { rev })).data).toMatchObject({ rev: rev + 1 })
  })

  test.each([
    [{ code: '3110' }, 409, 'code', 'Code "3110" is in use already'],
    [{ code: '31-0' }, 400, 'code', 'four digits or capital letters'],
    [{ code: '31100' }, 400, 'code', 'four digits or capital letters'],
    [{ code: '31I0' }, 400, 'code', 'I, L and O cannot be used'],
    [{ code: 'l110' }, 400, 'code', 'I, L and O cannot be used'],
    [{ code: '311O' }, 400, 'code', 'I, L and O cannot be used'],
    [{ code: 'ze77' }, 400, 'code', 'cannot be entered'],
    [{ code: '31C0', parentCode: '9999' }, 400, 'parentCode', 'has no code 9999'],
    [{ code: '31C0', parentCode: '3120' }, 400, 'parentCode', '3 levels at most'],
    [{ code: '31C0', nameEn: '新 lift' }, 400, 'nameEn', 'must not contain Chinese'],
    [{ code: '31C0', nameZh: '' }, 400, 'nameZh', 'is required'],
    [{ code: '31C0', formKind: 'boat' }, 400, 'formKind', 'Form kind'],
    [{ code: '31C0', forms: ['sail'] }, 400, 'forms', 'no form "sail"'],
    [{ code: '31C0', forms: ['bridge'] }, 400, 'forms', 'not of the chosen form kind'],
    [{ code: '31C0', source: '' }, 400, 'source', 'Source is required'],
    [{ code: '31C0', source: 'unlisted' }, 400, 'source', 'catalogue or rule'],
    [{ code: '31C0', edition: ' ' }, 400, 'edition', 'Edition is required'],
    [{ code: '31C0', sort: -1 }, 400, 'sort', 'Order'],
  ])('with %o is refused', async (more, status, field, msg) => {
    expect(await head.refused(addCategory, { body: newEntry(more) })).toMatchObject({
      status,
      errors: [{ field, msg: saying(msg) }],
    })
  })

  test.each([
    ['head-office', true, true],
    ['system-admin', true, true],
    ['admin', true, true],
    ['auditor', true, false],
    ['security-admin', false, false],
    ['expert', false, false],
    ['body-manager', false, false],
    ['enterprise', false, false],
  ])('is seen and written by %s: %s, %s', async (username, sees, writes) => {
    const caller = await app.as(username)
    const status = async (call: Promise<{ status: number }>) => (await call).status
    if (sees) expect((await caller(listForms, {})).length).toBeGreaterThan(50)
    else expect(await status(caller.refused(readCatalogue, {}))).toBe(403)
    // The refusal of a wrong input shows whether the caller could have written it: 409 instead of 403.
    const wrong = { body: newEntry({ code: '3110' }) }
    expect(await status(caller.refused(addCategory, wrong))).toBe(writes ? 409 : 403)
  })
})

describe('the tree', () => {
  test('keeps paths, levels and ends right when a branch moves', async () => {
    await add({ code: '31D0', parentCode: '3000', nameZh: '甲', nameEn: 'A' })
    await add({ code: '31D1', parentCode: '31D0', nameZh: '乙', nameEn: 'B' })
    expect(await stored('31D0')).toMatchObject({ leaf: false, level: 2 })
    await change('31D0', { parentCode: '4000' })
    expect(await stored('31D1')).toMatchObject({ path: ['4000', '31D0', '31D1'], level: 3, leaf: true })
    await change('31D1', { parentCode: '' })
    expect(await stored('31D1')).toMatchObject({ path: ['31D1'], level: 1 })
    expect(await stored('31D0')).toMatchObject({ leaf: true })
    // An entry that was a leaf may get children again, down to three levels.
    await change('31D0', { parentCode: '31D1' })
    for (const [code, parentCode, said] of [
      ['31D1', '31D0', 'cannot be placed under itself'],
      ['31D1', '31D1', 'cannot be placed under itself'],
      ['31D1', '3100', '3 levels at most'],
    ] as const)
      expect(await refusedChange(code, { parentCode })).toMatchObject({
        status: 400,
        errors: [{ field: 'parentCode', msg: saying(said) }],
      })
    expect(await refusedRemoval('31D1')).toMatchObject({ status: 409, msg: saying('Entries below it: 1 (A)') })
    for (const code of ['31D0', '31D1']) await remove(code)
  })

  test('has no circle when two move at once', async () => {
    for (const code of ['31E0', '31E1']) await add({ code, parentCode: '' })
    const [one, other] = [await byCode('31E0'), await byCode('31E1')]
    const moves = await Promise.all([
      head.raw(changeCategory, { body: asStored(one, { parentCode: '31E1' }) }),
      head.raw(changeCategory, { body: asStored(other, { parentCode: '31E0' }) }),
    ])
    expect(moves.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
    await app.owner.query("DELETE FROM category WHERE code IN ('31E0', '31E1')")
  })

  test('is given once: what was deleted does not come back at a start', async () => {
    await remove('F320')
    await app.db.transaction().execute(seedCatalogue)
    expect((await all()).some(({ code }) => code === 'F320')).toBe(false)
  })
})

describe('another instance', () => {
  test('takes and shows an entry that this one has added', async () => {
    const there = await second.as('body-staff')
    const shown = async () => JSON.stringify(await second.stranger(getCategoryTree, {})).includes('31G0')
    expect(await shown()).toBe(false)
    await add({ code: '31G0' })
    // A writing transaction reads the catalogue anew; plain reads may lag two seconds, because they come from the cache.
    expect(await there(generateCode, { body: applicationFor('31G0') })).toMatchObject({ categoryCode: '31G0' })
    await expect.poll(shown, { interval: 200 }).toBe(true)
  })
})
