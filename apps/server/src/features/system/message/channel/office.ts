// Messages under the bell of the office: one row per person who has not chosen to hear of the topic elsewhere alone.
import { sql } from 'kysely'
import { isFixed } from '@register/contract/system/message/push'
import { factOf } from '../fact/facts.ts'
import type { Channel } from './letter.ts'

export const office: Channel = {
  name: 'office',
  async send(db, { kind, to, object, about, from }) {
    const topic = factOf(kind)?.topic
    const declined =
      topic === undefined || isFixed(topic, 'office')
        ? []
        : await db
            .selectFrom('push_choice')
            .select('user_id')
            .where(sql<boolean>`user_id = any(${[...to]}::bigint[])`)
            .where('topic', '=', topic)
            .where('office', '=', false)
            .execute()
    const wanted = to.filter((user) => !declined.some(({ user_id }) => user_id === user))
    if (wanted.length === 0) return
    await db
      .insertInto('message')
      .values(wanted.map((user) => ({ user_id: user, kind, object, about: JSON.stringify(about), from_id: from })))
      .execute()
  },
}
