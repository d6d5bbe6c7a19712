// Boilers, vessels, cylinders, pipe components and safety accessories. TSG D7002-2023, TSG 23-2021, TSG ZF001-2006, TSG ZF003-2011, TSG 11, TSG 21.
import type { CoverageRule } from '../coverageRule.ts'
import type { FormKind } from '../formKind.ts'
import { kindLabels } from '../kindNames.ts'
import { fields, forms, rulings, sentences } from './data/pressure.ts'

/** One of the three ways to state a pressure class must be printed and answered; they are never converted. */
const byPressureClass: CoverageRule = { oneOf: [['pnRange', 'classRating', 'sdr']] }
/** Boilers and pipelines are not type-tested: old records are complete, and no check is offered. */
const notTested: CoverageRule = { only: 'none' }

export const pressure: FormKind = {
  key: 'pressure',
  label: kindLabels.pressure,
  forms,
  fields,
  rulings,
  sentences,
  coverage: { models: ['coveredModels'] },
  coverageOf: {
    valve: byPressureClass,
    valveNonMetal: byPressureClass,
    burner: { model: 'decides' },
    boilerSteam: notTested,
    boilerHotWater: notTested,
    boilerOrganic: notTested,
    pipeline: notTested,
  },
}
