// A report is found by its sample, drawing, materials and sizes, by anyone and in the office; the database writes the same lines, and nothing that is not public is among them.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formKinds, shippedForm } from '@register/contract/rules/parameters/formKinds'
import { frontList } from '@register/contract/business/publicReport/publicReport'
import { insertReport, queryList } from '@register/contract/business/report/report'
import { shanghaiDay } from '@register/contract/dates'
import { makeContent } from '../../../../../seed/demo/contents.ts'
import { dice } from '../../../../../seed/demo/random.ts'
import { testApp } from '../../../../../test/app.ts'
import { publishedReport } from '../../../../../test/make.ts'
import { searchedParameters, searchText } from './text.ts'

const app = await testApp()
const head = await app.as('head-office')
const staff = await app.as('body-staff')
const report = await publishedReport(app, {
  sampleNo: 'YP-7731/Q',
  drawingNo: 'ZT·8842·K',
  sampleName: '不公开的样品名',
})

test.each([
  ['sample', 'yp7731/q'],
  ['drawing', 'ZT8842K'],
])('by its %s', async (_, keyword) => {
  expect((await app.stranger(frontList, { body: { keyword } })).list.map(({ publicId }) => publicId)).toEqual([
    report.publicId,
  ])
  expect((await head(queryList, { body: { keyword } })).list.map(({ id }) => id)).toEqual([report.id])
})

test('by its material, as soon as a draft states it', async () => {
  const form = shippedForm({ categoryCode: '7310' })
  if (!form) throw new Error('There is no form of safety valves')
  const valve = makeContent(dice(6), { today: shanghaiDay(), daysAgo: 3, product: { categoryCode: '7310', form } })
  const parameters = { ...valve.parameters, bodyMaterial: ['WCB', 'ZG-77 Cr5'] }
  const draft = await staff(insertReport, { body: { ...valve, parameters } })
  const found = await staff(queryList, { body: { keyword: 'zg77cr5' } })
  expect(found.list.map(({ id }) => id)).toEqual([draft.id])
})

test('what is not public finds nothing', async () => {
  expect((await app.stranger(frontList, { body: { keyword: '不公开的样品名' } })).total).toBe(0)
  const fields = formKinds.flatMap((kind) => kind.fields).filter(({ key }) => searchedParameters.has(key))
  expect(fields.length).toBeGreaterThan(20)
  expect(fields.filter((field) => !field.public)).toEqual([])
})

const none = {
  certificate_key: null,
  probable_key: null,
  report_key: null,
  manufacturer_name: null,
  applicant_name: null,
  former_names: [],
  product_name: null,
  model: null,
}

test('the database writes the lines that the server writes', async () => {
  const text = fc.oneof(
    fc.constantFrom('Q235B', 'q345r', '钢管 Φ159×6', 'DN 50', '', ' ', '-', '16MnDR', '𠮷'),
    fc.string({ maxLength: 6 }).filter((one) => !one.includes('\u0000')),
  )
  const value = fc.oneof(text, fc.array(text, { maxLength: 3 }), fc.integer(), fc.constant(null))
  const key = fc.constantFrom(...searchedParameters, 'governorModel', 'ratedLoad')
  const condition = fc.record({ parameter: key, values: fc.array(text, { maxLength: 3 }), text })
  const row = fc.record({
    sample_no: fc.option(text),
    drawing_no: fc.option(text),
    parameters: fc.dictionary(key, value, { maxKeys: 4 }),
    coverage: fc.array(fc.record({ conditions: fc.array(condition, { maxLength: 3 }) }), { maxLength: 2 }),
  })
  await fc.assert(
    fc.asyncProperty(row, async (one) => {
      const { rows } = await app.owner.query<{ lines: string | null }>(
        'SELECT searched_besides($1, $2, $3, $4) AS lines',
        [one.sample_no, one.drawing_no, JSON.stringify(one.parameters), JSON.stringify(one.coverage)],
      )
      expect(rows[0]?.lines ?? '').toBe(searchText({ ...none, ...one }))
    }),
    { numRuns: 300 },
  )
})
