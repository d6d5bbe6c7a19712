// What decides for lifts and walks hangs on their category and on what is known of the product, never on what the tested sample has or lacks.
import { describe, expect, test } from 'vitest'
import type { Values } from '../../fields.ts'
import { formFor } from '../parameters/formKinds.ts'
import { readAsked, type Asked, type GivenAnswer } from './asked.ts'
import { judge, type Certificate } from './judge.ts'
import type { Condition } from './shape.ts'
import { fieldOf } from './words.ts'

type Answers = Record<string, GivenAnswer>

function ask(categoryCode: string, conditions: readonly Condition[], values: Answers, parameters: Values = {}) {
  const form = formFor({ categoryCode })
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
    manufacturers: [],
    models: [],
    isWhole: true,
    parameters,
    rows: [{ conditions: [...conditions] }],
  }
  return judge(form, certificate, { asked })
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

const walk: Condition[] = [
  { parameter: 'nominalSpeed', to: 0.5 },
  { parameter: 'stepWidth', to: 1000 },
  { parameter: 'inclination', to: 12 },
  { parameter: 'travel', to: 5 },
  { parameter: 'usedLength', to: 40 },
  { parameter: 'machineCount', values: ['1'] },
  ...items({
    publicTransport: 'true',
    placement: 'indoor',
    machineLayout: 'upperTruss',
    stepDrive: 'chainSprocket',
    machineConnection: 'chain',
    auxiliaryBrake: 'true',
    treadKind: 'pallet',
  }),
]
const traction = items({
  ropeWrap: 'single',
  carSuspension: 'bottom',
  overspeedKind: 'sheave',
  unintendedKind: 'machineBrake',
})
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
    suspensionKind: 'steelRope',
  }),
  ...traction,
]

describe('the category makes decisive', () => {
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

  test('neither of an escalator, unless its record has them', () => {
    const stairs = without(walk, 'usedLength', 'treadKind')
    expect(ask('3310', stairs, answersTo(stairs)).answer).toBe('covered')
    expect(missingIn(ask('3310', stairs, answersTo(stairs), { usedLength: 40 }))).toEqual(['usedLength'])
  })

  test('the mark of every explosion-proof lift, and another mark is compared by people', () => {
    expect(missingIn(ask('3410', lift, answersTo(lift)))).toEqual(['explosionMark'])
    const marked = [...lift, ...items({ explosionMark: 'Ex ib IIC T4' })]
    const asking = (explosionMark: string) => ask('3410', marked, { ...answersTo(lift), explosionMark })
    expect(asking('EX ib IICT4').answer).toBe('covered')
    expect(asking('Ex ib IIB T4')).toMatchObject({
      answer: 'cannotTell',
      missing: [{ parameter: 'explosionMark', what: 'text' }],
    })
    expect(ask('3110', lift, answersTo(lift)).answer).toBe('covered')
  })
})

describe('a duty that depends on the drive decides', () => {
  const row = (...drives: string[]): Condition[] => [
    ...without(lift, 'driveMode', ...byTraction),
    { parameter: 'driveMode', values: drives },
  ]
  const asking = (drives: string[], driveMode: GivenAnswer | undefined, parameters: Values = {}) => {
    const answers = answersTo(without(row(), 'driveMode'))
    return ask('3110', row(...drives), driveMode === undefined ? answers : { ...answers, driveMode }, parameters)
  }

  test.each([
    [['positive'], 'positive', 'covered', false],
    [['positive'], { is: 'printed' }, 'covered', false],
    [['positive', 'traction'], 'positive', 'covered', false],
    [['positive', 'traction'], ['positive', 'traction'], 'cannotTell', true],
    [['positive', 'traction'], ['traction', 'positive'], 'cannotTell', true],
    [['positive', 'traction'], { is: 'printed' }, 'cannotTell', true],
    [['positive', 'traction'], undefined, 'cannotTell', true],
    [['positive'], undefined, 'cannotTell', false],
  ] as [string[], GivenAnswer | undefined, string, boolean][])(
    'printed %o, asked %o: %s, in either order of what is printed and whatever the sample',
    (drives, asked, answer, isDuty) => {
      for (const printed of [drives, drives.toReversed()])
        for (const parameters of [{}, { driveMode: 'positive' }, { driveMode: 'traction' }]) {
          const found = asking(printed, asked, parameters)
          expect(found.answer).toBe(answer)
          expect(missingIn(found).filter((key) => byTraction.includes(key))).toEqual(isDuty ? byTraction : [])
        }
    },
  )

  test('while the row says nothing of the drive and nobody asked for one', () => {
    const bare = without(lift, 'driveMode', ...byTraction)
    const found = ask('3110', bare, answersTo(bare), { driveMode: 'positive' })
    expect(missingIn(found)).toEqual(['driveMode', ...byTraction])
  })
})
