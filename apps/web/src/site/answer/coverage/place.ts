// Where the answer says what the certificate covers, and how one gets there from its head.
import type { Answer } from '@register/contract/business/publicReport'

/** The heading of the part. */
export const coverageId = 'coverage'

/** Whether the certificate says anything of what it covers. */
export const saysCoverage = ({ coverage, coverageText }: Pick<Answer, 'coverage' | 'coverageText'>): boolean =>
  coverage.rows.length > 0 || coverageText !== ''
