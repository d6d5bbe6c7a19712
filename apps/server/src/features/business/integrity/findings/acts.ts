// Compares the acts that the audit knows with the entries of the public log.
import { sql } from 'kysely'
import type { EntryKind } from '@register/contract/business/integrity/log'
import { mostFindings, type Finding } from '../../../../access/finding.ts'
import type { Db } from '../../../../db/connect.ts'

/** Acts that write one audit row and one entry in one transaction. Revisions may wait as proposals, so they are left out. */
const auditedActs = ['publish', 'suspend', 'restore', 'revoke', 'cancel', 'replace', 'callOff', 'callOffRename']
/** Acts that have entries only since the log holds recalls. */
const laterActs = ['recall', 'liftRecall']
/** The kinds of their entries: an act with a day ahead is an announcement. */
const loggedKinds: readonly EntryKind[] = [
  'publication',
  'suspension',
  'restoration',
  'revocation',
  'cancellation',
  'replacement',
  'announcement',
  'callOff',
  'renameCalledOff',
  'recall',
  'recallLifted',
]

/**
 * The audit log has every act too. If the end of the log was cut off together with its head, which is signed and was
 * public, the audit rows show it. Audit rows from before the log began are ignored. In a broken log the missing entries have
 * been reported already: ask it where nothing else was found.
 * @param since the last audit row and the last entry of one moment: acts up to there are not counted again
 */
export async function* actFindings(db: Db, since?: { audit: number; log: number }): AsyncGenerator<Finding, void> {
  const verbs = (acts: readonly string[]) => acts.map((act) => `report.${act}`)
  const begun = since
    ? sql`select '-infinity'::timestamptz as at, '-infinity'::timestamptz as recalls_at`
    : sql`
      select coalesce(min(at), 'infinity') as at,
        coalesce(min(at) filter (where algorithm not in ('record1-sha256', 'record2-sha256', 'record3-sha256', 'record4-sha256')), 'infinity') as recalls_at
      from integrity_entry`
  const { audit = Number.MIN_SAFE_INTEGER, log = Number.MIN_SAFE_INTEGER } = since ?? {}
  const { rows } = await sql<{ object: string; acts: number; entries: number }>`
    with begun as (${begun}),
    audited as (
      select object, count(*)::int as acts from audit, begun
      where (action = any(${verbs(auditedActs)}) and audit.at > begun.at or action = any(${verbs(laterActs)}) and audit.at > begun.recalls_at)
        and result = 200 and object like 'report:%' and audit.id > ${audit} group by object),
    logged as (
      select 'report:' || report_id as object, count(*)::int as entries from integrity_entry
      where kind = any(${[...loggedKinds]}) and id > ${log} group by report_id)
    select object, acts, coalesce(entries, 0) as entries from audited left join logged using (object)
    where acts > coalesce(entries, 0) order by object limit ${mostFindings}`.execute(db)
  for (const { object, acts: known, entries } of rows)
    yield {
      kind: 'integrity-missing-entry',
      what: `The audit tells of ${known} publications and changes of standing, but the log of ${entries}: an end of the log was cut off`,
      where: object,
    }
}
