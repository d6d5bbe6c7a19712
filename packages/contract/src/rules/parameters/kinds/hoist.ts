// Cranes, hoists and mechanical parking with their safety devices. TSG 51-2023, annex F.
import type { CoverageRule } from '../coverageRule.ts'
import type { FormKind } from '../formKind.ts'
import { kindLabels } from '../kindNames.ts'
import { fields, forms, rulings, sentences } from './data/hoist.ts'

/** The printed principle: same variety, same model, downward by the main parameter. */
const downBy = (...decisive: string[]): CoverageRule => ({ decisive, sameModelIsSameRest: true })

export const hoist: FormKind = {
  key: 'hoist',
  label: kindLabels.hoist,
  forms,
  fields,
  rulings,
  sentences,
  coverage: { model: 'decides', models: ['coveredModels'] },
  // A safety device is identified by all its required parameters; except the rated capacity, the main parameters are taken from memory of the rule.
  coverageOf: {
    bridge: downBy('ratedCapacity'),
    gantry: downBy('ratedCapacity'),
    bridgeErecting: downBy('ratedCapacity'),
    mobile: downBy('ratedCapacity'),
    reachStacker: downBy('ratedCapacity'),
    portal: downBy('ratedCapacity'),
    cable: downBy('ratedCapacity'),
    derrick: downBy('ratedCapacity'),
    containerCrane: downBy('loadUnderSpreader'),
    tower: downBy('ratedMoment'),
    builderHoist: downBy('ratedLoad'),
    simpleHoist: downBy('ratedLoad'),
    mastClimber: downBy('ratedLoad'),
    parking: downBy('levels'),
  },
}
