// The common fields of a report that its public record holds, in each layout of the record.
import { reportFields } from '@register/contract/business/report/fields'
import type { Field } from '@register/contract/fields'
import { columnName } from '../../../../db/columnName.ts'

export const publicKeys = reportFields.filter((field: Field) => field.public).map((field) => field.key)

/** Public since layout 8; what was logged before does not hold them. */
const publicLater: ReadonlySet<string> = new Set(['sampleNo', 'testCondition', 'testPlace'])

type Named = readonly [key: (typeof publicKeys)[number], column: string]
const named = publicKeys.map((key): Named => [key, columnName(key)])
const namedEarlier = named.filter(([key]) => !publicLater.has(key))

/** The keys of a layout, each with its column. */
export const columnsIn = (layout: number): readonly Named[] => (layout >= 8 ? named : namedEarlier)
