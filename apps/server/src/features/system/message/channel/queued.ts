// Messages by e-mail and SMS: written into the outbox in the transaction of their fact, and sent after it (feature push).
import { sql } from 'kysely'
import type { PushChannel } from '@register/contract/system/message/push'
import type { Channel } from './letter.ts'
import { reached } from './reached.ts'

export const queued = (name: Exclude<PushChannel, 'office'>): Channel => ({
  name,
  sending: (letter) => sql`
      insert into outbox (user_id, channel, kind, about)
      select u.id, ${name}, ${letter.kind}, ${JSON.stringify(letter.about)}::jsonb ${reached(name, letter)}`,
})
