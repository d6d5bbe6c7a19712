// The port for mail: sends plain text to one address.
import type { Lang, Phrase } from '@register/contract/phrase'

export interface Mail {
  to: string
  /** The reader's language. */
  lang: Lang
  /** A single line. */
  subject: Phrase
  text: Phrase
}

export interface MailPort {
  name: 'sink' | 'smtp'
  /** Rejects when no server accepted the mail. */
  send(mail: Mail): Promise<void>
}
