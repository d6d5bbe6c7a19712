// What a fact of a message is made of, and the parts that several facts share.
import { printNo } from '@register/contract/rules/numbers/certificateNo'
import type { Phrase } from '@register/contract/phrase'
import type { MessageTopic } from '@register/contract/system/message/message'

/** Stored values for the text of a fact; its kind decides which are present. */
export interface About {
  /** A certificate, application or report number; empty while a draft has none. */
  no?: string
  product?: string
  model?: string
  by?: string
  reason?: string
  /** A day, YYYY-MM-DD. */
  date?: string
  count?: number
  company?: string
  /** The number of the certificate that replaces this one. */
  replacement?: string
  /** The name of a file, as its creator named it. */
  file?: string
  title?: string
  /** Names, or other words, in each language. */
  zh?: string
  en?: string
}

export interface Fact {
  topic: MessageTopic
  title: (about: About) => Phrase
  /** A further line, which most facts do not have. */
  text?: (about: About) => Phrase
}

export const same = (text: string | undefined): Phrase => [text ?? '', text ?? '']
/** What identifies the record: its number, or its product name while it has no number. */
export const called = ({ no, product }: About): string => (no ? printNo(no) : product) || ''
export const titled =
  (zh: string, en: string) =>
  (about: About): Phrase => [`${zh}：${called(about)}`, `${en}: ${called(about)}`]
export const productOf = ({ no, product, model }: About): Phrase =>
  same([no ? product : undefined, model].filter(Boolean).join(' · '))
export const reasonOf = ({ reason }: About): Phrase => same(reason)
export const since = ({ date, reason }: About): Phrase => [
  [date && `自 ${date} 起`, reason].filter(Boolean).join(' · '),
  [date && `From ${date}`, reason].filter(Boolean).join(' · '),
]
/** The same with what it is about: recalled products, a new name. */
export const sinceWith = ({ zh, en, date, reason }: About): Phrase => [
  [zh, date && `自 ${date} 起`, reason].filter(Boolean).join(' · '),
  [en, date && `From ${date}`, reason].filter(Boolean).join(' · '),
]
