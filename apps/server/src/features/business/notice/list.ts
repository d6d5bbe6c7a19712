// Lists of published notices, for strangers and for signed-in people.
import { sql } from 'kysely'
import { publicNoticeColumns, type ListedNotice, type NoticeTitle } from '@register/contract/business/notice/reader'
import type { ListRequest } from '@register/contract/page'
import type { Ctx } from '../../../access/ctx.ts'
import { countRows } from '../../../db/count.ts'
import { conditions, dayOf, orderOf, readPage, type ListPlan, type Page } from '../../../db/list.ts'
import { forReader, typeOf } from './read.ts'
import { holdsWords } from './store.ts'

/** Characters of the text that a list shows. */
const excerptLength = 140

const publishedAt = sql.ref('public_notice.published_at')

const plan: ListPlan<typeof publicNoticeColumns> = {
  columns: publicNoticeColumns,
  sql: {
    type: { ref: sql.ref('public_notice.type') },
    publishedAt: { ref: dayOf(publishedAt), sort: publishedAt },
  },
  keyword: holdsWords,
  order: sql`public_notice.pinned desc, ${publishedAt} desc, public_notice.id desc`,
}

const published = (ctx: Ctx) => forReader(ctx).where('public_notice.status', '=', 'published')

const titles = (rows: ReturnType<typeof published>) =>
  rows.select(['public_notice.id', 'public_notice.title', typeOf, 'pinned', 'published_at'])

const titleOf = (row: Awaited<ReturnType<ReturnType<typeof titles>['executeTakeFirstOrThrow']>>): NoticeTitle => ({
  id: row.id,
  title: row.title,
  type: row.type,
  pinned: row.pinned,
  publishedAt: row.published_at ?? '',
})

export async function listPublished(ctx: Ctx, request: ListRequest): Promise<Page<ListedNotice>> {
  const filtered = conditions(plan, request).reduce((query, condition) => query.where(condition), published(ctx))
  const page = await readPage(
    filtered,
    (rows) =>
      titles(rows)
        .select(['changed_at', sql<string>`left(plain, ${excerptLength})`.as('excerpt')])
        .select(
          sql<number>`(select count(*) from stored_file where bound_to = 'publicNotice:' || public_notice.id)`.as(
            'files',
          ),
        )
        .execute(),
    request,
    orderOf(plan, request),
    countRows(ctx.db),
  )
  return {
    ...page,
    list: page.list.map((row) => ({
      ...titleOf(row),
      changedAt: row.changed_at ?? '',
      excerpt: row.excerpt,
      files: row.files,
    })),
  }
}

export async function homeList(ctx: Ctx, size: number): Promise<NoticeTitle[]> {
  const rows = await titles(published(ctx)).orderBy(plan.order).limit(size).execute()
  return rows.map(titleOf)
}
