// What the caller has uploaded: sums by kind, today's use of the quota, each file, and removing unused files.
import { sql } from 'kysely'
import { conflict, notFound } from '@register/contract/errors'
import type { Output } from '@register/contract/endpoint'
import type { ListRequest } from '@register/contract/page'
import {
  ownFileRowFields,
  type OwnFile,
  type ownFileColumns,
  type readSpace as space,
} from '@register/contract/system/profile/space'
import type { UserCtx } from '../../../../access/ctx.ts'
import { countRows } from '../../../../db/count.ts'
import { conditions, orderOf, readPage, type ListPlan, type Page } from '../../../../db/list.ts'
import { fileUrl } from '../../../../files/stored.ts'
import { planOf } from '../../../../records/plan.ts'
import { quotaOf } from '../../../../files/quota.ts'

const group = sql<OwnFile['group']>`case
  when stored_file.mime like 'image/%' then 'picture'
  when stored_file.mime like 'video/%' or stored_file.mime like 'audio/%' then 'media'
  when stored_file.mime = 'application/zip' or stored_file.mime = 'application/octet-stream' then 'other'
  else 'document' end`
const use = sql<OwnFile['use']>`case
  when stored_file.kind = 'library' then 'library'
  when stored_file.bound_to is null then 'unused'
  when stored_file.bound_to like 'avatar:%' or stored_file.bound_to like 'enterprise:%' or stored_file.bound_to like 'enterpriseAuthorisation:%' then 'own'
  else 'record' end`

const plan: ListPlan<typeof ownFileColumns> = planOf('stored_file', ownFileRowFields, {
  computed: { group, use, bytes: sql`stored_file.size`, at: sql`stored_file.created_at` },
  order: sql`stored_file.created_at desc`,
})

/** Without the files of the caller's exports, which are removed with their task. */
const mine = ({ db, actor }: UserCtx) =>
  db
    .selectFrom('stored_file')
    .where('stored_file.created_by', '=', actor.id)
    .where('stored_file.kind', 'not in', ['export', 'auditArchive'])

export async function readSpace(ctx: UserCtx): Promise<Output<typeof space>> {
  const groups = await mine(ctx)
    .select([group.as('group'), sql<number>`count(*)`.as('files'), sql<number>`sum(stored_file.size)`.as('bytes')])
    .groupBy(group)
    .execute()
  return {
    files: groups.reduce((sum, { files }) => sum + files, 0),
    bytes: groups.reduce((sum, { bytes }) => sum + bytes, 0),
    groups,
    today: await quotaOf(ctx),
  }
}

export async function ownFiles(ctx: UserCtx, request: ListRequest): Promise<Page<OwnFile>> {
  const rows = conditions(plan, request).reduce((query, condition) => query.where(condition), mine(ctx))
  return readPage(
    rows,
    async (page) =>
      (
        await page
          .select([
            'stored_file.id',
            'name',
            'size as bytes',
            'created_at',
            'visibility',
            group.as('group'),
            use.as('use'),
          ])
          .execute()
      ).map(({ created_at: at, visibility, ...row }) => ({ ...row, at, url: fileUrl(ctx, { ...row, visibility }) })),
    request,
    orderOf(plan, request),
    countRows(ctx.db),
  )
}

/** Refuses a file in use, which is removed with its record, and one of the library, which is removed there. */
export async function removeFile(ctx: UserCtx, id: string): Promise<void> {
  const row = await mine(ctx)
    .where('stored_file.id', '=', id)
    .select(['name', 'size', use.as('use')])
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound()
  const asked = await ctx.db.selectFrom('import_job').select('id').where('file_id', '=', id).executeTakeFirst()
  if (row.use !== 'unused' || asked)
    throw conflict(['文件正在使用，不能在此删除', 'The file is in use and cannot be deleted here'])
  await ctx.db.deleteFrom('stored_file').where('id', '=', id).execute()
  ctx.note.object = `file:${id}`
  ctx.note.detail = { name: row.name, size: row.size }
}
