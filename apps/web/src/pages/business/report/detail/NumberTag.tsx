// Says of a number that is not a standard one whether it is of an older shape, or misprinted and registered as on the original.
import { isMisprinted } from '@register/contract/rules/numbers/misprint'
import type { Report } from '@register/contract/business/report/shape'
import { textOf } from '@register/contract/fields'
import { StatusTag } from '../../../../kit/display/StatusTag.tsx'
import { words } from '../words.ts'

export const NumberTag = ({
  report: { certificateNo, content },
}: {
  report: Pick<Report, 'certificateNo' | 'content'>
}) => {
  const isMisprint = isMisprinted(certificateNo, textOf(content['probableNo']))
  return <StatusTag tone="warn" label={isMisprint ? words.misprinted : words.nonStandard} />
}
