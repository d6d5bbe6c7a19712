// One notice as readers get it; of a withdrawn one only the fact and the reason.
import { sql } from 'kysely'
import type { PublicNotice } from '@register/contract/business/notice/reader'
import type { NoticeType } from '@register/contract/business/notice/types'
import { found, type Ctx } from '../../../access/ctx.ts'
import { filesOf } from '../file/service.ts'
import { objectOf, textOf } from './store.ts'

/** The table allows no other types. */
export const typeOf = sql<NoticeType>`public_notice.type`.as('type')

/** Every notice that was published for the caller, including withdrawn ones. */
export const forReader = (ctx: Ctx) =>
  ctx.db
    .selectFrom('public_notice')
    .where('public_notice.status', 'in', ['published', 'withdrawn'])
    .$if(ctx.actor === undefined, (query) => query.where('public_notice.audience', '=', 'public'))

export async function readPublic(ctx: Ctx, id: number): Promise<PublicNotice> {
  const row = found(
    await forReader(ctx)
      .where('public_notice.id', '=', id)
      .select(['public_notice.id', 'title', typeOf, 'pinned', 'content', 'status', 'version'])
      .select(['published_at', 'changed_at', 'withdrawn_at', 'withdrawn_reason'])
      .executeTakeFirst(),
  )
  const isWithdrawn = row.status === 'withdrawn'
  const files = isWithdrawn ? [] : await filesOf(ctx, objectOf(id))
  return {
    id: row.id,
    title: row.title,
    type: row.type,
    pinned: row.pinned,
    publishedAt: row.published_at ?? '',
    changedAt: row.changed_at ?? '',
    version: row.version,
    withdrawn: isWithdrawn ? { at: row.withdrawn_at ?? '', reason: row.withdrawn_reason } : null,
    content: isWithdrawn ? '' : await textOf(ctx, id, row.content),
    files: files.map(({ id: file, name, mime, size, url }) => ({ id: file, name, mime, size, url })),
  }
}
