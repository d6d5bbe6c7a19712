// Messages by e-mail and SMS: written into the outbox in the transaction of their fact, and sent after it (feature push).
import { sql } from 'kysely'
import type { PushChannel } from '@register/contract/system/message/push'
import { factOf } from '../fact/facts.ts'
import type { Channel } from './letter.ts'

/** Only to who has chosen it for the topic and has shown the address to be their own. */
export const queued = (name: Exclude<PushChannel, 'office'>): Channel => ({
  name,
  async send(db, { kind, to, about }) {
    const confirmed = sql.ref(name === 'mail' ? 'u.email_confirmed_at' : 'u.phone_confirmed_at')
    await sql`
      insert into outbox (user_id, channel, kind, about)
      select u.id, ${name}, ${kind}, ${JSON.stringify(about)}::jsonb
      from app_user u join push_choice c on c.user_id = u.id and c.topic = ${factOf(kind)?.topic ?? ''}
      where u.id = any(${[...to]}::bigint[]) and u.status = 'active' and ${sql.ref(`c.${name}`)} and ${confirmed} is not null`.execute(
      db,
    )
  },
})
