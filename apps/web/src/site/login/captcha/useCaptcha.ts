// The captcha of a form: picture or spoken digits, the typed answer, and the proof that is sent with the form.
import { getCaptcha, getSpokenCaptcha } from '@register/contract/system/account'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { useRead } from '../../../api/query.ts'
import { playWav } from './playWav.ts'

export interface CaptchaForm {
  /** Whether the form must hold an answer. */
  asked: boolean
  /** The picture as a data URL; nothing until it is there. */
  picture: string | undefined
  /** Neither picture nor sound came. */
  failed: boolean
  /** The captcha the answer belongs to: the picture shown, or the digits played last. */
  kind: 'picture' | 'spoken'
  typed: string
  setTyped: (text: string) => void
  /** What to send with the form; empty when no captcha is asked for. */
  proof: () => { uuid?: string; captcha?: string }
  /** A captcha is good for one attempt: call it after each. */
  renew: () => void
  /** Has digits spoken; the answer is then theirs. */
  listen: () => Promise<void>
}

/** `wanted`: what the site's configuration says, until the server has answered. */
export function useCaptcha(wanted: boolean): CaptchaForm {
  const reading = useRead(getCaptcha, {}, { enabled: wanted, gcTime: 0, staleTime: Infinity })
  const [typed, setTyped] = useState('')
  const [spoken, setSpoken] = useState<string>()
  const [mute, setMute] = useState(false)
  const asked = reading.data?.captchaEnabled ?? wanted
  const uuid = spoken ?? reading.data?.uuid
  return {
    asked,
    picture: reading.data?.img || undefined,
    failed: reading.isError || mute,
    kind: spoken ? 'spoken' : 'picture',
    typed,
    setTyped,
    proof: () => (asked && uuid ? { uuid, captcha: typed.trim() } : {}),
    renew() {
      setTyped('')
      setSpoken(undefined)
      setMute(false)
      if (asked) void reading.refetch()
    },
    async listen() {
      try {
        const { uuid: heard, audio } = await call(getSpokenCaptcha, {})
        await playWav(audio)
        setSpoken(heard)
        setTyped('')
        setMute(false)
      } catch {
        setMute(true)
      }
    },
  }
}
