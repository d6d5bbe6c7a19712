// Rules that protect entries of the catalogue: what records use cannot be removed, retired entries get no new records, and keys of the register become codes.
import {
  addCategory,
  categoryChanges,
  confirmCategory,
  restoreCategory,
  retireCategory,
} from '@register/contract/business/category/office'
import { generateCode } from '@register/contract/business/codeApply/codeApply'
import { frontCount, frontList } from '@register/contract/business/publicReport/publicReport'
import { describe, expect, test, vi } from 'vitest'
import { testApp } from '../../../../../test/app.ts'
import { asStored, catalogueOf, newEntry } from '../../../../../test/catalogue.ts'
import { applicationFor, publishedReport } from '../../../../../test/make.ts'

const app = await testApp()
const { head, all, byCode, add, change, refusedChange, refusedRemoval, turn, stored, tree } = await catalogueOf(app)
const staff = await app.as('body-staff')

/** Matches a message that contains this text. */
const saying = (text: string): unknown => expect.stringContaining(text)
/** Applies for a code of this category. */
const applying = (code: string) => staff.refused(generateCode, { body: applicationFor(code) })

describe('what records use', () => {
  test('is neither deleted nor called otherwise, and gets nothing below it', async () => {
    const report = await publishedReport(app)
    expect(await refusedRemoval('3110')).toMatchObject({
      status: 409,
      msg: saying('Disable it instead. Reports: 1 (TSX3110'),
    })
    expect(await refusedChange('3110', { code: '311X' })).toMatchObject({ status: 409, errors: [{ field: 'code' }] })
    expect(await refusedChange('3110', { formKind: 'hoist', forms: ['bridge'] })).toMatchObject({
      status: 409,
      errors: [{ field: 'formKind', msg: saying('Reports: 1') }],
    })
    // The entry may move and allow other forms; the record keeps its own form.
    await change('3110', { parentCode: '3200', forms: ['inclined'] })
    const held = await app.stranger(frontList, { body: { categoryCode: '3200', pageSize: 10 } })
    expect(held.list.map(({ certificateNo }) => certificateNo)).toContain(report.certificateNo)
    await change('3110', { parentCode: '3100', forms: ['traction', 'inclined'] })
    expect(await byCode('3110')).toMatchObject({ published: 1, records: 1 })
  })

  test.each([
    ['4130', 'Serials of codes: 1 (901 2026)', "INSERT INTO code_serial VALUES ('4130', '901', 2026, 1)"],
    ['4140', 'Approvals of bodies: 1', "INSERT INTO dept_category SELECT id, '4140' FROM dept WHERE body_code = '901'"],
  ])('%s is kept by %s', async (code, said, planted) => {
    await app.owner.query(planted)
    const refusal = { status: 409, msg: saying(said) }
    expect(await refusedRemoval(code)).toMatchObject(refusal)
    expect(await refusedChange(code, { code: '41X0' })).toMatchObject({ ...refusal, errors: [{ field: 'code' }] })
    await app.owner.query('DELETE FROM dept_category')
  })

  test('holds nothing below it', async () => {
    await staff(generateCode, { body: applicationFor('4A00') })
    expect(await refusedRemoval('4A00')).toMatchObject({ status: 409, msg: saying('Code applications: 1 (SQ') })
    const below = newEntry({ code: '4A10', parentCode: '4A00', formKind: 'hoist', forms: [] })
    expect(await head.refused(addCategory, { body: below })).toMatchObject({
      status: 409,
      errors: [{ field: 'parentCode', msg: saying('Code applications: 1') }],
    })
  })
})

describe('what is retired', () => {
  test('keeps its name, and nothing new is of it or of what stands below it', async () => {
    await turn(retireCategory, '3300')
    const after = await tree()
    expect(after.find(({ code }) => code === '3300')).toMatchObject({ retired: true })
    expect(await applying('3310')).toMatchObject({
      errors: [{ field: 'categoryCode', msg: saying('3310 is disabled') }],
    })
    const { id, rev } = await byCode('3300')
    expect((await head.refused(retireCategory, { body: { id, rev } })).status).toBe(409)
    await turn(restoreCategory, '3300')
    expect(await staff(generateCode, { body: applicationFor('3310') })).toMatchObject({ categoryCode: '3310' })
  })
})

describe('a code that is unknown', () => {
  test.each([
    ['elevator', 'ZE25'],
    ['amusement', 'ZA01'],
    ['hoist', 'ZH06'],
  ])('of %s is the key %s', async (formKind, key) => {
    expect(await add({ parentCode: '', formKind, forms: [] })).toMatchObject({ code: key, confirmed: false })
    expect(await applying(key)).toMatchObject({ errors: [{ field: 'categoryCode', msg: saying('not confirmed') }] })
    expect(await refusedChange(key, { code: '7777' })).toMatchObject({
      errors: [{ field: 'code', msg: saying('Confirm the code') }],
    })
    expect(await change(key, { code: '', nameEn: 'Still unknown' })).toMatchObject({ code: key })
  })

  test('that is remembered only becomes confirmed', async () => {
    const entry = await byCode('F310')
    expect(await head(confirmCategory, { body: asStored(entry) })).toMatchObject({
      id: entry.id,
      code: 'F310',
      confirmed: true,
    })
    expect((await head.refused(confirmCategory, { body: asStored(await byCode('F310')) })).status).toBe(409)
    expect(await staff(generateCode, { body: applicationFor('F310') })).toMatchObject({ categoryCode: 'F310' })
  })

  test('of no list is asked for what lists it', async () => {
    await app.owner
      .query(`INSERT INTO category (code, level, path, leaf, name_zh, name_en, form_kind, source, edition, sort, confirmed)
      VALUES ('X123', 1, '{X123}', true, '未列入', 'Not listed', 'elevator', 'unlisted', '', 10000, false)`)
    const entry = await byCode('X123')
    expect(entry.list).toBe('none')
    expect((await head.refused(confirmCategory, { body: asStored(entry) })).errors.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['source', 'edition']),
    )
    const listed = asStored(entry, { source: 'TSG T7007', edition: '2022', parentCode: '3100', forms: ['traction'] })
    expect(await head(confirmCategory, { body: listed })).toMatchObject({ confirmed: true, list: 'rules', level: 3 })
  })

  test('gives its place to the code, which finds its records from then on', async () => {
    const entry = await byCode('ZE13')
    await app.owner.query(`INSERT INTO dept_category SELECT id, 'ZE13' FROM dept WHERE body_code = '901';
      UPDATE report SET category_code = 'ZE13', sub_form = 'driveMachine'
        WHERE id = (SELECT id FROM report WHERE category_code = '3110' LIMIT 1)`)
    const held = async (code: string) =>
      (await app.stranger(frontList, { body: { categoryCode: code, pageSize: 10 } })).list.length
    expect(await held('ZE13')).toBe(1)
    for (const [code, field] of [
      ['', 'code'],
      ['3110', 'code'],
      ['ZE40', 'code'],
    ] as const)
      expect((await head.refused(confirmCategory, { body: asStored(entry, { code }) })).errors).toMatchObject([
        { field },
      ])
    const became = await head(confirmCategory, { body: asStored(entry, { code: 'F999' }) })
    expect(became).toMatchObject({ code: 'F999', parentCode: 'ZE10', confirmed: true, forms: ['driveMachine'] })
    expect(await stored('ZE13')).toMatchObject({
      became: 'F999',
      retired: true,
      path: ['ZE00', 'ZE10', 'F999', 'ZE13'],
    })
    expect(await stored('F999')).toMatchObject({ leaf: true, retired: false })
    expect(await applying('ZE13')).toMatchObject({ errors: [{ field: 'categoryCode', msg: saying('is F999 by now') }] })
    // The tree does not show the key any more, but a search by the key still finds the entry.
    expect((await tree()).map(({ code }) => code)).not.toContain('ZE13')
    expect((await tree()).find(({ code }) => code === 'F999')).toMatchObject({ keys: ['ZE13'] })
    expect((await all()).map(({ code }) => code)).not.toContain('ZE13')
    expect(await Promise.all(['ZE13', 'F999', 'ZE10'].map(held))).toEqual([1, 1, 1])
    const [row] = (await app.stranger(frontList, { body: { categoryCode: 'F999', pageSize: 10 } })).list
    expect(row).toMatchObject({ categoryCode: 'ZE13', categoryName: entry.nameEn })
    expect(await byCode('F999')).toMatchObject({ published: 1, records: 1 })
    await vi.waitFor(async () => {
      expect((await app.stranger(frontCount, {})).byCategory).toMatchObject({ F999: 1, ZE13: 1 })
    }, 10_000)
    // A body that was approved for the key is approved for the code, once.
    const { rows } = await app.owner.query('SELECT category_code FROM dept_category')
    expect(rows).toEqual([{ category_code: 'F999' }])
    const [audited] = await head(categoryChanges, { params: { id: became.id } })
    expect(audited?.changes).toEqual(
      expect.arrayContaining([expect.objectContaining({ field: 'code', before: 'ZE13', after: 'F999' })]),
    )
    // Records and approvals of the key belong to the code from now on, even when the code moves in the tree.
    expect(await refusedRemoval('F999')).toMatchObject({ status: 409, msg: saying('Reports: 1') })
    await change('F999', { parentCode: 'F300' })
    expect((await stored('ZE13'))?.path).toEqual(['ZE00', 'F300', 'F999', 'ZE13'])
  })

  test('gives out no number that a certificate of the key bears', async () => {
    const year = new Date(Date.now() + 8 * 3_600_000).getUTCFullYear()
    await app.owner.query(`DELETE FROM dept_category; UPDATE report SET category_code = 'ZE14', sub_form = 'controller',
      certificate_no = 'TSX F996 901 ${year} 0001', certificate_key = 'TSXF996901${year}0001'
      WHERE id = (SELECT max(id) FROM report)`)
    await head(confirmCategory, { body: asStored(await byCode('ZE14'), { code: 'F996' }) })
    const { code } = await staff(generateCode, { body: applicationFor('F996') })
    expect(code).toBe(`TSXF996901${year}0002`)
  })

  test('takes what stands below it along', async () => {
    await add({ code: 'F998', parentCode: 'ZE25', nameZh: '下级', nameEn: 'Below' })
    await head(confirmCategory, { body: asStored(await byCode('ZE25'), { code: 'F997' }) })
    expect(await stored('F998')).toMatchObject({ path: ['F997', 'F998'], leaf: true })
    expect(await stored('F997')).toMatchObject({ leaf: false })
    expect(await byCode('F998')).toMatchObject({ parentCode: 'F997' })
  })
})
