// Announcements in the database, and in the form that their writers see.
import { sql } from 'kysely'
import { noticeFields, noticeRowFields, type Notice } from '@register/contract/system/notice'
import { found, type UserCtx } from '../../../access/ctx.ts'
import { inScope } from '../../../access/scope.ts'
import { storeOf } from '../../../records/store.ts'
import { linksOf } from '../file/service.ts'
import { withLinks } from './text/sanitize.ts'

export const notices = storeOf({
  table: 'announcement',
  noun: 'notice',
  fields: noticeFields,
  rowFields: noticeRowFields,
  called: 'title',
  audited: ['title', 'status'],
  scope: (ctx) => inScope(ctx.scope, { dept: 'announcement.dept_id', creator: 'announcement.created_by' }),
  order: sql`announcement.updated_at desc`,
})

export const objectOf = (id: number): string => `notice:${id}`

/** The row with its text, whose files get temporary addresses. */
export async function readNotice(ctx: UserCtx, id: number): Promise<Notice> {
  const row = await notices.read(ctx, id)
  const { content } = found(
    await notices.scoped(ctx).where('announcement.id', '=', id).select('announcement.content').executeTakeFirst(),
  )
  return { ...row, content: withLinks(content, await linksOf(ctx, [objectOf(id)])) }
}
