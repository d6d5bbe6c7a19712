// Announcements for their readers: published, valid today, for one of the reader's roles; with marks of having been read.
import { sql } from 'kysely'
import { shanghaiDay } from '@register/contract/dates'
import type { Actor } from '../../../access/actor.ts'
import type { Ctx, UserCtx } from '../../../access/ctx.ts'
import { linksOf } from '../file/service.ts'
import { withLinks } from './text/sanitize.ts'
import { objectOf } from './store.ts'

/** The account for which it is read: the caller, or the account a background job reads for. */
interface Reader extends Pick<Ctx, 'db'> {
  actor: Pick<Actor, 'id' | 'roles'>
}

/** Every announcement that the reader can see today. */
export function announced(ctx: Reader) {
  const today = shanghaiDay()
  return ctx.db
    .selectFrom('announcement as n')
    .where('n.status', '=', 'published')
    .where(sql<boolean>`coalesce(n.valid_from <= ${today}, true) and coalesce(n.valid_until >= ${today}, true)`)
    .where(sql<boolean>`(n.role_keys = '{}' or n.role_keys && ${[...ctx.actor.roles]}::text[])`)
}

export const isRead = (ctx: Reader) =>
  sql<boolean>`exists (select 1 from announcement_read r where r.announcement_id = n.id and r.user_id = ${ctx.actor.id})`

/** When it was first shown: at its publication, or on its first day of validity. */
export const shownSince = sql<string>`greatest(n.published_at, n.valid_from::timestamp at time zone 'Asia/Shanghai')`

export async function countUnread(ctx: UserCtx): Promise<number> {
  const { count } = await announced(ctx)
    .where(sql<boolean>`not ${isRead(ctx)}`)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The texts of announcements, with temporary links to their files; by the object that the files are bound to. */
export async function contentsOf(
  ctx: UserCtx,
  rows: readonly { id: number; content: string }[],
): Promise<Map<string, string>> {
  const links = await linksOf(
    ctx,
    rows.map(({ id }) => objectOf(id)),
  )
  return new Map(rows.map(({ id, content }) => [objectOf(id), withLinks(content, links)]))
}

/** Marks these, or all; announcements that the caller does not see are left out. May be repeated. */
export async function markRead(ctx: UserCtx, ids?: readonly number[]): Promise<void> {
  const marked = announced(ctx)
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`n.id = any(${[...(ids ?? [])]}::bigint[])`))
    .select(['n.id', sql<number>`${ctx.actor.id}::bigint`.as('user_id')])
  await ctx.db
    .insertInto('announcement_read')
    .columns(['announcement_id', 'user_id'])
    .expression(marked)
    .onConflict((known) => known.doNothing())
    .execute()
}
