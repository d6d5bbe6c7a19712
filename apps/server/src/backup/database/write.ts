// Writes a base back-up into a folder: the data as one compressed file, and the manifest next to it.
import { createHash, type Hash } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'
import { once } from 'node:events'
import { createWriteStream, fdatasync, writeFileSync, type WriteStream } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { createGzip, type Gzip } from 'node:zlib'
import { finished } from 'node:stream/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { takeBase, type BaseSpan } from './stream.ts'

export const baseFile = 'base.tar.gz'
export const manifestFile = 'backup_manifest'

export interface BaseTaken extends BaseSpan {
  bytes: number
  /** Of the two files as they lie there. */
  sha256: string
  manifestSha256: string
}

/** Bytes that are written before they are brought to the disc: gigabytes at once would hold up the writes of the register. */
const atOnce = 32 * 1024 * 1024
const toDisc = promisify(fdatasync)

interface Piece {
  gzip: Gzip | undefined
  file: WriteStream & { fd?: number | null }
  hash: Hash
  bytes: number
  /** How many of them were brought to the disc. */
  safe: number
  done: Promise<void>
}

function openPiece(path: string, packed: boolean): Piece {
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  const hash = createHash('sha256')
  const gzip = packed ? createGzip({ level: 1 }) : undefined
  const piece: Piece = { gzip, file, hash, bytes: 0, safe: 0, done: finished(file) }
  // A failure is met where the piece is written or ended.
  piece.done.catch(() => {})
  gzip?.on('error', (error) => file.destroy(error))
  gzip?.on('data', (bytes: Buffer) => {
    hash.update(bytes)
    piece.bytes += bytes.length
    if (!file.write(bytes)) {
      gzip.pause()
      file.once('drain', () => gzip.resume())
    }
  })
  gzip?.on('end', () => file.end())
  return piece
}

async function writePiece(piece: Piece, bytes: Buffer): Promise<void> {
  const { gzip, file, hash, done } = piece
  if (!gzip) hash.update(bytes)
  const into = gzip ?? file
  if (!into.write(bytes)) await Promise.race([once(into, 'drain'), done])
  if (piece.bytes - piece.safe < atOnce || typeof file.fd !== 'number') return
  piece.safe = piece.bytes
  await toDisc(file.fd)
}

/** Linux weighs sessions before it looks at the priorities within one, and PostgreSQL begins a session for each of its processes. */
const sessionWeight = (process: number): string => `/proc/${process}/autogroup`

/** The server's process that sends the back-up goes last as well, where the system allows it. */
function lowerSender(client: pg.Client): void {
  const { processID: sender } = client as pg.Client & { processID?: number | null }
  if (!sender) return
  for (const lower of [
    () => setPriority(sender, constants.priority.PRIORITY_LOW),
    () => writeFileSync(sessionWeight(sender), String(constants.priority.PRIORITY_LOW)),
  ])
    try {
      lower()
    } catch {
      // Another account's, and this one is not root; or the system knows no such weights. The back-up is made all the same.
    }
}

/** Safe on disk when it resolves. */
export async function syncPath(path: string): Promise<void> {
  const handle: FileHandle = await open(path, 'r')
  try {
    // Windows cannot sync folders and does not need it.
    await handle.sync().catch((error: unknown) => {
      if (process.platform !== 'win32') throw error
    })
  } finally {
    await handle.close()
  }
}

/**
 * @param owner the connection of a role that may replicate, to the database server
 * @param rate kilobytes of the database a second at most
 */
export async function writeBase(owner: pg.ClientConfig, folder: string, rate?: number): Promise<BaseTaken> {
  const paths = { base: join(folder, baseFile), manifest: join(folder, manifestFile) }
  const made: { base?: Piece; manifest?: Piece } = {}
  let now: Piece | undefined
  const client = new pg.Client({ ...owner, replication: 'true', connectionTimeoutMillis: 10_000 } as pg.ClientConfig)
  client.on('error', () => {})
  await client.connect()
  try {
    const span = await takeBase(
      client,
      {
        async begin(piece) {
          // Only now: it has begun, for which it holds up the writes of the register for a moment.
          if (piece === 'base') lowerSender(client)
          now = openPiece(paths[piece], piece === 'base')
          made[piece] = now
          await once(now.file, 'open')
        },
        write: async (bytes) => now && writePiece(now, bytes),
        async end() {
          ;(now?.gzip ?? now?.file)?.end()
          await now?.done
        },
      },
      rate,
    )
    const { base, manifest } = made
    if (!base || !manifest) throw new Error('The database server sent no whole back-up')
    for (const path of Object.values(paths)) await syncPath(path)
    return {
      ...span,
      bytes: base.bytes,
      sha256: base.hash.digest('hex'),
      manifestSha256: manifest.hash.digest('hex'),
    }
  } finally {
    for (const piece of [made.base, made.manifest]) piece?.file.destroy()
    await client.end().catch(() => {})
  }
}
