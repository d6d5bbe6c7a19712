// Several report numbers of one certificate: entered as a list, as one text and by import; each finds the certificate; the log; the database's functions agree with the contract's.
import fc from 'fast-check'
import { checkNumbers } from '@register/contract/business/publicReport/batchCheck/numbers'
import { printedCertificate } from '@register/contract/business/publicReport/certificate/certificate'
import { integrityRecords } from '@register/contract/business/integrity/publicRecord'
import { numberKey } from '@register/contract/rules/numbers/certificateNo'
import { reportKeys, splitNumbers } from '@register/contract/rules/numbers/reportNumbers'
import { elevator } from '@register/contract/rules/parameters/kinds/elevator'
import { frontAnswer, frontList } from '@register/contract/business/publicReport/publicReport'
import { insertReport, readReport, updateReport } from '@register/contract/business/report/report'
import { checkImport, runImport } from '@register/contract/business/reportImport'
import { expect, test } from 'vitest'
import { testApp } from '../../../../../test/app.ts'
import { oldPaper } from '../../../../../test/make.ts'
import { endOfImport } from '../../../../../test/endOfImport.ts'
import { writeBook } from '../../../../files/excel.ts'

const app = await testApp()
const [manager, rival] = [await app.as('body-manager'), await app.as('body-manager-902')]

const paper = (certificateNo: string, reportNo: string | string[]) =>
  oldPaper({
    certificateNo,
    reportNo,
  })
const numbers = ['YL-2015-007', '粤特 DGXQ2120230117']
const printed = numbers.join('、')

test('each of several numbers finds the certificate, alone and with its prefix', async () => {
  const { id } = await manager(insertReport, { body: paper('TSX 3110 901 2015 0001', numbers) })
  for (const asked of [...numbers, 'yl 2015 007', 'DGXQ2120230117', '粤特DGXQ-2120230117']) {
    const found = await app.stranger(frontAnswer, { body: { certificateNo: asked } })
    expect(found).toMatchObject({ certificateNo: 'TSX311090120150001', foundBy: 'reportNo', reportNo: printed })
    expect((await app.stranger(frontList, { body: { keyword: asked } })).total).toBe(1)
  }
  const { list } = await app.stranger(checkNumbers, { body: { numbers: [...numbers, 'DGXQ2120230117'] } })
  expect(list.map(({ record }) => record?.certificateNo)).toEqual(Array(3).fill('TSX311090120150001'))
  expect((await manager(readReport, { body: { id } })).content['reportNo']).toEqual(numbers)
  const { zh } = await manager(printedCertificate, { body: { id } })
  const lines = [...zh.lines, ...zh.annex.lines]
  expect(lines.find(({ key }) => key === 'reportNo')?.value).toBe(printed)
})

test.each(['DGXQ', '京特DGXQ2120230117', 'YL-2015-007、粤特DGXQ2120230117X'])(
  '%s is no number of it',
  async (asked) => {
    expect((await app.stranger.refused(frontAnswer, { body: { certificateNo: asked } })).status).toBe(404)
  },
)

test('one text with several numbers is a list, and a number of another report of the body is refused by name', async () => {
  const { id, rev } = await manager(insertReport, {
    body: paper('TSX 3110 901 2015 0002', 'YL-2016-1；YL-2016-2\nYL-2016-1'),
  })
  expect((await manager(readReport, { body: { id } })).content['reportNo']).toEqual(['YL-2016-1', 'YL-2016-2'])
  const twice = await manager.refused(insertReport, { body: paper('TSX 3110 901 2015 0003', ['B-1', 'yl2016 2']) })
  expect(twice).toMatchObject({ status: 409, msg: expect.stringContaining('yl2016 2') as unknown })
  const { existing: _, publish: __, ...content } = paper('TSX 3110 901 2015 0002', ['YL-2016-1', 'YL-2015-007'])
  expect((await manager.refused(updateReport, { body: { ...content, id, rev, reason: 'x' } })).status).toBe(409)
  expect((await manager.refused(insertReport, { body: paper('', ['A|B']) })).errors).toMatchObject([
    { field: 'reportNo' },
  ])
  // Of two bodies it is a number of each, and no answer by itself.
  await rival(insertReport, { body: paper('TSX 3110 902 2015 0001', ['YL-2016-2']) })
  const { list } = await app.stranger(checkNumbers, { body: { numbers: ['YL-2016-2'] } })
  expect(list).toMatchObject([{ standing: 'several' }])
})

test('an import reads the list of a cell, and refuses a number that is there already', async () => {
  const heads = ['证书编号', '报告编号', '设备品种', '产品型号', '制造单位名称']
  const rows = [
    ['TSX 3110 901 2015 0010', 'I-1、I-2；I-3\nI-4', '3110', 'M-1', '示例电梯厂'],
    ['TSX 3110 901 2015 0011', 'I-9、i 2', '3110', 'M-2', '示例电梯厂'],
    ['TSX 3110 901 2015 0012', 'YL-2016-1、I-10', '3110', 'M-3', '示例电梯厂'],
    ['TSX 3110 901 2015 0013', 20150013, '3110', 'M-4', '示例电梯厂'],
  ]
  const bytes = await writeBook([{ name: 'Reports', columns: heads.map((header) => ({ header, width: 10 })), rows }])
  const { id } = await manager(
    checkImport,
    { body: { formKind: elevator.key, existing: 'true' } },
    { file: { name: 'old.xlsx', bytes } },
  )
  const job = await endOfImport(manager, id)
  expect(job.problems.map(({ row }) => row)).toEqual([3, 4])
  await manager(runImport, { body: { id, rows: 'good' } })
  await endOfImport(manager, id)
  for (const [asked, no] of [
    ['I-3', 'TSX311090120150010'],
    ['20150013', 'TSX311090120150013'],
  ])
    expect(await app.stranger(frontAnswer, { body: { certificateNo: asked } })).toMatchObject({ certificateNo: no })
})

test('the log holds the list; an entry from before holds the text, and still verifies', async () => {
  const { publicId } = await app.stranger(frontAnswer, { body: { certificateNo: numbers[0] } })
  const recorded = async () =>
    (await app.stranger(integrityRecords, { body: { publicIds: [publicId] } })).list[0]?.record['reportNo' as 'version']
  expect(await recorded()).toEqual(numbers)
  await app.owner.query("UPDATE integrity_entry SET algorithm = 'record6-sha256' WHERE public_id = $1", [publicId])
  expect(await recorded()).toBe(printed)
  await app.owner.query("UPDATE integrity_entry SET algorithm = 'record8-sha256' WHERE public_id = $1", [publicId])
  expect(await app.findings()).toEqual([])
})

const parts = fc.array(
  fc.constantFrom(
    '粤特',
    'YL-2015',
    '007',
    '、',
    '；',
    ';',
    '\n',
    '\r\n',
    ' ',
    '（',
    '）',
    'DGXQ21',
    '检字',
    '第1号',
    '-',
    'ａ９',
    '补',
    '补1',
    '補',
    '换发',
    '補發01',
    '(一)',
    '十',
    '変更',
    '變更',
    'TSX 7300 019 2022 0056',
    'TX F340-022-15 0056',
  ),
  { maxLength: 8 },
)

test('the database reads numbers as the contract does', async () => {
  const texts = fc.sample(
    parts.map((some) => some.join('')),
    500,
  )
  const { rows } = await app.owner.query<{ nos: string[]; keys: string[] | null; key: string }>(
    'SELECT report_numbers(given) AS nos, report_keys(report_numbers(given)) AS keys, number_key(given) AS key FROM unnest($1::text[]) WITH ORDINALITY g (given, at) ORDER BY at',
    [texts],
  )
  expect(rows.map(({ nos }) => nos)).toEqual(texts.map(splitNumbers))
  expect(rows.map(({ keys }) => (keys ?? []).toSorted())).toEqual(
    texts.map((text) => reportKeys(splitNumbers(text)).toSorted()),
  )
  expect(rows.map(({ key }) => key)).toEqual(texts.map(numberKey))
})
