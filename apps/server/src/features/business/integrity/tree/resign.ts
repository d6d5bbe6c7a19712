// The log under another key, where the one that signed it was lost.
import type { Secrets } from '../../../../access/secrets.ts'
import type { Db } from '../../../../db/connect.ts'
import { lockHead, signHead } from '../log/chain.ts'
import { signedCheckpoint } from './sign.ts'
import { treeState } from './stored.ts'

/** Signs the present end and the published checkpoint, in a transaction. The name of the log stays. */
export async function resignLog(db: Db, secrets: Secrets): Promise<void> {
  await signHead(db, secrets, await lockHead(db))
  const { published } = await treeState(db)
  if (!published) return
  const { note, keyId } = await signedCheckpoint(secrets, published)
  await db.updateTable('log_tree').set({ note, key_id: keyId }).execute()
}
