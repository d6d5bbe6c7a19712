// Posts: everything follows from their fields except one rule: a post that people have cannot be disabled.
import { sql } from 'kysely'
import * as contract from '@register/contract/system/post'
import { duplicateField } from '@register/contract/errors'
import type { UserCtx } from '../../../access/ctx.ts'
import type { Pool } from '../../../db/connect.ts'
import { handle, type Route } from '../../../http/handle.ts'
import { usersOf, type Use } from '../../../records/inUse.ts'
import { sheetOf } from '../../../records/sheet.ts'
import { everybody, storeOf } from '../../../records/store.ts'

const usedBy: readonly Use[] = [
  {
    who: ['个账号', 'Accounts'],
    names: ({ db }, id) =>
      db
        .selectFrom('user_post')
        .innerJoin('app_user', 'app_user.id', 'user_post.user_id')
        .where('user_post.post_id', '=', id)
        .select('app_user.nickname as name'),
  },
]

export const posts = storeOf({
  table: 'post',
  noun: 'post',
  fields: contract.postFields,
  rowFields: contract.postRowFields,
  called: 'name',
  audited: ['code', 'name', 'sort', 'status'],
  scope: everybody,
  order: sql`post.sort`,
  unique: { post_code: 'code', post_name: 'name' },
  usedBy,
})

async function refuseStopping(ctx: UserCtx, id: number): Promise<void> {
  const users = await usersOf(ctx, usedBy, id)
  if (users)
    throw duplicateField('status', [
      `该岗位正被 ${users[0]}使用，不能停用`,
      `The post is in use and cannot be disabled. ${users[1]}`,
    ])
}

export const postRoutes = (db: Pool): Route[] => [
  handle(contract.listPosts, (ctx, { query }) => posts.list(ctx, query)),
  handle(contract.readPost, (ctx, { params }) => posts.read(ctx, params.id)),
  handle(contract.postChanges, (ctx, { params }) => posts.changes(ctx, params.id)),
  handle(contract.addPost, (ctx, { body }) => posts.add(ctx, body)),
  handle(contract.changePost, async (ctx, { body: { id, rev, ...post } }) => {
    const before = await posts.lock(ctx, id, rev)
    if (post.status === 'stopped' && before.status !== 'stopped') await refuseStopping(ctx, id)
    await posts.update(ctx, before, post)
    return posts.read(ctx, id)
  }),
  handle(contract.removePost, (ctx, { params }) => posts.remove(ctx, params.id)),
  handle(contract.exportPosts, (ctx, { body, signal }) =>
    sheetOf(db, posts, ['岗位', 'Posts'], { ctx, request: body, signal }),
  ),
]
