// Parameters that are ranges or tables in the coverage check: asked, printed, derived from a record, and never checked by its sample.
import { describe, expect, test } from 'vitest'
import type { Field, Values } from '../../fields.ts'
import { formsOf, type FormKind } from '../parameters/formKind.ts'
import { readAsked, type Asked, type GivenAnswer } from './asked.ts'
import { besideRecord } from './besideRecord.ts'
import { misfitsOf } from './writing/fit.ts'
import { limitsOf, rowFromParameters } from './fromParameters.ts'
import { findCoverage, type Certificate } from './check.ts'
import type { Condition } from './shape.ts'

const bore: Field = {
  key: 'bore',
  label: ['通径', 'Bore'],
  type: 'range',
  unit: ['mm', 'mm'],
  min: 1,
  max: 500,
  required: true,
  coverage: 'range',
}
const shown: Field = { ...bore, key: 'shown', label: ['温度', 'Temperature'], required: false, coverage: 'no' }
const parts: Field = {
  key: 'parts',
  label: ['部件', 'Parts'],
  type: 'table',
  required: true,
  coverage: 'equal',
  columns: [{ key: 'name', label: ['名称', 'Name'], type: 'text' }],
}
const kind: FormKind = {
  key: 'valve',
  label: ['阀门', 'Valves'],
  forms: [{ key: 'valve', label: ['阀门', 'Valve'], categories: [] }],
  fields: [bore, shown, parts],
  coverage: { sameModelIsSameRest: true, decisive: ['bore'] },
}
const [form] = formsOf({ ...kind, coverage: {} })
const condition = (parameter: string, more: Partial<Condition>): Condition => ({
  parameter,
  from: null,
  to: null,
  values: null,
  unit: null,
  text: null,
  ...more,
})
const certificate: Certificate = {
  standing: 'published',
  categoryCode: '7310',
  model: 'V1',
  manufacturers: ['Maker'],
  rows: [{ conditions: [condition('bore', { from: 25, to: 50 })] }],
  isWhole: true,
  models: [],
  parameters: { bore: { from: 10, to: 400 }, parts: [{ name: 'Spring' }] },
}
function askedFor(field: Field, given: GivenAnswer): Asked | undefined {
  const read = readAsked(field, given)
  return 'asked' in read ? read.asked : undefined
}
const answerTo = (given: GivenAnswer | undefined, rows = certificate.rows) => {
  const asked = given === undefined ? undefined : askedFor(bore, given)
  const whose = { manufacturer: 'Maker', model: 'V1' }
  return findCoverage(form, { ...certificate, rows }, { ...whose, asked: new Map(asked ? [['bore', asked]] : []) })
    .answer
}

test.each<[GivenAnswer | undefined, string]>([
  ['32', 'covered'],
  ['25～50', 'covered'],
  ['30 to 50 mm', 'covered'],
  [{ from: '25', to: '51' }, 'notCovered'],
  ['60', 'notCovered'],
  ['20', 'notCovered'],
  [undefined, 'cannotTell'],
])('asked %j: %s', (given, answer) => {
  expect(answerTo(given)).toBe(answer)
})

test('the range of the sample is no limit, and a table decides nothing', () => {
  expect(answerTo('32', [{ conditions: [condition('shown', { from: 1, to: 2 })] }])).toBe('cannotTell')
  expect(answerTo('32', [])).toBe('cannotTell')
})

test('answers are read as of a number, and none of a table', () => {
  expect(readAsked(bore, '150～20')).toMatchObject({
    problem: [expect.any(String), expect.stringContaining('upper end')],
  })
  expect(readAsked(bore, '600')).toMatchObject({ problem: ['通径应在 1 到 500 mm 之间', expect.any(String)] })
  expect(readAsked(parts, 'Spring')).toMatchObject({ problem: ['部件不参与核对', 'Parts is not compared'] })
})

test.each<[Field, unknown, GivenAnswer, 'same' | 'other' | undefined]>([
  [bore, { from: 10, to: 400 }, '10～400', 'same'],
  [bore, { from: 10, to: 400 }, '32', 'other'],
  [bore, { from: 10, to: 400 }, ['10', '400'], 'other'],
  [bore, { from: 32, to: 32 }, '32', 'same'],
  [bore, { from: 10, to: null }, '10', 'other'],
  [bore, null, '32', undefined],
])('%o registered as %j and asked %j', (field, registered, given, same) => {
  expect(besideRecord(field, registered, askedFor(field, given)!)).toBe(same)
})

describe('a row made of the parameters of a record', () => {
  const made = (parameters: Values) => rowFromParameters(form, parameters)
  test('takes the ends of a range as its bounds', () => {
    expect(made({ bore: { from: 25, to: 50 }, parts: [{ name: 'Spring' }] })).toEqual({
      conditions: [condition('bore', { from: 25, to: 50, unit: 'mm' })],
      lacking: [],
    })
    expect(made({ bore: { from: 25, to: null } }).conditions).toEqual([condition('bore', { from: 25, unit: 'mm' })])
    expect(made({ bore: { from: null, to: null } })).toEqual({ conditions: [], lacking: ['bore'] })
  })
  test('is asked first for the limits, which no table is', () => {
    expect(limitsOf(form, {})).toEqual(['bore'])
  })
})

describe('of what can be said in several ways', () => {
  const pressure: Field = { ...bore, key: 'pressure', label: ['公称压力', 'Nominal pressure'], required: false }
  const rating: Field = { ...pressure, key: 'rating', label: ['压力级', 'Class'], type: 'text', coverage: 'equal' }
  const [valve] = formsOf({
    ...kind,
    fields: [bore, pressure, rating],
    coverage: { oneOf: [['elsewhere', 'pressure', 'rating']] },
  })
  const keys = (parameters: Values) => rowFromParameters(valve, parameters).conditions.map(({ parameter }) => parameter)
  test('a row says it in the ways of the record', () => {
    expect(keys({ bore: { from: 25, to: 50 }, pressure: { from: 16, to: 40 } })).toEqual(['bore', 'pressure'])
    expect(keys({ bore: { from: 25, to: 50 }, rating: 'Class 150' })).toEqual(['bore', 'rating'])
  })
  test('a record that does not say it is asked in the first way its form has', () => {
    expect(rowFromParameters(valve, {}).lacking).toEqual(['bore', 'pressure'])
    expect(limitsOf(valve, {})).toEqual(['bore', 'pressure'])
  })
})

test('what a certificate prints of them is checked', () => {
  const parted = (one: Condition) => misfitsOf(form, one).map(({ part, phrase }) => [part, phrase[1]])
  expect(parted(condition('bore', { from: 25, to: 50 }))).toEqual([])
  expect(parted(condition('bore', { to: 501 }))).toEqual([['to', 'Coverage: Bore must be between 1 and 500 mm']])
  expect(parted(condition('parts', { text: 'see annex' }))).toEqual([])
  expect(parted(condition('parts', { values: ['Spring'] }))).toEqual([
    ['values', 'Coverage: Parts is a table: say in words what is printed of it'],
  ])
})
