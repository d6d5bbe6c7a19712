// The sequencer: takes new entries of the log into the tree and publishes a checkpoint over them. One of all instances runs it, each second (docs/decisions/0170-the-log-as-a-tree.md).
import type { Guarded } from '../../../../access/logGuard/guarded.ts'
import type { Secrets } from '../../../../access/secrets.ts'
import type { Pool } from '../../../../db/connect.ts'
import { entryTexts } from './entries.ts'
import { grown, leafOf, openTiles } from './grow.ts'
import { guardAt, setCheckpoint } from './publish.ts'
import { verifierOf } from './sign.ts'
import { rootIn, treeState, type TreeState } from './stored.ts'

/** Entries that are taken in by one transaction. */
const batch = 4_096

export interface Sequencing {
  db: Pool
  secrets: Secrets
  remember: Guarded['remember']
  /** The name of a log that begins; one that has begun keeps its own. */
  origin: string
}

/** Takes in the next entries; resolves to whether there may be more. */
function growTree(db: Pool): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { grown: size } = await tx.selectFrom('log_tree').select('grown').forUpdate().executeTakeFirstOrThrow()
    const texts = await entryTexts(tx, size, batch)
    if (texts.length === 0) return false
    const open = openTiles(size)
    const stored = await tx
      .selectFrom('log_tile')
      .selectAll()
      .where((is) => is.or(open.map(({ level, at }) => is.and({ level, at }))))
      .execute()
    const leaves = texts.map(({ text }) => leafOf(text))
    const rows = grown(size, stored, leaves)
    await tx
      .insertInto('log_tile')
      .values(rows)
      .onConflict((on) => on.columns(['level', 'at']).doUpdateSet({ hashes: (row) => row.ref('excluded.hashes') }))
      .execute()
    await tx
      .updateTable('log_tree')
      .set({ grown: size + leaves.length })
      .execute()
    return texts.length === batch
  })
}

/**
 * Signs a checkpoint over all entries that are in the tree, and publishes it. What is in the tree was committed before it was
 * read, and committing the tree waited for a standby where one is to confirm: a checkpoint never runs ahead of what lasts. All of
 * it is one transaction, because after a fail-over between two statements the second one would be answered by another history.
 */
async function publish({ db, secrets, remember, origin: name }: Sequencing): Promise<void> {
  const isPublished = async ({ grown: size, published }: TreeState): Promise<boolean> =>
    published?.size === size && published.keyId === (await verifierOf(secrets, published.origin)).keyId
  // Without a lock at first: most seconds have nothing new.
  if (await isPublished(await treeState(db))) return
  await db.transaction().execute(async (tx) => {
    await tx.selectFrom('log_tree').select('one').forUpdate().execute()
    const state = await treeState(tx)
    if (await isPublished(state)) return
    const { grown: size, published } = state
    const origin = published?.origin ?? name
    const root = await rootIn(tx, size)
    // Before it is signed: a register that loses its end afterwards must know that the public has seen it.
    if (!(await remember(await guardAt(tx, size, root), tx))) return
    await setCheckpoint(tx, secrets, { origin, size, root })
  })
}

export async function sequenceLog(on: Sequencing): Promise<void> {
  while (await growTree(on.db));
  await publish(on)
}
