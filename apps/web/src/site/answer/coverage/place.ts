// Where the answer says what the certificate covers, and how one gets there from its head.
import type { Answer } from '@register/contract/business/publicReport'

/** The heading of the part. */
export const coverageId = 'coverage'

/** The coverage rule, where no line of the certificate says it already. */
export const ruleBelow = ({ compare, coverageText }: Answer): string =>
  compare.some(({ key }) => key === 'coverageText') ? '' : coverageText

/** Whether there is anything to say of what it covers. */
export const saysCoverage = (answer: Answer): boolean => answer.coverage.rows.length > 0 || ruleBelow(answer) !== ''
