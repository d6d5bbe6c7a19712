// The twelve test vectors of the coverage rules, one line per variant, over small declarations.
import { expect, test } from 'vitest'
import type { Field, Option } from '../../fields.ts'
import { formsOf, type FormKind, type ParameterForm } from '../parameters/formKind.ts'
import type { CoverageRule } from '../parameters/coverageRule.ts'
import { readAsked, type Asked, type GivenAnswer } from './asked.ts'
import type { AskedName } from './identity.ts'
import { findCoverage, type Certificate } from './check.ts'
import type { Condition, CoverageRow } from './shape.ts'

const options = (...values: string[]): Option[] => values.map((value) => ({ value, label: [`${value}项`, value] }))
const number = (key: string, coverage: Field['coverage'], more: Partial<Field> = {}): Field => ({
  key,
  label: [key, key],
  type: 'decimal',
  required: true,
  ...(coverage && { coverage }),
  ...more,
})
const choice = (key: string, values: string[], more: Partial<Field> = {}): Field => ({
  ...number(key, 'equal', more),
  type: 'choice',
  options: options(...values),
})
const text = (key: string, more: Partial<Field> = {}): Field => ({ ...number(key, 'equal', more), type: 'text' })
const list = (key: string, more: Partial<Field> = {}): Field => ({ ...number(key, 'set', more), type: 'choices' })

function formOf(key: string, fields: readonly Field[], coverage?: CoverageRule): ParameterForm {
  const kind: FormKind = {
    key,
    label: [key, key],
    forms: [{ key, label: [key, key], categories: [] }],
    fields,
    ...(coverage && { coverage }),
  }
  return formsOf(kind)[0]!
}

const traction = formOf('traction', [
  number('ratedLoad', 'upTo', { min: 1, type: 'integer' }),
  number('ratedSpeed', 'upTo', { min: 0.05 }),
  number('headroom', 'no', { required: false }),
  choice('ropeWrap', ['single', 'double', 'other']),
  choice('machinePosition', ['roomAbove', 'wellTop', 'other']),
  number('carGuideRails', 'atLeast', { type: 'integer', min: 1 }),
])
const inclined = formOf('inclined', [
  choice('inclinationKind', ['single', 'several']),
  number('inclination', 'range'),
  number('ratedLoad', 'upTo'),
  number('ratedSpeed', 'upTo'),
])
const escalator = formOf('escalator', [
  number('nominalSpeed', 'upTo'),
  number('nominalWidth', 'upTo'),
  number('inclination', 'upTo'),
  number('rise', 'upTo'),
  choice('workType', ['ordinary', 'public'], { covers: { public: ['ordinary'] } }),
  choice('environment', ['indoor', 'outdoor'], { covers: { outdoor: ['indoor'] } }),
  choice('treadKind', ['step', 'pallet']),
])
const crane = formOf(
  'bridge',
  [number('ratedCapacity', 'upTo'), number('span', 'upTo'), choice('control', ['cabin', 'remote'])],
  { decisive: ['ratedCapacity'], model: 'decides', sameModelIsSameRest: true },
)
const truck = formOf(
  'counterbalanced',
  [
    number('ratedCapacity', 'upTo'),
    number('loadCentre', 'upTo'),
    choice('powerSource', ['leadAcid', 'lithium', 'diesel']),
    list('attachments', { required: false }),
  ],
  { model: 'decides' },
)
const valve = formOf(
  'valve',
  [
    number('dnRange', 'range'),
    number('pnRange', 'range', { required: false }),
    number('classRating', 'range', { required: false }),
    number('sdr', 'equal', { required: false }),
    list('bodyMaterial'),
    list('media'),
    number('temperature', 'range'),
    choice('operation', ['manual', 'electric']),
    text('standard'),
    list('materialGroup'),
  ],
  { oneOf: [['pnRange', 'classRating', 'sdr']] },
)
const safetyValve = formOf('safetyValve', [
  choice('lift', ['full', 'low']),
  number('dnRange', 'range'),
  number('bore', 'range'),
  number('setPressure', 'range'),
  list('media'),
  choice('seat', ['metal', 'soft']),
  text('standard'),
])

interface Bounds {
  from?: number
  to?: number
}
type Print = Record<string, string | string[] | Bounds>
const isBounds = (one: string | string[] | Bounds): one is Bounds => typeof one === 'object' && !Array.isArray(one)
const row = (print: Print): CoverageRow => ({
  conditions: Object.entries(print).map(([parameter, one]): Condition =>
    isBounds(one) ? { parameter, ...one } : { parameter, values: [one].flat() },
  ),
})
const certificate = (rows: Print[], more: Partial<Certificate> = {}): Certificate => ({
  standing: 'published',
  categoryCode: '3110',
  model: 'Q',
  manufacturers: ['示例电梯有限公司'],
  rows: rows.map(row),
  isWhole: true,
  models: [],
  parameters: {},
  ...more,
})

interface Ask {
  values: Record<string, GivenAnswer>
  model?: AskedName | undefined
  categoryCode?: string
  manufacturer?: AskedName | undefined
}
function ask(form: ParameterForm, of: Certificate, { values, ...rest }: Ask) {
  const asked = new Map<string, Asked>()
  for (const [key, given] of Object.entries(values)) {
    const field = form.fields.find((one) => one.key === key)
    if (!field) throw new Error(key)
    const read = readAsked(field, given)
    if ('problem' in read) throw new Error(read.problem[1])
    if (read.asked) asked.set(key, read.asked)
  }
  return findCoverage(form, of, { manufacturer: of.manufacturers[0], model: of.model, asked, ...rest })
}

const cfg = { ropeWrap: 'single', machinePosition: 'wellTop', carGuideRails: { from: 4 } } as const
const sameCfg = {
  ropeWrap: { is: 'printed' },
  machinePosition: { is: 'printed' },
  carGuideRails: { is: 'printed' },
} as const
const lift = certificate([
  { ratedLoad: { to: 1600 }, ratedSpeed: { to: 1 }, ...cfg },
  { ratedLoad: { to: 1000 }, ratedSpeed: { to: 1.75 }, ...cfg },
])
const at = (load: number, speed: number, more: Record<string, GivenAnswer> = sameCfg): Ask => ({
  values: { ratedLoad: String(load), ratedSpeed: String(speed), ...more },
})
const wrapped = certificate([{ ratedLoad: { to: 1000 }, ratedSpeed: { to: 1.75 }, ...cfg }])
const known = { machinePosition: 'wellTop', carGuideRails: '4', ropeWrap: 'single' }
const slope = certificate([
  { inclinationKind: 'single', inclination: { from: 15, to: 45 }, ratedLoad: { to: 1000 }, ratedSpeed: { to: 1 } },
])
const onSlope = (inclination: string, inclinationKind = 'single'): Ask => ({
  values: { inclination, inclinationKind, ratedLoad: '1000', ratedSpeed: '1' },
})
const stairs = certificate([
  {
    nominalSpeed: { to: 0.5 },
    nominalWidth: { to: 1000 },
    inclination: { to: 30 },
    rise: { to: 6 },
    workType: 'public',
    environment: 'indoor',
    treadKind: 'step',
  },
])
const onStairs = (workType: string, environment: string): Ask => ({
  values: {
    nominalSpeed: '0.5',
    nominalWidth: '800',
    inclination: '30',
    rise: '5.5',
    workType,
    environment,
    treadKind: { is: 'printed' },
  },
})
const hoist = (models: string[] = []) => certificate([{ ratedCapacity: { to: 20 } }], { categoryCode: '4110', models })
const fork = certificate([{ ratedCapacity: { to: 3000 }, loadCentre: { to: 500 }, powerSource: 'leadAcid' }], {
  categoryCode: '5110',
  model: 'M0',
  models: ['M1', 'M2'],
})
const lifting = (ratedCapacity: string, loadCentre: string, powerSource: string, more = {}): Ask => ({
  model: 'M2',
  values: { ratedCapacity, loadCentre, powerSource, ...more },
})
const ball = certificate([
  {
    dnRange: { from: 15, to: 150 },
    pnRange: { from: 16, to: 40 },
    bodyMaterial: ['WCB'],
    media: ['water', 'steam'],
    temperature: { from: -29, to: 200 },
    operation: 'manual',
    standard: 'GB/T 12237',
    materialGroup: ['carbon'],
  },
])
const through = (more: Record<string, GivenAnswer | undefined> = {}): Ask => {
  const values = {
    dnRange: '100',
    pnRange: '25',
    bodyMaterial: ['WCB'],
    media: ['water'],
    temperature: { from: '20', to: '150' },
    operation: 'manual',
    standard: 'gb/t12237',
    materialGroup: ['carbon'],
    ...more,
  }
  const given = Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const]))
  return { values: Object.fromEntries(given) }
}
const relief = (to: number, media: string) => ({
  lift: 'full',
  dnRange: { from: 40, to: 80 },
  bore: { from: 25, to: 50 },
  setPressure: { from: 0.1, to },
  media: [media],
  seat: 'metal',
  standard: 'S',
})
const reliefs = certificate([relief(1.6, 'steam'), relief(4, 'air')])
const relieving = (setPressure: GivenAnswer, medium: string): Ask => ({
  values: { lift: 'full', dnRange: '50', bore: '32', setPressure, media: [medium], seat: 'metal', standard: 's' },
})

test.each([
  ['1: each row fails by one', traction, lift, at(1600, 1.75), 'notCovered', 'allFail'],
  ['2: bounds are inclusive', traction, lift, at(1000, 1.75), 'covered', 'rowHolds'],
  ['3: configuration is not answered', traction, lift, at(800, 1, {}), 'cannotTell', 'open'],
  [
    '4: another rope wrap',
    traction,
    wrapped,
    at(1000, 1.75, { ...known, ropeWrap: 'double' }),
    'notCovered',
    'allFail',
  ],
  [
    '4: single wrap, 2 rails',
    traction,
    wrapped,
    at(1000, 1.75, { ...known, carGuideRails: '2' }),
    'notCovered',
    'allFail',
  ],
  [
    '4: single wrap, 6 rails',
    traction,
    wrapped,
    at(1000, 1.75, { ...known, carGuideRails: '6' }),
    'covered',
    'rowHolds',
  ],
  [
    '5: no table',
    traction,
    certificate([], { parameters: { ratedLoad: 800, ratedSpeed: 1 } }),
    at(630, 1, {}),
    'cannotTell',
    'noTable',
  ],
  ['6: angle 46', inclined, slope, onSlope('46'), 'notCovered', 'allFail'],
  ['6: angle 44', inclined, slope, onSlope('44'), 'covered', 'rowHolds'],
  ['6: several angles', inclined, slope, onSlope('44', 'several'), 'notCovered', 'allFail'],
  ['7: ordinary, indoors', escalator, stairs, onStairs('ordinary', 'indoor'), 'covered', 'rowHolds'],
  ['7: outdoors', escalator, stairs, onStairs('ordinary', 'outdoor'), 'notCovered', 'allFail'],
  ['8: Q, 16 t', crane, hoist(), { model: 'q', values: { ratedCapacity: '16' } }, 'covered', 'rowHolds'],
  ['8: Q, 25 t', crane, hoist(), { model: 'Q', values: { ratedCapacity: '25' } }, 'notCovered', 'allFail'],
  [
    '8: Q2, a list',
    crane,
    hoist(['Q', 'Q1']),
    { model: 'Q2', values: { ratedCapacity: '16' } },
    'notCovered',
    'modelNotListed',
  ],
  ['8: Q2, no list', crane, hoist(), { model: 'Q2', values: { ratedCapacity: '16' } }, 'cannotTell', 'modelOther'],
  [
    '8: category 4170',
    crane,
    hoist(),
    { model: 'Q', categoryCode: '4170', values: { ratedCapacity: '16' } },
    'notCovered',
    'category',
  ],
  ['9: load centre', truck, fork, lifting('3000', '600', 'leadAcid'), 'notCovered', 'allFail'],
  ['9: lithium', truck, fork, lifting('2500', '500', 'lithium'), 'notCovered', 'allFail'],
  ['9: a clamp', truck, fork, lifting('2500', '500', 'leadAcid', { attachments: ['clamp'] }), 'cannotTell', 'open'],
  ['9: without it', truck, fork, lifting('2500', '500', 'leadAcid'), 'covered', 'rowHolds'],
  ['10: as printed', valve, ball, through(), 'covered', 'rowHolds'],
  ['10: no temperature', valve, ball, through({ temperature: undefined }), 'cannotTell', 'open'],
  ['10: body CF8', valve, ball, through({ bodyMaterial: ['CF8'] }), 'notCovered', 'allFail'],
  ['10: class for PN', valve, ball, through({ pnRange: undefined, classRating: '150' }), 'cannotTell', 'open'],
  ['11: 2.5 for steam', safetyValve, reliefs, relieving('2.5', 'steam'), 'notCovered', 'allFail'],
  ['11: 1.0 to 2.0 for air', safetyValve, reliefs, relieving({ from: '1.0', to: '2.0' }, 'air'), 'covered', 'rowHolds'],
  ['11: 1.0 to 5.0 for air', safetyValve, reliefs, relieving('1.0～5.0', 'air'), 'notCovered', 'allFail'],
  ['12: suspended', traction, { ...lift, standing: 'suspended' }, at(630, 1), 'notCovered', 'suspended'],
  ['12: superseded', traction, { ...lift, standing: 'superseded' }, at(630, 1), 'cannotTell', 'superseded'],
] as const satisfies readonly (readonly [string, ParameterForm, Certificate, Ask, string, string])[])(
  '%s',
  (_, form, of, question, answer, ground) => {
    expect(ask(form, of, question)).toMatchObject({ answer, ground })
  },
)

test('vector 1 names what each row fails by, vector 3 what is missing', () => {
  const failing = ask(traction, lift, at(1600, 1.75)).rows.map(({ conditions }) =>
    conditions.filter(({ result }) => result === 'notMet').map(({ parameter, reason }) => [parameter, reason]),
  )
  expect(failing).toEqual([[['ratedSpeed', 'above']], [['ratedLoad', 'above']]])
  expect(ask(traction, lift, at(800, 1, {})).missing).toEqual(
    ['ropeWrap', 'machinePosition', 'carGuideRails'].map((parameter) => ({ parameter, what: 'value' })),
  )
})

test('standing comes before everything else, in any combination', () => {
  for (const standing of ['revoked', 'cancelled', 'expired', 'suspended', 'unqualified'] as const)
    expect(ask(traction, { ...lift, standing }, { ...at(630, 1), categoryCode: '9999' })).toMatchObject({
      answer: 'notCovered',
      ground: standing,
      rows: [],
    })
})

test('a maker before a change of name is the same maker, another one is not', () => {
  const renamed = certificate(
    lift.rows.map(() => ({})),
    { rows: lift.rows, manufacturers: ['新名', '旧名'] },
  )
  expect(ask(traction, renamed, { ...at(1000, 1), manufacturer: ' 旧名 ' }).answer).toBe('covered')
  expect(ask(traction, renamed, { ...at(1000, 1), manufacturer: '他名' })).toMatchObject({
    answer: 'cannotTell',
    ground: 'makerUnclear',
  })
  expect(ask(traction, renamed, { ...at(1000, 1), manufacturer: { is: 'differs' } })).toMatchObject({
    answer: 'notCovered',
    ground: 'manufacturer',
  })
})

test('a lift of another model is checked by its parameters, and reported', () => {
  expect(ask(traction, lift, { ...at(1000, 1), model: 'Z' })).toMatchObject({ answer: 'covered', isOtherModel: true })
  expect(ask(traction, lift, { ...at(1000, 1), model: 'Q' }).isOtherModel).toBe(false)
})

test('where the model decides, it must be given', () => {
  expect(ask(crane, hoist(), { model: undefined, values: { ratedCapacity: '16' } })).toMatchObject({
    answer: 'cannotTell',
    ground: 'modelMissing',
    unnamed: ['model'],
  })
})

test('what the same model brings along holds until another value than the registered one is asked for', () => {
  const registered = { ...hoist(), parameters: { control: 'cabin' } }
  const with_ = (control: GivenAnswer) =>
    ask(crane, registered, { model: 'Q', values: { ratedCapacity: '16', control } }).answer
  expect(with_('cabin')).toBe('covered')
  expect(with_('remote')).toBe('cannotTell')
  expect(with_({ is: 'differs' })).toBe('cannotTell')
  expect(ask(crane, hoist(), { model: 'Q', values: { ratedCapacity: '16', control: 'cabin' } }).answer).toBe(
    'cannotTell',
  )
})

test('kinds tested one by one and kinds not tested at all are never covered', () => {
  const fields = [number('ratedLoad', 'upTo')]
  const one = certificate([{ ratedLoad: { to: 10 } }])
  const values = { ratedLoad: '5' }
  expect(ask(formOf('line', fields, { only: 'oneByOne' }), one, { values })).toMatchObject({ ground: 'oneByOne' })
  expect(ask(formOf('boiler', fields, { only: 'none' }), one, { values })).toMatchObject({ ground: 'notTested' })
})
