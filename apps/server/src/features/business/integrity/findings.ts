// Checks the stored log: every entry, its order, the signed head, and every published record against its latest entry.
import { sql } from 'kysely'
import { noHash, type EntryKind } from '@register/contract/business/integrity/log'
import { allIds, mostFindings, type Finding, type Ids } from '../../../access/finding.ts'
import type { Secrets } from '../../../access/secrets.ts'
import type { Db } from '../../../db/connect.ts'
import { asEntry, entryHash, headText } from './log/chain.ts'
import { misfits, type Misfit } from './log/misfits.ts'
import { entryAlgorithms, recordsWhere } from './log/record.ts'

const batch = 1_000
/** Broken entries that are examined one by one; one finding counts the rest. */
const mostBroken = 50

const at = (id: number) => `integrity:${id}`

async function* chainFindings(db: Db): AsyncGenerator<Finding, void> {
  let lastId = 0
  let before: string | undefined = noHash
  const broken: Misfit[] = []
  let more = 0
  for (;;) {
    const rows = await db
      .selectFrom('integrity_entry')
      .leftJoin('report', 'report.id', 'integrity_entry.report_id')
      .selectAll('integrity_entry')
      .select(['report.id as present', 'report.public_id as told_of'])
      .where('integrity_entry.id', '>', lastId)
      .orderBy('integrity_entry.id')
      .limit(batch)
      .execute()
    if (rows.length === 0) break
    for (const row of rows) {
      const entry = asEntry(row)
      if (entry.id !== lastId + 1) {
        const range =
          entry.id === lastId + 2 ? `Entry ${lastId + 1} is` : `Entries ${lastId + 1} to ${entry.id - 1} are`
        yield { kind: 'integrity-order', what: `${range} missing from the log`, where: at(lastId + 1) }
        before = undefined
      }
      // After a gap the former state is unknown.
      const fits = before === undefined || entryHash(before, entry) === entry.hash
      if (!entryAlgorithms.includes(entry.algorithm) || !fits)
        if (broken.length < mostBroken) broken.push({ entry, before: before ?? noHash })
        else more++
      if (row.present === null)
        yield {
          kind: 'integrity-record-changed',
          what: `The report that entry ${entry.id} tells of (${entry.certificateNo}) is gone from the register`,
          where: at(entry.id),
        }
      else if (row.told_of !== entry.publicId)
        yield {
          kind: 'integrity-entry-changed',
          what: `Entry ${entry.id} (${entry.certificateNo}) was laid to another report, report:${row.report_id}`,
          where: at(entry.id),
        }
      lastId = entry.id
      before = entry.hash
    }
  }
  yield* misfits(broken)
  if (more > 0)
    yield {
      kind: 'integrity-entry-changed',
      what: `${more} further entries do not fit the chain`,
      where: at(broken.at(-1)?.entry.id ?? 0),
    }
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

/** Every public record against its latest entry. */
export async function* recordFindings(db: Db, { after, to }: Ids = allIds): AsyncGenerator<Finding, void> {
  for (let last = after; ;) {
    const found = await recordsWhere(
      db,
      sql<boolean>`report.id > ${last} and report.id <= ${to} and (report.status <> 'draft' or entry.id is not null)`,
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
 */
export async function* actFindings(db: Db): AsyncGenerator<Finding, void> {
  const verbs = (acts: readonly string[]) => acts.map((act) => `report.${act}`)
  const { rows } = await sql<{ object: string; acts: number; entries: number }>`
    with begun as (
      select coalesce(min(at), 'infinity') as at,
        coalesce(min(at) filter (where algorithm not in ('record1-sha256', 'record2-sha256', 'record3-sha256', 'record4-sha256')), 'infinity') as recalls_at
      from integrity_entry),
    audited as (
      select object, count(*)::int as acts from audit, begun
      where (action = any(${verbs(auditedActs)}) and audit.at > begun.at or action = any(${verbs(laterActs)}) and audit.at > begun.recalls_at)
        and result = 200 and object like 'report:%' group by object),
    logged as (
      select 'report:' || report_id as object, count(*)::int as entries from integrity_entry
      where kind = any(${[...loggedKinds]}) group by report_id)
    select object, acts, coalesce(entries, 0) as entries from audited left join logged using (object)
    where acts > coalesce(entries, 0) order by object limit ${mostFindings}`.execute(db)
  for (const { object, acts: known, entries } of rows)
    yield {
      kind: 'integrity-missing-entry',
      what: `The audit tells of ${known} publications and changes of standing, but the log of ${entries}: an end of the log was cut off`,
      where: object,
    }
}

/** The chain of entries and its signed head, in batches, so that a log of any length needs little memory. Works on a register in use. */
export async function* logFindings(db: Db, secrets: Secrets): AsyncGenerator<Finding, void> {
  yield* chainFindings(db)
  yield* headFindings(db, secrets)
}
