// Old certificates whose category the lists do not name by a code: TSX 5100, a part with its number under an entry without one, a code of no list with its parameters; by hand and by import, to the public page.
import { checkCoverage } from '@register/contract/business/publicReport/check'
import { generateCode } from '@register/contract/business/codeApply/codeApply'
import { getParameterForm } from '@register/contract/business/category/parameterForm'
import { elevator } from '@register/contract/rules/parameters/kinds/elevator'
import { vehicle } from '@register/contract/rules/parameters/kinds/vehicle'
import { frontAnswer } from '@register/contract/business/publicReport/publicReport'
import { deleteReport, insertReport, publishReport, updateReport } from '@register/contract/business/report/report'
import { checkImport, runImport } from '@register/contract/business/reportImport'
import type { ReportContent } from '@register/contract/business/report/shape'
import { expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { endOfImport } from '../../../../test/endOfImport.ts'
import { applicationFor } from '../../../../test/make.ts'
import { writeBook, type CellValue } from '../../../files/excel.ts'

const app = await testApp()
const [staff, manager] = [await app.as('body-staff'), await app.as('body-manager')]

const keyOf = async (name: string) => {
  const row = await app.db.selectFrom('category').select('code').where('name_zh', '=', name).executeTakeFirstOrThrow()
  return row.code
}
const [tractor, machine] = [await keyOf('牵引车'), await keyOf('驱动主机')]

async function imported(kind: string, cells: Readonly<Record<string, CellValue>>) {
  const heads = Object.keys(cells)
  const bytes = await writeBook([
    {
      name: 'Reports',
      columns: heads.map((header) => ({ header, width: 10 })),
      rows: [heads.map((head) => cells[head] ?? null)],
    },
  ])
  const file = { name: 'old.xlsx', bytes }
  const { id } = await manager(checkImport, { body: { formKind: kind, existing: 'true' } }, { file })
  const job = await endOfImport(manager, id)
  if (job.goodRows === 0) return job
  await manager(runImport, { body: { id, rows: 'all' } })
  return endOfImport(manager, id)
}
const paper = (certificateNo: string, categoryCode: string, more: object = {}) => ({
  certificateNo,
  categoryCode,
  model: 'HX-1',
  manufacturerName: '示例机械厂',
  issueDate: '2015-06-01',
  conclusion: 'qualified',
  noExpiry: true,
  parameters: {},
  existing: true,
  publish: true,
  ...more,
})
const row = (certificateNo: string, category: string, more: object = {}) => ({
  'Certificate No.': certificateNo,
  'Equipment category': category,
  Model: 'HX-1',
  Manufacturer: '示例机械厂',
  'Issue date': '2015-06-01',
  ...more,
})
const answerTo = (certificateNo: string) => app.stranger(frontAnswer, { body: { certificateNo } })
const values = ({ groups }: Awaited<ReturnType<typeof answerTo>>) =>
  groups.flatMap(({ items }) => items.map(({ value }) => value))

test('TSX 5100 is a tow truck’s, whose own code no list names', async () => {
  await manager(insertReport, {
    body: paper('TSX 5100 901 2015 0011', tractor, { parameters: { selfMass: 3210 }, subForm: 'towTractor' }),
  })
  const job = await imported(vehicle.key, row('TSX 5100 901 2015 0012', '牵引车'))
  expect(job).toMatchObject({ state: 'done', imported: 1 })
  for (const number of ['TSX51009012015 0011', 'TSX51009012015 0012'])
    expect(await answerTo(number)).toMatchObject({ categoryCode: tractor, nonStandard: false, origin: 'existing' })
  expect(values(await answerTo('TSX51009012015 0011'))).toContain('3210')
  expect(await app.findings()).toEqual([])
})

test('a part has its number under an entry without a code, but never that of another product', async () => {
  await manager(insertReport, { body: paper('TSX F3A0 901 2015 0021', machine) })
  expect(await imported(elevator.key, row('TSX F3A0 901 2015 0022', '驱动主机'))).toMatchObject({ imported: 1 })
  expect(await answerTo('TSX F3A0 901 2015 0022')).toMatchObject({ categoryCode: machine })
  for (const number of ['TSX 3110 901 2015 0023', 'TSX F340 901 2015 0023', 'TX 3110-901-15 0023']) {
    const refusal = await manager.refused(insertReport, { body: paper(number, machine) })
    expect(refusal.errors?.map(({ field }) => field)).toEqual(['certificateNo'])
    expect(refusal.msg).toContain('that of another product')
    expect(refusal.msg).not.toContain(machine)
    const { problems } = await imported(elevator.key, row(number, '驱动主机'))
    expect(problems.map(({ label }) => label)).toEqual(['Certificate No.'])
  }
  // Whose number it is, is asked as ever.
  const foreign = await manager.refused(insertReport, { body: paper('TSX F3A0 902 2015 0024', machine) })
  expect(foreign.msg).toContain('902')
  // An entry with a code has that code in its numbers.
  expect((await manager.refused(insertReport, { body: paper('TSX 5100 901 2015 0025', '5110') })).status).toBe(400)
})

test('a code of no list is registered with its parameters, by import and by hand', async () => {
  const lift = { subForm: 'traction', parameters: { ratedLoad: 1000, ratedSpeed: 1 } }
  const coverage = [{ conditions: [{ parameter: 'ratedLoad', to: 1000 }] }]
  const job = await imported(
    elevator.key,
    row('TSX F990 901 2015 0031', 'F990', { 'Parameter form': 'Traction lift', 'Rated load (kg)': 1000 }),
  )
  expect(job.problems).toEqual([])
  expect(values(await answerTo('TSX F990 901 2015 0031'))).toContain('1000')

  const body = paper('TSX F991 901 2015 0032', 'F991', { ...lift, coverage, coverageWhole: true, publish: false })
  // Without its kind a code that the catalogue does not have is a slip; clerks enter no existing ones.
  expect((await manager.refused(insertReport, { body })).errors?.map(({ field }) => field)).toEqual(['categoryCode'])
  expect((await staff.refused(insertReport, { body: { ...body, formKind: elevator.key } })).status).toBe(403)
  for (const code of [machine.replace(/\d\d$/, '99'), '3100'])
    expect(
      (await manager.refused(insertReport, { body: { ...body, categoryCode: code, formKind: elevator.key } })).status,
    ).toBe(400)
  const draft = await manager(insertReport, { body: { ...body, formKind: elevator.key } })
  const { choices, form } = await manager(getParameterForm, { query: { categoryCode: 'F991' } })
  expect(choices.map(({ key }) => key)).toContain('traction')
  expect(form).toBeNull()
  const { id, rev } = draft
  const other = { ...(draft.content as ReportContent), subForm: 'bridge', parameters: {}, id, rev }
  expect((await manager.refused(updateReport, { body: other })).errors?.map(({ field }) => field)).toContain('subForm')
  const { publicId } = await manager(publishReport, { body: { id, rev } })
  const answer = await app.stranger(frontAnswer, { body: { publicId } })
  expect(values(answer)).toContain('1000')
  const asked = { ratedLoad: '800', ratedSpeed: '1' }
  const check = await app.stranger(checkCoverage, { body: { publicId, values: asked } })
  expect(check.answer).toBe('cannotTell')
  expect(check.reasons.join()).toContain('in no list')
  expect((await staff.refused(generateCode, { body: applicationFor('F991') })).status).toBe(400)
  expect(await app.findings()).toEqual([])
})

test('a code of no list goes with its last draft, and stays with a certificate', async () => {
  const entry = async (code: string) =>
    (await app.db.selectFrom('category').select('code').where('code', '=', code).execute()).length
  const begin = async (code: string) =>
    manager(insertReport, { body: { categoryCode: code, existing: true, formKind: elevator.key } })
  const [one, other] = [await begin('F994'), await begin('F994')]
  await manager(deleteReport, { body: { id: one.id, rev: one.rev } })
  expect(await entry('F994')).toBe(1)
  await manager(deleteReport, { body: { id: other.id, rev: other.rev } })
  expect(await entry('F994')).toBe(0)
  const slip = await begin('F991')
  await manager(deleteReport, { body: { id: slip.id, rev: slip.rev } })
  expect(await entry('F991')).toBe(1)
  const listed = await manager(insertReport, { body: { categoryCode: '3110', existing: true } })
  await manager(deleteReport, { body: { id: listed.id, rev: listed.rev } })
  expect(await entry('3110')).toBe(1)
})
