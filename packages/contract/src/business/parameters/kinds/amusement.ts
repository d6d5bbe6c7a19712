// Large amusement rides. TSG 71-2023.
import type { FormKind } from '../formKind.ts'
import { kindLabels } from '../kindNames.ts'
import { fields, forms, rulings, sentences } from './data/amusement.ts'

/** By model. The table in annex F belongs to the appraisal of design documents, so a type-test certificate seldom prints one; without it coverage cannot be judged. */
export const amusement: FormKind = {
  key: 'amusement',
  label: kindLabels.amusement,
  rule: 'TSG 71-2023',
  forms,
  fields,
  rulings,
  sentences,
  coverage: { model: 'decides', models: ['coveredModels'] },
}
