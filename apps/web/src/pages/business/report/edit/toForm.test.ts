// A category of another kind takes along what means the same there, and nothing else.
import { elevator } from '@register/contract/business/parameters/kinds/elevator'
import { formsOf, type FormKind } from '@register/contract/business/parameters/formKind'
import { expect, test } from 'vitest'
import type { Content } from '../content.ts'
import { toForm } from './toForm.ts'

const hoist: FormKind = {
  key: 'hoist',
  label: ['起重机械', 'Hoists'],
  rule: 'TSG 51-2023',
  forms: [{ key: 'bridge', label: ['桥式起重机', 'Bridge crane'], categories: [] }],
  fields: [
    { key: 'ratedLoad', label: ['额定起重量', 'Rated capacity'], type: 'decimal', unit: ['t', 't'], coverage: 'upTo' },
    { key: 'travel', label: ['起升高度', 'Lifting height'], type: 'decimal', unit: ['m', 'm'], coverage: 'upTo' },
    { key: 'controlMode', label: ['控制方式', 'Control'], type: 'text' },
  ],
}
const [traction, hydraulic] = formsOf(elevator)
const [bridge] = formsOf(hoist)
const content: Content = {
  fields: { categoryCode: '3110' },
  subForm: null,
  parameters: { ratedLoad: 1000, travel: 45, controlMode: 'group', ropingRatio: '2:1' },
  coverage: [
    {
      conditions: [
        { parameter: 'ratedLoad', from: null, to: 1000, values: null, text: 'indoors' },
        { parameter: 'travel', from: 1, to: 50, values: null, text: null },
        { parameter: 'controlMode', from: null, to: null, values: ['group'], text: null },
      ],
    },
  ],
  coverageWhole: true,
  coverageModels: [],
  components: [],
  files: [],
  supersedes: null,
}

test('a key in another unit or of another type is emptied, in the coverage too', () => {
  const moved = toForm(content, traction, bridge)
  expect(moved.parameters).toEqual({ ratedLoad: null, travel: 45, controlMode: null, ropingRatio: '2:1' })
  expect(moved.coverage[0]?.conditions).toEqual([
    { parameter: 'ratedLoad', from: null, to: null, values: null, text: 'indoors' },
    { parameter: 'travel', from: 1, to: 50, values: null, text: null },
    { parameter: 'controlMode', from: null, to: null, values: null, text: null },
  ])
})

test('between forms that mean the same nothing changes', () => {
  expect(toForm(content, traction, hydraulic)).toBe(content)
  expect(toForm(content, traction, undefined)).toBe(content)
})

test('a table goes along only where its columns are the same', () => {
  const table = (unit: string, label: string): FormKind => ({
    ...hoist,
    fields: [
      {
        key: 'parts',
        label: ['部件', 'Parts'],
        type: 'table',
        columns: [{ key: 'speed', label: [label, label], type: 'decimal', unit: [unit, unit] }],
      },
      { key: 'width', label: ['宽度', 'Width'], type: 'range', unit: ['mm', 'mm'] },
    ],
  })
  const [metres, same, feet] = [table('m/s', 'a'), table('m/s', 'b'), table('ft/s', 'a')].map(
    (kind) => formsOf(kind)[0],
  )
  const parameters = { parts: [{ speed: 1.75 }], width: { from: 8, to: 16 } }
  const given = { ...content, parameters }
  expect(toForm(given, metres, same).parameters).toEqual(parameters)
  expect(toForm(given, metres, feet).parameters).toEqual({ ...parameters, parts: null })
})
