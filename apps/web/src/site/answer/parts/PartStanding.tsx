// The certificate of a part: its number, its standing today, and the link to its own answer.
import { differenceText } from '@register/contract/business/part/other'
import { partStandings, standingOfPart, timeOfPart } from '@register/contract/business/part/standing'
import type { CitedAs } from '@register/contract/business/shown/displayed'
import { useSay } from '../../../api/language.ts'
import { Icon } from '../../../kit/plain/display/Icon.tsx'
import { Link } from '../../../kit/plain/Link.tsx'
import * as paths from '../../../paths.ts'
import { CertificateNumber } from '../../status/Number.tsx'
import { StatusBadge } from '../../status/StatusBadge.tsx'
import styles from './Parts.module.css'

export const PartStanding = ({ number, cited }: { number: string; cited: CitedAs | null }) => {
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
      {cited.differs.map((difference) => (
        <div key={difference} className={styles['other']}>
          <Icon name="warning" />
          {say(differenceText(difference, cited))}
        </div>
      ))}
      <div className={styles['standing']}>
        {/* A certificate of another product says nothing good about this one. */}
        {cited.differs.length === 0 ? (
          <StatusBadge status={cited.status} />
        ) : (
          <span className={styles['quiet']}>{say(partStandings[cited.status].label)}</span>
        )}
        <span>{[time && say(time), cited.productName].filter(Boolean).join(' · ')}</span>
      </div>
    </>
  )
}
