// The main parts of a record as the public reads them, each with how its certificate stands today.
import type { Answer } from '@register/contract/business/publicReport'
import { citedAs, componentsOf, fallenOf, namedParts } from '../../report/service.ts'
import type { AnswerRecord } from './answer.ts'

export const partsOf = (row: AnswerRecord): Pick<Answer, 'components' | 'fallenParts'> => ({
  components: componentsOf(row).map((one) => ({
    name: one.name,
    model: one.model ?? '',
    certificateNo: one.certificateNo ?? '',
    manufacturer: one.manufacturer ?? '',
    cited: citedAs(row.cited, one.certificateNo),
  })),
  fallenParts: fallenOf(namedParts(row, row.cited)),
})
