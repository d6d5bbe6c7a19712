// The certificate of a part: its number, its standing today, and the link to its own answer.
import type { Cited } from '@register/contract/business/part/cited'
import { partStandings, standingOfPart, timeOfPart } from '@register/contract/business/part/standing'
import { useSay } from '../../../api/language.ts'
import { Link } from '../../../kit/plain/Link.tsx'
import * as paths from '../../../paths.ts'
import { CertificateNumber } from '../../status/Number.tsx'
import { StatusBadge } from '../../status/StatusBadge.tsx'
import styles from './Parts.module.css'

export const PartStanding = ({ number, cited }: { number: string; cited: Cited | null }) => {
  const say = useSay()
  if (!cited)
    return (
      <>
        {number && (
          <div>
            <CertificateNumber number={number} />
          </div>
        )}
        <span className={styles['quiet']}>{say(partStandings[standingOfPart(number, null)].label)}</span>
      </>
    )
  const time = timeOfPart(cited)
  return (
    <>
      <Link to={paths.verify(cited.publicId)}>
        <CertificateNumber number={number} />
      </Link>
      <div className={styles['standing']}>
        <StatusBadge status={cited.status} />
        <span>{[time && say(time), cited.productName].filter(Boolean).join(' · ')}</span>
      </div>
    </>
  )
}
