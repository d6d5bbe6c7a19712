// What is written when a checkpoint is published, and the end of the log that it is of.
import { sql } from 'kysely'
import { noHash } from '@register/contract/business/integrity/log'
import type { Checkpoint } from '@register/contract/tlog/checkpoint'
import { logEnd } from '../../../../access/logGuard/end.ts'
import type { Guard } from '../../../../access/logGuard/guard.ts'
import type { Secrets } from '../../../../access/secrets.ts'
import type { Db } from '../../../../db/connect.ts'
import { signedCheckpoint } from './sign.ts'

/** The log as it is to be remembered at an entry, with the root of the tree over the entries up to it. */
export async function guardAt(db: Db, size: number, root: Buffer): Promise<Guard> {
  const { number } = await logEnd(db)
  const last = await db.selectFrom('integrity_entry').select('hash').where('id', '=', size).executeTakeFirst()
  return { number, size, head: last?.hash ?? noHash, root: root.toString('base64') }
}

/** Signs it and makes it the published one. The row is locked by the caller, who has moved the guard on. */
export async function setCheckpoint(db: Db, secrets: Secrets, checkpoint: Checkpoint): Promise<void> {
  const { note, keyId } = await signedCheckpoint(secrets, checkpoint)
  const { origin, size, root } = checkpoint
  await db
    .updateTable('log_tree')
    .set({ origin, size, root: Buffer.from(root), note, key_id: keyId, signed_at: sql<string>`clock_timestamp()` })
    .execute()
}
