// Messages in the database: marking them as read, counting unread ones, and deleting old ones.
import { sql } from 'kysely'
import type { UserCtx } from '../../../access/ctx.ts'
import type { Db } from '../../../db/connect.ts'
import { countUnread as countAnnounced, markRead as markAnnounced } from '../notice/service.ts'

/** Facts and announcements together. */
export async function countUnread(ctx: UserCtx): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('message')
    .select(sql<number>`count(*)`.as('count'))
    .where('user_id', '=', ctx.actor.id)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count + (await countAnnounced(ctx))
}

const idsOf = (keys: readonly string[], type: 'notice' | 'message') =>
  keys.flatMap((key) => (key.startsWith(`${type}:`) ? [Number(key.slice(type.length + 1))] : []))

/** Marks these, or all; messages to other people are left out. May be repeated. Returns how many stay unread. */
export async function markRead(ctx: UserCtx, keys?: readonly string[]): Promise<number> {
  await ctx.db
    .updateTable('message')
    .set({ read_at: sql<string>`now()` })
    .where('user_id', '=', ctx.actor.id)
    .where('read_at', 'is', null)
    .$if(keys !== undefined, (query) => query.where(sql<boolean>`id = any(${idsOf(keys ?? [], 'message')}::bigint[])`))
    .execute()
  await markAnnounced(ctx, keys && idsOf(keys, 'notice'))
  return countUnread(ctx)
}

/** Deletes older messages that were read; unread ones stay. */
export async function sweepMessages(db: Db, days: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('message')
    .where('read_at', 'is not', null)
    .where('at', '<', sql<string>`now() - make_interval(days => ${days})`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
