// The groups of the library, and which one a file belongs to when none is named.
import { sql } from 'kysely'
import type { FileGroup } from '@register/contract/system/file'
import { badField } from '@register/contract/errors'
import type { Ctx } from '../../../../access/ctx.ts'
import { places } from '../store.ts'

export async function fileGroups(ctx: Ctx): Promise<FileGroup[]> {
  const rows = await ctx.db
    .selectFrom('file_group')
    .select(['id', 'name_zh', 'name_en'])
    .select(
      sql<number>`(select count(*) from stored_file f where f.group_id = file_group.id and f.bound_to = ${places.group} and f.kind = 'library')`.as(
        'files',
      ),
    )
    .orderBy('sort')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ id: row.id, name: ctx.say([row.name_zh, row.name_en]), files: row.files }))
}

/** Keys of the groups that every register begins with. */
function keyFor(mime: string): string {
  if (mime.startsWith('image/')) return 'picture'
  if (mime.includes('spreadsheet')) return 'spreadsheet'
  return /pdf|ofd|wordprocessing/.test(mime) ? 'document' : 'other'
}

/** Refuses a group that does not exist. */
export async function refuseUnknownGroup(ctx: Ctx, id: number | undefined): Promise<void> {
  if (id === undefined) return
  const row = await ctx.db.selectFrom('file_group').select('id').where('id', '=', id).executeTakeFirst()
  if (!row) throw badField('groupId', ['分组不存在', 'There is no such group'])
}

/** The requested group, else the one that fits the content. */
export async function groupFor(ctx: Ctx, id: number | undefined, mime: string): Promise<number> {
  if (id !== undefined) return id
  const row = await ctx.db
    .selectFrom('file_group')
    .select('id')
    .where('key', 'in', [keyFor(mime), 'other'])
    .orderBy((order) => order('key', '=', 'other'))
    .executeTakeFirst()
  if (!row) throw badField('groupId', ['请选择分组', 'Choose a group'])
  return row.id
}
