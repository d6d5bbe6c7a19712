// A message before delivery, and the interface of the channels that deliver it.
import type { RawBuilder } from 'kysely'
import type { FactKind } from '../fact/facts.ts'
import type { About } from '../fact/wording.ts'

export interface OutgoingMessage {
  kind: FactKind
  /** Accounts; each once, never the actor. */
  to: readonly number[]
  /** type:id of the record that it is about; empty where there is none. */
  object: string
  about: About
  /** The actor; null when the register acted by itself, or when the reader must not know the actor. */
  from: number | null
}

export interface Channel {
  /** office, mail or sms. */
  name: 'office' | 'mail' | 'sms'
  /** The statement that writes or queues the message, in the transaction of the fact: when that is rolled back, no message is sent. */
  sending(letter: OutgoingMessage): RawBuilder<unknown>
}
