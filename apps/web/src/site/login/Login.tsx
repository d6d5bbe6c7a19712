// Signing in with user name and password; afterwards back to where one was going.
import { siteConfig } from '@register/contract/system/site'
import { Navigate, useSearchParams } from 'react-router'
import { Link } from '../../kit/plain/Link.tsx'
import { useSay } from '../../api/language.ts'
import { useRead } from '../../api/query.ts'
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
  const site = useRead(siteConfig, {}, { staleTime: Infinity })
  if (status === 'signedIn')
    return <Navigate to={info?.mustChangePassword ? paths.changePassword(back) : back} replace />
  return (
    <div className={styles['page']}>
      <section className={styles['card']}>
        <header>
          <h1>{say(words.title)}</h1>
          <p className={styles['lead']}>{say(words.lead)}</p>
          {search.get('why') === 'idle' && (
            <p role="alert" className={styles['note']}>
              {say(words.idle)}
            </p>
          )}
        </header>
        <LoginForm captchaWanted={site.data?.captcha ?? false} />
      </section>
      <p className={styles['beside']}>
        {say(words.toSearch)} <Link to={paths.search()}>{say(words.search)}</Link>
      </p>
    </div>
  )
}
