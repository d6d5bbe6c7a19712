// The captcha of a form: picture or spoken digits, the typed answer, and the proof that is sent with the form.
import { getCaptcha, getSpokenCaptcha } from '@register/contract/system/account'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { useRead } from '../../../api/query.ts'
import { useWork } from './useWork.ts'

// Plays a sound that came in an answer. The page's content policy allows blob addresses for sounds, but no data addresses.

/** Resolves when the sound has begun; rejects where the browser cannot play it. */
async function playWav(base64: string): Promise<void> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
  const url = URL.createObjectURL(new Blob([bytes], { type: 'audio/wav' }))
  const sound = new Audio(url)
  sound.addEventListener('ended', () => URL.revokeObjectURL(url))
  await sound.play()
}

export interface CaptchaForm {
  /** Whether the form needs a captcha. */
  asked: boolean
  /** The picture as a data URL; undefined until it is loaded. */
  picture: string | undefined
  /** Neither picture nor sound could be loaded. */
  failed: boolean
  /** The captcha that the answer belongs to: the picture shown, or the digits played last. */
  kind: 'picture' | 'spoken'
  typed: string
  setTyped: (text: string) => void
  /** How far the work of this device is, from 0 to 1; undefined where none is left to do. */
  working: number | undefined
  /** The fields to send with the form, once the work of this device is done; empty when no captcha is needed. */
  proof: () => Promise<{ uuid?: string; captcha?: string; work?: number }>
  /** A captcha is valid for one attempt, so call this after each. */
  renew: () => void
  /** Plays spoken digits; the answer then belongs to them. */
  listen: () => Promise<void>
}

/** `wanted`: what the site's configuration says, until the server has answered. */
export function useCaptcha(wanted: boolean): CaptchaForm {
  const reading = useRead(getCaptcha, {}, { enabled: wanted, gcTime: 0, staleTime: Infinity })
  const [typed, setTyped] = useState('')
  const [spoken, setSpoken] = useState<{ uuid: string; bits: number }>()
  const [mute, setMute] = useState(false)
  const asked = reading.data?.captchaEnabled ?? wanted
  const { uuid, bits = 0 } = spoken ?? reading.data ?? {}
  const work = useWork(uuid, bits)
  return {
    asked,
    picture: reading.data?.img || undefined,
    failed: reading.isError || mute,
    kind: spoken ? 'spoken' : 'picture',
    typed,
    setTyped,
    working: work.share,
    async proof() {
      if (!asked || !uuid) return {}
      const result = await work.result()
      return { uuid, captcha: typed.trim(), ...(result !== undefined && { work: result }) }
    },
    renew() {
      setTyped('')
      setSpoken(undefined)
      setMute(false)
      if (asked) void reading.refetch()
    },
    async listen() {
      try {
        const { audio, ...heard } = await call(getSpokenCaptcha, {})
        await playWav(audio)
        setSpoken({ uuid: heard.uuid, bits: heard.bits })
        setTyped('')
        setMute(false)
      } catch {
        setMute(true)
      }
    },
  }
}
