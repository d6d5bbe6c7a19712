// Ways round whose number it is and what a certificate says, each found by an attack: none of them passes.
import { copyReport } from '@register/contract/business/report/content/copy'
import { frontAnswer } from '@register/contract/business/publicReport/publicReport'
import { insertReport, readReport, updateReport } from '@register/contract/business/report/report'
import type { ReportContent } from '@register/contract/business/report/shape'
import { expect, test } from 'vitest'
import { testApp } from '../../../../../test/app.ts'
import { issuedCode } from '../../../../../test/make.ts'

const app = await testApp()
const [manager, rival] = [await app.as('body-manager'), await app.as('body-manager-902')]
/** An old certificate, published at once. */
const paper = (more: object) => ({
  categoryCode: '3110',
  productName: '曳引驱动乘客电梯',
  model: 'X',
  manufacturerName: '示例电梯厂',
  conclusion: 'qualified' as const,
  issueDate: '2015-03-01',
  noExpiry: true,
  existing: true,
  publish: true,
  ...more,
})
const fieldsOf = ({ errors = [] }: { errors?: readonly { field: string }[] | undefined }) =>
  errors.map(({ field }) => field)

test.each(['TSX 3110 901 2014 5555', '粤TSX 3110 901 2026 0999', 'TSX 3110 901 2014 5556补', 'TS2310123-2027'])(
  '%s answers for no report that has it as its report number',
  async (number) => {
    const refused = await rival.refused(insertReport, { body: paper({ reportNo: [number] }) })
    expect(fieldsOf(refused)).toContain('reportNo')
    const mine = await rival(insertReport, {
      body: paper({ reportNo: [`DT-${number.length}-${number.charCodeAt(0)}-${number.slice(-1)}`] }),
    })
    const { content } = await rival(readReport, { body: { id: mine.id } })
    const body = { ...(content as ReportContent), id: mine.id, rev: mine.rev, reason: '更正', reportNo: [number] }
    expect(fieldsOf(await rival.refused(updateReport, { body }))).toContain('reportNo')
  },
)

test.each(['SX 3110 901 2014 5559', '3110 901 2014 5558', 'XTS 3110 901 2014 5557', 'NO.3110-901-2014-5562'])(
  '%s is the number of the body whose code it holds',
  async (number) => {
    const given = { certificateNo: number, reportNo: [`R-${number.length}`] }
    expect(fieldsOf(await rival.refused(insertReport, { body: paper(given) }))).toContain('certificateNo')
  },
)

test('a certificate does not come back under a misprint of its own number without its reading', async () => {
  await manager(insertReport, { body: paper({ certificateNo: 'TSX 3110 901 2014 6401', reportNo: ['R-6401'] }) })
  const again = { certificateNo: 'TSX 3110 901 214 6401', reportNo: ['R-6401-2'] }
  expect(fieldsOf(await manager.refused(insertReport, { body: paper(again) }))).toContain('certificateNo')
  const read = { ...again, probableNo: 'TSX 3110 901 2014 6401' }
  expect(fieldsOf(await manager.refused(insertReport, { body: paper(read) }))).toContain('probableNo')
})

test('a letter that reads as a digit makes no category of its own', async () => {
  const given = {
    certificateNo: 'TSX 311O 901 2014 6401',
    categoryCode: '311O',
    formKind: 'elevator',
    reportNo: ['R-311O'],
  }
  expect(fieldsOf(await manager.refused(insertReport, { body: paper(given) }))).toContain('categoryCode')
})

test('a public certificate is not revised to not qualified, nor do its words contradict its result', async () => {
  const made = await manager(insertReport, {
    body: paper({ certificateNo: 'TSX 3110 901 2014 8101', reportNo: ['R-8101'] }),
  })
  const { content } = await manager(readReport, { body: { id: made.id } })
  const body = { ...(content as ReportContent), id: made.id, rev: made.rev, reason: '更正' }
  const refused = (more: object) => manager.refused(updateReport, { body: { ...body, ...more } })
  expect(fieldsOf(await refused({ conclusion: 'unqualified' }))).toEqual(['conclusion'])
  expect(fieldsOf(await refused({ conclusionPrinted: '该样机不符合要求' }))).toEqual(['conclusionPrinted'])
})

test('a number that two bodies registered is not absent', async () => {
  for (const [caller, no] of [
    [manager, 'TSX 3110 901 2014 6201'],
    [rival, 'TSX 3110 902 2014 6201'],
  ] as const)
    await caller(insertReport, { body: paper({ certificateNo: no, reportNo: ['EYB-1'] }) })
  const refused = await app.stranger.refused(frontAnswer, { body: { certificateNo: 'EYB-1' } })
  expect(refused).toMatchObject({ status: 409, data: null })
})

test('a suffix opens no number that the register gave out', async () => {
  const { code } = await issuedCode(app, await app.as('body-staff'))
  const given = { certificateNo: `${code}补`, reportNo: ['R-suffix'], issueDate: '2026-11-20' }
  expect(fieldsOf(await manager.refused(insertReport, { body: paper(given) }))).toContain('certificateNo')
})

test('a copy takes over nothing of what one paper prints', async () => {
  const made = await manager(insertReport, {
    body: paper({
      certificateNo: 'TSX 3110 901 2014 8102',
      reportNo: ['R-8102'],
      unstated: ['drawingNo'],
      parameters: { ratedSpeed: 1.6 },
      subForm: 'traction',
      asPrinted: { ratedSpeed: '1.60' },
    }),
  })
  const { id, leftOut } = await manager(copyReport, { body: { id: made.id } })
  expect(leftOut).toEqual(expect.arrayContaining(['As the original writes it', 'What the original does not state']))
  expect((await manager(readReport, { body: { id } })).content).toMatchObject({ asPrinted: {}, unstated: [] })
})
