// Checks the audit chain row by row, archived months in their files, and reports rows that were changed, deleted, inserted or cut off.
import { sql } from 'kysely'
import { auditFindingKinds, type AuditFindingKind } from '@register/contract/log/findings'
import type { Db } from '../../db/connect.ts'
import { auditHash } from '../audit.ts'
import { mostFindings, type Finding } from '../finding.ts'
import type { Secrets } from '../secrets.ts'
import { archiveActs, keyReplacedAct } from './acts.ts'
import { chainSteps, type OpenFile } from './archived.ts'
import { archiveRecords, type ChainRow } from './rows.ts'
import type { SeenAudit } from './seen.ts'

/** How far the check has come. */
export interface Walked {
  rows: number
  /** The number of rows in the whole chain, by its recorded end. */
  all: number
  archives: number
  first?: { id: number; at: string }
  last?: { id: number; at: string }
}

export interface AuditParts {
  secrets: Secrets
  /** The newest row that this server recorded outside the database. */
  seen: SeenAudit | undefined
  open: OpenFile
  /** Called every 500 rows with how far the check has come; an error thrown here ends the check. The check goes on changing the object, so the caller copies the figures it needs. */
  walked?: (far: Walked) => Promise<void>
}

const reportEvery = 500
/** Rows of a lost key that are remembered until the row of its change is met; what they say of archives is needed. */
const mostDoubtful = 100_000
const rows = (from: number, to: number) => (from === to ? `audit:${from}` : `audit:${from}-${to}`)
/** A finding in the general words of its kind, unless `what` is more precise. */
const found = (kind: AuditFindingKind, where: string, what = `${auditFindingKinds[kind][1]}.`): Finding => ({
  kind,
  what,
  where,
})
const ofArchive = (kind: AuditFindingKind, month: string) => found(kind, `archive:${month}`)

/** The id and hash of the last checked row; `hash` is undefined after a gap, where only the next row shows whether it is genuine. */
interface Place {
  id: number
  hash: Buffer | undefined
}

interface Chain extends AuditParts {
  head: { last_id: number; last_hash: Buffer }
  acts: ReturnType<typeof archiveActs>
  /** Rows that do not fit the present key, with their findings: true unless a lost key hashed them. */
  doubtful: { row: ChainRow; finding: Finding }[]
}

/** The problems of one row; moves `place` on to it. */
function* rowFindings({ secrets, seen, head, acts, doubtful }: Chain, place: Place, row: ChainRow): Generator<Finding> {
  if (row.id < 1 || row.id <= place.id || row.id > head.last_id) {
    yield found('audit-inserted', rows(row.id, row.id), 'An audit row stands outside the chain: it was put in.')
    return
  }
  if (row.id > place.id + 1) {
    const gone = row.id - place.id - 1
    yield found('audit-deleted', rows(place.id + 1, row.id - 1), `${gone} rows in the middle of the audit are gone.`)
    place.hash = undefined
  }
  const fits = !place.hash || auditHash(secrets, place.hash, row).equals(row.hash)
  const finding = found(
    'audit-changed',
    rows(row.id, row.id),
    'An audit row does not fit its hash: it was changed or put in.',
  )
  if (!fits && doubtful.length < mostDoubtful) doubtful.push({ row, finding })
  // Only who has the present key could write this row, and it says that the rows before are another key's.
  if (fits && place.hash && row.action === keyReplacedAct) for (const one of doubtful.splice(0)) acts.saw(one.row)
  if (fits) acts.saw(row)
  if (row.id === seen?.id && row.hash.toString('hex') !== seen.hash)
    yield found(
      'audit-cut-off',
      rows(row.id, row.id),
      'The audit was cut off here or before, and went on with other rows.',
    )
  place.id = row.id
  place.hash = row.hash
}

function* endFindings({ head, seen }: Chain, place: Place): Generator<Finding> {
  if (place.id < head.last_id)
    yield found(
      'audit-cut-off',
      rows(place.id + 1, head.last_id),
      `The last ${head.last_id - place.id} rows of the audit are gone.`,
    )
  else if (place.hash && !head.last_hash.equals(place.hash))
    yield found('audit-head', 'audit:head', 'The recorded end of the audit chain is not the hash of its last row.')
  if (seen && head.last_id < seen.id)
    yield found(
      'audit-cut-off',
      rows(head.last_id + 1, seen.id),
      `This server has seen the audit up to row ${seen.id}: its end was cut off and the head put back.`,
    )
}

/** Checks the chain itself, and the archives that its rows mention. */
async function* chainFindings(db: Db, parts: AuditParts): AsyncGenerator<Finding> {
  const head = await db.selectFrom('audit_head').selectAll().executeTakeFirst()
  if (!head) {
    yield found('audit-head', 'audit:head', 'The end of the audit chain is not recorded any more.')
    return
  }
  const archives = await archiveRecords(db)
  const chain: Chain = { ...parts, head, acts: archiveActs(), doubtful: [] }
  const place: Place = { id: 0, hash: Buffer.from([0]) }
  const far: Walked = { rows: 0, all: head.last_id, archives: 0 }
  const reported = new Set<string>()
  for await (const step of chainSteps(db, archives, parts.open)) {
    if ('row' in step) {
      yield* rowFindings(chain, place, step.row)
      const { id, at } = step.row
      far.first ??= { id, at }
      far.last = { id, at }
      if (++far.rows % reportEvery === 0) await parts.walked?.(far)
    } else if ('fault' in step) {
      reported.add(step.month)
      yield ofArchive(step.fault, step.month)
    } else if ('behind' in step) {
      // Trusts the hash at the end of the unreadable archive for now: the next rows show whether it is genuine.
      if (step.behind.isRemoved) Object.assign(place, { id: step.behind.lastId, hash: step.behind.hashLast })
    } else far.archives++
  }
  for (const { finding } of chain.doubtful) yield finding
  yield* endFindings(chain, place)
  for (const { kind, month } of chain.acts.against(archives)) if (!reported.has(month)) yield ofArchive(kind, month)
  await parts.walked?.(far)
}

/** A write with an idempotency key stores its reply and its audit row in one transaction, so a reply newer than the last row shows that rows were cut off. */
async function* unauditedFindings(db: Db): AsyncGenerator<Finding> {
  const { rows: later } = await sql<{ at: string; last: number }>`
    select at, (select coalesce(max(id), 0) from audit) as last from (select max(created_at) as at from idempotency) newest
    where date_trunc('milliseconds', at) > coalesce((select max(at) from audit), '-infinity')`.execute(db)
  for (const { at, last } of later)
    yield found('audit-cut-off', `audit:${last + 1}`, `A write of ${at} has no audit row: the end was cut off.`)
}

/** Call it in a snapshot: otherwise rows that are written during the check would look inserted. */
export async function* auditFindings(db: Db, parts: AuditParts): AsyncGenerator<Finding> {
  let count = 0
  for await (const finding of chainFindings(db, parts)) {
    yield finding
    if (++count === mostFindings) return
  }
  if (count === 0) yield* unauditedFindings(db)
}
