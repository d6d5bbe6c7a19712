// The page on which a second factor is set up: by choice, or because administrators must have one before the office opens.
import { Failure } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import type { startFactor } from '@register/contract/system/signIn/factor'
import type { Output } from '@register/contract/endpoint'
import { useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { factorIsOn, startOwnFactor } from '../../../api/signIn/factor.ts'
import { useTranslate } from '../../../api/language.ts'
import { asksForPassword } from '../../../api/session/reauthentication.ts'
import { signOut, useSession } from '../../../api/session.ts'
import { Button } from '../../../kit/plain/action/Button.tsx'
import * as paths from '../../../paths.ts'
import { FormTrouble } from '../FormTrouble.tsx'
import login from '../Login.module.css'
import { safeBack } from '../safeBack.ts'
import { RecoveryCodes } from '../../../kit/plain/password/RecoveryCodes.tsx'
import { NewFactor } from './NewFactor.tsx'
import { ProveFirst } from './ProveFirst.tsx'
import { factorWords as words } from './words.ts'

type Step =
  | { at: 'begin' }
  | { at: 'proof' }
  | ({ at: 'scan' } & Output<typeof startFactor>)
  | { at: 'on'; codes: string[] }

export const SetUpFactor = () => {
  const t = useTranslate()
  const go = useNavigate()
  const { status, info } = useSession()
  const [search] = useSearchParams()
  const back = safeBack(search.get('back'))
  const [step, setStep] = useState<Step>({ at: 'begin' })
  const [trouble, setTrouble] = useState<Phrase>()
  const [busy, setBusy] = useState(false)
  if (status === 'signedOut') return <Navigate to={paths.login(back)} replace />
  if (status === 'unknown' || !info) return null

  const begin = async (): Promise<void> => {
    setTrouble(undefined)
    setBusy(true)
    try {
      setStep({ at: 'scan', ...(await startOwnFactor()) })
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      if (asksForPassword(error)) setStep({ at: 'proof' })
      else setTrouble(error.phrase)
    } finally {
      setBusy(false)
    }
  }
  const goOn = async (): Promise<void> => {
    await factorIsOn()
    await go(back, { replace: true })
  }
  const isDue = info.factorDue && step.at !== 'on'
  return (
    <div className={`stack gap-16 ${login['page']}`}>
      <section className={`stack card pad-24 ${login['card']}`}>
        <header>
          <h1>{t(step.at === 'on' ? words.isOn : words.setUpTitle)}</h1>
          <p className="above-4 quiet">{t(step.at === 'on' ? words.note : isDue ? words.due : words.offered)}</p>
        </header>
        {step.at === 'begin' && (
          <div className={`stack gap-16 ${login['form']}`}>
            <FormTrouble phrase={trouble} />
            <p>{t(words.need)}</p>
            <Button look="primary" wide busy={busy} onClick={() => void begin()}>
              {t(words.begin)}
            </Button>
          </div>
        )}
        {step.at === 'proof' && <ProveFirst act={words.begin} onProved={begin} />}
        {step.at === 'scan' && (
          <NewFactor
            {...step}
            onOn={(codes) => setStep({ at: 'on', codes })}
            onOver={(why) => {
              setTrouble(why)
              setStep({ at: 'begin' })
            }}
          />
        )}
        {step.at === 'on' && (
          <div className={login['form']}>
            <RecoveryCodes
              codes={step.codes}
              account={info.user.username}
              label={words.goOn}
              onKept={() => void goOn()}
            />
          </div>
        )}
        {step.at !== 'on' && (
          <Button look="quiet" wide onClick={() => void (isDue ? signOut() : go(back))}>
            {t(isDue ? words.leave : words.notNow)}
          </Button>
        )}
      </section>
    </div>
  )
}
