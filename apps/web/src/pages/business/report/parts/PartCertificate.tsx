// The cell with a part's certificate number: each number in it with its standing, linked to its report, or to its public answer for readers without that permission.
import type { FoundCited } from '@register/contract/business/report/part/find'
import type { StatedPart } from '@register/contract/business/report/part/other'
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import { Link } from '../../../../kit/plain/Link.tsx'
import * as paths from '../../../../paths.ts'
import { PartStanding } from './PartStanding.tsx'

interface Props {
  number: string
  /** The certificates that the cell names; undefined until the answer is here. */
  found: readonly FoundCited[] | undefined
  stated: StatedPart
}

export function PartCertificate({ number, found, stated }: Props) {
  const shown = <span className="mono">{printNo(number)}</span>
  const several = found?.some((one) => one.number !== number.trim()) ?? false
  if (!found || found.length === 0 || several)
    return (
      <div className="stack gap-2">
        {number && shown}
        {!several && <PartStanding number={number} found={found && null} stated={stated} />}
        {several && found?.map((one) => <Named key={one.publicId} one={one} stated={stated} />)}
      </div>
    )
  return found.map((one) => <Named key={one.publicId} one={one} stated={stated} />)
}

const Named = ({ one, stated }: { one: FoundCited; stated: StatedPart }) => (
  <div className="stack gap-2">
    <Link to={one.reportId === null ? paths.verify(one.publicId) : paths.reportDetail(one.reportId)}>
      <span className="mono">{printNo(one.number)}</span>
    </Link>
    <PartStanding number={one.number} found={one} stated={stated} />
  </div>
)
