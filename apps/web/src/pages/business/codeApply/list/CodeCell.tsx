// The code of an application in the list: plain once it is issued, before and after that quiet with a word on how it stands.
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
  return (
    <span className={styles['quiet']}>
      <CertificateNo no={row.code} />
      <span className={styles['standing']}>{say(standing === 'void' ? words.deadCode : words.reservedCode)}</span>
    </span>
  )
}
