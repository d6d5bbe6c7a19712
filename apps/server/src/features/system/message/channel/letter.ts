// A message on its way to people, and what takes it there.
import type { RawBuilder } from 'kysely'
import type { About, FactKind } from '../fact/facts.ts'

export interface Letter {
  kind: FactKind
  /** Accounts; each once, never the one who did it. */
  to: readonly number[]
  /** type:id of the record it is about; empty where there is none. */
  object: string
  about: About
  /** The actor; null for what the register did by itself, or where the reader must not learn it. */
  from: number | null
}

export interface Channel {
  /** office, mail or sms. */
  name: 'office' | 'mail' | 'sms'
  /** The statement that writes or queues the message, in the transaction of the fact: when that is rolled back, no message is sent. */
  sending(letter: Letter): RawBuilder<unknown>
}
