// Lifts, escalators and walks with their safety devices and main parts. TSG T7007-2022.
import type { FormKind } from '../formKind.ts'
import { kindLabels } from '../kindNames.ts'
import { fields, forms, rulings, sentences } from './data/elevator.ts'

/**
 * Annex B of the rule names very fast and very large lifts that are tested one by one. Its thresholds were not found, so these
 * low ones, from memory of the licensing rules, only make the register ask.
 */
const asksAlone = { ratedSpeed: 6, ratedLoad: 5000 }

/** Lifts are compared by their main parameters and configuration alone; a part or an accessory is what its record says it is. */
const lift = { restIsFree: true } as const

/** Every required parameter with a mark decides, because the rule lists main parameters and configuration items one by one. */
export const elevator: FormKind = {
  key: 'elevator',
  label: kindLabels.elevator,
  forms,
  fields,
  rulings,
  sentences,
  // A certificate that does not state the number of joined cars means one.
  coverage: { also: ['carCount'], models: ['coveredModels'] },
  coverageOf: {
    // Annex X names the explosion protection of brake and motor; a machine that has none prints none.
    driveMachine: { also: ['brakeExplosion', 'motorExplosion'] },
    traction: { ...lift, asksAlone },
    positive: { ...lift, asksAlone },
    hydraulic: { ...lift, asksAlone },
    explosionTraction: { ...lift, asksAlone },
    explosionHydraulic: { ...lift, asksAlone },
    firefighter: { ...lift, asksAlone },
    dumbwaiter: lift,
    escalator: lift,
    movingWalk: lift,
    // Amendment 1, annex h: with several angles any change of angle asks for a new test.
    inclined: { ...lift, asksAlone, exactWhile: { inclineAngle: { key: 'inclinationKind', is: ['multiple'] } } },
  },
}
