// Copying a report as a new draft: its content without the fields of that certificate and its test; and suggestions from a body's former reports, for that body alone.
import { copyReport } from '@register/contract/business/report/content/copy'
import { formerApplicants, formerProducts, formerWords } from '@register/contract/business/report/parties/former'
import { readReport } from '@register/contract/business/report/report'
import { expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { completeDraft, publishedReport } from '../../../../test/make.ts'

const app = await testApp()
const staff = await app.as('body-staff')

test('the content comes along, numbers, dates, result, files and standing do not, and each is named', async () => {
  const source = await publishedReport(app, {
    numberNote: '原件品种代码印错',
    sampleNo: 'S-1',
    contactName: '张三',
    contactPhone: '13800001234',
    coverageModels: ['HX-1'],
  })
  const { id, leftOut } = await staff(copyReport, { body: { id: source.id } })
  expect(leftOut).toEqual([
    'Certificate No.',
    'Report No.',
    'Why the number differs',
    'Sample No.',
    'Test start',
    'Test end',
    'Conclusion',
    'Issue date',
    'Text that the table holds',
    'Attachments',
  ])
  const copy = await staff(readReport, { body: { id } })
  const own = [
    'certificateNo',
    'reportNo',
    'numberNote',
    'sampleNo',
    'testStartDate',
    'testEndDate',
    'conclusion',
    'issueDate',
    'coverageHeld',
  ]
  const { fileIds: _, ...content } = source.content
  expect(copy.content).toEqual({ ...content, fileIds: [], ...Object.fromEntries(own.map((key) => [key, null])) })
  expect(copy).toMatchObject({ storedStatus: 'draft', version: 0, files: [], supersedes: null, origin: 'issued' })
  // Personal data are copied in full, not as the mask that readers see.
  expect(copy.content['contactPhone']).toContain('*')
})

test('what the form of today refuses is left out by name', async () => {
  const source = await publishedReport(app)
  await app.owner.query(
    `UPDATE report SET parameters = parameters || '{"liftingSpeed": 3}', coverage = '[{"conditions": [{"parameter": "ratedLoad", "from": -5}]}]' WHERE id = $1`,
    [source.id],
  )
  const { id, leftOut } = await staff(copyReport, { body: { id: source.id } })
  expect(leftOut).toEqual(expect.arrayContaining(['Coverage']))
  const { content } = await staff(readReport, { body: { id } })
  expect(content.coverage).toEqual([])
  expect(content.parameters).not.toHaveProperty('liftingSpeed')
  expect(content.parameters).toHaveProperty('ratedLoad')
})

test('another body cannot copy a draft, and a person who may not write cannot copy at all', async () => {
  const draft = await completeDraft(app, staff)
  const head = await app.as('head-office')
  await expect(head(copyReport, { body: { id: draft.id } })).rejects.toThrow(/refused: 403/)
  await expect(staff(copyReport, { body: { id: 999_999 } })).rejects.toThrow(/refused: 404/)
})

test('a body is offered its own applicants and products, latest first, each once', async () => {
  const maker = { manufacturerName: '云岭电梯有限公司', applicantName: '云岭电梯销售有限公司' }
  await publishedReport(app, {
    ...maker,
    model: 'YL-1',
    productName: '乘客电梯',
    applicantAddress: '旧址',
    drawingNo: 'ZT-1',
  })
  await completeDraft(app, staff, { ...maker, model: 'YL-2', productName: '乘客电梯', applicantAddress: '新址' })
  await completeDraft(app, staff, {
    ...maker,
    model: 'YL-1',
    productName: '乘客电梯',
    applicantAddress: '新址',
    drawingNo: null,
  })
  expect(await staff(formerApplicants, { body: { keyword: '云岭电梯销售' } })).toMatchObject([
    { name: maker.applicantName, address: '新址' },
  ])
  const asked = { manufacturerName: maker.manufacturerName, categoryCode: '3110' }
  expect((await staff(formerProducts, { body: asked })).map(({ model }) => model)).toEqual(['YL-1', 'YL-2'])
  expect(await staff(formerProducts, { body: asked })).toContainEqual({
    productName: '乘客电梯',
    model: 'YL-1',
    drawingNo: 'ZT-1',
  })
  expect(await staff(formerProducts, { body: { ...asked, categoryCode: '3130' } })).toEqual([])
})

test('media, materials and models of parts are offered from former reports of the same maker and form; numbers and serials are not', async () => {
  const made = { manufacturerName: '词语电梯有限公司' }
  const draft = (parameters: Record<string, string | number>) => completeDraft(app, staff, { ...made, parameters })
  await draft({ governorModel: 'XS-1', machineSerial: 'A-77', ratedLoad: 1000 })
  await draft({ governorModel: 'XS-2' })
  await draft({ governorModel: 'XS-2' })
  const asked = { ...made, subForm: 'traction' }
  const offered = await staff(formerWords, { body: asked })
  expect(offered).toContainEqual({ key: 'governorModel', values: ['XS-2', 'XS-1'] })
  expect(offered.map(({ key }) => key)).not.toContain('machineSerial')
  expect(offered.map(({ key }) => key)).not.toContain('ratedLoad')
  expect(await staff(formerWords, { body: { ...asked, subForm: 'hydraulic' } })).toEqual([])
  const other = await app.as('body-staff-902')
  expect(await other(formerWords, { body: asked })).toEqual([])
})
