// Checks the stored log: every entry, its order and the signed head.
import { sql } from 'kysely'
import { noHash } from '@register/contract/business/integrity/log'
import type { Finding, Ids } from '../../../../access/finding.ts'
import type { Secrets } from '../../../../access/secrets.ts'
import type { LogPlace } from '../../../../access/waypoint/waypoint.ts'
import type { Db } from '../../../../db/connect.ts'
import { asEntry, entryHash, headText } from '../log/chain.ts'
import { misfits, type Misfit } from '../log/misfits.ts'
import { entryAlgorithms } from '../log/record.ts'

const batch = 1_000
/** Broken entries that are examined one by one; one finding counts the rest. */
const mostBroken = 50

export interface LogParts {
  /** Where to go on, after it was compared with the entries (place.ts); undefined: from the first entry. */
  from?: LogPlace | undefined
  /** The older entries that are read again all the same. */
  again?: { blocks: Iterable<Ids>; passed: (block: Ids, isRight: boolean) => Promise<void> } | undefined
  /** Called before each batch of entries and at the end, with the last entry that was read, and where a later check may go on: undefined once something was found. */
  walked?: (last: number, place: LogPlace | undefined) => Promise<void>
}

const at = (id: number) => `integrity:${id}`

const missing = (from: number, to: number): Finding => ({
  kind: 'integrity-order',
  what: `${from === to ? `Entry ${from} is` : `Entries ${from} to ${to} are`} missing from the log`,
  where: at(from),
})

const entriesIn = (db: Db, last: number, to: number) =>
  db
    .selectFrom('integrity_entry')
    .leftJoin('report', 'report.id', 'integrity_entry.report_id')
    .selectAll('integrity_entry')
    .select(['report.id as present', 'report.public_id as told_of'])
    .where('integrity_entry.id', '>', last)
    .where('integrity_entry.id', '<=', to)
    .orderBy('integrity_entry.id')
    .limit(batch)
    .execute()

/** The entries of a range, each against the one before it. @param before the hash of entry `after`; undefined where it is not known */
async function* entryFindings(
  db: Db,
  { after, to, before: first }: Ids & { before: string | undefined },
  walked?: LogParts['walked'],
): AsyncGenerator<Finding, void> {
  let [lastId, before] = [after, first]
  const broken: Misfit[] = []
  let [more, isRight] = [0, true]
  const tell = (finding: Finding) => {
    isRight = false
    return finding
  }
  for (;;) {
    await walked?.(lastId, isRight && before !== undefined ? { id: lastId, hash: before, rows: lastId } : undefined)
    const rows = await entriesIn(db, lastId, to)
    if (rows.length === 0) break
    for (const row of rows) {
      const entry = asEntry(row)
      if (entry.id !== lastId + 1) {
        yield tell(missing(lastId + 1, entry.id - 1))
        before = undefined
      }
      // After a gap the former state is unknown.
      const fits = before === undefined || entryHash(before, entry) === entry.hash
      if (!entryAlgorithms.includes(entry.algorithm) || !fits) {
        isRight = false
        if (broken.length < mostBroken) broken.push({ entry, before: before ?? noHash })
        else more++
      }
      if (row.present === null)
        yield tell({
          kind: 'integrity-record-changed',
          what: `The report that entry ${entry.id} tells of (${entry.certificateNo}) is gone from the register`,
          where: at(entry.id),
        })
      else if (row.told_of !== entry.publicId)
        yield tell({
          kind: 'integrity-entry-changed',
          what: `Entry ${entry.id} (${entry.certificateNo}) was laid to another report, report:${row.report_id}`,
          where: at(entry.id),
        })
      lastId = entry.id
      before = entry.hash
    }
  }
  if (to < Number.MAX_SAFE_INTEGER && lastId < to) yield missing(lastId + 1, to)
  yield* misfits(broken)
  if (more > 0)
    yield {
      kind: 'integrity-entry-changed',
      what: `${more} further entries do not fit the chain`,
      where: at(broken.at(-1)?.entry.id ?? 0),
    }
}

async function hashAt(db: Db, id: number): Promise<string | undefined> {
  if (id === 0) return noHash
  return (await db.selectFrom('integrity_entry').select('hash').where('id', '=', id).executeTakeFirst())?.hash
}

async function* headFindings(db: Db, { log }: Secrets): AsyncGenerator<Finding, void> {
  // One statement: an entry that is appended meanwhile shows in both parts or in neither.
  const { rows } = await sql<{
    last_id: number
    last_hash: string
    signed_at: string | null
    algorithm: string | null
    key_id: string | null
    signature: string | null
    end_id: number | null
    end_hash: string | null
  }>`
    select head.*, entry.id as end_id, entry.hash as end_hash from integrity_head head
    left join lateral (select id, hash from integrity_entry order by id desc limit 1) entry on true`.execute(db)
  const [head] = rows
  const finding = (what: string): Finding => ({ kind: 'integrity-head', what, where: 'integrity:head' })
  if (!head) {
    yield finding('The log has no head')
    return
  }
  const [endId, endHash] = [head.end_id ?? 0, head.end_hash ?? noHash]
  if (endId !== head.last_id) yield finding(`The head stands at entry ${head.last_id}, but the log ends at ${endId}`)
  else if (endHash !== head.last_hash) yield finding(`The head's hash is not that of entry ${endId}, the last one`)
  const { signed_at: signedAt, algorithm, key_id: keyId, signature } = head
  if (!signedAt || !algorithm || !signature) {
    if (endId > 0) yield finding('The head is not signed')
  } else if (keyId !== log.keyId) yield finding(`The head is signed with key ${keyId}, not with ${log.keyId}`)
  else if (!log.signed(headText({ algorithm, lastId: head.last_id, lastHash: head.last_hash, signedAt }), signature))
    yield finding(`The signature of the head at entry ${head.last_id} is not of this register's key`)
}

/** The chain of entries and its signed head, in batches, so that a log of any length needs little memory. Works on a register in use. */
export async function* logFindings(
  db: Db,
  secrets: Secrets,
  { from, again, walked }: LogParts = {},
): AsyncGenerator<Finding, void> {
  for (const block of from && again ? again.blocks : []) {
    let isRight = true
    for await (const finding of entryFindings(db, { ...block, before: await hashAt(db, block.after) })) {
      isRight = false
      yield finding
    }
    await again?.passed(block, isRight)
  }
  const { id: after, hash: before } = from ?? { id: 0, hash: noHash }
  yield* entryFindings(db, { after, to: Number.MAX_SAFE_INTEGER, before }, walked)
  yield* headFindings(db, secrets)
}
