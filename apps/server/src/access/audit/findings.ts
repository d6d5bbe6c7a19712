// Checks the audit chain row by row: what was changed, deleted, put in or cut off.
import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { auditHash } from '../audit.ts'
import type { SeenAudit } from './seen.ts'
import { mostFindings, type Finding } from '../finding.ts'
import type { Secrets } from '../secrets.ts'

const batch = 2_000
const rows = (from: number, to: number) => (from === to ? `audit:${from}` : `audit:${from}-${to}`)
const found = (kind: string, where: string, what: string): Finding => ({ kind, what, where })

async function* allRows(db: Db) {
  let last = Number.MIN_SAFE_INTEGER
  for (;;) {
    const page = await db.selectFrom('audit').selectAll().where('id', '>', last).orderBy('id').limit(batch).execute()
    yield* page
    const end = page.at(-1)
    if (!end) return
    last = end.id
  }
}

/** The chain itself. Of a row behind a gap only the next one can tell whether it is genuine. */
async function* chainFindings(db: Db, secrets: Secrets, seen: SeenAudit | undefined): AsyncGenerator<Finding> {
  const head = await db.selectFrom('audit_head').selectAll().executeTakeFirst()
  if (!head) {
    yield found('audit-head', 'audit:head', 'The end of the audit chain is not recorded any more.')
    return
  }
  let before: Buffer | undefined = Buffer.from([0])
  let last = 0
  for await (const row of allRows(db)) {
    if (row.id < 1 || row.id > head.last_id) {
      yield found('audit-inserted', rows(row.id, row.id), 'An audit row stands outside the chain: it was put in.')
      continue
    }
    if (row.id > last + 1) {
      const gone = row.id - last - 1
      yield found('audit-deleted', rows(last + 1, row.id - 1), `${gone} rows in the middle of the audit are gone.`)
      before = undefined
    }
    if (before && !auditHash(secrets, before, row).equals(row.hash))
      yield found(
        'audit-changed',
        rows(row.id, row.id),
        'An audit row does not fit its hash: it was changed or put in.',
      )
    if (row.id === seen?.id && row.hash.toString('hex') !== seen.hash)
      yield found(
        'audit-cut-off',
        rows(row.id, row.id),
        'The audit was cut off here or before, and went on with other rows.',
      )
    before = row.hash
    last = row.id
  }
  if (last < head.last_id)
    yield found(
      'audit-cut-off',
      rows(last + 1, head.last_id),
      `The last ${head.last_id - last} rows of the audit are gone.`,
    )
  else if (before && !head.last_hash.equals(before))
    yield found('audit-head', 'audit:head', 'The recorded end of the audit chain is not the hash of its last row.')
  if (seen && head.last_id < seen.id)
    yield found(
      'audit-cut-off',
      rows(head.last_id + 1, seen.id),
      `This server has seen the audit up to row ${seen.id}: its end was cut off and the head put back.`,
    )
}

/** A write with a key leaves its reply and its audit row in one transaction, the reply first. */
async function* unauditedFindings(db: Db): AsyncGenerator<Finding> {
  const { rows: later } = await sql<{ at: string; last: number }>`
    select at, (select coalesce(max(id), 0) from audit) as last from (select max(created_at) as at from idempotency) newest
    where date_trunc('milliseconds', at) > coalesce((select max(at) from audit), '-infinity')`.execute(db)
  for (const { at, last } of later)
    yield found('audit-cut-off', `audit:${last + 1}`, `A write of ${at} has no audit row: the end was cut off.`)
}

/** `seen` is what this server kept outside the database. In a snapshot, else rows written meanwhile would look put in. */
export async function* auditFindings(db: Db, secrets: Secrets, seen: SeenAudit | undefined): AsyncGenerator<Finding> {
  let count = 0
  for await (const finding of chainFindings(db, secrets, seen)) {
    yield finding
    if (++count === mostFindings) return
  }
  if (count === 0) yield* unauditedFindings(db)
}
