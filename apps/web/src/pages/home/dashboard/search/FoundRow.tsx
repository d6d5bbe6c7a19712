// A found certificate in one row: its number, which opens the answer, its status, product and maker.
import { printNo } from '@register/contract/business/numbers/certificateNo'
import type { PublicRow } from '@register/contract/business/publicReport'
import { reportStatuses } from '@register/contract/business/status'
import { useSay } from '../../../../api/language.ts'
import { StatusTag } from '../../../../kit/display/StatusTag.tsx'
import { Link } from '../../../../kit/plain/Link.tsx'
import * as paths from '../../../../paths.ts'
import styles from '../dashboard.module.css'

export function FoundRow({ row }: { row: PublicRow }) {
  const say = useSay()
  const { label, tone } = reportStatuses[row.status]
  return (
    <li>
      <span className={styles['foundHead']}>
        <Link to={paths.verify(row.publicId)} className={styles['mono']}>
          {printNo(row.certificateNo) || row.reportNo}
        </Link>
        <StatusTag tone={tone} label={say(label)} />
      </span>
      <span className={styles['quiet']}>{[row.productName, row.model, row.manufacturerName].join(' · ')}</span>
    </li>
  )
}
