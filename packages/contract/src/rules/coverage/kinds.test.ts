// The vectors of the coverage rules through the forms as they are declared: cranes, trucks, valves, rides, ropeways, boilers.
import { expect, test } from 'vitest'
import { shippedForm } from '../parameters/formKinds.ts'
import { readAsked, type Asked, type GivenAnswer } from './asked.ts'
import { findCoverage, type Certificate } from './check.ts'
import type { Condition } from './shape.ts'
import { fieldOf } from './words.ts'

interface Given {
  form: readonly [categoryCode: string, subForm?: string]
  rows: readonly (readonly Condition[])[]
  models?: readonly string[]
}
interface Question {
  model?: string
  categoryCode?: string
  values: Record<string, GivenAnswer>
}

function answer({ form: [categoryCode, subForm], rows, models = [] }: Given, { values, ...question }: Question) {
  const form = shippedForm({ categoryCode, subForm })
  if (!form) throw new Error(`${categoryCode} has no form ${subForm ?? ''}`)
  const asked = new Map<string, Asked>()
  for (const [key, given] of Object.entries(values)) {
    const field = fieldOf(form, key)
    if (!field) throw new Error(`${form.form.key} has no ${key}`)
    const read = readAsked(field, given)
    if ('problem' in read) throw new Error(read.problem[1])
    if (read.asked) asked.set(key, read.asked)
  }
  const certificate: Certificate = {
    standing: 'published',
    categoryCode,
    model: 'Q',
    manufacturers: ['Maker'],
    models,
    isWhole: true,
    parameters: {},
    rows: rows.map((conditions) => ({ conditions: [...conditions] })),
  }
  return findCoverage(form, certificate, { manufacturer: 'Maker', asked, ...question }).answer
}

const crane: Given = { form: ['4110'], rows: [[{ parameter: 'ratedCapacity', to: 20 }]] }
const truck: Given = {
  form: ['5110', 'counterbalancedElectric'],
  models: ['M1', 'M2'],
  rows: [
    [
      { parameter: 'ratedCapacity', to: 3000 },
      { parameter: 'loadCentre', to: 500 },
      { parameter: 'powerSource', values: ['leadAcid'] },
    ],
  ],
}
const lifting = (
  ratedCapacity: string,
  loadCentre: string,
  powerSource: string,
  attachmentKind = 'none',
): Question => ({
  model: 'M2',
  values: { ratedCapacity, loadCentre, powerSource, attachmentKind },
})

test.each([
  ['8: downward', crane, { model: 'Q', values: { ratedCapacity: '16' } }, 'covered'],
  ['8: upward', crane, { model: 'Q', values: { ratedCapacity: '25' } }, 'notCovered'],
  ['8: another model', crane, { model: 'Q2', values: { ratedCapacity: '16' } }, 'cannotTell'],
  [
    '8: one that a list lacks',
    { ...crane, models: ['Q1'] },
    { model: 'Q2', values: { ratedCapacity: '16' } },
    'notCovered',
  ],
  ['8: another category', crane, { model: 'Q', categoryCode: '4170', values: { ratedCapacity: '16' } }, 'notCovered'],
  ['9: beyond the load centre', truck, lifting('3000', '600', 'leadAcid'), 'notCovered'],
  ['9: another battery', truck, lifting('2500', '500', 'lithium'), 'notCovered'],
  ['9: within', truck, lifting('2500', '500', 'leadAcid'), 'covered'],
  ['9: with a clamp', truck, lifting('2500', '500', 'leadAcid', 'other'), 'cannotTell'],
  [
    '9: nothing said of attachments',
    truck,
    {
      ...lifting('2500', '500', 'leadAcid'),
      values: { ratedCapacity: '2500', loadCentre: '500', powerSource: 'leadAcid' },
    },
    'cannotTell',
  ],
  [
    'a boiler is not type-tested',
    { form: ['1100'], rows: [[{ parameter: 'ratedEvaporation', to: 10 }]] },
    { values: { ratedEvaporation: '4' } },
    'cannotTell',
  ],
  [
    'a ropeway is built once',
    { form: ['9120'], rows: [[{ parameter: 'horizontalLength', to: 900 }]] },
    { model: 'Q', values: { horizontalLength: '800' } },
    'cannotTell',
  ],
  ['a ride without a table', { form: ['6200'], rows: [] }, { model: 'Q', values: { speed: '40' } }, 'cannotTell'],
] as [string, Given, Question, string][])('%s', (_, given, question, expected) => {
  expect(answer(given, question)).toBe(expected)
})

test('of a lift with several angles any change is another lift', () => {
  const form = shippedForm({ categoryCode: '3110', subForm: 'inclined' })
  const angle = (inclinationKind: string) => [
    { parameter: 'inclinationKind', values: [inclinationKind] },
    { parameter: 'inclineAngle', from: 15, to: 45 },
  ]
  const asking = (kind: string, inclineAngle: GivenAnswer, printed = kind) => {
    const read = { inclinationKind: kind, inclineAngle }
    const asked = new Map<string, Asked>()
    for (const [key, given] of Object.entries(read)) {
      const field = fieldOf(form, key)
      const found = field && readAsked(field, given)
      if (found && 'asked' in found && found.asked) asked.set(key, found.asked)
    }
    const certificate: Certificate = {
      standing: 'published',
      categoryCode: '3110',
      model: 'Q',
      manufacturers: ['Maker'],
      models: [],
      isWhole: true,
      parameters: {},
      rows: [{ conditions: angle(printed) }],
    }
    const [row] = findCoverage(form, certificate, { asked }).rows
    const judged = row?.conditions.find(({ parameter }) => parameter === 'inclineAngle')
    return [judged?.result, judged?.reason]
  }
  expect(asking('single', '30')).toEqual(['met', 'within'])
  expect(asking('multiple', '20～40')).toEqual(['notMet', 'different'])
  expect(asking('multiple', '15～45')).toEqual(['unknown', 'singleValues'])
  expect(asking('multiple', '30')).toEqual(['unknown', 'singleValues'])
  expect(asking('multiple', '50')).toEqual(['notMet', 'above'])
  expect(asking('multiple', { is: 'printed' })).toEqual(['met', 'among'])
  expect(asking('multiple', { is: 'differs' })).toEqual(['notMet', 'different'])
})

test('a very fast or very large lift covers nothing until the record states that its type was tested', () => {
  const form = shippedForm({ categoryCode: '3110' })
  const limits = (ratedLoad: number, ratedSpeed: number): Certificate => ({
    standing: 'published',
    categoryCode: '3110',
    model: 'Q',
    manufacturers: ['Maker'],
    models: [],
    isWhole: true,
    parameters: {},
    rows: [
      {
        conditions: [
          { parameter: 'ratedLoad', to: ratedLoad },
          { parameter: 'ratedSpeed', to: ratedSpeed },
        ],
      },
    ],
  })
  const ground = (certificate: Certificate) => findCoverage(form, certificate, { asked: new Map() }).ground
  expect(ground(limits(5000, 6))).toBe('open')
  expect(ground(limits(5001, 1))).toBe('aloneUnstated')
  expect(ground(limits(1000, 7))).toBe('aloneUnstated')
  expect(ground({ ...limits(1000, 1), parameters: { ratedSpeed: 10 } })).toBe('aloneUnstated')
  expect(ground({ ...limits(1000, 7), testedAlone: 'type' })).toBe('open')
  for (const certificate of [limits(1000, 7), limits(1000, 1)])
    expect(ground({ ...certificate, testedAlone: 'each' })).toBe('oneByOne')
})
