// The main parts of a record for the public, each with the present standing of its certificate.
import type { Answer } from '@register/contract/business/publicReport'
import {
  componentCited,
  componentsOf,
  fallenOf,
  namedParts,
  type CitedByKey,
  type ReportRecord,
} from '../../report/service.ts'

export const partsOf = (row: ReportRecord & { cited: CitedByKey }): Pick<Answer, 'components' | 'fallenParts'> => ({
  components: componentsOf(row).map((one) => ({
    name: one.name,
    model: one.model ?? '',
    certificateNo: one.certificateNo ?? '',
    manufacturer: one.manufacturer ?? '',
    cited: componentCited(one, row.cited),
  })),
  fallenParts: fallenOf(namedParts(row, row.cited)),
})
