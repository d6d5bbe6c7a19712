// The return address for other systems: signs the person in, or first links the other account with one of the register.
import { Failure } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import { useEffect, useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { useSay } from '../../../api/language.ts'
import { useSite } from '../../../api/look.ts'
import { dropLink, finishBack, linkOwn, waitingLink, type ToLink } from '../../../api/ways/openId.ts'
import { isBack } from '../../../api/ways/back.ts'
import { asksForPassword } from '../../../api/ways/ownPassword.ts'
import { useSession } from '../../../api/session.ts'
import { usePending } from '../../../api/ways/enter.ts'
import { Button, ButtonLink } from '../../../kit/plain/action/Button.tsx'
import { Blank } from '../../../kit/plain/state/Blank.tsx'
import * as paths from '../../../paths.ts'
import { ProveFirst } from '../factor/ProveFirst.tsx'
import { FormTrouble } from '../FormTrouble.tsx'
import login from '../Login.module.css'
import { linkWith, words } from './words.ts'

type Step = 'working' | 'signedIn' | 'failed' | 'link' | 'proof' | 'linked'

const firstStep = (): Step => (isBack() ? 'working' : waitingLink() ? 'link' : 'failed')

export const OpenIdReturn = () => {
  const say = useSay()
  const go = useNavigate()
  const { status, info } = useSession()
  const pending = usePending()
  const providers = useSite().data?.ways.openId ?? []
  const [step, setStep] = useState(firstStep)
  const [toLink, setToLink] = useState<ToLink | undefined>(waitingLink)
  const [trouble, setTrouble] = useState<Phrase>()
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    if (step !== 'working') return
    finishBack().then(
      (found) => {
        setToLink(found)
        setStep(found ? 'link' : 'signedIn')
      },
      (error: unknown) => {
        setTrouble(error instanceof Failure ? error.phrase : undefined)
        setStep('failed')
      },
    )
  }, [step])

  const toLogin = <ButtonLink to={paths.login()}>{say(words.toLogin)}</ButtonLink>
  if (step === 'signedIn') return <Navigate to={pending ? paths.login() : paths.home} replace />
  if (step === 'working') return <Blank icon="clock" title={say(words.working)} />
  if (step === 'linked')
    return (
      <Blank icon="check" title={say(words.done)} text={say(words.doneText)}>
        <ButtonLink to={paths.home}>{say(words.home)}</ButtonLink>
      </Blank>
    )
  if (step === 'failed' || !toLink)
    return (
      <Blank
        tone={trouble ? 'bad' : 'quiet'}
        icon="warning"
        title={say(trouble ? words.failed : words.over)}
        text={trouble && say(trouble)}
      >
        {toLogin}
      </Blank>
    )

  const link = async (): Promise<void> => {
    setBusy(true)
    setTrouble(undefined)
    try {
      await linkOwn(toLink)
      setStep('linked')
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      if (asksForPassword(error)) setStep('proof')
      else setTrouble(error.phrase)
    } finally {
      setBusy(false)
    }
  }
  const leave = async (to: string): Promise<void> => {
    dropLink()
    await go(to)
  }
  const found = providers.find(({ key }) => key === toLink.provider)?.name
  const isIn = status === 'signedIn' && info !== undefined
  const lead = isIn
    ? linkWith(found ? say(found) : toLink.provider, info.user.nickname, info.user.username)
    : words.first
  return (
    <div className={login['page']}>
      <section className={login['card']}>
        <header>
          <h1>{say(words.title)}</h1>
          <p className={login['lead']}>{say(lead)}</p>
        </header>
        {isIn && step === 'proof' && <ProveFirst act={words.link} onProved={link} />}
        <div className={login['form']}>
          <FormTrouble phrase={trouble} />
          {isIn && step === 'link' && (
            <Button look="primary" wide busy={busy} onClick={() => void link()}>
              {say(words.link)}
            </Button>
          )}
          {!isIn && (
            <Button look="primary" wide onClick={() => void go(paths.login(paths.openIdReturn))}>
              {say(words.signIn)}
            </Button>
          )}
          <Button look="quiet" wide onClick={() => void leave(isIn ? paths.home : paths.login())}>
            {say(words.notNow)}
          </Button>
        </div>
      </section>
    </div>
  )
}
