// Checks every published record against its latest entry of the log.
import { sql } from 'kysely'
import { allIds, type Finding, type Ids } from '../../../../access/finding.ts'
import type { Db } from '../../../../db/connect.ts'
import { recordsWhere } from '../log/record.ts'

const batch = 1_000

/** Every public record against its latest entry. */
export async function* recordFindings(
  db: Db,
  { after, to }: Ids = allIds,
  entered = sql<boolean>`true`,
): AsyncGenerator<Finding, void> {
  for (let last = after; ;) {
    const found = await recordsWhere(
      db,
      sql<boolean>`report.id > ${last} and report.id <= ${to} and (report.status <> 'draft' or entry.id is not null) and ${entered}`,
      batch,
    )
    const end = found.at(-1)
    if (!end) return
    last = end.reportId
    for (const { reportId, certificateNo, status, entry, contentHash } of found) {
      const where = `report:${reportId}`
      if (!entry)
        yield {
          kind: 'integrity-missing-entry',
          what: `Certificate ${certificateNo} is published, but the log has no entry of it`,
          where,
        }
      else if (status === 'draft')
        yield {
          kind: 'integrity-record-changed',
          what: `Certificate ${certificateNo} was published (entry ${entry.id}), but stands as a draft`,
          where,
        }
      else if (entry.contentHash !== contentHash)
        yield {
          kind: 'integrity-record-changed',
          what: `The public record of certificate ${certificateNo} is not the one that entry ${entry.id} was made of`,
          where,
        }
    }
  }
}

/** The same of the reports that an entry after this one tells of, wherever they stand. */
export const enteredFindings = (db: Db, after: number): AsyncGenerator<Finding, void> =>
  recordFindings(db, allIds, sql<boolean>`report.id in (select report_id from integrity_entry where id > ${after})`)
