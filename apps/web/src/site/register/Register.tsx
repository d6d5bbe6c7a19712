// The registration page: user name, telephone with its code, password, and consent.
import { Navigate } from 'react-router'
import { useTranslate } from '../../api/language.ts'
import { useSite } from '../../api/branding.ts'
import { useSession } from '../../api/session.ts'
import { Link } from '../../kit/plain/Link.tsx'
import * as paths from '../../paths.ts'
import styles from '../login/Login.module.css'
import { RegisterForm } from './RegisterForm.tsx'
import { words } from './words.ts'

export const Register = () => {
  const t = useTranslate()
  const site = useSite()
  const { status } = useSession()
  if (status === 'signedIn') return <Navigate to={paths.home} replace />
  const closed = site.data && !(site.data.registration && site.data.ways.sms)
  return (
    <div className={`stack gap-16 ${styles['page']}`}>
      <section className={`stack card pad-24 ${styles['card']}`}>
        <header>
          <h1>{t(words.title)}</h1>
          <p className="above-4 quiet">{t(closed ? words.closed : words.lead)}</p>
        </header>
        {!closed && <RegisterForm />}
      </section>
      <p className="quiet text-center">
        {t(words.known)} <Link to={paths.login()}>{t(words.toLogin)}</Link>
      </p>
    </div>
  )
}
