// One change notice: when, what kind, which certificate, what changed and why.
import { changeKinds, type ChangeNotice } from '@register/contract/business/changeNotice'
import { Link } from '../../kit/plain/Link.tsx'
import { useSay } from '../../api/language.ts'
import { Badge } from '../../kit/plain/display/Badge.tsx'
import * as paths from '../../paths.ts'
import { CertificateNumber } from '../status/Number.tsx'
import { ChangeList } from './ChangeList.tsx'
import styles from './Changes.module.css'
import { kindLook } from './kindLook.ts'
import { words } from './words.ts'

export const Notice = ({ notice }: { notice: ChangeNotice }) => {
  const say = useSay()
  const { tone, icon } = kindLook[notice.kind]
  return (
    <li>
      <div className={styles['noticeHead']}>
        <time dateTime={notice.changeDate}>{notice.changeDate}</time>
        <Badge tone={tone} icon={icon}>
          {say(changeKinds[notice.kind])}
        </Badge>
        <Link to={paths.verify(notice.reportPublicId)} className={styles['number']}>
          <CertificateNumber number={notice.certificateNo} />
        </Link>
      </div>
      <p>
        {notice.productName} {notice.model}
        <span className={styles['quiet']}> · {notice.manufacturerName}</span>
      </p>
      {notice.changes.length > 0 && (
        <div className={styles['lines']}>
          <ChangeList changes={notice.changes} />
        </div>
      )}
      {notice.reason && (
        <p>
          <span className={styles['quiet']}>
            {say(words.reason)}
            {say(['：', ': '])}
          </span>
          {notice.reason}
        </p>
      )}
      <p className={styles['small']}>
        {notice.bodyName} · {say(words.version(notice.version))}
      </p>
    </li>
  )
}
