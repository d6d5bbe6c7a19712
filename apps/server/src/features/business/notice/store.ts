// Notices in the database, and as their writers see them: rows, one whole notice, and its earlier versions.
import { sql } from 'kysely'
import { noticeFields, noticeRowFields } from '@register/contract/business/notice/fields'
import type { NoticeRow, NoticeVersion, OfficeNotice } from '@register/contract/business/notice/office'
import type { FileRow } from '@register/contract/business/file'
import type { ListRequest } from '@register/contract/page'
import { found, type Ctx, type UserCtx } from '../../../access/ctx.ts'
import { inScope } from '../../../access/scope.ts'
import { countRows } from '../../../db/count.ts'
import { conditions, orderOf, readPage, type Page } from '../../../db/list.ts'
import { holdsAll } from '../../../db/search/grams.ts'
import { storeOf } from '../../../records/store.ts'
import { linksOf } from '../../system/file/service.ts'
import { withLinks } from '../../system/notice/service.ts'
import { filesByObject, filesOf } from '../file/service.ts'

export const notices = storeOf({
  table: 'public_notice',
  noun: 'publicNotice',
  fields: noticeFields,
  rowFields: noticeRowFields,
  computed: {
    reads: sql`coalesce((select r.count from public_notice_read r where r.notice_id = public_notice.id), 0)`,
  },
  called: 'title',
  audited: ['title', 'type', 'audience', 'pinned'],
  scope: (ctx) => inScope(ctx.scope, { dept: 'public_notice.dept_id', creator: 'public_notice.created_by' }),
  order: sql`public_notice.updated_at desc`,
})

export const objectOf = (id: number): string => `publicNotice:${id}`
/** The object that attachments are bound to when only earlier versions have them. */
export const formerOf = (id: number): string => `publicNoticeFormer:${id}`

/** Matches notices whose title and text together contain every word. */
export const holdsWords = (words: readonly string[]) =>
  holdsAll(sql`searched(concat_ws(chr(10), public_notice.title, public_notice.plain))`, words)

/** Times that have not come yet are null in the table, and empty in the answer. */
const answered = (row: NoticeRow): NoticeRow => ({
  ...row,
  publishAt: row.publishAt || '',
  publishedAt: row.publishedAt || '',
})

const plan = { ...notices.plan, keyword: holdsWords }

export function listNotices(ctx: UserCtx, request: ListRequest): Promise<Page<NoticeRow>> {
  const rows = conditions(plan, request).reduce((query, condition) => query.where(condition), notices.scoped(ctx))
  return readPage(
    rows,
    async (page) => (await notices.rows(page).execute()).map((row) => answered(notices.answered(row))),
    request,
    orderOf(plan, request),
    countRows(ctx.db),
  )
}

/** A text whose pictures have temporary addresses. First check that the caller may read it. */
export const textOf = async (ctx: Ctx, id: number, content: string): Promise<string> =>
  withLinks(content, await linksOf(ctx, [objectOf(id)]))

export async function readOfficeNotice(ctx: UserCtx, id: number): Promise<OfficeNotice> {
  const row = await notices.read(ctx, id)
  const more = found(
    await notices
      .scoped(ctx)
      .where('public_notice.id', '=', id)
      .select(['content', 'changed_at', 'withdrawn_at', 'withdrawn_reason'])
      .executeTakeFirst(),
  )
  return {
    ...answered(row),
    content: await textOf(ctx, id, more.content),
    files: await filesOf(ctx, objectOf(id)),
    changedAt: more.changed_at ?? '',
    withdrawnAt: more.withdrawn_at ?? '',
    withdrawnReason: more.withdrawn_reason,
  }
}

async function versionRows(ctx: UserCtx, id: number) {
  // Reading the notice checks the scope.
  await notices.read(ctx, id)
  return ctx.db
    .selectFrom('public_notice_version as v')
    .leftJoin('app_user as u', 'u.id', 'v.made_by')
    .where('v.notice_id', '=', id)
    .select(['v.version', 'v.title', 'v.at', 'u.nickname'])
}

export async function versionsOf(ctx: UserCtx, id: number): Promise<NoticeVersion[]> {
  const rows = await (await versionRows(ctx, id)).orderBy('v.version', 'desc').execute()
  return rows.map(({ nickname, ...row }) => ({ ...row, by: nickname ?? '' }))
}

export async function readNoticeVersion(
  ctx: UserCtx,
  { id, version }: { id: number; version: number },
): Promise<NoticeVersion & { content: string; files: FileRow[] }> {
  const rows = await versionRows(ctx, id)
  const { nickname, file_ids, ...row } = found(
    await rows.where('v.version', '=', version).select(['v.content', 'v.file_ids']).executeTakeFirst(),
  )
  const stored = [...(await filesByObject(ctx, [objectOf(id), formerOf(id)])).values()].flat()
  return {
    ...row,
    by: nickname ?? '',
    content: await textOf(ctx, id, row.content),
    files: file_ids.flatMap((one) => stored.filter((file) => file.id === one)),
  }
}
