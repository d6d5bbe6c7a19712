// Two bodies with codes of both generations attack each other's numbers by form, import and wire, in every year, category and shape: none passes.
import { generateCode } from '@register/contract/business/codeApply/codeApply'
import { listBodies } from '@register/contract/business/body'
import { elevator } from '@register/contract/rules/parameters/kinds/elevator'
import { frontAnswer } from '@register/contract/business/publicReport/publicReport'
import { insertReport, publishReport, updateReport } from '@register/contract/business/report/report'
import { checkImport, runImport } from '@register/contract/business/reportImport'
import {
  addBodyCode,
  changeBodyCode,
  confirmNumber,
  readBodyCodes,
  removeBodyCode,
} from '@register/contract/system/dept/codes'
import { shanghaiDay, yearOf } from '@register/contract/dates'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../../../../../test/app.ts'
import { endOfImport } from '../../../../../test/endOfImport.ts'
import { applicationFor, oldPaper } from '../../../../../test/make.ts'
import { writeBook } from '../../../../files/excel.ts'

const app = await testApp()
const [head, system, staff, manager, rival] = await Promise.all([
  app.as('head-office'),
  app.as('system-admin'),
  app.as('body-staff'),
  app.as('body-manager'),
  app.as('body-manager-902'),
])
const year = yearOf(shanghaiDay())
const idOf = async (code: string) =>
  (await app.db.selectFrom('dept').select('id').where('body_code', '=', code).executeTakeFirstOrThrow()).id
const [own, other] = [await idOf('901'), await idOf('902')]
const codeOf = async (deptId: number, code: string) => {
  const found = (await head(readBodyCodes, { params: { id: deptId } })).codes.find((one) => one.code === code)
  if (!found) throw new Error(`No code ${code}`)
  return found
}
const period = (fromYear: number | null, toYear: number | null) => ({ fromYear, toYear, note: '' })

const matching = (text: RegExp): unknown => expect.stringMatching(text)

/** Three digits until 2019, five from 2019 on. */
beforeAll(async () => {
  for (const [deptId, code] of [
    [own, '901'],
    [other, '902'],
  ] as const) {
    const { id, rev } = await codeOf(deptId, code)
    await head(changeBodyCode, { body: { id, rev, ...period(null, 2019) } })
    await head(addBodyCode, { body: { deptId, code: `10${code}`, ...period(2019, null) } })
  }
})

const paper = (certificateNo: string, more: object = {}) =>
  oldPaper({
    certificateNo,
    ...more,
  })
let rows = 0
async function imported(caller: typeof manager, ...numbers: string[]) {
  const heads = ['Certificate No.', 'Equipment category', 'Model', 'Manufacturer']
  const bytes = await writeBook([
    {
      name: 'Reports',
      columns: heads.map((header) => ({ header, width: 10 })),
      rows: numbers.map((number) => [number, '3110', `M-${++rows}`, '示例电梯厂']),
    },
  ])
  const { id } = await caller(
    checkImport,
    { body: { formKind: elevator.key, existing: 'true' } },
    { file: { name: 'old.xlsx', bytes } },
  )
  return endOfImport(caller, id)
}

const attacks = [
  'TSX 3110 CODE3 2014 0001',
  'TSX 3110 CODE5 2024 0999',
  `TSX 3110 CODE5 ${year} 9998`,
  'TSX 3110 CODE3 2024 0001',
  'TSX 3120 CODE5 2024 0001',
  'TX 3110-CODE3-15 0056',
  'TX 3110 CODE3 2015 0056',
  'TX3110-CODE5-20-0056',
  'T5X 3110 CODE5 2024 0999',
  'TSX/3110/CODE5/2024/0999',
  'TX/3110/CODE3/15/0056',
  'TX 3110 CODE3-15-0056补',
  'TSX 3110 CODE5 2024 0999补',
  'TSX 3110 CODE3 2014 001',
]

describe.each([
  ['the first', manager, own, '901', '902'],
  ['the second', rival, other, '902', '901'],
] as const)('%s body', (_, caller, deptId, mine, theirs) => {
  const numbers = attacks.map((shape) => shape.replace('CODE3', theirs).replace('CODE5', `10${theirs}`))

  test.each(numbers)('cannot enter %s by the form or the wire', async (number) => {
    const refused = [{ field: 'certificateNo' }]
    expect((await caller.refused(insertReport, { body: paper(number) })).errors).toMatchObject(refused)
    const noted = { numberNote: '原件如此', categoryCode: '3120', issueDate: '2001-05-01' }
    expect((await caller.refused(insertReport, { body: paper(number, noted) })).errors).toMatchObject(refused)
    const blank = await caller(insertReport, { body: paper('', { publish: false, reportNo: `R-${number}` }) })
    const changed = { ...paper(number), id: blank.id, rev: blank.rev, existing: undefined, publish: undefined }
    expect((await caller.refused(updateReport, { body: changed })).errors).toMatchObject(refused)
  })

  test('cannot enter any of them by import, and has none in the end', async () => {
    const job = await imported(caller, ...numbers)
    expect(job).toMatchObject({ goodRows: 0, badRows: numbers.length })
    expect(new Set(job.problems.map(({ row }) => row)).size).toBe(numbers.length)
    const { rows: stored } = await app.owner.query(
      'SELECT certificate_no FROM report WHERE body_id = $1 AND certificate_no IS NOT NULL',
      [deptId],
    )
    expect(stored).toEqual([])
  })

  test('enters its own of both generations, by form and by import', async () => {
    for (const number of [`TSX 3110 ${mine} 2014 0001`, `TSX 3110 10${mine} 2024 0001`, `TX 3110-${mine}-15 0056`])
      expect((await caller(insertReport, { body: paper(number) })).status).not.toBe('draft')
    const job = await imported(caller, `TSX 3110 ${mine} 2014 0002`)
    expect(job).toMatchObject({ goodRows: 1, problems: [] })
    await caller(runImport, { body: { id: job.id, rows: 'good' } })
    expect(await endOfImport(caller, job.id)).toMatchObject({ state: 'done', imported: 1 })
  })
})

test('the successor that the head office records enters the old numbers, and no others', async () => {
  const entry = { deptId: own, code: '902', ...period(2005, 2012), predecessorId: other }
  expect((await manager.refused(addBodyCode, { body: entry })).status).toBe(403)
  expect((await system.refused(addBodyCode, { body: entry })).status).toBe(403)
  expect((await head.refused(addBodyCode, { body: { ...entry, toYear: 2022 } })).errors).toMatchObject([
    { field: 'predecessorId' },
  ])
  expect((await head.refused(addBodyCode, { body: { ...entry, predecessorId: null } })).msg).toContain('belongs to')
  await head(addBodyCode, { body: entry })
  await manager(insertReport, { body: paper('TSX 3110 902 2010 0001') })
  await manager.refused(insertReport, { body: paper('TSX 3110 902 2013 0001') })
  const successor = await codeOf(own, '902')
  expect((await head.refused(removeBodyCode, { params: { id: successor.id } })).msg).toContain(
    'used by 1 number (2010)',
  )
  const { id, rev } = await codeOf(other, '902')
  expect((await head.refused(changeBodyCode, { body: { id, rev, ...period(2011, 2019) } })).msg).toMatch(/succeeds/)
})

test('one code has one holder in a year, whoever writes past the checks', async () => {
  await expect(
    app.owner.query('INSERT INTO body_code (dept_id, code, from_year) VALUES ($1, $2, 2019)', [own, '902']),
  ).rejects.toThrow('body_code_one_holder')
})

test('a code that numbers use keeps its years, and the refusal counts them', async () => {
  const { id, rev } = await codeOf(own, '901')
  const refusal = await head.refused(changeBodyCode, { body: { id, rev, ...period(null, 2013) } })
  expect(refusal).toMatchObject({
    status: 409,
    msg: matching(/used by 3 numbers \(2014–2015\)/),
  })
  await head(changeBodyCode, { body: { id, rev, ...period(2000, 2018) } })
  expect(await codeOf(own, '901')).toMatchObject({ fromYear: 2000, toYear: 2018 })
})

test('codes are given with the code in force, and strangers see all with their years', async () => {
  const { code } = await staff(generateCode, { body: applicationFor() })
  expect(code).toBe(`TSX311010901${year}0001`)
  const body = (await app.stranger(listBodies, {})).find(({ id }) => id === own)
  expect(body).toMatchObject({ code: '10901' })
  expect(body?.codes).toContainEqual({ code: '10901', from: 2019, to: null, succeeds: false })
})

test('an entered number above the counter is the head office’s decision, is skipped in its turn, and moves nothing', async () => {
  const number = (serial: string) => `TSX 3110 10901 ${year} ${serial}`
  for (const serial of ['0003', '9998']) {
    expect((await manager.refused(insertReport, { body: paper(number(serial)) })).msg).toContain('head office')
    expect((await imported(manager, number(serial))).problems.map(({ msg }) => msg)).toEqual([
      expect.stringContaining('head office'),
    ])
    const confirmed = {
      deptId: own,
      number: number(serial),
      grounds: ['aboveCounter' as const],
      reason: '纸质证书在先',
    }
    expect((await manager.refused(confirmNumber, { body: confirmed })).status).toBe(403)
    await head(confirmNumber, { body: confirmed })
    await manager(insertReport, { body: paper(number(serial)) })
  }
  const given = await Promise.all([1, 2, 3].map(() => staff(generateCode, { body: applicationFor() })))
  expect(given.map(({ code }) => code.slice(-4)).toSorted()).toEqual(['0002', '0004', '0005'])
  expect((await manager.refused(insertReport, { body: paper(number('0004')) })).msg).toContain('given out or reserved')
  expect(await app.findings()).toEqual([])
})

test('a label of a year whose serials are given out is checked as a number, with its suffix too', async () => {
  const label = (serial: string) => `TX 3110-10901-${year} ${serial}`
  expect((await manager.refused(insertReport, { body: paper(label('0001')) })).msg).toContain('TSX 3110 10901')
  for (const number of [label('0700'), `${label('0701')}补`, `TSX 3110 10901 ${year} 0702补`]) {
    expect((await manager.refused(insertReport, { body: paper(number) })).msg).toContain('head office')
    expect((await imported(manager, number)).problems.map(({ msg }) => msg)).toEqual([
      expect.stringContaining('head office'),
    ])
    await head(confirmNumber, { body: { deptId: own, number, grounds: ['aboveCounter'], reason: '原件已核对' } })
    await manager(insertReport, { body: paper(number) })
  }
  await manager(insertReport, { body: paper('TX 3110-901-15 0702') })
  expect(await app.findings()).toEqual([])
})

test('a confirmation names no licence, and no number that another body has registered', async () => {
  const asked = { deptId: own, grounds: ['misprint' as const], reason: '原件' }
  const licence = await head.refused(confirmNumber, { body: { ...asked, number: 'TS2310123-2027' } })
  expect(licence.msg).toContain('manufacturing licence')
  const number = 'TSX 3110 902 2016 0020'
  await rival(insertReport, { body: paper(number) })
  expect((await head.refused(confirmNumber, { body: { ...asked, number } })).errors?.map(({ field }) => field)).toEqual(
    ['number'],
  )
})

test('a draft from before the counter began is checked again when it is published', async () => {
  const draft = await rival(insertReport, { body: paper(`TSX 3110 10902 ${year} 0007`, { publish: false }) })
  const clerk = await app.as('body-staff-902')
  await clerk(generateCode, { body: applicationFor() })
  expect((await rival.refused(publishReport, { body: { id: draft.id, rev: draft.rev } })).msg).toContain('head office')
  expect(await app.findings()).toEqual([])
})

test('a reason goes with a label of another category, and a finding', async () => {
  const body = paper('TX 3120-901-15 0099')
  expect((await manager.refused(insertReport, { body })).msg).toContain('category 3120')
  const { id } = await manager(insertReport, { body: { ...body, numberNote: '原件品种代码印错' } })
  const { rows: found } = await app.owner.query('SELECT rule, detail_zh FROM quality_finding WHERE report_id = $1', [
    id,
  ])
  expect(found).toContainEqual({
    rule: 'numberDiffers',
    detail_zh: matching(/原件品种代码印错/),
  })
  const answer = await app.stranger(frontAnswer, { body: { certificateNo: 'TX31209011500​99' } })
  expect(JSON.stringify(answer)).not.toContain('原件品种代码印错')
})

test('what another body has registered before is named to the head office', async () => {
  const { id } = await manager(insertReport, { body: paper('', { reportNo: 'OLD-1' }) })
  await app.owner.query(
    "UPDATE report SET certificate_no = 'TSX31101090220240777', certificate_key = 'TSX31101090220240777' WHERE id = $1",
    [id],
  )
  const { inspectAll } = await import('../quality/look.ts')
  await inspectAll(app.db)
  const { rows: found } = await app.owner.query('SELECT rule FROM quality_finding WHERE report_id = $1', [id])
  expect(found).toContainEqual({ rule: 'foreignNumber' })
})
