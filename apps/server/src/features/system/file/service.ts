// What other features use of the library: texts that show its files keep them from being deleted, and get links that work.
import { sql } from 'kysely'
import type { Ctx, UserCtx } from '../../../access/ctx.ts'
import { fileUrl } from '../../../files/stored.ts'
import { scoped } from './store.ts'

/** Makes `ids` the files that `object` (type:id) shows. One the caller does not see counts only when it was shown before. */
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

/** Where the files that these texts show are read, by id. Whoever may read the text may see them: ask for the text first. */
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
