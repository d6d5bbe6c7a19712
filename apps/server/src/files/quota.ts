// How much one person may upload for business records in a day, used or not: a stolen session cannot fill the disk.
import { sql } from 'kysely'
import { badField, Failure } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import { configured } from '../access/configured.ts'
import { lockSelf, type UserCtx } from '../access/ctx.ts'
import type { FileStore } from './store.ts'
import { keep, type Kept } from './stored.ts'

const megabyte = 1024 * 1024
/** Old uploads leave the count one by one, so it is worth coming back within the hour. */
const retryAfter = 3_600

/** What counts for the caller within 24 hours. */
const uploadedBy = (ctx: UserCtx) =>
  ctx.db
    .selectFrom('stored_file')
    .select([sql<number>`count(*)`.as('files'), sql<number>`coalesce(sum(size), 0)`.as('bytes')])
    .where('created_by', '=', ctx.actor.id)
    .where('created_at', '>', sql<string>`now() - interval '1 day'`)
    // As the index says it.
    .where(sql<boolean>`kind not in ('library', 'export', 'auditArchive')`)
    .executeTakeFirstOrThrow()

/** How much of it the caller has used, and how much there is; bytes. */
export async function quotaOf(
  ctx: UserCtx,
): Promise<{ files: number; bytes: number; mostFiles: number; mostBytes: number }> {
  const { quotaFiles, quotaMegabytes } = await configured(ctx.db)
  return { ...(await uploadedBy(ctx)), mostFiles: quotaFiles, mostBytes: quotaMegabytes * megabyte }
}

async function refuseBeyondQuota(ctx: UserCtx, bytes: number): Promise<void> {
  const { quotaFiles, quotaMegabytes } = await configured(ctx.db)
  const uploaded = await uploadedBy(ctx)
  if (uploaded.files >= quotaFiles)
    throw new Failure(
      429,
      [
        `每人 24 小时内最多上传 ${quotaFiles} 个业务文件，请稍后再传`,
        `One person may upload ${quotaFiles} files for records within 24 hours. Try again later`,
      ],
      { retryAfter },
    )
  if (uploaded.bytes + bytes > quotaMegabytes * megabyte)
    throw new Failure(
      429,
      [
        `每人 24 小时内最多上传 ${quotaMegabytes} MB 业务文件，请稍后再传`,
        `One person may upload ${quotaMegabytes} MB for records within 24 hours. Try again later`,
      ],
      { retryAfter },
    )
}

/** The bytes of an upload, kept. The quota is asked before any is written, so that refused uploads cannot fill the disk. */
export async function receive(ctx: UserCtx, store: FileStore, file: { name: string; bytes: Buffer }): Promise<Kept> {
  await refuseBeyondQuota(ctx, file.bytes.length)
  return keep(store, file)
}

/** The same of a picture that browsers draw, by its content: what is none is not kept, and refused in the words of `what`. */
export async function receivePicture(
  ctx: UserCtx,
  store: FileStore,
  file: { name: string; bytes: Buffer },
  [zh, en]: Phrase,
): Promise<Kept> {
  const kept = await receive(ctx, store, file)
  if (/^image\/(png|jpeg)$/.test(kept.mime)) return kept
  await store.remove(kept.id)
  throw badField('file', [`${zh}应为 jpg 或 png 图片`, `${en} must be a jpg or png image`])
}

/** Again in the transaction that writes the row: uploads at once may not pass the limit together. */
export async function countUpload(ctx: UserCtx, kept: Kept): Promise<void> {
  await lockSelf(ctx)
  await refuseBeyondQuota(ctx, kept.size)
}
