// Files of business records: bound by the record that uses them, removed when none does.
import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { FileText } from '@register/contract/business/report/certificateFile/compare'
import { badField, conflict, notFound } from '@register/contract/errors'
import { fileKindKeys, type FileKind, type FileRow } from '@register/contract/business/file'
import type { Ctx, UserCtx } from '../../../access/ctx.ts'
import type { Db } from '../../../db/connect.ts'
import type { StoredFileTable } from '../../../db/tables.ts'
import { canBeMadeAgain, type FileStore } from '../../../files/store.ts'
import { enterFile, fileUrl, type StoredFile } from '../../../files/stored.ts'

/** Writes the row of a stored file; without `boundTo` no record uses it yet. `text`: what was read of a certificate. */
export const enter = (
  ctx: UserCtx,
  stored: StoredFile,
  kind: FileKind,
  { boundTo = null, text = null }: { boundTo?: string | null; text?: FileText | null } = {},
): Promise<void> => enterFile(ctx, stored, { kind, boundTo, text })

const columns = ['id', 'name', 'kind', 'mime', 'size', 'sha256', 'visibility'] as const

type Stored = Pick<Selectable<StoredFileTable>, (typeof columns)[number]>

const asRow = (ctx: Ctx, row: Stored): FileRow => ({
  ...row,
  kind: row.kind as FileKind,
  visibility: row.visibility as FileRow['visibility'],
  url: fileUrl(ctx, row),
})

/** As they were stored; of those of one moment the certificate comes first. */
const inOrder = sql.raw(
  `created_at, array_position(array[${fileKindKeys.map((key) => `'${key}'`).join(', ')}], kind), id`,
)

/** The kinds of files that a body hands to the company whose product it has tested. */
export const handedOut = ['certificate', 'report'] as const satisfies readonly FileKind[]

/** The files that a record uses. People who may see the record may see them, so read the record first. `only: 'handed out'` includes the public ones. */
export async function filesOf(ctx: Ctx, object: string, only?: 'public' | 'handed out'): Promise<FileRow[]> {
  const rows = await ctx.db
    .selectFrom('stored_file')
    .select(columns)
    .where('bound_to', '=', object)
    .$if(only === 'public', (query) => query.where('visibility', '=', 'public'))
    .$if(only === 'handed out', (query) =>
      query.where((either) => either.or([either('visibility', '=', 'public'), either('kind', 'in', handedOut)])),
    )
    .orderBy(inOrder)
    .execute()
  return rows.map((row) => asRow(ctx, row))
}

const asJson = sql.raw(`json_build_object(${columns.map((name) => `'${name}', ${name}`).join(', ')})`)
const filesWhere = (which: RawBuilder<boolean>) => sql<Stored[]>`(
  select coalesce(json_agg(${asJson} order by ${inOrder}), '[]'::json)
  from stored_file where bound_to = 'report:' || report.id and ${which})`

/** The public files of a report, for queries whose report table is named `report`: read with the report in one statement. */
export const publicFiles = filesWhere(sql`visibility = 'public'`)
/** The same for all files that the report uses. */
export const allFiles = filesWhere(sql`true`)

const isHandedOut = ({ kind, visibility }: Stored): boolean =>
  visibility === 'public' || handedOut.some((one) => one === kind)
/** Of a record's files the public ones, and those handed out to the company. */
export const handedOutOf = (rows: readonly Stored[]): Stored[] => rows.filter(isHandedOut)

export const asFileRows = (ctx: Ctx, rows: readonly Stored[]): FileRow[] => rows.map((row) => asRow(ctx, row))

/** The same for several records, in one query. */
export async function filesByObject(ctx: Ctx, objects: readonly string[]): Promise<Map<string, FileRow[]>> {
  if (objects.length === 0) return new Map()
  const rows = await ctx.db
    .selectFrom('stored_file')
    .select([...columns, 'bound_to'])
    .where('bound_to', 'in', [...objects])
    .orderBy('created_at')
    .execute()
  const found = new Map<string, FileRow[]>()
  for (const row of rows) {
    const object = row.bound_to ?? ''
    found.set(object, [...(found.get(object) ?? []), asRow(ctx, row)])
  }
  return found
}

export const fileRowOf = (ctx: Ctx, stored: StoredFile, kind: FileKind): FileRow =>
  asRow(ctx, { ...stored, kind, visibility: 'private' })

/**
 * Makes `ids` the files of a record: new ones must be uploaded by the caller and unused, or bound to `from`.
 * Files that are left out become unused and are swept later, unless `former` names the object that gets them.
 */
export async function bind(
  ctx: Pick<UserCtx, 'db'> & { actor: Pick<UserCtx['actor'], 'id'> },
  object: string,
  ids: readonly string[],
  more: { from?: string; former?: string } = {},
): Promise<void> {
  const wanted = ids.length > 0 ? [...new Set(ids)] : ['']
  await ctx.db
    .updateTable('stored_file')
    .set(more.former ? { bound_to: more.former, visibility: 'private' } : { bound_to: null, bound_at: null })
    .where('bound_to', '=', object)
    .where('id', 'not in', wanted)
    .execute()
  if (ids.length === 0) return
  const rows = await ctx.db
    .selectFrom('stored_file')
    .select('id')
    .where('id', 'in', wanted)
    .where((where) =>
      where.or([
        where('bound_to', 'in', more.from ? [object, more.from] : [object]),
        where.and([where('bound_to', 'is', null), where('created_by', '=', ctx.actor.id)]),
      ]),
    )
    .forUpdate()
    .execute()
  if (rows.length !== wanted.length)
    throw badField('fileIds', [
      '文件不存在、已被使用或不是您上传的，请重新上传',
      'A file does not exist, is in use or is not yours. Please upload it again',
    ])
  await ctx.db
    .updateTable('stored_file')
    .set({ bound_to: object, bound_at: sql<string>`now()` })
    .where('id', 'in', wanted)
    .execute()
}

const publicKind: FileKind = 'certificate'

/** Whether a file becomes public when its report is published. */
export const isPublished = ({ kind }: { kind: FileKind }): boolean => kind === publicKind

/** Certificates of a published report may be read by anyone; everything else stays private. */
export const publishingFiles = (object: string): RawBuilder<unknown> =>
  sql`update stored_file set visibility = 'public' where bound_to = ${object} and kind = ${publicKind}`

export const publishFiles = async (db: Db, object: string): Promise<void> =>
  void (await publishingFiles(object).execute(db))

/** Deletes an upload that no record uses yet. */
export async function discard(ctx: UserCtx, id: string): Promise<void> {
  const row = await ctx.db
    .selectFrom('stored_file')
    .select('bound_to')
    .where('id', '=', id)
    .where('created_by', '=', ctx.actor.id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound()
  if (row.bound_to) throw conflict(['文件已被记录使用，不能删除', 'A record uses this file, so it cannot be deleted'])
  await ctx.db.deleteFrom('stored_file').where('id', '=', id).execute()
}

/** Removes rows that no record has used for this many hours, and files without a row. Returns how many of each. */
export async function sweep(db: Db, store: FileStore, hours = 24): Promise<{ rows: number; files: number }> {
  const gone = await db
    .deleteFrom('stored_file')
    .returning(['id', 'kind'])
    .where('bound_to', 'is', null)
    .where('created_at', '<', sql<string>`now() - make_interval(hours => ${hours})`)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('import_job').select('id').whereRef('import_job.file_id', '=', 'stored_file.id'))),
    )
    .execute()
  const exports = new Set(gone.flatMap(({ id, kind }) => (kind === canBeMadeAgain ? [id] : [])))
  let files = 0
  for await (const name of store.olderThan(hours * 3_600_000)) {
    const known = await db.selectFrom('stored_file').select('id').where('id', '=', name).executeTakeFirst()
    if (known) continue
    await (exports.has(name) ? store.erase(name) : store.remove(name))
    files++
  }
  return { rows: gone.length, files }
}

export { fileFindings, isRead, type FileParts } from './findings.ts'
export { certificateFiles } from './text/fileText.ts'
export { countUpload, receive } from '../../../files/quota.ts'
