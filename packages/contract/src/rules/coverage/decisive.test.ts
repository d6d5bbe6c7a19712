// What decides for lifts and walks hangs on their form and on what is known of the product, never on what the tested sample has or lacks.
import { describe, expect, test } from 'vitest'
import type { Values } from '../../fields.ts'
import { shippedForm } from '../parameters/formKinds.ts'
import { readAsked, type Asked, type GivenAnswer } from './asked.ts'
import { findCoverage, type Certificate } from './check.ts'
import type { Condition } from './shape.ts'
import { fieldOf } from './words.ts'

type Answers = Record<string, GivenAnswer>

function ask(category: string, conditions: readonly Condition[], values: Answers, parameters: Values = {}) {
  const [categoryCode = '', subForm] = category.split(' ')
  const form = shippedForm({ categoryCode, subForm })
  const asked = new Map<string, Asked>()
  for (const [key, given] of Object.entries(values)) {
    const field = fieldOf(form, key)
    const read = field ? readAsked(field, given) : undefined
    if (read && 'asked' in read && read.asked) asked.set(key, read.asked)
  }
  expect(asked.size).toBe(Object.keys(values).length)
  const certificate: Certificate = {
    standing: 'published',
    categoryCode,
    model: 'M',
    manufacturers: ['Maker'],
    models: [],
    isWhole: true,
    parameters,
    rows: [{ conditions: [...conditions] }],
  }
  return findCoverage(form, certificate, { manufacturer: 'Maker', model: 'M', asked })
}
const items = (print: Record<string, string>): Condition[] =>
  Object.entries(print).map(([parameter, value]) => ({ parameter, values: [value] }))
const without = (conditions: readonly Condition[], ...keys: string[]) =>
  conditions.filter(({ parameter }) => !keys.includes(parameter))
const answersTo = (conditions: readonly Condition[]): Answers =>
  Object.fromEntries(
    conditions.map(({ parameter, from, to }) => [
      parameter,
      to ? `${to}` : from ? `${from}` : { is: 'printed' as const },
    ]),
  )
const missingIn = (found: ReturnType<typeof ask>) => [...new Set(found.missing.map(({ parameter }) => parameter))]

const moving: Condition[] = [
  { parameter: 'nominalSpeed', to: 0.5 },
  { parameter: 'nominalWidth', to: 1000 },
  { parameter: 'inclination', to: 12 },
  { parameter: 'machineCount', values: ['1'] },
  ...items({
    workType: 'public',
    environment: 'indoor',
    machineLayout: 'upperTruss',
    stepDrive: 'chainSprocket',
    machineConnection: 'chain',
    auxiliaryBrake: 'false',
  }),
]
const walk: Condition[] = [...moving, { parameter: 'usedLength', to: 40 }, ...items({ treadKind: 'pallet' })]
const stairs: Condition[] = [...moving, { parameter: 'escalatorTravel', to: 5 }]
const traction = items({ ropeWrap: 'single', overspeedKind: 'sheave' })
const byTraction = traction.map(({ parameter }) => parameter)
const lift: Condition[] = [
  { parameter: 'ratedLoad', to: 1000 },
  { parameter: 'ratedSpeed', to: 1 },
  { parameter: 'carGuideRails', from: 4 },
  ...items({
    speedControl: 'vvvf',
    environment: 'indoor',
    controllerPlacement: 'well',
    driveMode: 'traction',
    machinePosition: 'wellTop',
    ropingRatio: '2:1',
    carSuspension: 'top',
    suspensionKind: 'steelRope',
    unintendedKind: 'machineBrake',
    carCount: '1',
  }),
  ...traction,
]
const explosion = items({ explosionMark: 'Ex ib IIC T4', explosionGroup: 'IIC', temperatureClass: 'T4' })
/** Explosion-proof, with a machine: the form where the drive is a choice. */
const withMachine = '3410 explosionTraction'

describe('the form makes decisive', () => {
  test('the used length and the tread of every walk, whatever the sample has', () => {
    expect(ask('3320', walk, answersTo(walk)).answer).toBe('covered')
    for (const key of ['usedLength', 'treadKind']) {
      const less = without(walk, key)
      for (const parameters of [{}, { usedLength: 40, treadKind: 'pallet' }]) {
        const found = ask('3320', less, answersTo(less), parameters)
        expect([found.answer, missingIn(found)]).toEqual(['cannotTell', [key]])
      }
    }
  })

  test('the rise of an escalator and neither of the two', () => {
    expect(ask('3310', stairs, answersTo(stairs)).answer).toBe('covered')
    const less = without(stairs, 'escalatorTravel')
    expect(missingIn(ask('3310', less, answersTo(less), { escalatorTravel: 5 }))).toEqual(['escalatorTravel'])
  })

  test('the mark of every explosion-proof lift, and another mark is compared by people', () => {
    const bare = [...lift, ...without(explosion, 'explosionMark')]
    expect(missingIn(ask(withMachine, bare, answersTo(bare)))).toEqual(['explosionMark'])
    const marked = [...lift, ...explosion]
    const asking = (explosionMark: string) => ask(withMachine, marked, { ...answersTo(marked), explosionMark })
    expect(asking('EX ib IICT4').answer).toBe('covered')
    expect(asking('Ex ib IIB T4')).toMatchObject({
      answer: 'cannotTell',
      missing: [{ parameter: 'explosionMark', what: 'text' }],
    })
    expect(ask('3110', lift, answersTo(lift)).answer).toBe('covered')
  })

  test('a lesser gas group and temperature class, never dust for gas', () => {
    const marked = [...lift, ...explosion]
    const asking = (more: Answers) => ask(withMachine, marked, { ...answersTo(marked), ...more }).answer
    expect(asking({ explosionGroup: 'IIA', temperatureClass: 'T1' })).toBe('covered')
    expect(asking({ explosionGroup: 'IIIA' })).toBe('notCovered')
    expect(asking({ temperatureClass: 'T6' })).toBe('notCovered')
  })
})

describe('where a certificate says nothing of the number of cars', () => {
  const passenger = without(lift, 'carCount')
  const asking = (carCount?: string) =>
    ask('3110', passenger, { ...answersTo(passenger), ...(carCount && { carCount }) })

  test('it is one, once the asker says so too', () => {
    expect(asking('1').answer).toBe('covered')
    expect(asking()).toMatchObject({ answer: 'cannotTell', missing: [{ parameter: 'carCount', what: 'value' }] })
  })

  test('two are not refused by what is not printed', () => {
    const found = asking('2')
    expect([found.answer, missingIn(found)]).toEqual(['cannotTell', ['carCount', 'carConnection']])
  })
})

describe('a duty that depends on the drive decides', () => {
  const row = (...drives: string[]): Condition[] => [
    ...without(lift, 'driveMode', ...byTraction),
    ...explosion,
    { parameter: 'driveMode', values: drives },
  ]
  const asking = (drives: string[], driveMode: GivenAnswer | undefined, parameters: Values = {}) => {
    const answers = answersTo(without(row(), 'driveMode'))
    return ask(withMachine, row(...drives), driveMode === undefined ? answers : { ...answers, driveMode }, parameters)
  }

  test.each([
    [['drum'], 'drum', 'covered', false],
    [['drum'], { is: 'printed' }, 'covered', false],
    [['drum', 'traction'], 'drum', 'covered', false],
    [['drum', 'traction'], ['drum', 'traction'], 'cannotTell', true],
    [['drum', 'traction'], ['traction', 'drum'], 'cannotTell', true],
    [['drum', 'traction'], { is: 'printed' }, 'cannotTell', true],
    [['drum', 'traction'], undefined, 'cannotTell', true],
    [['drum'], undefined, 'cannotTell', false],
  ] as [string[], GivenAnswer | undefined, string, boolean][])(
    'printed %o, asked %o: %s, in either order of what is printed and whatever the sample',
    (drives, asked, answer, isDuty) => {
      for (const printed of [drives, drives.toReversed()])
        for (const parameters of [{}, { driveMode: 'drum' }, { driveMode: 'traction' }]) {
          const found = asking(printed, asked, parameters)
          expect(found.answer).toBe(answer)
          expect(missingIn(found).filter((key) => byTraction.includes(key))).toEqual(isDuty ? byTraction : [])
        }
    },
  )

  test('while the row says nothing of the drive and none was asked for', () => {
    const bare = [...without(lift, 'driveMode', ...byTraction), ...explosion]
    const found = ask(withMachine, bare, answersTo(bare), { driveMode: 'drum' })
    expect(missingIn(found)).toEqual(['driveMode', ...byTraction])
  })
})
