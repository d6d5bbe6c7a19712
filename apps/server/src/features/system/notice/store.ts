// Announcements as those who write them see them: lists, single ones, and their changes.
import { sql, type Selectable } from 'kysely'
import {
  noticeColumns,
  type addNotice as added,
  type Notice,
  type NoticeRow,
  type NoticeStatus,
  type NoticeType,
} from '@register/contract/system/notice'
import { staleRev } from '@register/contract/errors'
import type { ListRequest } from '@register/contract/page'
import type { z } from 'zod'
import { found, type UserCtx } from '../../../access/ctx.ts'
import { inScope } from '../../../access/scope.ts'
import { countRows } from '../../../db/count.ts'
import { conditions, dayOf, orderOf, readPage, type ListPlan, type Page } from '../../../db/list.ts'
import { likePattern } from '../../../db/search/grams.ts'
import type { AnnouncementTable } from '../../../db/tables.ts'
import { linksOf } from '../file/service.ts'
import { withLinks } from './sanitize.ts'

export type Written = z.output<(typeof added)['body']>
type Row = Selectable<AnnouncementTable>

export const objectOf = (id: number): string => `notice:${id}`

const ref = (column: string) => sql.ref(`announcement.${column}`)

const scoped = (ctx: UserCtx) =>
  ctx.db
    .selectFrom('announcement')
    .where(inScope(ctx.scope, { dept: 'announcement.dept_id', creator: 'announcement.created_by' }))

const plan: ListPlan<typeof noticeColumns> = {
  columns: noticeColumns,
  sql: {
    title: { ref: ref('title') },
    type: { ref: ref('type') },
    status: { ref: ref('status') },
    // true or false, as on the wire.
    pinned: { ref: sql`${ref('pinned')}::text` },
    validFrom: { ref: ref('valid_from') },
    validUntil: { ref: ref('valid_until') },
    updatedAt: { ref: dayOf(ref('updated_at')), sort: ref('updated_at') },
  },
  keyword: (folded) =>
    sql<boolean>`folded(concat_ws(chr(10), ${ref('title')}, ${ref('remark')})) like ${likePattern(folded)}`,
  order: sql`${ref('updated_at')} desc, ${ref('id')} desc`,
}

const asRow = (row: Omit<Row, 'content'> & { nickname: string | null }): NoticeRow => ({
  id: row.id,
  rev: row.rev,
  title: row.title,
  type: row.type as NoticeType,
  status: row.status as NoticeStatus,
  roleKeys: row.role_keys,
  validFrom: row.valid_from,
  validUntil: row.valid_until,
  pinned: row.pinned,
  link: row.link,
  remark: row.remark,
  createdBy: row.nickname ?? '',
  updatedAt: row.updated_at,
})

const withAuthor = (query: ReturnType<typeof scoped>) =>
  query
    .leftJoin('app_user', 'app_user.id', 'announcement.created_by')
    .selectAll('announcement')
    .select('app_user.nickname')

export async function listNotices(ctx: UserCtx, request: ListRequest): Promise<Page<NoticeRow>> {
  let filtered = scoped(ctx)
  for (const condition of conditions(plan, request)) filtered = filtered.where(condition)
  const page = await readPage(
    filtered,
    (rows) => withAuthor(rows).execute(),
    request,
    orderOf(plan, request),
    countRows(ctx.db),
  )
  return { ...page, list: page.list.map(asRow) }
}

export async function readNotice(ctx: UserCtx, id: number): Promise<Notice> {
  const row = found(await withAuthor(scoped(ctx).where('announcement.id', '=', id)).executeTakeFirst())
  return { ...asRow(row), content: withLinks(row.content, await linksOf(ctx, [objectOf(id)])) }
}

/** The row locked for a change; refuses a stale `rev`, when one is given. */
export async function lockNotice(ctx: UserCtx, id: number, rev?: number): Promise<Row> {
  const row = found(
    await scoped(ctx).selectAll('announcement').where('announcement.id', '=', id).forUpdate().executeTakeFirst(),
  )
  if (rev === undefined || row.rev === rev) return row
  const by = await ctx.db.selectFrom('app_user').select('nickname').where('id', '=', row.updated_by).executeTakeFirst()
  throw staleRev({ rev: row.rev, by: by?.nickname ?? '', at: row.updated_at })
}

const columnsOf = (ctx: UserCtx, given: Written, content: string) => ({
  title: given.title ?? '',
  type: given.type ?? '',
  status: given.status ?? '',
  role_keys: given.roleKeys ?? [],
  valid_from: given.validFrom ?? null,
  valid_until: given.validUntil ?? null,
  pinned: given.pinned ?? false,
  link: given.link ?? '',
  remark: given.remark ?? '',
  content,
  updated_by: ctx.actor.id,
})

const now = sql<string>`now()`

export const insertNotice = (ctx: UserCtx, given: Written, content: string): Promise<{ id: number }> =>
  ctx.db
    .insertInto('announcement')
    .values({
      ...columnsOf(ctx, given, content),
      published_at: given.status === 'published' ? now : null,
      dept_id: ctx.actor.deptId,
      created_by: ctx.actor.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

/** `published`: it is announced anew, so that nobody has read it yet. */
export async function updateNotice(
  ctx: UserCtx,
  id: number,
  given: Written,
  { content, published }: { content: string; published: boolean },
): Promise<void> {
  await ctx.db
    .updateTable('announcement')
    .set({ ...columnsOf(ctx, given, content), updated_at: now })
    .set((row) => ({ rev: row('rev', '+', 1) }))
    .$if(published, (query) => query.set({ published_at: now }))
    .where('id', '=', id)
    .execute()
  if (published) await ctx.db.deleteFrom('announcement_read').where('announcement_id', '=', id).execute()
}
