// What the demo world leaves under each bell: the years that it makes up in a minute would fill it with news.
import { sql } from 'kysely'
import type { Db } from '../../src/db/connect.ts'

const [kept, unread] = [12, 4]

/** Of each person's messages the newest stay, some of them unread, a few hours between one and the next. */
export async function olderMessages(tx: Db): Promise<void> {
  await sql`
    with placed as (select id, row_number() over (partition by user_id order by id desc) as place from message)
    delete from message using placed where placed.id = message.id and place > ${kept}`.execute(tx)
  await sql`
    with placed as (select id, row_number() over (partition by user_id order by id desc) as place from message)
    update message set at = now() - place * interval '5 hours', read_at = case when place > ${unread} then now() end
    from placed where placed.id = message.id`.execute(tx)
}
