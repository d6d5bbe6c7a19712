// Large amusement rides. TSG 71-2023.
import type { FormKind } from '../formKind.ts'
import { kindLabels } from '../kindNames.ts'
import { fields, forms } from './data/amusement.ts'

/** By model. The table in annex F belongs to the appraisal of design documents: a certificate of a type test seldom prints one, and without one nothing can be told. */
export const amusement: FormKind = {
  key: 'amusement',
  label: kindLabels.amusement,
  rule: 'TSG 71-2023',
  forms,
  fields,
  coverage: { model: 'decides' },
}
