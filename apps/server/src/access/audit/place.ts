// A place in the chain of the audit up to which every row was found right, and whether the rows up to there can still be the same.
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { Finding } from '../finding.ts'
import { archiveRecords, type ArchiveRecord } from './rows.ts'

/** It holds what later rows and the archives are compared with. Written as JSON, so hashes are in hex. */
export interface AuditPlace {
  id: number
  hash: string
  /** Rows of the chain up to there, with those that are in archives alone. */
  rows: number
  /** The row which says that a lost key was replaced: rows before it cannot be compared without that key. 0 where there is none. */
  keyAt: number
  /** What audited acts say of the archives: the hash of each month's file, and the months whose rows were removed. */
  archived: Readonly<Record<string, unknown>>
  removed: readonly string[]
  /** Months whose archive was read and found right. */
  read: readonly string[]
  /** The first row and the last one. */
  first?: End
  last?: End
}

export interface End {
  id: number
  at: string
}

/** The last row that its archive alone has; 0 where every row is in the table. */
export const lastRemoved = (archives: readonly ArchiveRecord[]): number =>
  Math.max(0, ...archives.filter(({ isRemoved }) => isRemoved).map(({ lastId }) => lastId))

const where = 'waypoint:audit'

/** What shows that rows up to the place are others than those that were read; undefined where nothing does. The last row of an archive that was removed has its hash in the archive's record. */
async function placeFault(db: Db, archives: readonly ArchiveRecord[], place: AuditPlace): Promise<Finding | undefined> {
  const { id, hash, rows } = place
  const head = await db.selectFrom('audit_head').select('last_id').executeTakeFirst()
  if (!head || head.last_id < id)
    return {
      kind: 'waypoint-ahead',
      what: `The audit was checked up to row ${id}, and ends at ${head?.last_id ?? 0}.`,
      where,
    }
  const removed = lastRemoved(archives)
  const row = await db.selectFrom('audit').select('hash').where('id', '=', id).executeTakeFirst()
  const there =
    row?.hash.toString('hex') ?? archives.find(({ lastId }) => lastId === id)?.hashLast.toString('hex') ?? ''
  // Where its rows were removed since, only the whole chain can say.
  if (id > 0 && id >= removed && there !== hash)
    return {
      kind: 'waypoint-row',
      what: `Row ${id} of the audit has not the hash that it had when it was checked.`,
      where,
    }
  const { rows: counted } = await sql<{ within: number; before: number }>`
    select count(*) filter (where id > ${removed})::int as within, count(*) filter (where id <= ${removed})::int as before
    from audit where id <= ${Math.max(id, removed)}`.execute(db)
  const { within = 0, before = 0 } = counted[0] ?? {}
  if (before > 0 || within !== Math.max(0, rows - removed))
    return {
      kind: 'waypoint-count',
      what: `The audit had ${rows} rows up to row ${id} when they were checked, and has ${within + before + Math.min(removed, rows)}.`,
      where,
    }
  return undefined
}

/** Whether rows that the place stands on have gone into archives since, so that only the whole chain can be read. */
const isOvertaken = (archives: readonly ArchiveRecord[], { id, read }: AuditPlace): boolean =>
  archives.some(
    ({ isRemoved, firstId, lastId, month }) => isRemoved && firstId <= id && (lastId > id || !read.includes(month)),
  )

/** The place, where a check can go on from it; otherwise what is wrong, if anything is. */
export async function goingOnFrom(db: Db, place: AuditPlace): Promise<{ from?: AuditPlace; fault?: Finding }> {
  const archives = await archiveRecords(db)
  if (isOvertaken(archives, place)) return {}
  const fault = await placeFault(db, archives, place)
  return fault ? { fault } : { from: place }
}
