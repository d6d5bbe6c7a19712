// Warns in the week before a password expires, with a link to the page that changes it.
import { useLocation } from 'react-router'
import { useSay } from '../../api/language.ts'
import { useSession } from '../../api/session.ts'
import { Notice } from '../../kit/feedback/Notice.tsx'
import { Link } from '../../kit/plain/Link.tsx'
import * as paths from '../../paths.ts'
import styles from './office.module.css'
import { passwordEnds, words } from './words.ts'

export function PasswordWarning() {
  const say = useSay()
  const { info } = useSession()
  const { pathname, search } = useLocation()
  // The copy of the person that an older version of the app stored lacks this field.
  if (typeof info?.passwordDaysLeft !== 'number') return null
  return (
    <div className={styles['warning']}>
      <Notice
        tone="warn"
        title={say(passwordEnds(info.passwordDaysLeft))}
        action={<Link to={paths.changePassword(pathname + search)}>{say(words.changeNow)}</Link>}
      />
    </div>
  )
}
