// The number of a part's certificate with its standing, linked to its report, or to its public answer for readers without that permission.
import { printNo } from '@register/contract/business/numbers/certificateNo'
import { Link } from '../../../../kit/plain/Link.tsx'
import * as paths from '../../../../paths.ts'
import styles from './parts.module.css'
import { PartStanding, type PartStandingProps } from './PartStanding.tsx'

export function PartCertificate({ number, found, stated }: PartStandingProps) {
  const shown = <span className={styles['mono']}>{printNo(number)}</span>
  const to = found && (found.reportId === null ? paths.verify(found.publicId) : paths.reportDetail(found.reportId))
  return (
    <div className={styles['certificate']}>
      {number && (to ? <Link to={to}>{shown}</Link> : shown)}
      <PartStanding number={number} found={found} stated={stated} />
    </div>
  )
}
