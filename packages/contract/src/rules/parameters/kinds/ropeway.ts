// Passenger ropeways and their parts. No rule of their type tests was found: TSG S7001-2013 is one of inspection.
import type { CoverageRule } from '../coverageRule.ts'
import type { FormKind } from '../formKind.ts'
import { kindLabels } from '../kindNames.ts'
import { fields, forms, rulings, sentences } from './data/ropeway.ts'

/** A whole line is built once. */
const asLine: CoverageRule = { only: 'oneByOne' }

export const ropeway: FormKind = {
  key: 'ropeway',
  label: kindLabels.ropeway,
  forms,
  fields,
  rulings,
  sentences,
  // A part is covered by its printed ranges and the same drawing.
  coverage: { model: 'decides', models: ['coveredModels'] },
  coverageOf: { aerialReversible: asLine, aerialCirculating: asLine, funicular: asLine, dragLift: asLine },
}
