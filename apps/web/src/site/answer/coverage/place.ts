// The id of the part of the answer on coverage, and whether there is such a part.
import type { Answer } from '@register/contract/business/publicReport/publicReport'

/** The id of its heading. */
export const coverageId = 'coverage'

/** The coverage rule, where no field of the certificate contains it already. */
export const ruleBelow = ({ compare, coverageText }: Answer): string =>
  compare.some(({ key }) => key === 'coverageText') ? '' : coverageText

/** Whether the answer has anything on coverage. */
export const saysCoverage = (answer: Answer): boolean => answer.coverage.rows.length > 0 || ruleBelow(answer) !== ''
