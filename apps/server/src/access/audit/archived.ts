// Reads the rows of the chain in order: archived months from their files, the others from the table.
import { createHash } from 'node:crypto'
import type { AuditFindingKind } from '@register/contract/log/findings'
import type { Db } from '../../db/connect.ts'
import { headOf, isDamage, readArchive } from './archive.ts'
import type { AuditPlace } from './place.ts'
import { auditRows, type ArchiveRecord, type ChainRow } from './rows.ts'

/** The bytes of a stored file; undefined when it does not exist. */
export type OpenFile = (id: string) => Promise<AsyncIterable<Uint8Array> | undefined>

/** One step of reading: a row, damage of an archive, where the chain continues after an archive that cannot be read, or an archive that was read. */
export type Step =
  | { row: ChainRow; isArchived?: true }
  | { fault: AuditFindingKind; month: string }
  | { behind: ArchiveRecord }
  | { read: ArchiveRecord }

const sameHead = (archive: ArchiveRecord, head: Record<string, unknown>): boolean =>
  Object.entries(headOf(archive)).every(([key, value]) => head[key] === value)

/** Checks one archive: its file must be unchanged. Yields its rows when the table no longer has them. */
export async function* archiveSteps(archive: ArchiveRecord, open: OpenFile): AsyncGenerator<Step> {
  const { month, isRemoved } = archive
  const fault = (kind: AuditFindingKind): Step => ({ fault: kind, month })
  const file = await open(archive.fileId)
  if (!file) {
    yield fault('archive-missing')
    yield { behind: archive }
    return
  }
  const hash = createHash('sha256')
  async function* passing(bytes: AsyncIterable<Uint8Array>) {
    for await (const chunk of bytes) {
      hash.update(chunk)
      yield chunk
    }
  }
  try {
    for await (const part of readArchive(passing(file))) {
      if ('row' in part) {
        if (isRemoved) yield { ...part, isArchived: true }
      } else if (!sameHead(archive, part.head)) {
        yield fault('archive-other')
        yield { behind: archive }
        return
      }
    }
  } catch (error) {
    if (!isDamage(error)) throw error
    yield fault('archive-unreadable')
    yield { behind: archive }
    return
  }
  yield hash.digest('hex') === archive.sha256 ? { read: archive } : fault('archive-changed')
}

const follows = (archive: ArchiveRecord, before: ArchiveRecord | undefined): boolean =>
  before
    ? archive.firstId === before.lastId + 1 &&
      archive.hashBefore.equals(before.hashLast) &&
      archive.month > before.month
    : archive.firstId === 1

/**
 * All steps of the chain, in order. Rows that the table still has in the range of a removed archive come after the archive's rows.
 * @param from rows up to this place, and the archives that it names, are left out
 */
export async function* chainSteps(
  db: Db,
  archives: readonly ArchiveRecord[],
  open: OpenFile,
  from?: Pick<AuditPlace, 'id' | 'read'>,
): AsyncGenerator<Step> {
  let after = from?.id ?? Number.MIN_SAFE_INTEGER
  for (const [at, archive] of archives.entries()) {
    if (!follows(archive, archives[at - 1])) yield { fault: 'archive-order', month: archive.month }
    if (from?.read.includes(archive.month)) continue
    if (archive.isRemoved) {
      for await (const row of auditRows(db, after, archive.firstId - 1)) yield { row }
      after = archive.firstId - 1
    }
    yield* archiveSteps(archive, open)
  }
  for await (const row of auditRows(db, after)) yield { row }
}
