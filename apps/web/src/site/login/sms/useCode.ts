// State of telephone, captcha and code: what was typed, its errors, and when the next code can be requested.
import { Failure } from '@register/contract/errors'
import { phoneProblem } from '@register/contract/fieldTypes/telephone'
import { codeProblem } from '@register/contract/input/codes'
import type { Phrase } from '@register/contract/phrase'
import { sendSms } from '@register/contract/system/signIn/sms'
import { useEffect, useState } from 'react'
import { call } from '../../../api/call.ts'
import { useSite } from '../../../api/branding.ts'
import { useCaptcha, type CaptchaForm } from '../captcha/useCaptcha.ts'
import { smsWords as words } from './words.ts'

type Key = 'phone' | 'captcha' | 'code'
export type CodeTrouble = Partial<Record<Key | 'form', Phrase>>

export interface CodeForm {
  phone: string
  code: string
  set: (typed: Partial<Record<'phone' | 'code', string>>) => void
  captcha: CaptchaForm
  wrong: CodeTrouble
  setWrong: (wrong: CodeTrouble) => void
  /** The number to which a code was sent. */
  sentTo: string | undefined
  /** Seconds until the next code can be requested; 0 means now. */
  left: number
  busy: boolean
  /** Requests a code. */
  ask: () => Promise<void>
  /** The errors of telephone and code. */
  missing: () => CodeTrouble
}

/** A countdown of seconds to 0, and the function that starts it. */
function useSecondsLeft(): [number, (seconds: number) => void] {
  const [until, setUntil] = useState(0)
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (until === 0) return undefined
    const tick = () => setLeft(Math.max(0, Math.ceil((until - performance.now()) / 1_000)))
    tick()
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [until])
  return [left, (seconds) => setUntil(performance.now() + seconds * 1_000)]
}

export function useCode(purpose: 'login' | 'reset' | 'register'): CodeForm {
  const site = useSite()
  const [typed, setTyped] = useState({ phone: '', code: '' })
  const [wrong, setWrong] = useState<CodeTrouble>({})
  const [sentTo, setSentTo] = useState<string>()
  const [left, begin] = useSecondsLeft()
  const [busy, setBusy] = useState(false)
  const captcha = useCaptcha(site.data?.captcha ?? false)

  const missingPhone = (): CodeTrouble => {
    const wrongPhone = typed.phone.trim() ? phoneProblem(typed.phone) : words.needPhone
    return wrongPhone ? { phone: wrongPhone } : {}
  }
  const missingCode = (): CodeTrouble => {
    const wrongCode = typed.code ? codeProblem(typed.code) : words.needCode
    return wrongCode ? { code: wrongCode } : {}
  }

  async function ask(): Promise<void> {
    if (busy || left > 0) return
    const missing: CodeTrouble = {
      ...missingPhone(),
      ...(!captcha.asked || captcha.typed.trim() ? {} : { captcha: words.needCaptcha }),
    }
    setWrong(missing)
    if (Object.keys(missing).length > 0) return
    setBusy(true)
    try {
      const { again } = await call(sendSms, {
        body: { purpose, phone: typed.phone.trim(), ...(await captcha.proof()) },
      })
      setSentTo(typed.phone.trim())
      begin(again)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      if (error.retryAfter) begin(error.retryAfter)
      const field = error.fields.find((one) => one.field === 'phone' || one.field === 'captcha')
      setWrong(field ? { [field.field]: field.phrase } : { form: error.phrase })
    } finally {
      setBusy(false)
      captcha.renew()
    }
  }

  return {
    ...typed,
    set: (some) => setTyped((now) => ({ ...now, ...some })),
    captcha,
    wrong,
    setWrong,
    sentTo,
    left,
    busy,
    ask,
    missing: () => ({ ...missingPhone(), ...missingCode() }),
  }
}
