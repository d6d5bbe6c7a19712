// The relations between values: each is of parameters that exist, what breaks one is named with its values, and what is not stated breaks none.
import { describe, expect, test } from 'vitest'
import type { Values } from '../../../fields.ts'
import { formNamed, formKinds } from '../formKinds.ts'
import { formsOf } from '../formKind.ts'
import { contradictionsIn, relations, relationsOf } from './relations.ts'

const broken = (formKey: string, values: Values): string[] => {
  const form = formNamed(formKey)
  if (!form) throw new Error(`There is no form ${formKey}`)
  return contradictionsIn(form, values).map(([zh, en]) => `${zh} · ${en}`)
}

test('every relation can be checked in some form, and only the kinds that exist have relations', () => {
  expect(Object.keys(relations).toSorted()).toEqual(formKinds.map(({ key }) => key).toSorted())
  const judged = new Set(formKinds.flatMap(formsOf).flatMap(relationsOf))
  expect(
    Object.values(relations)
      .flat()
      .filter((relation) => !judged.has(relation)),
  ).toEqual([])
})

test('nothing that is not stated breaks a relation, in any form', () => {
  for (const form of formKinds.flatMap(formsOf)) {
    expect(contradictionsIn(form, {})).toEqual([])
    for (const { keys } of relationsOf(form))
      for (const key of keys) expect(contradictionsIn(form, { [key]: null })).toEqual([])
  }
})

test('the sentence names both values with their units, and what holds', () => {
  expect(broken('traction', { floors: 16, stops: 22 })).toEqual([
    '站数 22，层数 16：站数不多于层数 · Stops 22, Floors 16: there are no more stops than floors',
  ])
  expect(broken('traction', { ratedSpeed: 2, governorMechanicalTrip: 1.5 })[0]).toMatch(
    /额定速度 2 m\/s，.* 1.5 m\/s：/,
  )
})

describe.each<[form: string, wrong: Values, right: Values]>([
  ['traction', { stops: 22, travel: 20 }, { stops: 22, travel: 66 }],
  [
    'traction',
    { machineRoom: 'without', machinePosition: 'roomAbove' },
    { machineRoom: 'without', machinePosition: 'wellTop' },
  ],
  [
    'traction',
    { machineRoom: 'without', controllerPlacement: 'room' },
    { machineRoom: 'with', controllerPlacement: 'room' },
  ],
  ['traction', { ratedPersons: 21, ratedLoad: 1000 }, { ratedPersons: 13, ratedLoad: 1000 }],
  [
    'traction',
    { governorElectricTrip: 2.4, governorMechanicalTrip: 2.2 },
    { governorElectricTrip: 2.1, governorMechanicalTrip: 2.2 },
  ],
  ['traction', { safetyGear: 'instantaneous', ratedSpeed: 1.75 }, { safetyGear: 'progressive', ratedSpeed: 1.75 }],
  ['traction', { buffer: 'nonlinear', ratedSpeed: 2.5 }, { buffer: 'dissipation', ratedSpeed: 2.5 }],
  [
    'explosionTraction',
    { explosionGroup: 'I', explosionMark: 'Ex ib IIC T4 Gb' },
    { explosionGroup: 'IIC', explosionMark: 'Ex ib IIC T4 Gb' },
  ],
  [
    'explosionTraction',
    { explosionGroup: 'IIC', explosionMark: 'Ex db I Mb' },
    { explosionGroup: 'I', explosionMark: 'Ex db Ⅰ Mb' },
  ],
  [
    'explosionTraction',
    { explosionGroup: 'IIB', explosionMark: 'Ex tb IIIC T130℃ Db' },
    { explosionGroup: 'IIB', explosionMark: 'Ex db IIB T4 Gb / Ex tb IIIC T130℃ Db' },
  ],
  [
    'explosionTraction',
    { explosionGroup: 'I', explosionZone: ['zone1'] },
    { explosionGroup: 'I', explosionZone: ['mine', 'zone1'] },
  ],
  [
    'explosionTraction',
    { explosionGroup: 'IIB', temperatureClass: 'dust' },
    { explosionGroup: 'IIIB', temperatureClass: 'dust' },
  ],
  ['dumbwaiter', { carArea: 18.65, ratedLoad: 200 }, { carArea: 1, ratedLoad: 200 }],
  ['dumbwaiter', { carArea: 1, carWidth: 600, carDepth: 600 }, { carArea: 0.36, carWidth: 600, carDepth: 600 }],
  ['escalator', { inclination: 35, nominalSpeed: 0.65 }, { inclination: 30, nominalSpeed: 0.65 }],
  ['escalator', { inclination: 35, escalatorTravel: 12 }, { inclination: 35, escalatorTravel: 6 }],
  ['escalator', { auxiliaryBrake: false, escalatorTravel: 12 }, { auxiliaryBrake: true, escalatorTravel: 12 }],
  [
    'movingWalk',
    { inclination: 0, usedLength: 40, escalatorTravel: 6 },
    { inclination: 12, usedLength: 40, escalatorTravel: 6 },
  ],
  [
    'governor',
    { ratedSpeedRange: { from: 0.5, to: 2.5 }, tripSpeedRange: { from: 0.6, to: 2.3 } },
    { ratedSpeedRange: { from: 0.5, to: 1.75 }, tripSpeedRange: { from: 0.6, to: 2.3 } },
  ],
  ['bridge', { auxHookCapacity: 50, mainHookCapacity: 20 }, { auxHookCapacity: 5, mainHookCapacity: 20 }],
  ['tower', { minRadius: 60, maxRadius: 50 }, { minRadius: 2.5, maxRadius: 50 }],
  [
    'tower',
    { ratedMoment: 80, maxRadius: 60, capacityAtMaxRadius: 10 },
    { ratedMoment: 80, maxRadius: 60, capacityAtMaxRadius: 1 },
  ],
  ['builderHoist', { ratedSpeed: 60, safetyTripSpeed: 0.9 }, { ratedSpeed: 36, safetyTripSpeed: 0.9 }],
  [
    'fallArrester',
    { ratedTripSpeed: 2, tripSpeedRange: { from: 0.1, to: 1.4 } },
    { ratedTripSpeed: 1.2, tripSpeedRange: { from: 0.1, to: null } },
  ],
  [
    'wheel',
    { passengersTotal: 48, units: 6, passengersPerUnit: 4 },
    { passengersTotal: 24, units: 6, passengersPerUnit: 4 },
  ],
  ['aerialReversible', { horizontalLength: 800, slopeLength: 700 }, { horizontalLength: 700, slopeLength: 800 }],
  [
    'counterbalancedEngine',
    { residualCapacity: 3500, ratedCapacity: 3000 },
    { residualCapacity: 1200, ratedCapacity: 3000 },
  ],
  [
    'boilerHotWater',
    { returnTemperature: 95, outletTemperature: 70 },
    { returnTemperature: 70, outletTemperature: 95 },
  ],
  [
    'cylinderSeamless',
    { nominalWorkPressure: 15, hydraulicTestPressure: 10 },
    { nominalWorkPressure: 15, hydraulicTestPressure: 22.5 },
  ],
  [
    'tubeTrailer',
    { totalVolume: 100, cylinderCount: 8, cylinderVolume: 2250 },
    { totalVolume: 18, cylinderCount: 8, cylinderVolume: 2250 },
  ],
  [
    'safetyValve',
    { boreDiameter: { from: 20, to: 65 }, inletSize: { from: 25, to: 50 } },
    { boreDiameter: { from: 20, to: 32 }, inletSize: { from: 25, to: 50 } },
  ],
  ['hyperbaric', { chamberForm: 'oxygenSingle', chamberPersons: 10 }, { chamberForm: 'airMulti', chamberPersons: 10 }],
])('%s %j', (form, wrong, right) => {
  test(`is found, ${JSON.stringify(right)} is not`, () => {
    expect(broken(form, wrong)).toHaveLength(1)
    expect(broken(form, right)).toEqual([])
  })
})
