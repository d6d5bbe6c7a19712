// What the rules' sentences say decides is what the check asks for, in every form; and annex X, item by item.
import { describe, expect, it, test } from 'vitest'
import { readAsked } from '../coverage/asked.ts'
import { findCoverage, type Certificate } from '../coverage/check.ts'
import { rowFromParameters } from '../coverage/fromParameters.ts'
import { decisiveKeys, ruleOf } from '../coverage/rule.ts'
import { fieldOf } from '../coverage/words.ts'
import { formNamed, formKinds } from './formKinds.ts'
import { formsOf, type ParameterForm } from './formKind.ts'

const forms = formKinds.flatMap(formsOf)
const named = (key: string): ParameterForm => formNamed(key)!

type Said = Readonly<Record<string, string | number | string[]>>

/** Nothing is known of the product: whatever may decide does. */
const deciding = (form: ParameterForm): ReadonlySet<string> =>
  new Set([...decisiveKeys(form, () => 'any'), ...(ruleOf(form).oneOf ?? []).flat()])

describe.each(forms.map((form) => [`${form.kind.key}.${form.form.key}`, form] as const))('%s', (_, form) => {
  const isTested = ruleOf(form).only === undefined
  it('asks for what its rulings say decides, and for nothing they say does not', () => {
    for (const { keys, decides } of form.rulings)
      for (const key of keys) expect([key, isTested && deciding(form).has(key)]).toEqual([key, decides !== false])
  })
  it('asks under the conditions of its rulings, which a new record has to state', () => {
    const conditional = form.rulings.flatMap(({ keys, decides }) =>
      typeof decides === 'object' ? keys.map((key) => [key, decides] as const) : [],
    )
    expect(conditional.map(([key]) => [key, fieldOf(form, key)?.required])).toEqual(conditional)
  })
  it('compares what it asks for', () => {
    for (const key of isTested ? deciding(form) : [])
      expect([key, fieldOf(form, key)?.coverage]).not.toEqual([key, 'no'])
  })
})

test('every sentence is in two languages, with its place', () => {
  for (const { rulings } of forms)
    for (const { clause, text } of rulings) for (const one of [clause, ...text]) expect(one).not.toBe('')
})

describe('annex X: a driving machine', () => {
  const form = named('driveMachine')
  const geared = {
    appliesTo: ['traction'],
    driveMode: 'traction',
    structure: 'A',
    shaftSupports: 2,
    gearType: 'worm',
    gearCentre: 125,
    shaftAngle: 90,
    gearMaterial: 'ZCuSn12Ni2',
    motorStructure: ['ac', 'three', 'async'],
    brakeCount: 2,
    brakeStructure: 'drum',
    brakePlace: 'gearShaft',
    suspensionKind: 'steelRope',
    ratedTorque: 500,
    shaftLoad: 30,
    motorPower: 11,
  }
  const certificate = (parameters: Said): Certificate => ({
    standing: 'published',
    categoryCode: 'ZE13',
    model: 'Q',
    manufacturers: ['M'],
    rows: [{ conditions: rowFromParameters(form, parameters).conditions }],
    isWhole: true,
    models: [],
    parameters,
  })
  const ask = (certified: Said, values: Said) => {
    const asked = new Map(
      Object.entries(values).flatMap(([key, value]) => {
        const given = Array.isArray(value) ? value : String(value)
        const read = readAsked(fieldOf(form, key)!, given)
        if (!('asked' in read) || !read.asked) throw new Error(`${key} cannot be read`)
        return [[key, read.asked] as const]
      }),
    )
    const question = { categoryCode: 'ZE13', manufacturer: 'M', model: 'Q', asked }
    return findCoverage(form, certificate(certified), question)
  }
  const none = { brakeExplosion: '非防爆', motorExplosion: '非防爆' }
  const { gearMaterial: _, ...silent } = geared

  it('alike in all of it is covered, silent on explosion protection included', () => {
    expect(ask(geared, { ...geared, ...none }).answer).toBe('covered')
  })
  it.each([
    ['gearMaterial', 'QT600-3'],
    ['shaftAngle', 0],
    ['shaftSupports', 1],
    ['brakeExplosion', 'Ex d IIB T4'],
    ['motorExplosion', 'Ex d IIB T4'],
    ['brakeCount', 1],
    ['suspensionKind', 'coatedBelt'],
  ])('with another %s is not', (key, value) => {
    expect(ask(geared, { ...geared, ...none, [key]: value }).answer).not.toBe('covered')
  })
  it.each(['gearMaterial', 'shaftAngle', 'shaftSupports', 'brakeExplosion', 'motorExplosion'])(
    'that does not say its %s cannot be told',
    (key) => {
      const { [key]: _left, ...rest } = { ...geared, ...none } as Said
      expect(ask(geared, rest)).toMatchObject({ answer: 'cannotTell' })
    },
  )
  it('whose certificate does not print the contact material cannot be told', () => {
    expect(ask(silent, { ...geared, ...none }).answer).toBe('cannotTell')
  })
  it('for belts asks for shape and coating of its sheave', () => {
    const belt = { ...geared, suspensionKind: 'coatedBelt', sheaveSurface: '平面', sheaveCoating: '镀铬' }
    expect(ask(belt, { ...belt, ...none }).answer).toBe('covered')
    for (const key of ['sheaveSurface', 'sheaveCoating'])
      expect(ask(belt, { ...belt, ...none, [key]: '另一种' }).answer).toBe('cannotTell')
    const { sheaveCoating: _c, ...less } = belt
    expect(ask(less, { ...belt, ...none }).answer).toBe('cannotTell')
  })
  it('of an escalator asks indoor or outdoor', () => {
    const escalator = { ...geared, appliesTo: ['escalator'], driveMode: 'chain', environment: 'indoor' }
    expect(ask(escalator, { ...escalator, ...none }).answer).toBe('covered')
    expect(ask(escalator, { ...escalator, ...none, environment: 'outdoor' }).answer).toBe('notCovered')
    const { environment: _e, ...unsaid } = escalator
    expect(ask(unsaid, { ...escalator, ...none }).answer).toBe('cannotTell')
  })
})

test('inclined lifts with a traction machine ask for the rope wrap', () => {
  const known = (drive: string) => (key: string) => (key === 'driveMode' ? [drive] : ('any' as const))
  expect(decisiveKeys(named('inclined'), known('traction'))).toContain('ropeWrap')
  expect(decisiveKeys(named('inclined'), known('drum'))).not.toContain('ropeWrap')
})
