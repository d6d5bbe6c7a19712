// The cell with a part's certificate number; where it names several, each of them with its own standing, and the text between them as text.
import { differenceText } from '@register/contract/business/report/part/other'
import { partStandings, standingOfPart, timeOfPart } from '@register/contract/business/report/part/standing'
import type { CitedAs, CitingPiece } from '@register/contract/business/publicReport/shown/displayed'
import styles from './Parts.module.css'
import { useTranslate } from '../../../api/language.ts'
import { Icon } from '../../../kit/plain/display/Icon.tsx'
import { Link } from '../../../kit/plain/Link.tsx'
import * as paths from '../../../paths.ts'
import { CertificateNumber } from '../../status/Number.tsx'
import { StatusBadge } from '../../status/StatusBadge.tsx'

// The certificate of a part: its number, its standing today, and the link to its own answer.
const PartStanding = ({ number, cited }: { number: string; cited: CitedAs | null }) => {
  const t = useTranslate()
  if (!cited)
    return (
      <>
        {number && (
          <div>
            <CertificateNumber number={number} />
          </div>
        )}
        <span className={`quiet ${styles['quiet']}`}>{t(partStandings[standingOfPart(number, null)].label)}</span>
      </>
    )
  const time = timeOfPart(cited)
  return (
    <>
      <Link to={paths.verify(cited.publicId)}>
        <CertificateNumber number={number} />
      </Link>
      {cited.differs.map((difference) => (
        <div key={difference} className="row gap-4 align-baseline warn">
          <Icon name="warning" />
          {t(differenceText(difference, cited))}
        </div>
      ))}
      <div className={`row wrap align-center ${styles['standing']}`}>
        {/* A certificate of another product says nothing good about this one. */}
        {cited.differs.length === 0 ? (
          <StatusBadge status={cited.status} />
        ) : (
          <span className={`quiet ${styles['quiet']}`}>{t(partStandings[cited.status].label)}</span>
        )}
        <span>{[time && t(time), cited.productName].filter(Boolean).join(' · ')}</span>
      </div>
    </>
  )
}

interface Props {
  number: string
  cited: CitedAs | null
  /** Empty of a cell with one number. */
  pieces: readonly CitingPiece[]
}

export const PartCell = ({ number, cited, pieces }: Props) => {
  if (!cited || pieces.length === 0) return <PartStanding number={number} cited={cited} />
  return pieces.map(({ text, cited: own }, at) =>
    own ? (
      // The same number may stand twice in a cell, so the position is the key.
      <div key={at} className={styles['piece']}>
        <PartStanding number={text} cited={own} />
      </div>
    ) : (
      // A sign between two numbers says nothing once each has its own line.
      /[\p{L}\p{N}]/u.test(text) && <div key={at}>{text.trim()}</div>
    ),
  )
}
