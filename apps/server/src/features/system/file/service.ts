// Stores files in the library. For other features: texts that show library files protect them from deletion, and get valid links to them.
import { sql } from 'kysely'
import type { LibraryFile } from '@register/contract/system/file'
import { found, lockSelf, type Ctx, type UserCtx } from '../../../access/ctx.ts'
import type { FileStore } from '../../../files/store.ts'
import { enterFile, fileUrl, storeFile, type StoredFile } from '../../../files/stored.ts'
import { groupFor } from './groups/groups.ts'
import { fileById, places, refuseBeyondQuota, scoped } from './store.ts'

type Given = Parameters<typeof storeFile>[1]

/** The quota is checked before any byte is written, so that refused uploads cannot fill the disk. */
export async function receive(ctx: UserCtx, store: FileStore, file: Given): Promise<StoredFile> {
  await refuseBeyondQuota(ctx, file.bytes.length)
  return storeFile(store, file)
}

/** Writes the row of a file whose bytes are stored. */
export async function enter(
  ctx: UserCtx,
  stored: StoredFile,
  place: keyof typeof places,
  groupId: number | null,
): Promise<LibraryFile> {
  await lockSelf(ctx)
  await refuseBeyondQuota(ctx, stored.size)
  await enterFile(ctx, stored, {
    kind: 'library',
    boundTo: places[place],
    groupId,
    visibility: place === 'open' ? 'public' : 'private',
  })
  ctx.note.object = `file:${stored.id}`
  ctx.note.detail = { name: stored.name, size: stored.size, place, ...(groupId === null ? {} : { groupId }) }
  return found(await fileById(ctx, stored.id))
}

/** A file for all staff, in the group that fits its content. */
export async function addFile(ctx: UserCtx, store: FileStore, file: Given): Promise<LibraryFile> {
  const stored = await receive(ctx, store, file)
  return enter(ctx, stored, 'group', await groupFor(ctx, undefined, stored.mime))
}

/** Makes `ids` the files that `object` (type:id) shows. A file that the caller does not see counts only when it was shown before. */
export async function useFiles(ctx: UserCtx, object: string, ids: readonly string[]): Promise<void> {
  const shown = [...new Set(ids)]
  await ctx.db
    .deleteFrom('file_use')
    .where('used_by', '=', object)
    .where(sql<boolean>`not file_id = any(${shown})`)
    .execute()
  if (shown.length === 0) return
  const seen = scoped(ctx)
    .where('stored_file.id', 'in', shown)
    .select(['stored_file.id', sql<string>`${object}`.as('object')])
  await ctx.db
    .insertInto('file_use')
    .columns(['file_id', 'used_by'])
    .expression(seen)
    .onConflict((known) => known.doNothing())
    .execute()
}

/** The links of the files that these texts show, by file id. People who may read the text may see them, so read the text first. */
export async function linksOf(ctx: Ctx, objects: readonly string[]): Promise<Map<string, string>> {
  if (objects.length === 0) return new Map()
  const rows = await ctx.db
    .selectFrom('file_use')
    .innerJoin('stored_file', 'stored_file.id', 'file_use.file_id')
    .select(['stored_file.id', 'stored_file.visibility'])
    .where('file_use.used_by', 'in', [...objects])
    .execute()
  return new Map(rows.map((row) => [row.id, fileUrl(ctx, row)]))
}
