// Messages under the bell of the office: one row per person.
import type { Channel } from './letter.ts'

export const office: Channel = {
  name: 'office',
  async send(db, { kind, to, object, about, from }) {
    await db
      .insertInto('message')
      .values(to.map((user) => ({ user_id: user, kind, object, about: JSON.stringify(about), from_id: from })))
      .execute()
  },
}
