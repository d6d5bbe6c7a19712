// The format of an audit archive: gzip of JSON lines, a head and then every row with all that its hash covers. It is written and read as a stream.
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { auditHash } from '../audit.ts'
import { ChainBroken } from './broken.ts'
import type { Secrets } from '../secrets.ts'
import type { ArchiveRecord, ChainRow } from './rows.ts'

/** The first line of an archive. Hashes are in hex. */
export interface ArchiveHead {
  format: 'audit-archive-1'
  month: string
  firstId: number
  lastId: number
  rows: number
  hashBefore: string
  hashLast: string
}

export const headOf = (of: Pick<ArchiveRecord, 'month' | 'firstId' | 'lastId' | 'hashBefore' | 'hashLast'>) =>
  ({
    format: 'audit-archive-1',
    month: of.month,
    firstId: of.firstId,
    lastId: of.lastId,
    rows: of.lastId - of.firstId + 1,
    hashBefore: of.hashBefore.toString('hex'),
    hashLast: of.hashLast.toString('hex'),
  }) satisfies ArchiveHead

async function* linesFor(head: ArchiveHead, rows: AsyncIterable<ChainRow>, secrets: Secrets): AsyncGenerator<string> {
  yield `${JSON.stringify(head)}\n`
  let before: Buffer = Buffer.from(head.hashBefore, 'hex')
  let next = head.firstId
  for await (const row of rows) {
    const fits = row.id === next && auditHash(secrets, before, row).equals(row.hash)
    if (!fits) throw new ChainBroken(next)
    yield `${JSON.stringify({ ...row, hash: row.hash.toString('hex') })}\n`
    before = row.hash
    next++
  }
  if (next !== head.lastId + 1 || before.toString('hex') !== head.hashLast) throw new ChainBroken(next)
}

/** The bytes of an archive. Fails with `ChainBroken` when the rows do not match the head or do not fit each other. */
export function archiveBytes(
  head: ArchiveHead,
  rows: AsyncIterable<ChainRow>,
  secrets: Secrets,
): AsyncIterable<Uint8Array> {
  const gzip = createGzip()
  // A failure of the pipeline reaches the reader of `gzip` as an error of its own, so it is not handled twice.
  pipeline(Readable.from(linesFor(head, rows, secrets)), gzip).catch(() => {})
  return gzip
}

/** The file does not have the format of an archive. */
export class Unreadable extends Error {}

/** No row is this long. The limit keeps a forged file without line ends from filling the memory of the check. */
const mostCharacters = 4_000_000

async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const gunzip = createGunzip()
  pipeline(Readable.from(bytes), gunzip).catch(() => {})
  gunzip.setEncoding('utf8')
  let rest = ''
  for await (const chunk of gunzip) {
    const lines = (rest + String(chunk)).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > mostCharacters) throw new Unreadable('A line has no end')
    yield* lines
  }
  if (rest !== '') throw new Unreadable('The last line has no end')
}

function parsed(line: string): Record<string, unknown> {
  const value: unknown = JSON.parse(line)
  if (typeof value !== 'object' || value === null) throw new Unreadable('A line is no record')
  return { ...value }
}

function rowOf(line: string): ChainRow {
  const value = parsed(line)
  const { id, hash } = value
  if (typeof id !== 'number' || typeof hash !== 'string') throw new Unreadable('A line is no row')
  // Any other change shows in the hash.
  return { ...(value as unknown as ChainRow), hash: Buffer.from(hash, 'hex') }
}

/** Reads the head, then row by row. Throws `Unreadable` and other errors that `isDamage` recognises. */
export async function* readArchive(
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ head: Record<string, unknown> } | { row: ChainRow }> {
  let isFirst = true
  for await (const line of linesOf(bytes)) {
    yield isFirst ? { head: parsed(line) } : { row: rowOf(line) }
    isFirst = false
  }
  if (isFirst) throw new Unreadable('The file is empty')
}

/** True when reading failed because of the file's content; false when the file could not be reached. */
export const isDamage = (error: unknown): boolean =>
  error instanceof Unreadable ||
  error instanceof SyntaxError ||
  ((error as NodeJS.ErrnoException).code ?? '').startsWith('Z_')
