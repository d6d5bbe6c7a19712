// Signing in with user name and password; afterwards back to where one was going.
import { Navigate, useSearchParams } from 'react-router'
import { Link } from '../../kit/plain/Link.tsx'
import { useSay } from '../../api/language.ts'
import { useSite } from '../../api/look.ts'
import { useSession } from '../../api/session.ts'
import * as paths from '../../paths.ts'
import styles from './Login.module.css'
import { LoginForm } from './LoginForm.tsx'
import { safeBack } from './safeBack.ts'
import { words } from './words.ts'

export const Login = () => {
  const say = useSay()
  const { status, info } = useSession()
  const [search] = useSearchParams()
  const back = safeBack(search.get('back'))
  const site = useSite()
  const why = { idle: words.idle, setup: words.setUp }[search.get('why') ?? '']
  if (status === 'signedIn')
    return <Navigate to={info?.mustChangePassword ? paths.changePassword(back) : back} replace />
  return (
    <div className={styles['page']}>
      <section className={styles['card']}>
        <header>
          <h1>{say(words.title)}</h1>
          <p className={styles['lead']}>{say(words.lead)}</p>
          {why && (
            <p role="alert" className={styles['note']}>
              {say(why)}
            </p>
          )}
        </header>
        {site.data?.notice && (
          <p role="note" className={`${styles['note']} ${styles['lines']}`}>
            {site.data.notice}
          </p>
        )}
        <LoginForm captchaWanted={site.data?.captcha ?? false} rememberHours={site.data?.rememberHours ?? 24} />
      </section>
      <p className={styles['beside']}>
        {say(words.toSearch)} <Link to={paths.search()}>{say(words.search)}</Link>
      </p>
    </div>
  )
}
