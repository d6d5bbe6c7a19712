// The picture of an account: one private file, an image, replaced as a whole.
import { notFound } from '@register/contract/errors'
import type { UserCtx } from '../../../../access/ctx.ts'
import { avatarPlace, avatarUrl } from '../../../../files/avatar.ts'
import { enterFile, release, type StoredFile } from '../../../../files/stored.ts'
import { countUpload } from '../../../../files/quota.ts'

export async function setAvatar(ctx: UserCtx, stored: StoredFile): Promise<{ url: string }> {
  await countUpload(ctx, stored)
  await release(ctx.db, [avatarPlace(ctx.actor.id)])
  await enterFile(ctx, stored, { kind: 'avatar', boundTo: avatarPlace(ctx.actor.id) })
  ctx.note.object = `user:${ctx.actor.id}`
  ctx.note.detail = { username: ctx.actor.username }
  return { url: await avatarUrl(ctx) }
}

/** Unused pictures are swept with the other private files. */
export async function dropAvatar(ctx: UserCtx): Promise<void> {
  if ((await avatarUrl(ctx)) === '') throw notFound()
  await release(ctx.db, [avatarPlace(ctx.actor.id)])
  ctx.note.object = `user:${ctx.actor.id}`
  ctx.note.detail = { username: ctx.actor.username }
}
