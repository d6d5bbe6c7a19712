// How entries are chained and the head is signed: the texts that are hashed and signed, and the only writes to the log.
import { sql } from 'kysely'
import type { EntryKind, LogEntry } from '@register/contract/business/integrity/log'
import { canonical } from '@register/contract/canonical'
import type { Secrets } from '../../../../access/secrets.ts'
import type { Db } from '../../../../db/connect.ts'
import { hashOf, type Recorded } from './record.ts'

/** Record layout 3, SHA-256. A change of either is a new name, and the old ones stay readable. */
const entryAlgorithm = 'record3-sha256'

type Unhashed = Omit<LogEntry, 'hash'>

export const entryHash = (before: string, entry: Unhashed): string =>
  hashOf([
    entry.algorithm,
    before,
    entry.id,
    entry.at,
    entry.kind,
    entry.publicId,
    entry.certificateNo,
    entry.version,
    entry.contentHash,
  ])

export const headText = (head: { algorithm: string; lastId: number; lastHash: string; signedAt: string }): string =>
  canonical([head.algorithm, head.lastId, head.lastHash, head.signedAt])

export interface Head {
  lastId: number
  lastHash: string
  signed: boolean
  /** When it was locked: the time of the entries to come. */
  at: string
}

/** Everybody who appends waits here until COMMIT, so lock it when nothing else is left to do. */
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

/** Appends entries after a locked head and returns the new end, still to be signed. */
export async function extend(db: Db, head: Head, acts: readonly Act[]): Promise<Head> {
  let { lastId, lastHash } = head
  for (let start = 0; start < acts.length; start += batch) {
    const rows = acts.slice(start, start + batch).map(({ reportId, ...act }) => {
      const entry = { ...act, id: lastId + 1, at: head.at, algorithm: entryAlgorithm }
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
    await sql`
      insert into integrity_entry
      select * from json_populate_recordset(null::integrity_entry, ${JSON.stringify(rows)}::json)`.execute(db)
  }
  return { ...head, lastId, lastHash }
}

export async function signHead(db: Db, { log }: Secrets, { lastId, lastHash, at }: Head): Promise<void> {
  const signature = log.sign(headText({ algorithm: log.algorithm, lastId, lastHash, signedAt: at }))
  await db
    .updateTable('integrity_head')
    .set({
      last_id: lastId,
      last_hash: lastHash,
      signed_at: at,
      algorithm: log.algorithm,
      key_id: log.keyId,
      signature,
    })
    .execute()
}

/** An entry as everybody reads it. */
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
