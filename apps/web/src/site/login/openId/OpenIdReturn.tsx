// The return address for other systems: signs the person in, or first links the other account with one of the register.
import { Failure } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import { siteScreens } from '@register/contract/screens/site'
import { useEffect, useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { useTranslate } from '../../../api/language.ts'
import { useSite } from '../../../api/branding.ts'
import { dropLink, finishBack, linkOwn, waitingLink, type ToLink } from '../../../api/signIn/openId.ts'
import { isBack } from '../../../api/signIn/back.ts'
import { asksForPassword } from '../../../api/session/reauthentication.ts'
import { useSession } from '../../../api/session.ts'
import { usePending } from '../../../api/signIn/enter.ts'
import { Button, ButtonLink } from '../../../kit/plain/action/Button.tsx'
import { Blank } from '../../../kit/plain/state/Blank.tsx'
import * as paths from '../../../paths.ts'
import { ProveFirst } from '../factor/ProveFirst.tsx'
import { FormTrouble } from '../FormTrouble.tsx'
import login from '../Login.module.css'

// Texts of signing in with accounts of other systems.
const words = {
  title: siteScreens.open_id.title,
  working: ['正在登录', 'Signing in'],
  over: ['没有正在进行的登录', 'No sign-in is in progress'],
  failed: ['登录没有完成', 'You are not signed in'],
  toLogin: ['返回登录', 'Back to signing in'],
  first: [
    '您已通过验证，但这个账号还没有与本系统的账号绑定。请用原有方式登录一次，然后确认绑定。',
    'The other system has confirmed who you are, but that account is not linked with one here yet. Sign in once as usual, then confirm the link.',
  ],
  signIn: ['登录并绑定', 'Sign in to link'],
  link: ['绑定', 'Link'],
  notNow: ['暂不绑定', 'Not now'],
  done: ['已绑定', 'Linked'],
  doneText: ['以后可以用它登录。', 'You can sign in with it from now on.'],
  home: ['进入首页', 'To the home page'],
} as const satisfies Record<string, Phrase>

const linkWith = (provider: string, nickname: string, username: string): Phrase => [
  `将您的“${provider}”账号与 ${nickname}（${username}）绑定？以后用它即可登录本系统。`,
  `Link your account of "${provider}" with ${nickname} (${username})? You can then sign in here with it.`,
]

type Step = 'working' | 'signedIn' | 'failed' | 'link' | 'proof' | 'linked'

const firstStep = (): Step => (isBack() ? 'working' : waitingLink() ? 'link' : 'failed')

export const OpenIdReturn = () => {
  const t = useTranslate()
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

  const toLogin = <ButtonLink to={paths.login()}>{t(words.toLogin)}</ButtonLink>
  if (step === 'signedIn') return <Navigate to={pending ? paths.login() : paths.home} replace />
  if (step === 'working') return <Blank icon="clock" title={words.working} />
  if (step === 'linked')
    return (
      <Blank icon="check" title={words.done} text={words.doneText}>
        <ButtonLink to={paths.home}>{t(words.home)}</ButtonLink>
      </Blank>
    )
  if (step === 'failed' || !toLink)
    return (
      <Blank tone={trouble ? 'bad' : 'quiet'} icon="warning" title={trouble ? words.failed : words.over} text={trouble}>
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
  const lead = isIn ? linkWith(found ? t(found) : toLink.provider, info.user.nickname, info.user.username) : words.first
  return (
    <div className={`stack gap-16 ${login['page']}`}>
      <section className={`stack card pad-24 ${login['card']}`}>
        <header>
          <h1>{t(words.title)}</h1>
          <p className="above-4 quiet">{t(lead)}</p>
        </header>
        {isIn && step === 'proof' && <ProveFirst act={words.link} onProved={link} />}
        <div className={`stack gap-16 ${login['form']}`}>
          <FormTrouble phrase={trouble} />
          {isIn && step === 'link' && (
            <Button look="primary" wide busy={busy} onClick={() => void link()}>
              {t(words.link)}
            </Button>
          )}
          {!isIn && (
            <Button look="primary" wide onClick={() => void go(paths.login(paths.openIdReturn))}>
              {t(words.signIn)}
            </Button>
          )}
          <Button look="quiet" wide onClick={() => void leave(isIn ? paths.home : paths.login())}>
            {t(words.notNow)}
          </Button>
        </div>
      </section>
    </div>
  )
}
