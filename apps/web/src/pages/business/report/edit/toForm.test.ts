// A change of the form keeps values with the same meaning; values without a place are counted before they are removed.
import { elevator } from '@register/contract/rules/parameters/kinds/elevator'
import { formsOf, type FormKind } from '@register/contract/rules/parameters/formKind'
import { expect, test } from 'vitest'
import type { Content } from '../content.ts'
import { lostIn, toForm } from './toForm.ts'
import { lossOf } from './words.ts'

const hoist: FormKind = {
  key: 'hoist',
  label: ['起重机械', 'Hoists'],
  forms: [{ key: 'bridge', label: ['桥式起重机', 'Bridge crane'], categories: [] }],
  fields: [
    { key: 'ratedLoad', label: ['额定起重量', 'Rated capacity'], type: 'decimal', unit: ['t', 't'], coverage: 'upTo' },
    { key: 'travel', label: ['起升高度', 'Lifting height'], type: 'decimal', unit: ['m', 'm'], coverage: 'upTo' },
    { key: 'controlMode', label: ['控制方式', 'Control'], type: 'text' },
  ],
}
const [traction] = formsOf(elevator)
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
  asPrinted: {},
  unstated: [],
  components: [],
  files: [],
  supersedes: null,
  takenOver: {},
  sameApplicant: false,
}

test('what has no place there, or another unit or type, is counted and goes, in the coverage too', () => {
  const lost = lostIn(content, traction, bridge)
  expect(lost.fields.map(({ key }) => key)).toEqual(['ratedLoad', 'controlMode', 'ropingRatio'])
  expect(lost.conditions).toBe(2)
  const [zh, en] = lossOf(['桥式起重机', 'Bridge crane'], lost)
  expect(zh).toContain('以下 3 项参数')
  expect(en).toContain('these 3 values')
  const moved = toForm(content, traction, bridge)
  expect(moved.parameters).toMatchObject({ ratedLoad: null, travel: 45, controlMode: null, ropingRatio: null })
  expect(moved.coverage).toEqual([{ conditions: [{ parameter: 'travel', from: 1, to: 50, values: null, text: null }] }])
})

test('between forms that mean the same nothing is lost', () => {
  const [, , other] = formsOf(elevator).filter(({ fields }) =>
    ['ratedLoad', 'travel', 'controlMode'].every((key) => fields.some((field) => field.key === key)),
  )
  const shared = { ...content, parameters: { ratedLoad: 1000, travel: 45 } }
  expect(lostIn(shared, traction, other)).toEqual({ fields: [], conditions: 0 })
  expect(toForm(shared, traction, other).coverage).toEqual(content.coverage)
})

test('a choice that the other form does not have is removed; a number beyond its bounds stays and is reported', () => {
  const of = (options: readonly string[], max: number): FormKind => ({
    ...hoist,
    fields: [
      {
        key: 'travel',
        label: ['起升高度', 'Lifting height'],
        type: 'decimal',
        max,
        unit: ['m', 'm'],
      },
      {
        key: 'workClass',
        label: ['工作级别', 'Work class'],
        type: 'choice',
        options: options.map((value) => ({ value, label: [value, value] })),
      },
    ],
  })
  const [before] = formsOf(of(['A1', 'A2'], 50))
  const [after] = formsOf(of(['A2', 'A3'], 10))
  const typed = { ...content, parameters: { travel: 45, workClass: 'A1' }, coverage: [] }
  expect(lostIn(typed, before, after).fields.map(({ key }) => key)).toEqual(['workClass'])
  expect(toForm(typed, before, after).parameters).toEqual({ travel: 45, workClass: null })
  expect(lostIn({ ...typed, parameters: { workClass: 'A2' } }, before, after).fields).toEqual([])
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
