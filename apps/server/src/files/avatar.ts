// The key of an account's picture in the store, and its address.
import type { UserCtx } from '../access/ctx.ts'
import { fileUrl } from './stored.ts'

/** The owner that the file of an account's picture is bound to. */
export const avatarPlace = (userId: number) => `avatar:${userId}`

/** An address for the caller's picture, valid for ten minutes; empty when there is none. */
export async function avatarUrl(ctx: UserCtx): Promise<string> {
  const row = await ctx.db
    .selectFrom('stored_file')
    .select(['id', 'visibility'])
    .where('bound_to', '=', avatarPlace(ctx.actor.id))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? fileUrl(ctx, row) : ''
}
