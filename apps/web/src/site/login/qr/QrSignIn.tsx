// The page on the telephone that has scanned a code: which device asks to sign in, and the buttons to allow or refuse it.
import { Failure } from '@register/contract/errors'
import type { Output } from '@register/contract/endpoint'
import type { Phrase } from '@register/contract/phrase'
import { authoriseQr, refuseQr, scanQr } from '@register/contract/system/signIn/qr'
import { useEffect, useState } from 'react'
import { Navigate, useLocation, useParams } from 'react-router'
import { call } from '../../../api/call.ts'
import { useTranslate } from '../../../api/language.ts'
import { useSession } from '../../../api/session.ts'
import { Button, ButtonLink } from '../../../kit/plain/action/Button.tsx'
import { beijingTime } from '../../../kit/plain/beijing.ts'
import { Blank } from '../../../kit/plain/state/Blank.tsx'
import * as paths from '../../../paths.ts'
import { FormTrouble } from '../FormTrouble.tsx'
import login from '../Login.module.css'
import styles from './qr.module.css'
import { words } from './words.ts'

type Asked = Output<typeof scanQr>
type Answer = 'done' | 'no'

export const QrSignIn = () => {
  const t = useTranslate()
  const { code = '' } = useParams()
  const { pathname } = useLocation()
  const { status, info } = useSession()
  const [asked, setAsked] = useState<Asked>()
  const [bad, setBad] = useState<Phrase>()
  const [trouble, setTrouble] = useState<Phrase>()
  const [answer, setAnswer] = useState<Answer>()
  const [busy, setBusy] = useState(false)
  const mayAsk = status === 'signedIn' && !info?.mustChangePassword && !info?.factorDue

  useEffect(() => {
    if (!mayAsk) return
    call(scanQr, { body: { code } }).then(setAsked, (error: unknown) => {
      if (error instanceof Failure) setBad(error.phrase)
    })
  }, [mayAsk, code])

  if (status === 'signedOut') return <Navigate to={paths.login(pathname)} replace />
  if (info?.mustChangePassword) return <Navigate to={paths.changePassword(pathname)} replace />
  if (info?.factorDue) return <Navigate to={paths.secondFactor(pathname)} replace />
  const home = <ButtonLink to={paths.home}>{t(words.home)}</ButtonLink>
  if (answer)
    return (
      <Blank
        icon={answer === 'done' ? 'check' : 'cross'}
        title={words[answer]}
        text={t(words[`${answer}Text`]) + (answer === 'no' ? t(words.noTextMore) : '')}
      >
        {home}
      </Blank>
    )
  if (bad)
    return (
      <Blank tone="bad" title={words.bad} text={bad}>
        {home}
      </Blank>
    )
  if (!asked || !info) return null

  const decide = async (endpoint: typeof authoriseQr | typeof refuseQr, then: Answer): Promise<void> => {
    setBusy(true)
    try {
      await call(endpoint, { body: { code } })
      setAnswer(then)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      setTrouble(error.phrase)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={`stack gap-16 ${login['page']}`}>
      <section className={`stack card pad-24 ${login['card']}`}>
        <header>
          <h1>{t(words.title)}</h1>
          <p className="above-4 quiet">{t(words.ask)}</p>
        </header>
        <dl className={`stack gap-8-16 ${styles['facts']}`}>
          <dt>{t(words.account)}</dt>
          <dd>
            {info.user.nickname} ({info.user.username})
          </dd>
          <dt>{t(words.from)}</dt>
          <dd>
            {asked.ip}
            {t(asked.near ? words.near : words.far)}
          </dd>
          <dt>{t(words.agent)}</dt>
          <dd>{asked.agent || t(words.unknownAgent)}</dd>
          <dt>{t(words.at)}</dt>
          <dd>{t(beijingTime(asked.at))}</dd>
        </dl>
        <p className={`above-12 warn rounded ${login['note']}`}>{t(words.careful)}</p>
        <div className={`stack gap-16 ${login['form']}`}>
          <FormTrouble phrase={trouble} />
          <Button look="primary" wide busy={busy} onClick={() => void decide(authoriseQr, 'done')}>
            {t(words.authorise)}
          </Button>
          <Button wide busy={busy} onClick={() => void decide(refuseQr, 'no')}>
            {t(words.refuse)}
          </Button>
        </div>
      </section>
    </div>
  )
}
