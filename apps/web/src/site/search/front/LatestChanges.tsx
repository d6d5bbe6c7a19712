// The last few change notices on the front page, each linked to the certificate it changed.
import { changeKinds, type ChangeNotice } from '@register/contract/business/changeNotice'
import { Link } from '../../../kit/plain/Link.tsx'
import { useSay } from '../../../api/language.ts'
import * as paths from '../../../paths.ts'
import { CertificateNumber } from '../../status/Number.tsx'
import styles from './Front.module.css'
import { words } from '../words.ts'

export const LatestChanges = ({ notices }: { notices: readonly ChangeNotice[] }) => {
  const say = useSay()
  if (notices.length === 0) return <p className={styles['none']}>{say(words.noChanges)}</p>
  return (
    <>
      <ol className={styles['changes']}>
        {notices.map((notice) => (
          <li key={notice.id}>
            <Link to={paths.verify(notice.reportPublicId)}>
              <span className={styles['changeHead']}>
                <time dateTime={notice.changeDate}>{notice.changeDate}</time>
                <b>{say(changeKinds[notice.kind])}</b>
              </span>
              <CertificateNumber number={notice.certificateNo} />
              <span className={styles['changeOf']}>
                {notice.productName} {notice.model} · {notice.manufacturerName}
              </span>
            </Link>
          </li>
        ))}
      </ol>
      <Link to={paths.changeNotices()}>{say(words.allChanges)}</Link>
    </>
  )
}
