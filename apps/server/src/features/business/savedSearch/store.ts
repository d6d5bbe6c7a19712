// Saved searches in the database: adding, switching, renaming, deleting and listing the caller's own.
import { sql } from 'kysely'
import { publicColumns } from '@register/contract/business/publicReport/row'
import {
  mostSearches,
  savedQuestion,
  type SavedQuestion,
  type SavedSearch,
} from '@register/contract/business/savedSearch/savedSearch'
import { conflict } from '@register/contract/errors'
import type { ListRequest } from '@register/contract/page'
import { found, lockSelf, type UserCtx } from '../../../access/ctx.ts'
import { countRows } from '../../../db/count.ts'
import { readPage, type Page } from '../../../db/list.ts'
import { onlyKnownBodies } from '../body/service.ts'
import { onlyKnownCategories } from '../category/service.ts'
import { countNewer } from '../publicReport/service.ts'

/** The audit notes that a person saved a search, but not which, because saved searches are private. */
const noted = 'savedSearch'

const mine = ({ db, actor }: UserCtx) => db.selectFrom('saved_search').where('user_id', '=', actor.id)

export async function saveSearch(
  ctx: UserCtx,
  { name, question, tells }: { name: string; question: SavedQuestion; tells: boolean },
): Promise<void> {
  ctx.note.object = noted
  const now = new Date().toISOString()
  // Refuses what the search itself would refuse: unknown bodies and categories, and an empty time span.
  const request = { ...question, pageNum: 1, pageSize: 1 }
  await onlyKnownCategories(ctx, publicColumns, request)
  await onlyKnownBodies(ctx, publicColumns, request)
  await countNewer(ctx.db, question, { since: now, until: now })
  await lockSelf(ctx)
  const json = JSON.stringify(question)
  const same = await mine(ctx)
    .select('name')
    .where(sql<boolean>`question = ${json}::jsonb`)
    .executeTakeFirst()
  if (same) throw conflict([`“${same.name}”已经是同样的查询`, `“${same.name}” asks the same already`])
  const { count } = await mine(ctx)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  if (count >= mostSearches)
    throw conflict([
      `最多保存 ${mostSearches} 个查询，请先删除一些`,
      `You can save ${mostSearches} searches at most. Delete some of them first`,
    ])
  await ctx.db.insertInto('saved_search').values({ user_id: ctx.actor.id, name, question: json, tells }).execute()
}

/** Results published while notification was off are not notified later. */
export async function switchSearch(ctx: UserCtx, { id, tells }: { id: number; tells: boolean }): Promise<void> {
  ctx.note.object = noted
  found(
    await ctx.db
      .updateTable('saved_search')
      .set({ tells, looked_at: sql<string>`case when tells then looked_at else now() end` })
      .where('id', '=', id)
      .where('user_id', '=', ctx.actor.id)
      .returning('id')
      .executeTakeFirst(),
  )
}

export async function renameSearch(ctx: UserCtx, { id, name }: { id: number; name: string }): Promise<void> {
  ctx.note.object = noted
  found(
    await ctx.db
      .updateTable('saved_search')
      .set({ name })
      .where('id', '=', id)
      .where('user_id', '=', ctx.actor.id)
      .returning('id')
      .executeTakeFirst(),
  )
}

export async function removeSearch(ctx: UserCtx, id: number): Promise<void> {
  ctx.note.object = noted
  await ctx.db.deleteFrom('saved_search').where('id', '=', id).where('user_id', '=', ctx.actor.id).execute()
}

export async function listSearches(ctx: UserCtx, request: ListRequest): Promise<Page<SavedSearch>> {
  const page = await readPage(
    mine(ctx),
    (rows) => rows.select(['id', 'name', 'question', 'tells', 'created_at']).execute(),
    request,
    sql`saved_search.id desc`,
    countRows(ctx.db),
  )
  return {
    ...page,
    list: page.list.map(({ created_at, question, ...row }) => ({
      ...row,
      question: savedQuestion.parse(question),
      createdAt: created_at,
    })),
  }
}
