// Begins a new log where the former one cannot go on: over the entries that are here, under another name, with the former one announced for ever.
import type { Phrase } from '@register/contract/phrase'
import { verifierKeyText } from '@register/contract/tlog/note'
import type { Guard } from '../../../../access/logGuard/guard.ts'
import type { Secrets } from '../../../../access/secrets.ts'
import type { Db } from '../../../../db/connect.ts'
import { formerLogs } from './former.ts'
import { guardAt, setCheckpoint } from './publish.ts'
import { verifierOf } from './sign.ts'
import { rootIn, treeState } from './stored.ts'

export interface Anew {
  secrets: Secrets
  /** The name of the log of this register, where it has none yet. */
  origin: string
  /** The furthest that the public is known to have seen. */
  seen: Guard | undefined
  reason: Phrase
  /** Moves every guard on to the new log before that is signed; rejects where one cannot be moved. */
  remember: (end: Guard) => Promise<void>
}

const nameOf = (first: string, number: number): string => (number === 1 ? first : `${first}/${number}`)

/**
 * In a transaction. The new log has a number that no guard has seen: where one has seen a later log than the database knows (its
 * beginning was lost as well), that one has ended too, and both are announced.
 */
export async function beginAnew(tx: Db, { secrets, origin, seen, reason, remember }: Anew): Promise<Guard> {
  await tx.selectFrom('log_tree').select('one').forUpdate().execute()
  const { grown, published } = await treeState(tx)
  const root = await rootIn(tx, grown)
  const here = await guardAt(tx, grown, root)
  const former = await formerLogs(tx)
  const first = former.at(-1)?.origin ?? published?.origin ?? origin
  const shown = seen && seen.number >= here.number ? seen : undefined
  const number = Math.max(here.number, shown?.number ?? 0) + 1
  const isFurther = shown?.number === here.number && shown.size > (published?.size ?? 0)
  const known = { size: published?.size ?? 0, root: published?.root.toString('base64') }
  const ended = [
    { ...(isFurther ? shown : known), number: here.number },
    ...(shown && shown.number > here.number ? [shown] : []),
  ]
  for (const [at, log] of ended.entries()) {
    const name = nameOf(first, log.number)
    await tx
      .insertInto('former_log')
      .values({
        successor: ended[at + 1]?.number ?? number,
        origin: name,
        verifier_key: verifierKeyText(await verifierOf(secrets, name)),
        size: log.size,
        root: log.root ?? null,
        // What came after the last checkpoint that is here may be others than those that the public has seen.
        kept: known.size,
        reason_zh: reason[0],
        reason_en: reason[1],
      })
      .execute()
  }
  const begun = { ...here, number }
  await remember(begun)
  // They have signed checkpoints of the former log, which is another one for them.
  await tx.deleteFrom('log_witness').execute()
  await setCheckpoint(tx, secrets, { origin: nameOf(first, number), size: grown, root })
  return begun
}
