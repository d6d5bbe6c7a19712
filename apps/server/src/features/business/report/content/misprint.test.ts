// Misprinted numbers and suffixes through the API: who may enter them, by which numbers each certificate is found, and what is said of it.
import { readXlsx } from 'hucre/xlsx'
import { checkNumbers, exportNumbers } from '@register/contract/business/publicReport/batchCheck/numbers'
import { printedCertificate } from '@register/contract/business/publicReport/certificate/certificate'
import { elevator } from '@register/contract/rules/parameters/kinds/elevator'
import { findCited } from '@register/contract/business/report/part/find'
import { frontAnswer, frontList } from '@register/contract/business/publicReport/publicReport'
import { insertReport, readReport, revokeReport, updateReport } from '@register/contract/business/report/report'
import { checkImport, runImport } from '@register/contract/business/reportImport'
import { confirmNumber } from '@register/contract/system/dept/codes'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../../../../../test/app.ts'
import { oldPaper } from '../../../../../test/make.ts'
import { endOfImport } from '../../../../../test/endOfImport.ts'
import { writeBook } from '../../../../files/excel.ts'

const app = await testApp()
const [head, manager, rival] = await Promise.all([
  app.as('head-office'),
  app.as('body-manager'),
  app.as('body-manager-902'),
])
const own = (await app.db.selectFrom('dept').select('id').where('body_code', '=', '901').executeTakeFirstOrThrow()).id

const paper = (certificateNo: string, probableNo = '', more: object = {}) =>
  oldPaper({
    certificateNo,
    probableNo,
    ...more,
  })
const answerTo = (certificateNo: string) => app.stranger(frontAnswer, { body: { certificateNo } })
const missing = async (certificateNo: string) =>
  (await app.stranger.refused(frontAnswer, { body: { certificateNo } })).status
const found = async (keyword: string) =>
  (await app.stranger(frontList, { body: { keyword } })).list.map((row) => row.certificateNo).toSorted()

const printed = 'TSX31109120140007'
const reading = 'TSX311090120140007'
let misprinted = 0

beforeAll(async () => {
  misprinted = (await manager(insertReport, { body: paper('TSX3110 91 2014 0007', 'TSX 3110 901 2014 0007') })).id
})

test('it is found by the number as printed and by its reading, and the answer says which', async () => {
  const facts = { certificateNo: 'TSX3110 91 2014 0007', misprinted: true, probableNo: reading, nonStandard: true }
  expect(await answerTo(printed)).toMatchObject({ ...facts, foundBy: 'certificateNo' })
  expect(await answerTo('TSX 3110 901 2014 0007')).toMatchObject({ ...facts, foundBy: 'probableNo' })
  // From memory, the second time.
  expect(await answerTo(printed)).toMatchObject({ foundBy: 'certificateNo' })
  expect(await found(printed)).toEqual([facts.certificateNo])
  expect(await found('TSX 3110 901 2014 0007')).toEqual([facts.certificateNo])
  const { list } = await app.stranger(checkNumbers, { body: { numbers: [printed, reading] } })
  expect(list).toMatchObject(
    [printed, reading].map((asked) => ({
      asked,
      understood: facts.certificateNo,
      record: { misprinted: true, probableNo: reading },
    })),
  )
  const book = await readXlsx(
    (
      await app.stranger.raw(
        exportNumbers,
        { body: { numbers: [reading] } },
        { headers: { 'accept-language': 'zh-CN' } },
      )
    ).rawPayload,
  )
  expect(book.sheets[0]?.rows[1]).toContain('TSX 3110 901 2014 0007')
})

test('the office, the print and the warning for reviewers say it', async () => {
  const report = await manager(readReport, { body: { id: misprinted } })
  expect(report.content['probableNo']).toBe(reading)
  expect(report.warnings.join()).toContain('registered as on the original')
  const { zh, en } = await manager(printedCertificate, { body: { id: misprinted } })
  expect(zh.lines).toContainEqual(
    expect.objectContaining({ key: 'numberMark', value: expect.stringContaining('按原件登记') as unknown }),
  )
  expect(en.lines.find(({ key }) => key === 'numberMark')?.value).toContain('probable number TSX 3110 901 2014 0007')
})

test('a part that names the reading is linked, and told apart from the number as printed', async () => {
  const cited = await manager(findCited, { body: { numbers: [reading, printed] } })
  expect(cited.map(({ asked, reportId }) => [asked, reportId])).toEqual([
    [reading, misprinted],
    [printed, misprinted],
  ])
  const components = [reading, printed].map((certificateNo) => ({ name: '示例', certificateNo }))
  await manager(insertReport, { body: paper('', '', { reportNo: 'M-1', components }) })
  const machine = await answerTo('M-1')
  expect(machine.components.map((one) => one.cited?.differs)).toEqual([['number'], []])
})

test.each([
  ['another body’s number', 'TSX 3110 901 2014 0007', ''],
  ['a misprint of it', 'TSX3110 91 2014 0008', ''],
  ['a misprint with its own reading', 'TSX31109011201400070', 'TSX 3110 902 2014 0007'],
  ['a misprint with the other’s reading', 'TSX3110 91 2014 0008', 'TSX 3110 901 2014 0008'],
  ['a suffixed one', 'TSX 3110 901 2014 0007补', ''],
  ['a misprint whose reading has a suffix', 'TSX3110 91 2014 0008', 'TSX 3110 901 2014 0008补'],
])('another body cannot enter %s, by form, change or import', async (_, number, probable) => {
  const refused = await rival.refused(insertReport, { body: paper(number, probable) })
  expect(refused.status).toBe(400)
  const blank = await rival(insertReport, {
    body: paper('', '', { publish: false, reportNo: `R ${number} ${probable} X` }),
  })
  const changed = { ...paper(number, probable), id: blank.id, rev: blank.rev, existing: undefined, publish: undefined }
  expect((await rival.refused(updateReport, { body: changed })).status).toBe(400)
  expect((await imported(rival, [number, probable])).goodRows).toBe(0)
})

async function imported(caller: typeof manager, ...numbers: [string, string][]) {
  const heads = ['证书编号', '可能的编号', '设备品种', '产品型号', '制造单位名称']
  const bytes = await writeBook([
    {
      name: 'Reports',
      columns: heads.map((header) => ({ header, width: 10 })),
      rows: numbers.map(([number, probable], at) => [number, probable, '3110', `M-${at}`, '示例电梯厂']),
    },
  ])
  const { id } = await caller(
    checkImport,
    { body: { formKind: elevator.key, existing: 'true' } },
    { file: { name: 'old.xlsx', bytes } },
  )
  return endOfImport(caller, id)
}

test('an import takes a misprint with its reading, and refuses a reading that is there already', async () => {
  const job = await imported(
    manager,
    ['TSX3110 91 2015 0007', 'TSX 3110 901 2015 0007'],
    ['TSX3110 91 2014 00077', reading],
  )
  expect(job.problems.map(({ row, msg }) => [row, msg.includes('belongs to another certificate')])).toEqual([[3, true]])
  await manager(runImport, { body: { id: job.id, rows: 'good' } })
  await endOfImport(manager, job.id)
  expect(await answerTo('TSX 3110 901 2015 0007')).toMatchObject({ foundBy: 'probableNo' })
  const twice = await imported(
    manager,
    ['TSX3110 91 2016 0001', 'TSX 3110 901 2016 0001'],
    ['TSX 3110 901 2016 0001', ''],
  )
  expect(twice.problems.map(({ row }) => row)).toEqual([3])
})

test('a number and a reading belong to one certificate; the head office tells two apart, and neither is denied or taken for the other', async () => {
  const number = 'TSX 3110 901 2014 0007'
  const clash = await manager.refused(insertReport, { body: paper(number) })
  expect(clash).toMatchObject({ status: 409, msg: expect.stringContaining('TSX3110 91 2014 0007') as unknown })
  // What was revoked cannot come back under its misprint.
  await manager(insertReport, { body: paper('TSX 3110 901 2014 0100') })
  const again = await manager.refused(insertReport, { body: paper('TSX3110 91 2014 0100', 'TSX 3110 901 2014 0100') })
  expect(again).toMatchObject({ status: 409, msg: expect.stringContaining('TSX 3110 901 2014 0100') as unknown })
  await head(confirmNumber, { body: { deptId: own, number, grounds: ['misprint'], reason: '两张证书并存' } })
  await manager(insertReport, { body: paper(number) })
  expect(await answerTo(number)).toMatchObject({
    certificateNo: reading,
    misprinted: false,
    foundBy: 'certificateNo',
    alike: [{ certificateNo: 'TSX3110 91 2014 0007', as: 'misprint' }],
  })
  expect((await answerTo(printed)).alike).toMatchObject([{ certificateNo: reading, as: 'meant' }])
  const { list } = await app.stranger(checkNumbers, { body: { numbers: [number] } })
  expect(list[0]?.record).toMatchObject({ certificateNo: reading })
  const cited = await manager(findCited, { body: { numbers: [reading] } })
  expect(cited).toMatchObject([{ certificateNo: reading }])
})

test('a number that cannot be read is confirmed by the head office', async () => {
  const number = 'TSX 3110 2014'
  expect((await manager.refused(insertReport, { body: paper(number) })).msg).toContain('head office')
  expect(
    (await rival.refused(confirmNumber, { body: { deptId: own, number, grounds: ['misprint'], reason: 'x' } })).status,
  ).toBe(403)
  await head(confirmNumber, { body: { deptId: own, number, grounds: ['misprint'], reason: '原件印刷残缺' } })
  expect((await rival.refused(insertReport, { body: paper(number) })).status).toBe(400)
  await manager(insertReport, { body: paper(number) })
  expect(await answerTo(number)).toMatchObject({ misprinted: true, probableNo: '' })
})

test('a revision puts the reading right', async () => {
  const { id } = await manager(insertReport, { body: paper('TSX3110 901 2014 020', 'TSX 3110 901 2014 0200') })
  const report = await manager(readReport, { body: { id } })
  const content = {
    ...paper('TSX3110 901 2014 020', 'TSX 3110 901 2014 0201'),
    existing: undefined,
    publish: undefined,
  }
  await manager(updateReport, { body: { ...content, id, rev: report.rev, reason: '重新核对原件' } })
  expect(await missing('TSX 3110 901 2014 0200')).toBe(404)
  expect(await answerTo('TSX 3110 901 2014 0201')).toMatchObject({ foundBy: 'probableNo' })
  const now = await manager(readReport, { body: { id } })
  const foreign = { ...content, probableNo: 'TSX 3110 902 2014 0201', id, rev: now.rev, reason: 'x' }
  expect((await manager.refused(updateReport, { body: foreign })).status).toBe(400)
  expect(await app.findings()).toEqual([])
})

test('a number with a suffix is a certificate of its own, and base and suffix find each other', async () => {
  const base = 'TSX 3110 901 2013 0056'
  const shown = (end: string) => `TSX311090120130056${end}`
  await manager(insertReport, { body: paper(`${base}（补）`) })
  expect(await missing(base)).toBe(404)
  const before = await app.stranger(checkNumbers, { body: { numbers: [base, `${base}-补`] } })
  expect(before.list.map(({ record }) => record?.certificateNo)).toEqual([undefined, shown('补')])
  const { id, rev } = await manager(insertReport, { body: paper(base) })
  await manager(insertReport, { body: paper(`${base} 补1`) })
  expect((await manager.refused(insertReport, { body: paper(`${base}补`) })).status).toBe(409)
  expect(await answerTo(base)).toMatchObject({
    certificateNo: shown(''),
    alike: [
      { certificateNo: shown('补'), as: 'suffixed' },
      { certificateNo: shown('补1'), as: 'suffixed' },
    ],
  })
  const suffixed = await answerTo(`${base}(补)`)
  expect(suffixed).toMatchObject({
    certificateNo: shown('补'),
    printedNo: `${base}补`,
    status: 'unconfirmed',
    nonStandard: false,
  })
  expect(suffixed.alike).toMatchObject([
    { certificateNo: shown(''), as: 'base', status: 'unconfirmed' },
    { certificateNo: shown('补1'), as: 'suffixed' },
  ])
  expect(await found(base)).toEqual([shown(''), shown('补'), shown('补1')])
  expect(await found(`${base} （补）`)).toEqual([shown('补')])
  // The answer in memory knows how the other one stands today.
  await head(revokeReport, { body: { id, rev, reason: '撤销', lastFour: '0056' } })
  expect((await answerTo(`${base}补`)).alike[0]).toMatchObject({ as: 'base', status: 'revoked' })
})

test('labels have suffixes too', async () => {
  await manager(insertReport, { body: paper('TX 3110-901-15 0056补') })
  await manager(insertReport, { body: paper('TX 3110-901-15 0056') })
  expect((await answerTo('TX 3110-901-15 0056')).alike).toMatchObject([{ as: 'suffixed' }])
  expect((await answerTo('TX3110901150056（补）')).alike).toMatchObject([{ as: 'base' }])
  expect(await app.findings()).toEqual([])
})
