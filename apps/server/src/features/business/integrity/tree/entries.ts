// The entries of the log as the tree holds them: the text of each, with the hash before it.
import { noHash } from '@register/contract/business/integrity/log'
import type { Db } from '../../../../db/connect.ts'
import { asEntry, entryText } from '../log/chain.ts'
import { sha256Hex } from '../log/record.ts'

/** The log does not hold what its hashes say, so nothing may be signed over it. */
export class BrokenLog extends Error {}

/**
 * The texts of entries, at most `count`, the first being the one after entry `after`. Throws BrokenLog where one is missing
 * or does not fit its hash.
 */
export async function entryTexts(db: Db, after: number, count: number): Promise<{ text: string; hash: string }[]> {
  const rows = await db
    .selectFrom('integrity_entry')
    .selectAll()
    .where('id', '>=', after)
    .orderBy('id')
    .limit(count + 1)
    .execute()
  const known = after === 0 ? noHash : rows[0]?.id === after ? rows[0].hash : undefined
  if (known === undefined) throw new BrokenLog(`Entry ${after} is missing from the log`)
  let [id, before] = [after, known]
  return rows
    .filter((row) => row.id > after)
    .slice(0, count)
    .map((row) => {
      const entry = asEntry(row)
      const text = entryText(before, entry)
      if (entry.id !== ++id || sha256Hex(text) !== entry.hash)
        throw new BrokenLog(`Entry ${entry.id} does not follow on entry ${id - 1}: run npm run verify`)
      before = entry.hash
      return { text, hash: entry.hash }
    })
}
