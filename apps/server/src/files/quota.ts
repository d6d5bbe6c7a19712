// Limits how much one person may upload for business records in a day, used or not, so that a stolen session cannot fill the disk.
import { sql } from 'kysely'
import { badField, Failure } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import { configured } from '../access/configured.ts'
import { lockSelf, type UserCtx } from '../access/ctx.ts'
import type { FileStore } from './store.ts'
import { storeFile, type StoredFile } from './stored.ts'

const megabyte = 1024 * 1024
/** Old uploads leave the count one by one, so an hour later there may be space again. */
const retryAfter = 3_600

/** The caller's uploads of the last 24 hours that count. */
const uploadedBy = (ctx: UserCtx) =>
  ctx.db
    .selectFrom('stored_file')
    .select([sql<number>`count(*)`.as('files'), sql<number>`coalesce(sum(size), 0)`.as('bytes')])
    .where('created_by', '=', ctx.actor.id)
    .where('created_at', '>', sql<string>`now() - interval '1 day'`)
    // In the words of the partial index.
    .where(sql<boolean>`kind not in ('library', 'export', 'auditArchive')`)
    .executeTakeFirstOrThrow()

/** How many bytes of the quota the caller has used, and how many there are. */
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

/** Stores the bytes of an upload. The quota is checked before any byte is written, so that refused uploads cannot fill the disk. */
export async function receive(
  ctx: UserCtx,
  store: FileStore,
  file: { name: string; bytes: Buffer },
): Promise<StoredFile> {
  await refuseBeyondQuota(ctx, file.bytes.length)
  return storeFile(store, file)
}

/** Stores an uploaded picture that browsers can draw, checked by its content; another file is refused in the words of `what`. */
export async function receivePicture(
  ctx: UserCtx,
  store: FileStore,
  file: { name: string; bytes: Buffer },
  [zh, en]: Phrase,
): Promise<StoredFile> {
  const stored = await receive(ctx, store, file)
  if (/^image\/(png|jpeg)$/.test(stored.mime)) return stored
  await store.remove(stored.id)
  throw badField('file', [`${zh}应为 jpg 或 png 图片`, `${en} must be a jpg or png image`])
}

/** Checks the quota again in the transaction that writes the row, so that uploads at once cannot pass the limit together. */
export async function countUpload(ctx: UserCtx, stored: StoredFile): Promise<void> {
  await lockSelf(ctx)
  await refuseBeyondQuota(ctx, stored.size)
}
