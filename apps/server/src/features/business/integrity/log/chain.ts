// How entries are chained and the head is signed: the texts that are hashed and signed, and the only writes to the log.
import { sql, type RawBuilder } from 'kysely'
import type { EntryKind, LogEntry } from '@register/contract/business/integrity/log'
import { canonical } from '@register/contract/canonical'
import { textOfEntry } from '@register/contract/tlog/entry'
import type { SecondChain, ChainEnd } from '../../../../access/ctx.ts'
import type { Secrets } from '../../../../access/secrets.ts'
import type { Db } from '../../../../db/connect.ts'
import { sha256Hex, type Recorded } from './record.ts'

/** Record layout 8, SHA-256. A change of either gets a new name, and entries of the old names stay readable. */
const entryAlgorithm = 'record8-sha256'

type Unhashed = Omit<LogEntry, 'hash'>

/** What is hashed of an entry: its hash is the SHA-256 of this text, and its leaf in the tree is made of the same bytes. */
export const entryText = (before: string, entry: Unhashed): string => textOfEntry({ ...entry, before })

export const entryHash = (before: string, entry: Unhashed): string => sha256Hex(entryText(before, entry))

export const headText = (head: { algorithm: string; lastId: number; lastHash: string; signedAt: string }): string =>
  canonical([head.algorithm, head.lastId, head.lastHash, head.signedAt])

/** The end of the log. */
interface End {
  lastId: number
  lastHash: string
  /** The time of the lock, which becomes the time of the new entries. */
  at: string
}

export interface Head extends End {
  signed: boolean
}

/** Locks the head of the log. Every other writer of the log then waits until COMMIT, so lock it as the last step. */
export async function lockHead(db: Db): Promise<Head> {
  const { rows } = await sql<{ last_id: number; last_hash: string; signature: string | null; at: string }>`
    select last_id, last_hash, signature, clock_timestamp() as at from integrity_head for update`.execute(db)
  const [head] = rows
  if (!head) throw new Error('The integrity log has no head')
  return { lastId: head.last_id, lastHash: head.last_hash, signed: head.signature !== null, at: head.at }
}

export type Act = Pick<Recorded, 'reportId' | 'publicId' | 'certificateNo' | 'version' | 'contentHash'> & {
  kind: EntryKind
}

/** Rows per statement. */
const batch = 1_000

/** The entries of these acts after an end of the log, and the new end. */
function chained(end: End, acts: readonly Act[]): { end: End; rows: object[] } {
  let { lastId, lastHash } = end
  const rows = acts.map(({ reportId, ...act }) => {
    const entry = { ...act, id: lastId + 1, at: end.at, algorithm: entryAlgorithm }
    lastId = entry.id
    lastHash = entryHash(lastHash, entry)
    return {
      id: entry.id,
      at: entry.at,
      kind: entry.kind,
      report_id: reportId,
      public_id: entry.publicId,
      certificate_no: entry.certificateNo,
      version: entry.version,
      content_hash: entry.contentHash,
      algorithm: entry.algorithm,
      hash: lastHash,
    }
  })
  return { end: { lastId, lastHash, at: end.at }, rows }
}

const insertion = (rows: readonly object[]) => sql`
  insert into integrity_entry
  select * from json_populate_recordset(null::integrity_entry, ${JSON.stringify(rows)}::json)`

/** Appends entries after a locked head. Returns the new end, which still has to be signed. */
export async function extend(db: Db, head: Head, acts: readonly Act[]): Promise<Head> {
  let end: End = head
  for (let start = 0; start < acts.length; start += batch) {
    const next = chained(end, acts.slice(start, start + batch))
    end = next.end
    await insertion(next.rows).execute(db)
  }
  return { ...head, ...end }
}

function signing({ log }: Secrets, { lastId, lastHash, at }: End): RawBuilder<unknown> {
  const signature = log.sign(headText({ algorithm: log.algorithm, lastId, lastHash, signedAt: at }))
  return sql`
    update integrity_head set last_id = ${lastId}, last_hash = ${lastHash}, signed_at = ${at},
      algorithm = ${log.algorithm}, key_id = ${log.keyId}, signature = ${signature}`
}

export const signHead = async (db: Db, secrets: Secrets, end: End): Promise<void> =>
  void (await signing(secrets, end).execute(db))

/** Acts that wait for the end of their transaction: their entries are written together with its audit row. */
export class Entering implements SecondChain {
  readonly head = 'integrity_head'
  readonly acts: Act[] = []
  readonly #secrets: Secrets

  constructor(secrets: Secrets) {
    this.#secrets = secrets
  }

  extend({ last_id: lastId, last_hash: lastHash }: ChainEnd, at: string): RawBuilder<unknown>[] {
    const { end, rows } = chained({ lastId, lastHash, at }, this.acts)
    return [insertion(rows), signing(this.#secrets, end)]
  }
}

/** An entry in its public form. */
export const asEntry = (row: {
  id: number
  at: string
  kind: string
  public_id: string
  certificate_no: string
  version: number
  content_hash: string
  algorithm: string
  hash: string
}): LogEntry => ({
  id: row.id,
  at: row.at,
  kind: row.kind as EntryKind,
  publicId: row.public_id,
  certificateNo: row.certificate_no,
  version: row.version,
  contentHash: row.content_hash,
  algorithm: row.algorithm,
  hash: row.hash,
})
