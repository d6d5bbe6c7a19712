// Reads again some of the older rows of the chain, and of the archives: each block is compared with the row before it.
import type { Db } from '../../db/connect.ts'
import type { Finding, Ids } from '../finding.ts'
import { archiveSteps, type OpenFile } from './archived.ts'
import { lastRemoved } from './place.ts'
import { auditRows, type ArchiveRecord } from './rows.ts'
import { missing, noHash, ofArchive, rowFindings, type Spot, type Walk } from './walk.ts'

/** The older rows that are read again although a waypoint says that they were right. */
export interface Again {
  /** In order, up to the waypoint. */
  blocks: Iterable<Ids>
  month: (month: string) => boolean
  /** Called after each block. */
  passed: (block: Ids, isRight: boolean) => Promise<void>
}

interface Older {
  walk: Walk
  archives: readonly ArchiveRecord[]
  open: OpenFile
  /** The last of the older rows. */
  until: number
  /** Receives the months with a finding. */
  reported: Set<string>
}

/** The hash before the first row of a block; undefined where that row is gone, which its own block or the count tells. */
async function hashAt(db: Db, id: number, archives: readonly ArchiveRecord[]): Promise<Buffer | undefined> {
  if (id === 0) return noHash
  const row = await db.selectFrom('audit').select('hash').where('id', '=', id).executeTakeFirst()
  return row?.hash ?? archives.find(({ lastId }) => lastId === id)?.hashLast
}

/** Of rows in the table: those of removed archives are read with their archives. */
async function* blockFindings(db: Db, { walk, archives }: Older, { after, to }: Ids): AsyncGenerator<Finding> {
  const begin = Math.max(after, lastRemoved(archives))
  if (begin >= to) return
  const spot: Spot = { id: begin, hash: await hashAt(db, begin, archives) }
  for await (const row of auditRows(db, begin, to)) yield* rowFindings(walk, row, spot)
  yield* missing(spot, to)
  for (const { finding } of walk.doubtful.splice(0)) yield finding
}

/** The file of an archive, and its rows where the table no longer has them. */
async function* fileFindings({ walk, open, reported }: Older, archive: ArchiveRecord): AsyncGenerator<Finding> {
  const { month, firstId, hashBefore, isRemoved, lastId } = archive
  const spot: Spot = { id: firstId - 1, hash: hashBefore }
  for await (const step of archiveSteps(archive, open)) {
    if ('row' in step) yield* rowFindings(walk, step.row, spot)
    else if ('fault' in step) {
      reported.add(month)
      yield ofArchive(step.fault, month)
    } else if ('read' in step) {
      walk.read.add(month)
      if (isRemoved) yield* missing(spot, lastId)
    }
  }
  for (const { finding } of walk.doubtful.splice(0)) yield finding
}

/** @param again which of them; archives that were never read are read in any case */
export async function* olderFindings(db: Db, older: Older, again: Again): AsyncGenerator<Finding> {
  const { walk, archives, until } = older
  for (const archive of archives)
    if (archive.lastId <= until && (again.month(archive.month) || !walk.read.has(archive.month)))
      yield* fileFindings(older, archive)
  let isRight = true
  for (const block of again.blocks) {
    for await (const finding of blockFindings(db, older, block)) {
      isRight = false
      yield finding
    }
    await again.passed(block, isRight)
  }
}
