// Mail as the product sees it: plain text to one address.
import type { Lang, Phrase } from '@register/contract/phrase'

export interface Mail {
  to: string
  /** The reader's language. */
  lang: Lang
  /** One line. */
  subject: Phrase
  text: Phrase
}

export interface MailPort {
  name: 'sink' | 'smtp'
  /** Rejects when no server took it. */
  send(mail: Mail): Promise<void>
}
