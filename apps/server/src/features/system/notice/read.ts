// Announcements as those see them whom they are for: published, of today, for one of their roles; with marks of having been read.
import { sql } from 'kysely'
import { shanghaiDay } from '@register/contract/dates'
import type { ListRequest } from '@register/contract/page'
import type { Message, NoticeType } from '@register/contract/system/notice'
import type { UserCtx } from '../../../access/ctx.ts'
import { countRows } from '../../../db/count.ts'
import { keywordWords, readPage, type Page } from '../../../db/list.ts'
import { holdsAll } from '../../../db/search/grams.ts'
import { linksOf } from '../file/service.ts'
import { withLinks } from './text/sanitize.ts'
import { objectOf } from './store.ts'

/** Everything announced to the caller today. */
function announced(ctx: UserCtx) {
  const today = shanghaiDay()
  return ctx.db
    .selectFrom('announcement as n')
    .where('n.status', '=', 'published')
    .where(sql<boolean>`coalesce(n.valid_from <= ${today}, true) and coalesce(n.valid_until >= ${today}, true)`)
    .where(sql<boolean>`(n.role_keys = '{}' or n.role_keys && ${[...ctx.actor.roles]}::text[])`)
}

const isRead = (ctx: UserCtx) =>
  sql<boolean>`exists (select 1 from announcement_read r where r.announcement_id = n.id and r.user_id = ${ctx.actor.id})`

/** When it was first shown: at its publication, or on the day it was kept back for. */
const shownSince = sql<string>`greatest(n.published_at, n.valid_from::timestamp at time zone 'Asia/Shanghai')`

export async function countUnread(ctx: UserCtx): Promise<number> {
  const { count } = await announced(ctx)
    .where(sql<boolean>`not ${isRead(ctx)}`)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function listMessages(ctx: UserCtx, request: ListRequest): Promise<Page<Message> & { unread: number }> {
  const words = keywordWords(request)
  const page = await readPage(
    announced(ctx).$if(words !== undefined, (query) => query.where(holdsAll(sql`folded(n.title)`, words ?? []))),
    (rows) =>
      rows
        .leftJoin('app_user', 'app_user.id', 'n.created_by')
        .select(['n.id', 'n.title', 'n.type', 'n.content', 'n.link', 'n.pinned', 'app_user.nickname'])
        .select([shownSince.as('at'), isRead(ctx).as('read')])
        .execute(),
    request,
    sql`${isRead(ctx)}, n.pinned desc, ${shownSince} desc, n.id desc`,
    countRows(ctx.db),
  )
  const links = await linksOf(
    ctx,
    page.list.map(({ id }) => objectOf(id)),
  )
  return {
    ...page,
    unread: await countUnread(ctx),
    list: page.list.map((row) => ({
      id: row.id,
      title: row.title,
      type: row.type as NoticeType,
      content: withLinks(row.content, links),
      link: row.link,
      pinned: row.pinned,
      from: row.nickname ?? '',
      at: row.at,
      read: row.read,
    })),
  }
}

/** Marks these, or all; what is not announced to the caller is left out. Twice is once. Returns how many stay unread. */
export async function markRead(ctx: UserCtx, ids?: readonly number[]): Promise<number> {
  const marked = announced(ctx)
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`n.id = any(${[...(ids ?? [])]}::bigint[])`))
    .select(['n.id', sql<number>`${ctx.actor.id}::bigint`.as('user_id')])
  await ctx.db
    .insertInto('announcement_read')
    .columns(['announcement_id', 'user_id'])
    .expression(marked)
    .onConflict((known) => known.doNothing())
    .execute()
  return countUnread(ctx)
}
