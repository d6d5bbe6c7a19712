// Makers are found by pinyin, initials and traditional characters, by anyone and in the office, with other words and filters; lists and exports agree; what is found as typed is never read otherwise.
import { expect, test } from 'vitest'
import { frontList } from '@register/contract/business/publicReport/publicReport'
import {
  exportReports,
  insertReport,
  queryList,
  readReport,
  renameParty,
} from '@register/contract/business/report/report'
import { shanghaiDay } from '@register/contract/dates'
import { readXlsx } from 'hucre/xlsx'
import { testApp } from '../../../../../test/app.ts'
import { liftContent, publishedReport } from '../../../../../test/make.ts'
import { addMissingNames } from './names.ts'

const app = await testApp()
const [head, staff] = [await app.as('head-office'), await app.as('body-staff')]
const name = '重庆峨嵋升降设备有限公司'
const report = await publishedReport(app, { manufacturerName: name, model: 'EMSJ-9/1' })
const taiwan = await publishedReport(app, { manufacturerName: '臺灣霧峰電梯股份有限公司' })

const found = async (body: Record<string, unknown>) => {
  const { list, understood } = await app.stranger(frontList, { body })
  return { ids: list.map(({ publicId }) => publicId), understood }
}

test.each(['chongqing', 'ZhongQing', 'emei', 'cqems', 'emsjsb', 'chongqing emei', 'emei 曳引', '曳引 emsjsb'])(
  '%s',
  async (keyword) => {
    expect(await found({ keyword })).toMatchObject({ ids: [report.publicId], understood: { as: 'makers' } })
    expect((await head(queryList, { body: { keyword } })).list.map(({ id }) => id)).toEqual([report.id])
  },
)

test('traditional characters find simplified ones, and the other way round', async () => {
  expect(await found({ keyword: '峨嵋昇降設備' })).toEqual({
    ids: [report.publicId],
    understood: { as: 'simplified', text: '峨嵋升降设备' },
  })
  for (const keyword of ['台湾雾峰电梯', '霧峰', 'wufeng'])
    expect([keyword, (await found({ keyword })).ids]).toEqual([keyword, [taiwan.publicId]])
})

test('with filters, and for nothing that another standing hides', async () => {
  expect((await found({ keyword: 'emei', categoryCode: '3110' })).ids).toEqual([report.publicId])
  expect((await found({ keyword: 'emei', categoryCode: '4000' })).ids).toEqual([])
  expect((await found({ keyword: 'emei gaosu' })).ids).toEqual([])
})

test('what is found as typed is not read otherwise', async () => {
  const typed = await found({ keyword: 'EMSJ' })
  expect(typed).toEqual({ ids: [report.publicId], understood: undefined })
})

test('a workbook holds what the list holds', async () => {
  const bytes = await head(exportReports, { body: { keyword: 'cqems' } })
  const { sheets } = await readXlsx(bytes as unknown as Buffer)
  expect(sheets.map(({ rows }) => rows.length)).toEqual([2])
})

test('a draft is found by those who write it, by its present maker; nobody else learns of it', async () => {
  const draft = await staff(insertReport, { body: liftContent({ manufacturerName: '黔灵鹭岛扶梯厂' }) })
  expect((await staff(queryList, { body: { keyword: 'qlldft' } })).list.map(({ id }) => id)).toEqual([draft.id])
  expect(await found({ keyword: 'qlldft' })).toEqual({ ids: [], understood: undefined })
})

test('a change of name is found by the new one', async () => {
  const { rev } = await staff(readReport, { body: { id: report.id } })
  const manager = await app.as('body-manager')
  const newName = '渝州峨嵋升降设备有限公司'
  const body = {
    id: report.id,
    rev,
    party: 'manufacturer',
    newName,
    changeDate: shanghaiDay(),
    reason: '更名',
  } as const
  await manager(renameParty, { body })
  expect((await found({ keyword: 'yuzhou' })).ids).toEqual([report.publicId])
})

test('a register from before the table gets its names, once', async () => {
  const stored = async () =>
    (await app.owner.query<{ name: string }>('SELECT name FROM maker_spelling ORDER BY name')).rows.map(
      (row) => row.name,
    )
  const before = new Set(await stored())
  await app.owner.query('DELETE FROM maker_spelling')
  await addMissingNames(app.db)
  await addMissingNames(app.db)
  const after = await stored()
  expect(after.length).toBe(new Set(after).size)
  const { rows } = await app.owner.query<{ name: string }>(
    "SELECT DISTINCT manufacturer_name AS name FROM report WHERE manufacturer_name ~ '[一-鿿]'",
  )
  expect(after).toEqual(expect.arrayContaining(rows.map((row) => row.name)))
  expect([...before]).toEqual(expect.arrayContaining(after))
})
