// Lists filtered by the listed numbers and ranges of their kind: between, from, up to, overlapping; exports with the same filters; wrong filters are refused by name.
import { getListedParameters } from '@register/contract/business/category/parameterForm'
import { shippedForm } from '@register/contract/rules/parameters/formKinds'
import {
  exportReports,
  insertReport,
  readReport,
  queryList,
  updateReport,
} from '@register/contract/business/report/report'
import type { ReportContent } from '@register/contract/business/report/shape'
import { shanghaiDay } from '@register/contract/dates'
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, expect, test } from 'vitest'
import { makeContent } from '../../../../../seed/demo/contents.ts'
import { dice } from '../../../../../seed/demo/random.ts'
import { testApp } from '../../../../../test/app.ts'
import { liftContent } from '../../../../../test/make.ts'

const app = await testApp()
const staff = await app.as('body-staff')
const product = `MEASURE-${Date.now()}`

const add = (content: ReportContent) => staff(insertReport, { body: { ...content, productName: product } })
const lift = (model: string, parameters: ReportContent['parameters']) => {
  const content = liftContent()
  return add({ ...content, model, parameters: { ...content.parameters, ...parameters } })
}
const found = async (parameters: string, more: Record<string, unknown> = {}) => {
  const body = { keyword: product, formKind: 'elevator', parameters, ...more }
  const { list, total } = await staff(queryList, { body })
  expect(total).toBe(list.length)
  return list.map(({ model }) => model).toSorted()
}

beforeAll(async () => {
  await lift('A', { ratedLoad: 630, ratedSpeed: 1 })
  await lift('B', { ratedLoad: 1000, ratedSpeed: 1.75 })
  await lift('C', { ratedLoad: 1600, ratedSpeed: 2.5 })
})

test('numbers between two ends, both inclusive; one end may be open; several must hold', async () => {
  expect(await found('ratedLoad:630,1000')).toEqual(['A', 'B'])
  expect(await found('ratedLoad:631,')).toEqual(['B', 'C'])
  expect(await found('ratedSpeed:,1.75')).toEqual(['A', 'B'])
  expect(await found('ratedLoad:1000,;ratedSpeed:,2')).toEqual(['B'])
  expect(await found('ratedLoad:2000,3000')).toEqual([])
})

test('what is changed is found by what it says now, and a deleted value by nothing', async () => {
  const { list } = await staff(queryList, {
    body: { keyword: product, formKind: 'elevator', parameters: 'ratedLoad:1600,1600' },
  })
  const report = await staff(readReport, { body: { id: list[0]?.id ?? 0 } })
  const content = report.content as unknown as ReportContent
  const { ratedSpeed: _, ...parameters } = content.parameters
  await staff(updateReport, {
    body: { ...content, parameters: { ...parameters, ratedLoad: 1700 }, id: report.id, rev: report.rev },
  })
  expect(await found('ratedLoad:1600,1600')).toEqual([])
  expect(await found('ratedLoad:1601,1700')).toEqual(['C'])
  expect(await found('ratedSpeed:2,')).toEqual([])
})

test('ranges match when they overlap; an open end has no end', async () => {
  const [range] = (await staff(getListedParameters, { query: { formKind: 'pressure' } })).filter(
    ({ key }) => key === 'setPressure',
  )
  expect(range).toMatchObject({ label: [expect.any(String), 'Set pressure range'], unit: ['MPa', 'MPa'] })
  const form = shippedForm({ categoryCode: '7310' })
  if (!form) throw new Error('There is no form of safety valves')
  const valve = makeContent(dice(6), { today: shanghaiDay(), daysAgo: 3, product: { categoryCode: '7310', form } })
  await add({ ...valve, model: 'V', parameters: { ...valve.parameters, setPressure: { from: 0.5, to: 1.6 } } })
  await add({
    ...valve,
    model: 'W',
    reportNo: null,
    parameters: { ...valve.parameters, setPressure: { from: 2, to: null } },
  })
  const by = (parameters: string) => found(parameters, { formKind: 'pressure' })
  expect(await by('setPressure:1.6,1.8')).toEqual(['V'])
  expect(await by('setPressure:1,9')).toEqual(['V', 'W'])
  expect(await by('setPressure:1.7,1.9')).toEqual([])
  expect(await by('setPressure:100,')).toEqual(['W'])
})

test.each([
  ['no kind', { parameters: 'ratedLoad:1,2' }, 'Technical parameters: choose one form kind first'],
  [
    'a parameter of another kind',
    { formKind: 'hoist', parameters: 'nominalWidth:1,2' },
    'Technical parameters: Cranes and hoists cannot be filtered by "nominalWidth". There are: ',
  ],
  [
    'a parameter that is not listed',
    { formKind: 'elevator', parameters: 'headroom:1,2' },
    'cannot be filtered by "headroom"',
  ],
  ['upside down', { formKind: 'elevator', parameters: 'ratedLoad:2,1' }, 'the upper end must not be below the lower'],
  ['no numbers', { formKind: 'elevator', parameters: 'ratedLoad:a,b' }, 'must read parameter:from,to'],
  ['no end', { formKind: 'elevator', parameters: 'ratedLoad:,' }, 'must read parameter:from,to'],
  ['twice', { formKind: 'elevator', parameters: 'ratedLoad:1,;ratedLoad:,2' }, '"ratedLoad" appears twice'],
])('%s is refused by name', async (_, body, words) => {
  const { status, errors } = await staff.refused(queryList, { body })
  expect(status).toBe(400)
  expect(errors).toEqual([{ field: 'parameters', msg: expect.stringContaining(words) as string }])
})

test('exports hold what the list holds, and a workbook of all kinds has a sheet for each that has rows', async () => {
  const sheets = async (body: object) => {
    const bytes = await staff(exportReports, { body: { keyword: product, ...body } })
    return (await readXlsx(bytes as unknown as Buffer)).sheets
  }
  const one = await sheets({ formKind: 'elevator', parameters: 'ratedLoad:1000,1000' })
  expect(one.map(({ name, rows }) => [name, rows.length])).toEqual([['Lifts and escalators', 2]])
  const all = await sheets({})
  expect(all.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['Lifts and escalators', 4],
    ['Pressure equipment', 3],
  ])
  const heads = all.map(({ rows }) => rows[0]?.map(String) ?? [])
  expect(heads.map((head) => head.some((name) => name.startsWith('Rated load (kg)')))).toEqual([true, false])
  expect(heads.map((head) => head.some((name) => name.startsWith('Set pressure range')))).toEqual([false, true])
})
