// Reads the rows of the audit in the order of the chain, some hundred at a time.
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { AuditRow } from '../audit.ts'

/** A row with the hash that is stored with it. */
export type ChainRow = AuditRow & { hash: Buffer }

/** Rows read and hashed at a time. Hashing blocks the event loop, so a larger batch would delay the requests of this process. */
const batch = 500

/** Rows with an id above `after`, up to and including `until`. */
export async function* auditRows(db: Db, after: number, until = Number.MAX_SAFE_INTEGER): AsyncGenerator<ChainRow> {
  let last = after
  for (;;) {
    const page = await db
      .selectFrom('audit')
      .selectAll()
      .where('id', '>', last)
      .where('id', '<=', until)
      .orderBy('id')
      .limit(batch)
      .execute()
    yield* page
    const end = page.at(-1)
    if (!end || page.length < batch) return
    last = end.id
  }
}

/** An archive as recorded in its table. `sha256` is the hash of its file; null when the file has no row any more. */
export interface ArchiveRecord {
  month: string
  firstId: number
  lastId: number
  hashBefore: Buffer
  hashLast: Buffer
  fileId: string
  sha256: string | null
  /** True when the table no longer has the rows of this archive, only its file. */
  isRemoved: boolean
}

/** All finished archives, in the order of their rows. */
export async function archiveRecords(db: Db): Promise<ArchiveRecord[]> {
  const rows = await db
    .selectFrom('audit_archive')
    .leftJoin('stored_file', 'stored_file.id', 'audit_archive.file_id')
    .select(['month', 'first_id', 'last_id', 'removed_at', 'sha256'])
    .select(sql<Buffer>`hash_before`.as('hash_before'))
    .select(sql<Buffer>`hash_last`.as('hash_last'))
    .select(sql<string>`file_id`.as('file_id'))
    .where('file_id', 'is not', null)
    .orderBy('first_id')
    .execute()
  return rows.map((row) => ({
    month: row.month,
    firstId: row.first_id,
    lastId: row.last_id,
    hashBefore: row.hash_before,
    hashLast: row.hash_last,
    fileId: row.file_id,
    sha256: row.sha256,
    isRemoved: row.removed_at !== null,
  }))
}
