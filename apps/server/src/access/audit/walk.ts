// One walk along the chain: compares each row with the one before it, and knows the place up to which everything was found right.
import { auditFindingKinds, type AuditFindingKind } from '@register/contract/log/findings'
import { auditHash } from '../audit.ts'
import type { Finding } from '../finding.ts'
import type { Secrets } from '../secrets.ts'
import { archiveActs, keyReplacedAct } from './acts.ts'
import type { AuditPlace, End } from './place.ts'
import type { ArchiveRecord, ChainRow } from './rows.ts'
import type { SeenAudit } from './seen.ts'

/** Rows of a lost key that are remembered until the row of its change is met; what they say of archives is needed. */
const mostDoubtful = 100_000
const rows = (from: number, to: number) => (from === to ? `audit:${from}` : `audit:${from}-${to}`)
/** A finding in the general words of its kind, unless `what` is more precise. */
export const found = (kind: AuditFindingKind, where: string, what = `${auditFindingKinds[kind][1]}.`): Finding => ({
  kind,
  what,
  where,
})

/** The id and hash of the last checked row; `hash` is undefined after a gap, where only the next row shows whether it is genuine. */
export interface Spot {
  id: number
  hash: Buffer | undefined
}

/** The hash before the first row. */
export const noHash = Buffer.from([0])

export interface Walk {
  head: { last_id: number; last_hash: Buffer }
  secrets: Secrets
  seen: SeenAudit | undefined
  acts: ReturnType<typeof archiveActs>
  /** Rows that do not fit the present key, with their findings: true unless a lost key hashed them. */
  doubtful: { row: ChainRow; finding: Finding }[]
  keyAt: number
  spot: Spot
  rows: number
  first?: End
  last?: End
  read: Set<string>
}

/** @param from where it begins, instead of before the first row */
export function walkFrom(of: Pick<Walk, 'head' | 'secrets' | 'seen'>, from: AuditPlace | undefined): Walk {
  const { head, secrets, seen } = of
  return {
    head,
    secrets,
    seen,
    acts: archiveActs(from),
    doubtful: [],
    keyAt: from?.keyAt ?? 0,
    spot: from ? { id: from.id, hash: Buffer.from(from.hash, 'hex') } : { id: 0, hash: noHash },
    rows: from?.rows ?? 0,
    ...(from?.first && { first: from.first }),
    ...(from?.last && { last: from.last }),
    read: new Set(from?.read),
  }
}

/** Where a walk stands. Undefined while a row is in doubt, or after a gap. */
export function placeOf({ spot, rows: count, keyAt, acts, doubtful, read, first, last }: Walk): AuditPlace | undefined {
  if (doubtful.length > 0 || !spot.hash) return undefined
  const ends = { ...(first && { first }), ...(last && { last }) }
  return { id: spot.id, hash: spot.hash.toString('hex'), rows: count, keyAt, ...acts.known(), read: [...read], ...ends }
}

/** The problems of one row; moves `spot` on to it. */
export function* rowFindings(walk: Walk, row: ChainRow, spot = walk.spot): Generator<Finding> {
  const { secrets, seen, head, acts, doubtful } = walk
  if (row.id < 1 || row.id <= spot.id || row.id > head.last_id) {
    yield found('audit-inserted', rows(row.id, row.id), 'An audit row stands outside the chain: it was put in.')
    return
  }
  if (row.id > spot.id + 1) {
    const gone = row.id - spot.id - 1
    yield found('audit-deleted', rows(spot.id + 1, row.id - 1), `${gone} rows in the middle of the audit are gone.`)
    spot.hash = undefined
  }
  const fits = !spot.hash || auditHash(secrets, spot.hash, row).equals(row.hash)
  const finding = found(
    'audit-changed',
    rows(row.id, row.id),
    'An audit row does not fit its hash: it was changed or put in.',
  )
  if (!fits && row.id > walk.keyAt && doubtful.length < mostDoubtful) doubtful.push({ row, finding })
  // Only who has the present key could write this row, and it says that the rows before are another key's.
  if (fits && spot.hash && row.action === keyReplacedAct) {
    for (const one of doubtful.splice(0)) acts.saw(one.row)
    walk.keyAt = Math.max(walk.keyAt, row.id)
  }
  if (fits) acts.saw(row)
  yield* seenFindings(seen, row)
  spot.id = row.id
  spot.hash = row.hash
}

/** What this server has recorded outside the database about the row. */
export function* seenFindings(seen: SeenAudit | undefined, row: Pick<ChainRow, 'id' | 'hash'>): Generator<Finding> {
  if (row.id === seen?.id && row.hash.toString('hex') !== seen.hash)
    yield found(
      'audit-cut-off',
      rows(row.id, row.id),
      'The audit was cut off here or before, and went on with other rows.',
    )
}

/** Rows that a range should have and the table has not. */
export function* missing(spot: Spot, to: number): Generator<Finding> {
  if (spot.id < to)
    yield found('audit-deleted', rows(spot.id + 1, to), `${to - spot.id} rows in the middle of the audit are gone.`)
}

export function* endFindings({ head, seen, spot }: Walk): Generator<Finding> {
  if (spot.id < head.last_id)
    yield found(
      'audit-cut-off',
      rows(spot.id + 1, head.last_id),
      `The last ${head.last_id - spot.id} rows of the audit are gone.`,
    )
  else if (spot.hash && !head.last_hash.equals(spot.hash))
    yield found('audit-head', 'audit:head', 'The recorded end of the audit chain is not the hash of its last row.')
  if (seen && head.last_id < seen.id)
    yield found(
      'audit-cut-off',
      rows(head.last_id + 1, seen.id),
      `This server has seen the audit up to row ${seen.id}: its end was cut off and the head put back.`,
    )
}

/** What the audited acts say against the archives that there are, of those that are not in `reported`. */
export function* archiveFindings(
  { acts }: Walk,
  archives: readonly ArchiveRecord[],
  reported: ReadonlySet<string>,
): Generator<Finding> {
  for (const { kind, month } of acts.against(archives)) if (!reported.has(month)) yield ofArchive(kind, month)
}

export const ofArchive = (kind: AuditFindingKind, month: string) => found(kind, `archive:${month}`)
