// What a coverage table may say, what is read from earlier ones, and how both read in words.
import { expect, test } from 'vitest'
import { fieldChanges, changesBetween, sameValue } from '../../business/report/lifecycle/changes.ts'
import { shippedForm } from '../parameters/formKinds.ts'
import { reportContent } from '../../business/report/shape.ts'
import { fieldErrors } from '../../messages/issues.ts'
import type { Values } from '../../fields.ts'
import { readAsked } from './asked.ts'
import { findCoverage } from './check.ts'
import { rowsOf, wasWhole } from './writing/earlier.ts'
import { faultsOf } from './writing/faults.ts'
import { misfitsOf } from './writing/fit.ts'
import { openEndWarnings } from './writing/openEnds.ts'
import { configurationOf, limitsOf, rowFromParameters } from './fromParameters.ts'
import type { Condition } from './shape.ts'
import { conditionText } from './words.ts'

const refused = (more: object) => {
  const parsed = reportContent.safeParse({ categoryCode: '3110', subForm: 'traction', ...more }, { reportInput: true })
  return fieldErrors(parsed.error?.issues ?? [], () => undefined).map(({ field }) => field)
}
const oneRow = (...conditions: object[]) => ({ coverage: [{ conditions }] })

test.each([
  [oneRow({ parameter: 'ratedLoad', to: 1000 }), []],
  [oneRow({ parameter: 'ratedLoad', from: 2, to: 1 }), ['coverage.0.conditions.0.to']],
  [oneRow({ parameter: 'ratedLoad' }), ['coverage.0.conditions.0.from']],
  [oneRow({ parameter: 'driveMode', values: [''] }), ['coverage.0.conditions.0.values.0']],
  [{ coverage: [{ conditions: [] }] }, ['coverage.0.conditions']],
  [
    { coverage: [{ parameter: 'ratedLoad', to: 1 }] },
    ['coverage.0.conditions', 'coverage.0.parameter', 'coverage.0.to'],
  ],
  [oneRow({ parameter: 'ratedLoad', to: 1 }, { parameter: 'ratedLoad', to: 2 }), ['coverage.0.conditions.1.parameter']],
  [{ ...oneRow({ parameter: 'x', text: 'a' }, { parameter: 'x', text: 'b' }), coverageWhole: false }, []],
  [{ coverageModels: [' '] }, ['coverageModels.0']],
])('%o is refused at %o', (given, fields) => {
  expect(refused(given)).toEqual(fields)
})

test('the writer is warned of a range with one end, and of a limit without the end that decides', () => {
  const valve = shippedForm({ categoryCode: '7310' })
  const warned = (condition: Condition) => openEndWarnings(valve, [{ conditions: [condition] }]).map(([, en]) => en)
  expect(warned({ parameter: 'setPressure', from: 0.1 })).toEqual([expect.stringContaining('Row A: Set pressure')])
  expect(warned({ parameter: 'setPressure', from: 0.1, to: 1.6 })).toEqual([])
  expect(warned({ parameter: 'setPressure', text: '见原件' })).toEqual([])
  const load = (condition: object) =>
    openEndWarnings(lift, [{ conditions: [{ parameter: 'ratedLoad', ...condition }] }])
  expect([load({ to: 1000 }).length, load({ from: 100 }).length]).toEqual([0, 1])
})

test.each([
  [{ parameter: 'setPressure', from: -0.1, to: 1 }, 'from'],
  [{ parameter: 'setPressure', from: 0.1, to: -1 }, 'to'],
])('%o cannot be, and is refused by name', (condition, part) => {
  const misfits = misfitsOf(shippedForm({ categoryCode: '7310' }), condition)
  expect(misfits.map((one) => [one.part, one.phrase[1].includes('Set pressure')])).toEqual([[part, true]])
})

const lift = shippedForm({ categoryCode: '3110' })
test.each([
  [{ parameter: 'ratedLoad', to: 1000, unit: 't' }, ['unit']],
  [{ parameter: 'ratedLoad', to: 1000, unit: 'kg' }, []],
  [{ parameter: 'driveMode', to: 1 }, ['to']],
  [{ parameter: 'driveMode', values: ['rocket'] }, ['values']],
  [{ parameter: 'driveMode', values: ['traction'] }, []],
  [{ parameter: 'ratedSpeed', values: ['fast'] }, ['values']],
  [{ parameter: '使用环境', text: '室内' }, []],
] as [Condition, string[]][])('%o does not fit in %o', (condition, parts) => {
  expect(misfitsOf(lift, condition).map(({ part }) => part)).toEqual(parts)
})

test.each([
  [{ parameter: 'ratedLoad', to: 999_999 }, 'Coverage: Rated load must be between 1 and 50000 kg'],
  [{ parameter: 'ratedLoad', to: 1e12 }, 'Coverage: Rated load must be between 1 and 50000 kg'],
  [{ parameter: 'ratedLoad', from: -5 }, 'Coverage: Rated load must be between 1 and 50000 kg'],
  [{ parameter: 'ratedLoad', to: 1000.5 }, 'Coverage: Rated load must be a whole number'],
  [{ parameter: 'ratedLoad', values: ['1000', '999999'] }, 'Coverage: Rated load must be between 1 and 50000 kg'],
  [{ parameter: 'ratedLoad', values: ['1e3'] }, 'Coverage: Rated load must list numbers such as 1000 or 1.75'],
  [{ parameter: 'ratedSpeed', to: 0 }, 'Coverage: Rated speed must be between 0.05 and 25 m/s'],
] as [Condition, string][])('%o can never be, and is refused by name', (condition, message) => {
  expect(misfitsOf(lift, condition).map(({ phrase }) => phrase[1])).toEqual([message])
})

const flat = [
  { parameter: 'ratedLoad', from: null, to: 1000, unit: 'kg', text: null },
  { parameter: 'ratedSpeed', from: null, to: 1.75, unit: 'm/s', text: null },
]

test('a flat list of earlier times is one row', () => {
  expect(rowsOf(flat)).toEqual([{ conditions: flat }])
  expect(rowsOf([])).toEqual([])
  expect(rowsOf([{ conditions: flat }])).toEqual([{ conditions: flat }])
  expect(wasWhole(rowsOf(flat), 'issued')).toBe(true)
  expect(wasWhole(rowsOf(flat), 'existing')).toBe(false)
  expect(wasWhole(rowsOf([...flat, flat[0]!]), 'issued')).toBe(false)
})

test('a change reads as alternatives, of any time', () => {
  const rows = [
    { conditions: flat },
    {
      conditions: [
        { parameter: 'ratedLoad', to: 630 },
        { parameter: 'driveMode', values: ['traction'] },
      ],
    },
  ]
  const [line] = fieldChanges(lift, [{ field: 'coverage', before: flat, after: rows }], ([, en]) => en)
  expect(line).toMatchObject({
    label: 'Coverage',
    before: 'Rated load ≤ 1000 kg, Rated speed ≤ 1.75 m/s',
    after: 'Row A: Rated load ≤ 1000 kg, Rated speed ≤ 1.75 m/s; Row B: Rated load ≤ 630 kg, Drive Traction',
  })
  const content = reportContent.parse({ categoryCode: '3110', coverage: rows })
  expect(
    changesBetween(content, { ...content, coverageWhole: false, coverageModels: ['A1'] }).map(({ field }) => field),
  ).toEqual(['coverageWhole', 'coverageModels'])
  expect(
    sameValue([{ conditions: [{ parameter: 'x', to: 1 }] }], [{ conditions: [{ parameter: 'x', to: 1, text: null }] }]),
  ).toBe(true)
})

test.each([
  [{ parameter: 'ratedLoad', from: 320, to: 1000 }, '320 – 1000 kg'],
  [{ parameter: 'ratedSpeed', to: 1.75 }, '≤ 1.75 m/s'],
  [{ parameter: 'ratedLoad', from: 0 }, '≥ 0 kg'],
  [{ parameter: 'environment', values: ['indoor', 'outdoor'] }, 'Indoor or Outdoor'],
  [{ parameter: 'x', to: 5, unit: 'J', text: 'indoors' }, '≤ 5 J · indoors'],
] as [Condition, string][])('%o reads %s', (condition, words) => {
  expect(conditionText(lift, condition)[1]).toBe(words)
})

test('faults of a table being written stand at their cells', () => {
  const load = { parameter: 'ratedLoad', from: null, to: 1000, values: null, text: null }
  const rows = [
    { conditions: [load, { ...load, from: 200, to: 100 }] },
    {
      conditions: [
        { ...load, to: 0.1234567 },
        { ...load, parameter: 'driveMode', to: null, values: ['rocket'] },
      ],
    },
  ]
  const at = (isWhole: boolean) => faultsOf(lift, rows, isWhole).map(({ field }) => field)
  const always = ['coverage.0.conditions.1.to', 'coverage.1.conditions.0.to', 'coverage.1.conditions.1.values']
  expect(at(false)).toEqual(always)
  expect(at(true)).toEqual([always[0], 'coverage.0.conditions.1.parameter', ...always.slice(1)])
  expect(faultsOf(lift, [{ conditions: [{ ...load, parameter: '' }] }], true)).toEqual([])
})

test('a row takes the configuration from the parameters, and no limit of the sample', () => {
  const parameters = { ratedLoad: 1000, ratedSpeed: 1.75, driveMode: 'traction', carGuideRails: 4, headroom: 4500 }
  expect(configurationOf(lift, parameters).map(({ parameter, from, values }) => [parameter, from, values])).toEqual([
    ['driveMode', null, ['traction']],
    ['carGuideRails', 4, null],
  ])
  expect(limitsOf(lift, parameters)).toEqual(['ratedLoad', 'ratedSpeed'])
  const stairs = shippedForm({ categoryCode: '3310' })
  expect(configurationOf(stairs, { workType: 'ordinary', escalatorTravel: 5 }).map(({ values }) => values)).toEqual([
    ['ordinary'],
  ])
  expect(limitsOf(stairs, {})).toContain('escalatorTravel')
  expect(limitsOf(stairs, {})).not.toContain('usedLength')
  expect(limitsOf(shippedForm({ categoryCode: '3320' }), {})).toContain('usedLength')
})

test('one press gives the row that covers the sample and nothing above it, and names what decides and is not there', () => {
  const parameters = { ratedLoad: 1000, ratedSpeed: 1.75, driveMode: 'traction', carGuideRails: 4, headroom: 4500 }
  const { conditions, lacking } = rowFromParameters(lift, parameters)
  expect(conditions.map(({ parameter, from, to, values }) => [parameter, from, to, values])).toEqual([
    ['ratedLoad', null, 1000, null],
    ['ratedSpeed', null, 1.75, null],
    ['driveMode', null, null, ['traction']],
    ['carGuideRails', 4, null, null],
  ])
  expect(lacking).toContain('ropingRatio')
  expect(lacking).not.toContain('headroom')
  expect(faultsOf(lift, [{ conditions }], true)).toEqual([])
  expect(reportContent.safeParse({ categoryCode: '3110', coverage: [{ conditions }] }).success).toBe(true)
})

test('the row of a complete record covers that very record', () => {
  const everything = Object.fromEntries(
    (lift?.fields ?? []).map((field) => [
      field.key,
      (field.type === 'choices' ? [field.options?.[0]?.value ?? 'x'] : field.options?.[0]?.value) ??
        (field.type === 'flag' ? true : field.type === 'text' ? 'Ex' : (field.min ?? 1)),
    ]),
  )
  const parameters: Values = { ...everything, driveMode: 'traction' }
  const { conditions, lacking } = rowFromParameters(lift, parameters)
  expect(lacking).toEqual([])
  const certificate = {
    standing: 'published' as const,
    categoryCode: '3110',
    model: 'M',
    manufacturers: ['Maker'],
    rows: [{ conditions }],
    isWhole: true,
    models: [],
    parameters,
  }
  const asked = (more: Values) =>
    new Map(
      conditions.flatMap(({ parameter }) => {
        const field = lift?.fields.find(({ key }) => key === parameter)
        const value = { ...parameters, ...more }[parameter]
        const texts = (Array.isArray(value) ? value : [value]).map(String)
        const read = field && readAsked(field, texts)
        return read && 'asked' in read && read.asked ? [[parameter, read.asked] as const] : []
      }),
    )
  const whose = { manufacturer: 'Maker', model: 'M' }
  expect(findCoverage(lift, certificate, { ...whose, asked: asked({}) }).answer).toBe('covered')
  expect(findCoverage(lift, certificate, { ...whose, asked: asked({ ratedLoad: 5000 }) }).answer).toBe('notCovered')
})
