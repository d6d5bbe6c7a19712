// The library's rows: which files a person sees, which they may remove, and how many they may store.
import { sql, type RawBuilder } from 'kysely'
import { deleteFile, libraryColumns, removeOthers, type LibraryFile } from '@register/contract/system/file'
import { conflict, Failure } from '@register/contract/errors'
import type { ListRequest } from '@register/contract/page'
import { granted } from '../../../access/actor.ts'
import type { UserCtx } from '../../../access/ctx.ts'
import { inScope } from '../../../access/scope.ts'
import { countRows } from '../../../db/count.ts'
import { conditions, orderOf, readPage, type ListPlan, type Page } from '../../../db/list.ts'
import { holdsAll } from '../../../db/search/grams.ts'
import { fileUrl } from '../../../files/stored.ts'

/** The place of a library file: in a group for every signed-in person, public for everyone with its address, or private to its uploader. */
export const places = { group: 'library:group', open: 'library:public', own: 'library:own' } as const

/** What one person may store. */
const mostFiles = 500
const mostMegabytes = 500
const megabyte = 1024 * 1024

const mine = (ctx: UserCtx) => sql<boolean>`stored_file.created_by = ${ctx.actor.id}`

/** Files of other people that the caller may remove. */
function others(ctx: UserCtx): RawBuilder<boolean> {
  const scope = granted(ctx.actor, removeOthers)
  return scope
    ? inScope(scope, { dept: 'stored_file.dept_id', creator: 'stored_file.created_by' })
    : sql<boolean>`false`
}

const mayRemove = (ctx: UserCtx) =>
  granted(ctx.actor, deleteFile) ? sql<boolean>`(${mine(ctx)} or ${others(ctx)})` : sql<boolean>`false`

/** Files of groups, the caller's own, and, for people who clean up, public files of others. Private files of other people are not shown. */
export const scoped = (ctx: UserCtx) =>
  ctx.db
    .selectFrom('stored_file')
    .where('stored_file.kind', '=', 'library')
    .where(
      sql<boolean>`(${mine(ctx)} or stored_file.bound_to = ${places.group}
        or (stored_file.bound_to = ${places.open} and ${others(ctx)}))`,
    )

const extension = sql<string>`lower(coalesce(substring(stored_file.name from '\\.([^.]+)$'), ''))`

const plan: ListPlan<typeof libraryColumns> = {
  columns: libraryColumns,
  sql: { groupId: { ref: sql`stored_file.group_id` }, extension: { ref: extension } },
  keyword: (words) => holdsAll(sql`searched(stored_file.name)`, words),
  order: sql`stored_file.created_at desc, stored_file.id`,
}

const shown = (ctx: UserCtx, query: ReturnType<typeof scoped>) =>
  query
    .leftJoin('app_user', 'app_user.id', 'stored_file.created_by')
    .select([
      'stored_file.id',
      'stored_file.name',
      'stored_file.group_id',
      'stored_file.mime',
      'stored_file.size',
      'stored_file.visibility',
      'stored_file.bound_to',
      'stored_file.created_at',
      'app_user.nickname',
    ])
    .select([extension.as('extension'), mayRemove(ctx).as('removable')])

type Shown = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number]

const asFile = (ctx: UserCtx, row: Shown): LibraryFile => ({
  id: row.id,
  name: row.name,
  groupId: row.group_id,
  extension: row.extension,
  mime: row.mime,
  size: row.size,
  url: fileUrl(ctx, row),
  uploadedBy: row.nickname ?? '',
  uploadedAt: row.created_at,
  removable: row.removable,
})

/** One file that the caller sees; undefined otherwise. */
export async function fileById(ctx: UserCtx, id: string): Promise<LibraryFile | undefined> {
  const row = await shown(ctx, scoped(ctx).where('stored_file.id', '=', id)).executeTakeFirst()
  return row && asFile(ctx, row)
}

export async function listFiles(ctx: UserCtx, request: ListRequest): Promise<Page<LibraryFile>> {
  let filtered = scoped(ctx)
  for (const condition of conditions(plan, request)) filtered = filtered.where(condition)
  const page = await readPage(
    filtered,
    (rows) => shown(ctx, rows).execute(),
    request,
    orderOf(plan, request),
    countRows(ctx.db),
  )
  return { ...page, list: page.list.map((row) => asFile(ctx, row)) }
}

/** Refuses a file that exceeds the number of files or bytes that one person may store. */
export async function refuseBeyondQuota(ctx: UserCtx, bytes: number): Promise<void> {
  const stored = await ctx.db
    .selectFrom('stored_file')
    .select([sql<number>`count(*)`.as('files'), sql<number>`coalesce(sum(size), 0)`.as('bytes')])
    .where('kind', '=', 'library')
    .where('created_by', '=', ctx.actor.id)
    .executeTakeFirstOrThrow()
  if (stored.files >= mostFiles)
    throw conflict([
      `每人在文件库中最多保存 ${mostFiles} 个文件，请先删除不用的文件`,
      `One person may have ${mostFiles} files in the library at most. Delete some first`,
    ])
  if (stored.bytes + bytes > mostMegabytes * megabyte)
    throw new Failure(413, [
      `每人在文件库中最多保存 ${mostMegabytes} MB，请先删除不用的文件`,
      `One person may have ${mostMegabytes} MB in the library at most. Delete some files first`,
    ])
}
