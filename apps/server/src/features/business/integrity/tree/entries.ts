// The entries of the log as the tree holds them: the text of each, with the hash before it.
import { noHash } from '@register/contract/business/integrity/log'
import type { Db } from '../../../../db/connect.ts'
import { asEntry, entryText } from '../log/chain.ts'
import { sha256Hex } from '../log/record.ts'

/** The log does not hold what its hashes say, so nothing may be signed over it. */
export class BrokenLog extends Error {}

interface EntryText {
  id: number
  text: string
  /** As stored. */
  hash: string
}

/** The texts of entries as they are stored, at most `count`, the first being the one after entry `after`: what was changed shows in their hashes. */
export async function storedTexts(db: Db, after: number, count: number): Promise<EntryText[]> {
  const rows = await db
    .selectFrom('integrity_entry')
    .selectAll()
    .where('id', '>=', after)
    .where('id', '<=', after + count)
    .orderBy('id')
    .execute()
  let before = after === 0 ? noHash : (rows[0]?.hash ?? noHash)
  return rows
    .filter(({ id }) => id > after)
    .map((row) => {
      const entry = asEntry(row)
      const text = entryText(before, entry)
      before = entry.hash
      return { id: entry.id, text, hash: entry.hash }
    })
}

/** The same, for what is to be signed: throws BrokenLog where one does not fit its hash or is missing. */
export async function entryTexts(db: Db, after: number, count: number): Promise<EntryText[]> {
  const texts = await storedTexts(db, after, count)
  for (const [at, { id, text, hash }] of texts.entries())
    if (id !== after + at + 1 || sha256Hex(text) !== hash)
      throw new BrokenLog(`Entry ${id} does not follow on entry ${after + at}: run npm run verify`)
  return texts
}
