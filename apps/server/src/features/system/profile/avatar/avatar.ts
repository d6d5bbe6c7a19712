// The picture of an account: one private file of its own, an image, replaced as a whole.
import { badField, notFound } from '@register/contract/errors'
import type { UserCtx } from '../../../../access/ctx.ts'
import type { FileStore } from '../../../../files/store.ts'
import { enterFile, fileUrl, release, type Kept } from '../../../../files/stored.ts'
import { countUpload, receive } from '../../../business/file/service.ts'

/** What the picture of an account is bound to. */
const placeOf = (userId: number) => `avatar:${userId}`

/** Where the caller's picture is read, for ten minutes; empty where there is none. */
export async function avatarUrl(ctx: UserCtx): Promise<string> {
  const row = await ctx.db
    .selectFrom('stored_file')
    .select(['id', 'visibility'])
    .where('bound_to', '=', placeOf(ctx.actor.id))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? fileUrl(ctx, row) : ''
}

/** Refuses what is no picture that browsers draw, by its content. */
export async function receiveAvatar(
  ctx: UserCtx,
  store: FileStore,
  file: { name: string; bytes: Buffer },
): Promise<Kept> {
  const kept = await receive(ctx, store, file)
  if (/^image\/(png|jpeg)$/.test(kept.mime)) return kept
  await store.remove(kept.id)
  throw badField('file', ['头像应为 jpg 或 png 图片', 'The picture must be a jpg or png image'])
}

export async function setAvatar(ctx: UserCtx, kept: Kept): Promise<{ url: string }> {
  await countUpload(ctx, kept)
  await release(ctx.db, [placeOf(ctx.actor.id)])
  await enterFile(ctx, kept, { kind: 'avatar', boundTo: placeOf(ctx.actor.id) })
  ctx.note.object = `user:${ctx.actor.id}`
  ctx.note.detail = { username: ctx.actor.username }
  return { url: await avatarUrl(ctx) }
}

/** What nothing uses is swept with the other files of that sort. */
export async function dropAvatar(ctx: UserCtx): Promise<void> {
  if ((await avatarUrl(ctx)) === '') throw notFound()
  await release(ctx.db, [placeOf(ctx.actor.id)])
  ctx.note.object = `user:${ctx.actor.id}`
  ctx.note.detail = { username: ctx.actor.username }
}
