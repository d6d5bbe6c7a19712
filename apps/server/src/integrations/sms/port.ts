// The port for short messages, the same for every service that sends them.
import { say, type Lang, type Phrase } from '@register/contract/phrase'

/** The two templates that the operator has the service approve, with the parameters of each in this order. */
export interface SmsValues {
  /** `minutes`: how long the code is valid. */
  code: { code: string; minutes: string }
  message: { text: Phrase }
}

export type Sms = {
  [T in keyof SmsValues]: {
    /** The number as people write it: of the mainland, or with + and its country code. */
    to: string
    /** The reader's language. */
    lang: Lang
    template: T
    values: SmsValues[T]
  }
}[keyof SmsValues]

/** The parameters of a template, in the reader's language. */
export const valuesIn = ({ lang, ...sms }: Sms): Record<string, string> =>
  sms.template === 'code' ? { ...sms.values } : { text: say(sms.values.text, lang) }

export interface SmsPort {
  name: 'sink' | 'aliyun' | 'tencent'
  /** Rejects with the service's message when the service did not accept it; the error never contains the number. */
  send(sms: Sms): Promise<void>
}

/** Milliseconds after which a service counts as unreachable. */
const patienceMs = 8_000

/** The JSON that a service answers; throws when none arrives in time. */
export async function askService(url: string, request: RequestInit): Promise<unknown> {
  const reply = await fetch(url, { ...request, redirect: 'error', signal: AbortSignal.timeout(patienceMs) })
  const text = (await reply.text()).slice(0, 10_000)
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`The SMS service answered ${reply.status} without JSON`)
  }
}

/** The number in the notation that every service accepts: + and the country code; eleven digits that begin with 1 are of the mainland. */
export const internationally = (number: string): string =>
  number.startsWith('+') ? number : /^1\d{10}$/.test(number) ? `+86${number}` : `+${number}`
