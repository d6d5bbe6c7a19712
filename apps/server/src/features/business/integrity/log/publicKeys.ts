// The common fields of a report that its public record holds, in each layout of the record.
import { reportFields } from '@register/contract/business/report/fields'
import type { Field } from '@register/contract/fields'

export const publicKeys = reportFields.filter((field: Field) => field.public).map((field) => field.key)

/** Public since layout 8; what was logged before does not hold them. */
const publicLater: ReadonlySet<string> = new Set(['sampleNo', 'testCondition', 'testPlace'])

export const keysIn = (layout: number): readonly (typeof publicKeys)[number][] =>
  layout >= 8 ? publicKeys : publicKeys.filter((key) => !publicLater.has(key))
