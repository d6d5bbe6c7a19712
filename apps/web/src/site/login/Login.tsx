// The sign-in page, with several methods; afterwards it returns to the page the person came from.
import { useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { Link } from '../../kit/plain/Link.tsx'
import { useTranslate } from '../../api/language.ts'
import { useSite } from '../../api/branding.ts'
import { useSession } from '../../api/session.ts'
import { usePending } from '../../api/signIn/enter.ts'
import { afterPicture, late } from '../../kit/plain/late.tsx'
import { useAddress } from '../../kit/plain/useAddress.ts'
import * as paths from '../../paths.ts'
import styles from './Login.module.css'
import { LoginForm } from './LoginForm.tsx'
import { safeBack } from './safeBack.ts'
import { OtherWays } from './methods/OtherMethods.tsx'
import { WayTabs } from './methods/MethodTabs.tsx'
import { words } from './words.ts'

const PhoneForm = late(async () => (await import('./sms/PhoneForm.tsx')).PhoneForm)
const QrWay = late(async () => (await import('./qr/QrWay.tsx')).QrWay)
const SecondFactor = late(async () => (await import('./factor/SecondFactor.tsx')).SecondFactor)

const keys = ['account', 'mobile', 'qr'] as const
type Key = (typeof keys)[number]

/** Which sign-in methods there are, and which of them is open. */
function useWays() {
  const site = useSite()
  const [search] = useAddress()
  // Until the server has answered, all methods are shown, because most sites have all: nothing jumps.
  const there = { account: true, mobile: site.data?.ways.sms ?? true, qr: site.data?.ways.qr ?? true }
  const ways = keys.filter((key) => there[key])
  const chosen: Key = ways.find((key) => key === search.get('way')) ?? 'account'
  // The forms to type in are tabs of each other; the code to scan is another method (docs/rules/office.md#signing-in).
  const tabs = ways.filter((key) => (key === 'qr') === (chosen === 'qr'))
  return { chosen, tabs, others: ways.filter((key) => !tabs.includes(key)) }
}

/** The form of the chosen sign-in method, under the tabs of those like it. */
const Ways = () => {
  const t = useTranslate()
  const site = useSite()
  const [, setSearch] = useAddress()
  const { chosen, tabs } = useWays()
  const rememberHours = site.data?.rememberHours ?? 24
  const choose = (key: string) => setSearch({ way: key === 'account' ? undefined : key })
  const form = {
    account: <LoginForm captchaWanted={site.data?.captcha ?? false} rememberHours={rememberHours} />,
    mobile: <PhoneForm rememberHours={rememberHours} waiting={<div className={styles['coming']} />} />,
    qr: <QrWay waiting={<div className={styles['coming']} />} />,
  }[chosen]
  if (tabs.length === 1) return form
  return (
    <WayTabs
      label={words.ways}
      ways={tabs.map((key) => ({ key, label: t(words.wayOf[key]) }))}
      chosen={chosen}
      onChoose={choose}
    >
      {form}
    </WayTabs>
  )
}

/** Links below the form: a forgotten password, registration, other systems. */
const Beside = () => {
  const t = useTranslate()
  const site = useSite()
  const { others } = useWays()
  return (
    <>
      <p className="row gap-8 justify-between">
        <Link to={paths.resetPassword}>{t(words.forgotten)}</Link>
        {site.data?.registration && site.data.ways.sms && <Link to={paths.register}>{t(words.create)}</Link>}
      </p>
      <OtherWays ways={others.map((key) => ({ key, label: t(words.wayOf[key]) }))} />
    </>
  )
}

export const Login = () => {
  const t = useTranslate()
  useEffect(() => {
    const timer = setTimeout(() => {
      PhoneForm.ahead()
      QrWay.ahead()
    }, afterPicture)
    return () => clearTimeout(timer)
  }, [])
  const { status, info } = useSession()
  const pending = usePending()
  const [search] = useSearchParams()
  const back = safeBack(search.get('back'))
  const site = useSite()
  const why = { idle: words.idle, setup: words.setUp, reset: words.reset, closed: words.closed }[
    search.get('why') ?? ''
  ]
  if (status === 'signedIn')
    return <Navigate to={info?.mustChangePassword ? paths.changePassword(back) : back} replace />
  if (pending) return <SecondFactor />
  return (
    <div className={`stack gap-16 ${styles['page']}`}>
      <section className={`stack card pad-24 ${styles['card']}`}>
        <header>
          <h1>{t(words.title)}</h1>
          <p className="above-4 quiet">{t(words.lead)}</p>
          {why && (
            <p role="alert" className={`above-12 warn rounded ${styles['note']}`}>
              {t(why)}
            </p>
          )}
        </header>
        {site.data?.notice && (
          <p role="note" className={`above-12 warn rounded ${styles['note']} own-lines`}>
            {site.data.notice}
          </p>
        )}
        <Ways />
        <Beside />
      </section>
      <p className="quiet text-center">
        {t(words.toSearch)} <Link to={paths.search()}>{t(words.search)}</Link>
      </p>
    </div>
  )
}
