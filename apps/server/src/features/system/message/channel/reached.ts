// The people whom a message reaches by e-mail or SMS.
import { sql } from 'kysely'
import type { PushChannel } from '@register/contract/system/message/push'
import { factOf } from '../fact/facts.ts'
import type { Letter } from './letter.ts'

/** The part of a query from `from` on: accounts `u` that have chosen the channel for the topic and have confirmed the address. */
export function reached(name: Exclude<PushChannel, 'office'>, { kind, to }: Pick<Letter, 'kind' | 'to'>) {
  const confirmed = sql.ref(name === 'mail' ? 'u.email_confirmed_at' : 'u.phone_confirmed_at')
  return sql`
    from app_user u join push_choice c on c.user_id = u.id and c.topic = ${factOf(kind)?.topic ?? ''}
    where u.id = any(${[...to]}::bigint[]) and u.status = 'active' and ${sql.ref(`c.${name}`)} and ${confirmed} is not null`
}
