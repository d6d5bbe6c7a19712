// The code of an application in the list: plain once it is issued, quiet before that, struck through when it is void.
import type { ApplicationRow } from '@register/contract/business/codeApplyShape'
import { useSay } from '../../../../api/language.ts'
import { CertificateNo } from '../../CertificateNo.tsx'
import { codeStanding } from '../codeStanding.ts'
import { words } from '../words.ts'
import styles from './list.module.css'

export function CodeCell({ row }: { row: ApplicationRow }) {
  const say = useSay()
  const standing = codeStanding(row.status)
  if (standing === 'issued') return <CertificateNo no={row.code} />
  const word = say(standing === 'void' ? words.deadCode : words.reservedCode)
  return (
    // The next column has the full text, so this one must not widen the row.
    <span className={standing === 'void' ? styles['dead'] : styles['quiet']} title={word}>
      <CertificateNo no={row.code} />
      <span className="unseen">{word}</span>
    </span>
  )
}
