// Whether the entries of the log up to a place can still be those that were read.
import { noHash } from '@register/contract/business/integrity/log'
import { sql } from 'kysely'
import type { Finding } from '../../../../access/finding.ts'
import type { LogPlace } from '../../../../access/waypoint/waypoint.ts'
import type { Db } from '../../../../db/connect.ts'

const where = 'waypoint:log'

/** What shows that entries up to the place are others than those that were read; undefined where nothing does. */
export async function logPlaceFault(db: Db, { id, hash, rows }: LogPlace): Promise<Finding | undefined> {
  const { rows: found } = await sql<{ end: number; there: string | null; counted: number }>`
    select coalesce((select last_id from integrity_head), 0) as end,
      (select hash from integrity_entry where id = ${id}) as there,
      (select count(*)::int from integrity_entry where id <= ${id}) as counted`.execute(db)
  const { end = 0, there, counted = 0 } = found[0] ?? {}
  if (end < id)
    return { kind: 'waypoint-ahead', what: `The log was checked up to entry ${id}, and ends at ${end}.`, where }
  if ((id === 0 ? noHash : there) !== hash)
    return {
      kind: 'waypoint-row',
      what: `Entry ${id} of the log has not the hash that it had when it was checked.`,
      where,
    }
  if (counted !== rows)
    return {
      kind: 'waypoint-count',
      what: `The log had ${rows} entries up to entry ${id} when they were checked, and has ${counted}.`,
      where,
    }
  return undefined
}
