// A name is found in every spelling, wherever people search, and the database makes the form of searches as the contract does.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { frontList } from '@register/contract/business/publicReport/publicReport'
import { findManufacturers } from '@register/contract/business/report/parties/manufacturer'
import {
  insertReport,
  publishReport,
  queryList,
  readReport,
  updateReport,
} from '@register/contract/business/report/report'
import { searchedText } from '@register/contract/text/searchedText'
import { standsFor } from '@register/contract/text/standsFor'
import { testApp } from '../../../../../test/app.ts'
import { completeDraft, liftContent, publishedReport } from '../../../../../test/make.ts'

const app = await testApp()
const searched = async (texts: readonly string[]) =>
  (
    await app.owner.query<{ searched: string }>('SELECT searched(x) AS searched FROM unnest($1::text[]) x', [texts])
  ).rows.map((row) => row.searched)

test('the database makes the same form of searches', async () => {
  const codes = [
    ...Array.from({ length: 0x5_00 - 0x20 }, (_, at) => at + 0x20),
    ...Array.from({ length: 0x28_00 - 0x20_00 }, (_, at) => at + 0x20_00),
    ...Array.from({ length: 0x31_00 - 0x2e_00 }, (_, at) => at + 0x2e_00),
    ...Array.from({ length: 0x1_00 }, (_, at) => at + 0xff_00),
  ]
  // U+0085 is left out, because PostgreSQL alone counts it as white space and no keyboard has it.
  const texts = [
    ...codes.filter((code) => code !== 0x85).map((code) => String.fromCodePoint(code)),
    ...standsFor.keys(),
  ].map((one) => `七${one}二a${one}5${one}6`)
  expect(await searched(texts)).toEqual(texts.map(searchedText))
  const odd = fc.string({ unit: fc.constantFrom(..."·•.二〇○O06*x×øΦ’'`é\u0308aMカ\u3099车\u2ECB\uE863 -_Ł") })
  await fc.assert(
    fc.asyncProperty(odd, async (text) => {
      expect(await searched([text])).toEqual([searchedText(text)])
    }),
  )
})

const { stranger } = app
const spellings = [
  ['买买提·艾力电梯厂', '买买提•艾力', '买买提.艾力', '买买提艾力'],
  ['Müller & O’Brien Lifts', 'muller', "O'Brien", 'o`brien'],
  ['云岭电动车升降设备厂', '电动\u2ECB升降'],
  ['䶮川二〇二六电梯厂', '\uE863川', '二○二六电梯', '二O二六电梯'],
] as const

test('a maker is found in each spelling: by the public, in the office, in the list of makers', async () => {
  const [head, staff] = [await app.as('head-office'), await app.as('body-staff')]
  for (const [name, ...others] of spellings) {
    const { id } = await publishedReport(app, { manufacturerName: name, model: 'Φ50×6' })
    for (const asked of [name, ...others]) {
      const list = await stranger(frontList, { body: { keyword: asked } })
      expect(
        list.list.map((row) => row.manufacturerName),
        asked,
      ).toContain(name)
      const filtered = await stranger(frontList, { body: { manufacturerName: asked } })
      expect(
        filtered.list.map((row) => row.manufacturerName),
        asked,
      ).toContain(name)
      const office = await head(queryList, { body: { keyword: asked } })
      expect(
        office.list.map((row) => row.id),
        asked,
      ).toContain(id)
      const makers = await staff(findManufacturers, { body: { keyword: asked } })
      expect(
        makers.map((row) => row.name),
        asked,
      ).toContain(name)
    }
  }
  for (const model of ['ø50x6', '⌀50*6', 'φ50×6']) {
    const { list } = await stranger(frontList, { body: { keyword: model } })
    expect(list, model).not.toEqual([])
  }
})

test('what was stored before texts had one form keeps its spelling, and is found; a revision of something else says nothing of it', async () => {
  const manager = await app.as('body-manager')
  const { id } = await publishedReport(app, { manufacturerName: '旧名电动车厂' })
  await app.owner.query("UPDATE report SET manufacturer_name = '旧名电动\u2ECB厂' WHERE id = $1", [id])
  const written = (form: string) =>
    app.owner.query(
      `UPDATE report_search SET body_text = concat_ws(E'\\n', (SELECT string_agg(${form}(part), E'\\n') FROM
         unnest(ARRAY[r.certificate_key, r.report_key, r.manufacturer_name, r.applicant_name, r.product_name, r.model]) part),
         searched_besides(r.sample_no, r.drawing_no, r.parameters, r.coverage))
       FROM report r WHERE r.id = report_id AND report_id = $1`,
      [id],
    )
  await written('folded')
  const differing = async () => (await app.findings()).filter((one) => one.startsWith('search-'))
  expect(await differing()).toEqual([`search-differs report:${id}`])
  await written('searched')
  expect(await differing()).toEqual([])
  expect((await stranger(frontList, { body: { keyword: '旧名电动车' } })).list).toHaveLength(1)
  const { rev, content } = await manager(readReport, { body: { id } })
  const body = { ...content, manufacturerName: '旧名电动\u2ECB厂', drawingNo: 'ZT-9', id, rev, reason: '更正图号' }
  const { versions } = await manager(updateReport, { body: body as never })
  expect(versions.flatMap(({ changes }) => changes.map(({ field }) => field))).toEqual(['drawingNo'])
})

test('a private character without a known one is refused at its field', async () => {
  const staff = await app.as('body-staff')
  const given = liftContent({ manufacturerName: '云\uE000厂', components: [{ name: '门锁', model: 'A\uE001' }] })
  await expect(staff(insertReport, { body: given })).rejects.toThrow(
    /400 .*"field":"manufacturerName","msg":"[^"]*U\+E000.*"field":"components.0.model","msg":"[^"]*U\+E001/,
  )
})

test('a draft from before with such a character is not published until it is put right', async () => {
  const [staff, manager] = [await app.as('body-staff'), await app.as('body-manager')]
  const { id, rev } = await completeDraft(app, staff)
  await app.owner.query("UPDATE report SET manufacturer_address = '旧\uE000路 1 号' WHERE id = $1", [id])
  await expect(manager(publishReport, { body: { id, rev } })).rejects.toThrow(/"field":"manufacturerAddress".*U\+E000/)
})
