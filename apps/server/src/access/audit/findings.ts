// Checks the audit chain row by row, archived months in their files, and reports rows that were changed, deleted, inserted or cut off.
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { mostFindings, type Finding } from '../finding.ts'
import type { Secrets } from '../secrets.ts'
import { chainSteps, type OpenFile } from './archived.ts'
import { olderFindings, type Again } from './older.ts'
import type { AuditPlace, End } from './place.ts'
import { archiveRecords } from './rows.ts'
import type { SeenAudit } from './seen.ts'
import {
  archiveFindings,
  endFindings,
  found,
  ofArchive,
  placeOf,
  rowFindings,
  seenFindings,
  walkFrom,
  type Walk,
} from './walk.ts'

/** How far the check has come. */
export interface Walked {
  /** Rows of the chain up to here; those of older rows that are read again are not among them. */
  rows: number
  /** The number of rows in the whole chain, by its recorded end. */
  all: number
  archives: number
  first?: End
  last?: End
  /** Where a later check may go on: undefined once something was found, or while a row is in doubt. */
  place?: AuditPlace
}

export interface AuditParts {
  secrets: Secrets
  /** The newest row that this server recorded outside the database. */
  seen: SeenAudit | undefined
  open: OpenFile
  /** Called every 500 rows with how far the check has come, and at the end; an error thrown here ends the check. */
  walked?: (far: Walked) => Promise<void>
  /** Where to go on, after it was compared with the rows (place.ts); undefined: from the first row. */
  from?: AuditPlace | undefined
  again?: Again | undefined
}

const reportEvery = 500

/** Checks the chain itself, and the archives that its rows mention. */
async function* chainFindings(db: Db, parts: AuditParts): AsyncGenerator<Finding> {
  const { open, from, again } = parts
  const head = await db.selectFrom('audit_head').selectAll().executeTakeFirst()
  if (!head) {
    yield found('audit-head', 'audit:head', 'The end of the audit chain is not recorded any more.')
    return
  }
  const archives = await archiveRecords(db)
  const walk = walkFrom({ ...parts, head }, from)
  const reported = new Set<string>()
  let isRight = true
  const tell = (finding: Finding) => {
    isRight = false
    return finding
  }
  if (from && again)
    for await (const finding of olderFindings(db, { walk, archives, open, until: from.id, reported }, again))
      yield tell(finding)
  if (from) for await (const finding of unreadFindings(db, walk, from)) yield tell(finding)
  const walked = async (isBetween: boolean) => {
    const place = isRight && isBetween ? placeOf(walk) : undefined
    const { rows, first, last } = walk
    const ends = { ...(first && { first }), ...(last && { last }) }
    await parts.walked?.({ rows, all: head.last_id, archives: walk.read.size, ...ends, ...(place && { place }) })
  }
  let count = 0
  const passed = from && { id: from.id, read: [...walk.read, ...reported] }
  for await (const step of chainSteps(db, archives, open, passed)) {
    if ('row' in step) {
      for (const finding of rowFindings(walk, step.row)) yield tell(finding)
      countRow(walk, step.row)
      // An archive is read from its first row on: nothing goes on in the middle of it.
      if (++count % reportEvery === 0) await walked(!step.isArchived)
    } else if ('fault' in step) {
      reported.add(step.month)
      yield tell(ofArchive(step.fault, step.month))
    } else if ('behind' in step) {
      // Trusts the hash at the end of the unreadable archive for now: the next rows show whether it is genuine.
      if (step.behind.isRemoved) walk.spot = { id: step.behind.lastId, hash: step.behind.hashLast }
    } else {
      walk.read.add(step.read.month)
      await walked(true)
    }
  }
  for (const { finding } of walk.doubtful) yield tell(finding)
  for (const finding of [...endFindings(walk), ...archiveFindings(walk, archives, reported)]) yield tell(finding)
  await walked(true)
}

/** What the server has seen last may be among the rows that are not read. */
async function* unreadFindings(db: Db, { seen }: Walk, { id }: AuditPlace): AsyncGenerator<Finding> {
  if (!seen || seen.id > id) return
  const row = await db.selectFrom('audit').select(['id', 'hash']).where('id', '=', seen.id).executeTakeFirst()
  if (row) yield* seenFindings(seen, row)
}

function countRow(walk: Walk, { id, at }: End): void {
  walk.rows++
  walk.first ??= { id, at }
  walk.last = { id, at }
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
