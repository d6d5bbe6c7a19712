// What a check reads of the register, and what becomes of its progress: everything at once, or in steps that a later attempt goes on from (steps.ts).
import { sql } from 'kysely'
import type { AuditParts } from '../access/audit/findings.ts'
import { allIds, type Finding, type Ids } from '../access/finding.ts'
import type { Secrets } from '../access/secrets.ts'
import type { Db } from '../db/connect.ts'
import type { FileParts } from '../features/business/file/service.ts'
import type { LogParts, TreeParts } from '../features/business/integrity/service.ts'
import { waypointOf } from './standing.ts'

export interface Course {
  /** What is wrong with what earlier checks have left. */
  faults: readonly Finding[]
  audit: Pick<AuditParts, 'from' | 'again' | 'walked'>
  log: LogParts
  /** Which older tiles of the tree over the log are read beside the newer ones; undefined: all tiles. */
  tree?: TreeParts | undefined
  files: FileParts
  /** The ends of both chains up to which their acts were compared. */
  since?: { audit: number; log: number } | undefined
  /** Records that have entered the log after this entry are read wherever they stand. */
  entered?: number
  /** Whether an earlier attempt has done all of this check. */
  isOver(name: string): boolean
  begins(name: string): Promise<void>
  /** The reports that this check reads, in order. */
  reports(name: string): readonly Ids[]
  /** The reports of a range were read. @param isRight whether nothing of this check was found so far */
  passed(name: string, ids: Ids, isRight: boolean): Promise<void>
  ended(name: string, isRight: boolean): Promise<void>
}

const nothing = () => Promise.resolve()

/** Everything, from the beginning to the end. */
export async function everything(snapshot: Db, secrets: Secrets): Promise<Course> {
  // A trial restore may be of a moment before the register had waypoints.
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('waypoint') is not null as "isThere"`.execute(snapshot)
  const { faults } = rows[0]?.isThere ? await waypointOf(snapshot, secrets) : { faults: [] }
  return {
    faults,
    audit: {},
    log: {},
    files: {},
    isOver: () => false,
    begins: nothing,
    reports: () => [allIds],
    passed: nothing,
    ended: nothing,
  }
}
