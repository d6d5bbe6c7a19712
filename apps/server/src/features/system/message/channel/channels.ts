// The channels by which a message reaches a person. One interface; every message goes through each channel, in the transaction of its fact.
import { sql } from 'kysely'
import { type PushChannel, isFixed } from '@register/contract/system/message/push'
import type { Channel, OutgoingMessage } from './outgoingMessage.ts'
import { factOf } from '../fact/facts.ts'

// The people whom a message reaches by e-mail or SMS.
/** The part of a query from `from` on: accounts `u` that have chosen the channel for the topic and have confirmed the address. */
function reached(name: Exclude<PushChannel, 'office'>, { kind, to }: Pick<OutgoingMessage, 'kind' | 'to'>) {
  const confirmed = sql.ref(name === 'mail' ? 'u.email_confirmed_at' : 'u.phone_confirmed_at')
  return sql`
    from app_user u join push_choice c on c.user_id = u.id and c.topic = ${factOf(kind)?.topic ?? ''}
    where u.id = any(${[...to]}::bigint[]) and u.status = 'active' and ${sql.ref(`c.${name}`)} and ${confirmed} is not null`
}

// Messages under the bell of the office: one row for each person whose settings for the topic include the office.
const office: Channel = {
  name: 'office',
  sending(letter) {
    const { kind, to, object, about, from } = letter
    const topic = factOf(kind)?.topic
    const fixed = topic === undefined || isFixed(topic, 'office')
    // A message that is also sent by e-mail at once is marked, so that the daily summary does not repeat it.
    return sql`
      insert into message (user_id, kind, object, about, from_id, mailed_at)
      select t.id, ${kind}, ${object}, ${JSON.stringify(about)}::jsonb, ${from}::bigint,
        case when t.id in (select u.id ${reached('mail', letter)}) then now() end
      from unnest(${[...to]}::bigint[]) as t (id)
      where ${fixed}::boolean or not exists (
        select from push_choice d where d.user_id = t.id and d.topic = ${topic ?? ''} and not d.office)`
  },
}

// Messages by e-mail and SMS: written into the outbox in the transaction of their fact, and sent after it (feature push).
const queued = (name: Exclude<PushChannel, 'office'>): Channel => ({
  name,
  sending: (letter) => sql`
      insert into outbox (user_id, channel, kind, about)
      select u.id, ${name}, ${letter.kind}, ${JSON.stringify(letter.about)}::jsonb ${reached(name, letter)}`,
})

export const channels: readonly Channel[] = [office, queued('mail'), queued('sms')]
