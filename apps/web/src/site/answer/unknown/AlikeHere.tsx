// Certificates of the register whose numbers contain one that is not in it: its base with other suffixes, or its base itself.
import { parseLabel, parseNo, printNo, suffixedNo } from '@register/contract/business/numbers/certificateNo'
import { frontList } from '@register/contract/business/publicReport'
import { useSay } from '../../../api/language.ts'
import { useRead } from '../../../api/query.ts'
import { Link } from '../../../kit/plain/Link.tsx'
import * as paths from '../../../paths.ts'
import { CertificateNumber } from '../../status/Number.tsx'
import { StatusBadge } from '../../status/StatusBadge.tsx'
import styles from './NotInRegister.module.css'
import { words } from '../words.ts'

/** Draws nothing where there are none. */
export const AlikeHere = ({ number }: { number: string }) => {
  const say = useSay()
  const base = (suffixedNo(number)?.base ?? parseNo(number) ?? parseLabel(number))?.normal
  const { data } = useRead(frontList, { body: { keyword: base ?? '', pageSize: 5 } }, { enabled: base !== undefined })
  const rows = (data?.list ?? []).filter(({ certificateNo }) => {
    const suffixed = suffixedNo(certificateNo)?.base.normal
    return suffixed === base || parseNo(certificateNo)?.normal === base || parseLabel(certificateNo)?.normal === base
  })
  if (rows.length === 0) return null
  return (
    <section>
      <h2 className={styles['alike']}>{say(words.alikeHere(printNo(number)))}</h2>
      <ul className={styles['checks']}>
        {rows.map((row) => (
          <li key={row.publicId}>
            <Link to={paths.verify(row.publicId)}>
              <CertificateNumber number={row.certificateNo} />
            </Link>{' '}
            <StatusBadge status={row.status} />
          </li>
        ))}
      </ul>
    </section>
  )
}
