// Messages under the bell of the office: one row for each person whose settings for the topic include the office.
import { sql } from 'kysely'
import { isFixed } from '@register/contract/system/message/push'
import { factOf } from '../fact/facts.ts'
import type { Channel } from './letter.ts'
import { reached } from './reached.ts'

export const office: Channel = {
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
