// Taking parameters over fills what is empty, says what a person has typed otherwise, and takes nothing that the form refuses.
import { expect, test } from 'vitest'
import type { Field } from '../../../fields.ts'
import { formNamed } from '../../../rules/parameters/formKinds.ts'
import { fillingFrom, isCommon, isSameModel, takenOver } from './fill.ts'

const number = (key: string, more: Partial<Field> = {}): Field => ({ key, label: [key, key], type: 'decimal', ...more })
const fields: readonly Field[] = [
  number('load', { min: 1 }),
  number('speed'),
  number('travel'),
  number('old', { former: true }),
  {
    key: 'drive',
    label: ['驱动', 'Drive'],
    type: 'choice',
    required: true,
    options: [{ value: 'traction', label: ['曳引', 'Traction'] }],
  },
]
const keysOf = (among: readonly Field[]) => among.map(({ key }) => key)
const filling = (own: Record<string, number | null>, source: Record<string, unknown>, marked = {}) => {
  const { fills, differing } = fillingFrom(fields, { own, marked, source })
  return [keysOf(fills), keysOf(differing)]
}

test('empty values are filled, typed ones are named and left, equal ones are neither', () => {
  expect(filling({ load: 1000, speed: null, travel: 30 }, { load: 800, speed: 1.5, travel: 30 })).toEqual([
    ['speed'],
    ['load'],
  ])
})

test('what was taken over and not looked at gives way to another source', () => {
  expect(filling({ load: 1000 }, { load: 800 }, { load: 'TSX 1' })).toEqual([['load'], []])
})

test('nothing is taken that the form refuses, decides itself or asks no more', () => {
  expect(filling({}, { load: 0, speed: 'fast', old: 3, drive: 'traction', stranger: 1 })).toEqual([[], []])
})

test('what is taken is marked with its source', () => {
  expect(takenOver([number('speed')], { load: 800, speed: 1.5 }, 'TSX 2')).toEqual({
    values: { speed: 1.5 },
    marks: { speed: 'TSX 2' },
  })
})

test('of another model only what models have in common is taken: no figure, no rating, nothing that a test found', () => {
  const common = (form: string) => keysOf((formNamed(form)?.fields ?? []).filter(isCommon))
  expect(common('traction')).toEqual(expect.arrayContaining(['governorModel', 'machineModel']))
  // What decides what a certificate covers is looked up for each model.
  for (const key of ['driveMode', 'ropingRatio', 'overspeedKind', 'unintendedKind'])
    expect(common('traction')).not.toContain(key)
  for (const key of ['ratedLoad', 'ratedSpeed', 'carGuideRails', 'machineSerial', 'coverageText'])
    expect(common('traction')).not.toContain(key)
  for (const key of ['workClass', 'ratedCapacity', 'hoistClass']) expect(common('bridge')).not.toContain(key)
  for (const key of ['media', 'material', 'designPressure']) expect(common('vessel')).not.toContain(key)
  expect([isSameModel('qx - 1', 'QX-1'), isSameModel('QX-1', 'QX-1A')]).toEqual([true, false])
})
