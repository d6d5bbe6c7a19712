// Machines are found by their parts: by kind, model, maker and number, as a record is written, within the caller's scope, as a list and as a workbook; a certified part leads to machines by its number or its model.
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import { formKinds } from '@register/contract/rules/parameters/formKinds'
import { exportPartUses, listPartUses } from '@register/contract/business/part/uses'
import { frontAnswer } from '@register/contract/business/publicReport/publicReport'
import { insertReport, readReport, updateReport } from '@register/contract/business/report/report'
import type { ReportContent } from '@register/contract/business/report/shape'
import { testApp } from '../../../../test/app.ts'
import { liftContent, publishedReport } from '../../../../test/make.ts'

const app = await testApp()
const [head, staff, other, company] = await Promise.all(
  ['head-office', 'body-staff', 'body-manager-902', 'enterprise'].map((who) => app.as(who)),
)
if (!head || !staff || !other || !company) throw new Error('The accounts of the demonstration are missing')

const part = await publishedReport(app, { components: [], model: 'ZQ-77、ZQ-78', coverageModels: ['ZQ-79'] })
const number = printNo(part.certificateNo)
const component = { name: '试验制动器', model: 'ZQ-78', certificateNo: `左：${number}`, manufacturer: '云山门机厂' }
const base = liftContent()
const machine = await publishedReport(app, {
  components: [component],
  parameters: { ...base.parameters, governorModel: 'GV·9000' },
})
const alike = await publishedReport(app, { components: [{ name: '试验制动器', model: 'ＺＱ-79', certificateNo: '' }] })
const found = async (body: Record<string, unknown>, caller = head) => {
  const { list, total } = await caller(listPartUses, { body })
  expect(total).toBe(list.length)
  return list.map(({ reportId, part: name, partModel }) => [reportId, name, partModel])
}
const asStated = [machine.id, component.name, component.model]

test.each([
  ['a piece of its model', { partModel: 'q78' }],
  ['its model in other letters', { partModel: 'ｚｑ－７８' }],
  ['its maker', { partMaker: '云山门机' }],
  ['its name and maker', { part: '制动器', partMaker: '门机厂' }],
  ['its number in another spelling', { partNumber: number.replaceAll(' ', '-').toLowerCase(), part: '试验' }],
  ['a piece of its number', { partNumber: number.slice(-9), part: '试验' }],
])('by %s', async (_, body) => {
  expect(await found({ part: '试验制动器', ...body })).toEqual([asStated])
})

test('by a parameter that is the model of a part, and by the name of that parameter in both languages', async () => {
  for (const named of ['限速器', 'Speed governor'])
    expect(await found({ part: named, partModel: 'gv9000' })).toEqual([[machine.id, 'Speed governor', 'GV·9000']])
})

test('without what is excluded', async () => {
  expect(await found({ part: '试验制动器', partModel: 'ZQ-78|notinclude' })).toEqual([
    [alike.id, '试验制动器', 'ZQ-79'],
  ])
  expect(await found({ part: '试验制动器|=', partModel: 'ZQ78|=' })).toEqual([asStated])
})

test('a text that is nothing is refused by name', async () => {
  const { status, errors } = await head.refused(listPartUses, { body: { partModel: '-' } })
  expect([status, errors]).toEqual([400, [{ field: 'partModel', msg: 'Part model: please enter what to look for' }]])
})

test('a certified part leads to the machines with its number, and to those with one of its models alone', async () => {
  const { list, of } = await head(listPartUses, { body: { partOf: part.publicId } })
  expect(of).toMatchObject({ certificateNo: part.certificateNo, model: 'ZQ-77、ZQ-78', status: 'published' })
  expect(list.map(({ reportId, by, cited }) => [reportId, by, cited.map(({ publicId }) => publicId)])).toEqual([
    [alike.id, 'model', []],
    [machine.id, 'number', [part.publicId]],
  ])
  expect((await head.refused(listPartUses, { body: { partOf: 'nobody' } })).status).toBe(404)
})

test('each caller finds the machines that they reach, and no drafts', async () => {
  await staff(insertReport, { body: liftContent({ components: [component] }) })
  const body = { part: '试验制动器', partModel: 'ZQ-78' }
  expect(await found(body, staff)).toEqual([asStated])
  expect(await found(body, other)).toEqual([])
  expect(await found(body, company)).toEqual([])
  expect((await app.stranger.refused(listPartUses, { body })).status).toBe(401)
})

test('a revoked part warns on the machine, for the public and in the office; its row and the sheet say so', async () => {
  await app.owner.query(`UPDATE report SET status = 'revoked', status_since = '2026-01-02' WHERE id = $1`, [part.id])
  const warning = [{ publicId: part.publicId, status: 'revoked', since: '2026-01-02', names: ['试验制动器'] }]
  expect((await app.stranger(frontAnswer, { body: { publicId: machine.publicId } })).fallenParts).toMatchObject(warning)
  expect((await staff(readReport, { body: { id: machine.id } })).fallenParts).toMatchObject(warning)
  const body = { part: '试验制动器', partModel: 'ZQ-78' }
  expect((await head(listPartUses, { body })).list[0]).toMatchObject({ partStanding: 'Revoked' })
  const bytes = await head(exportPartUses, { body })
  const [sheet] = (await readXlsx(bytes as unknown as Buffer)).sheets
  expect(sheet?.rows).toHaveLength(2)
  expect(sheet?.rows[1]).toEqual(expect.arrayContaining([component.model, component.certificateNo, 'Revoked']))
})

test('what a record says no longer is found no longer', async () => {
  const draft = await staff(insertReport, { body: liftContent({ components: [component] }) })
  const stored = () =>
    app.owner.query('SELECT model, model_key FROM report_part WHERE report_id = $1 AND place = $2', [
      draft.id,
      'components',
    ])
  expect((await stored()).rows).toEqual([{ model: 'ZQ-78', model_key: 'ZQ78' }])
  const content = draft.content as unknown as ReportContent
  await staff(updateReport, { body: { ...content, id: draft.id, rev: draft.rev, components: [] } })
  expect((await stored()).rows).toEqual([])
})

test('every parameter that is the model of a part is read as one, and nothing else is', async () => {
  const texts = formKinds.flatMap(({ fields }) => fields.filter(({ type }) => type !== 'table'))
  const isModel = (field: (typeof texts)[number]) =>
    field.type === 'text' && field.label[0].includes('型号') && field.group !== 'coverage'
  const values = Object.fromEntries(texts.map(({ key, type }) => [key, type === 'choices' ? ['X'] : 'X']))
  const { rows } = await app.owner.query<{ place: string }>('SELECT place FROM parts_in($1, $2)', ['[]', values])
  expect(rows.map(({ place }) => place).toSorted()).toEqual(
    [...new Set(texts.filter(isModel).map(({ key }) => key))].toSorted(),
  )
})
