// The registration page: user name, telephone with its code, password, and consent.
import { Navigate } from 'react-router'
import { useSay } from '../../api/language.ts'
import { useSite } from '../../api/branding.ts'
import { useSession } from '../../api/session.ts'
import { Link } from '../../kit/plain/Link.tsx'
import * as paths from '../../paths.ts'
import styles from '../login/Login.module.css'
import { RegisterForm } from './RegisterForm.tsx'
import { words } from './words.ts'

export const Register = () => {
  const say = useSay()
  const site = useSite()
  const { status } = useSession()
  if (status === 'signedIn') return <Navigate to={paths.home} replace />
  const closed = site.data && !(site.data.registration && site.data.ways.sms)
  return (
    <div className={styles['page']}>
      <section className={styles['card']}>
        <header>
          <h1>{say(words.title)}</h1>
          <p className={styles['lead']}>{say(closed ? words.closed : words.lead)}</p>
        </header>
        {!closed && <RegisterForm />}
      </section>
      <p className={styles['beside']}>
        {say(words.known)} <Link to={paths.login()}>{say(words.toLogin)}</Link>
      </p>
    </div>
  )
}
