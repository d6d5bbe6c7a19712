// The picture of an account: one private file of its own, an image, replaced as a whole.
import { badField, notFound } from '@register/contract/errors'
import type { UserCtx } from '../../../../access/ctx.ts'
import type { FileStore } from '../../../../files/store.ts'
import { avatarPlace, avatarUrl } from '../../../../files/avatar.ts'
import { enterFile, release, type Kept } from '../../../../files/stored.ts'
import { countUpload, receive } from '../../../../files/quota.ts'

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
  await release(ctx.db, [avatarPlace(ctx.actor.id)])
  await enterFile(ctx, kept, { kind: 'avatar', boundTo: avatarPlace(ctx.actor.id) })
  ctx.note.object = `user:${ctx.actor.id}`
  ctx.note.detail = { username: ctx.actor.username }
  return { url: await avatarUrl(ctx) }
}

/** What nothing uses is swept with the other files of that sort. */
export async function dropAvatar(ctx: UserCtx): Promise<void> {
  if ((await avatarUrl(ctx)) === '') throw notFound()
  await release(ctx.db, [avatarPlace(ctx.actor.id)])
  ctx.note.object = `user:${ctx.actor.id}`
  ctx.note.detail = { username: ctx.actor.username }
}
