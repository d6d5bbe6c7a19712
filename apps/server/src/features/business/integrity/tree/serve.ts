// The tree for anyone: its checkpoint, its tiles, the entries in bundles, and the proof of one certificate.
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { LogKey } from '@register/contract/business/integrity/log'
import type { logProof } from '@register/contract/business/integrity/tree'
import type { Output } from '@register/contract/endpoint'
import { Failure } from '@register/contract/errors'
import { mediaTypes } from '@register/contract/files/mediaTypes'
import { verifierKeyText } from '@register/contract/tlog/note'
import { NotPacked } from '@register/contract/tlog/packed/notPacked'
import { pack } from '@register/contract/tlog/packed/packed'
import { proofText, type LogProof } from '@register/contract/tlog/proof'
import { hashOfRange, readTilePath, tileOf, tileWidth } from '@register/contract/tlog/tiles'
import { hashLength, inclusionRanges } from '@register/contract/tlog/tree'
import { found, type Ctx } from '../../../../access/ctx.ts'
import type { Bytes } from '../../../../http/handle.ts'
import { storedTexts } from './entries.ts'
import { verifierOf } from './sign.ts'
import { sha256 } from './primitives.ts'
import { tilesIn, treeState, type Published } from './stored.ts'

const zipped = promisify(gzip)

/** A tile never changes: its address names the number of its hashes too. */
const forEver = { 'cache-control': 'public, max-age=31536000, immutable' }

/** The checkpoint with the signatures of the witnesses that have signed it. */
async function witnessed({ db }: Pick<Ctx, 'db'>, { note, size }: Published): Promise<string> {
  const rows = await db.selectFrom('log_witness').select('signature').where('size', '=', size).orderBy('key').execute()
  return `${note}${rows.map(({ signature }) => signature).join('')}`
}

/** Not the same as a log that is not there: the first checkpoint follows once the tree holds what was published before. */
const notYet = (): Failure =>
  new Failure(
    503,
    [
      '公开日志的检查点正在生成，请稍后再试',
      'The first checkpoint of the public log is being made. Please try again shortly',
    ],
    {
      retryAfter: 2,
    },
  )

async function publishedIn({ db }: Pick<Ctx, 'db'>): Promise<Published> {
  const { published } = await treeState(db)
  if (!published) throw notYet()
  return published
}

export async function readCheckpoint(ctx: Ctx): Promise<Bytes> {
  const note = await witnessed(ctx, await publishedIn(ctx))
  return {
    mime: `${mediaTypes.txt}; charset=utf-8`,
    headers: { 'cache-control': 'public, max-age=1' },
    stream: Buffer.from(note),
  }
}

/** Entries behind each other, the length of each before it in two bytes. */
async function bundleOf({ db }: Ctx, at: number, width: number): Promise<Bytes> {
  const texts = await storedTexts(db, at * tileWidth, width)
  const parts = texts.flatMap(({ text }) => {
    const bytes = Buffer.from(text)
    const length = Buffer.alloc(2)
    length.writeUInt16BE(bytes.length)
    return [length, bytes]
  })
  return {
    mime: mediaTypes.bin,
    headers: { ...forEver, 'content-encoding': 'gzip' },
    stream: await zipped(Buffer.concat(parts)),
  }
}

/** Tiles of the published tree alone: what was not signed yet is not shown. */
export async function readTile(ctx: Ctx, path: string): Promise<Bytes> {
  const { level, at, width } = found(readTilePath(path))
  const { size } = await publishedIn(ctx)
  const whole = found(tileOf(size, level === 'entries' ? 0 : level, at))
  found(width <= whole.width || undefined)
  if (level === 'entries') return bundleOf(ctx, at, width)
  // A partial tile is the beginning of the fuller one that took its place.
  const hashes = Buffer.from(await tilesIn(ctx.db)(level, at)).subarray(0, width * hashLength)
  return { mime: mediaTypes.bin, headers: forEver, stream: hashes }
}

/** Letters of a QR code of size 30 at level M: on 50 mm of paper a larger one is not read by every telephone. */
const longestPacked = 1_990

/** For a QR code, with as many witnesses as fit into it. Null where an entry is not of a known shape, because the database was changed past the register. */
function packedOf(proof: LogProof): string | null {
  try {
    const packed = pack(proofText(proof))
    const withoutLast = proof.checkpoint.replace(/(?<=\n)[^\n]+\n$/, '')
    // The signature of the log is the first.
    const isLast = withoutLast.endsWith('\n\n')
    return packed.length <= longestPacked || isLast ? packed : packedOf({ ...proof, checkpoint: withoutLast })
  } catch (error) {
    if (error instanceof NotPacked) return null
    throw error
  }
}

/** The proof that the latest entry of a certificate is in the published tree. */
export async function proofOf(ctx: Ctx, publicId: string): Promise<Output<typeof logProof>> {
  const published = await publishedIn(ctx)
  const { size } = published
  const entries = await ctx.db
    .selectFrom('integrity_entry')
    .innerJoin('report', 'report.id', 'integrity_entry.report_id')
    .select('integrity_entry.id')
    .where('report.public_id', '=', publicId)
    .orderBy('integrity_entry.id', 'desc')
    .execute()
  const { id } = found(entries.find((one) => one.id <= size))
  const [first] = await storedTexts(ctx.db, id - 1, 1)
  const entry = found(first).text
  const read = tilesIn(ctx.db)
  const ranges = inclusionRanges(id - 1, size)
  const path = await Promise.all(ranges.map((range) => hashOfRange(sha256, range, read)))
  // The proof alone is enough to keep: what it proves is in it.
  const proof = { extra: Buffer.from(entry), index: id - 1, path, checkpoint: await witnessed(ctx, published) }
  return {
    entry,
    proof: proofText(proof),
    packed: packedOf(proof),
    size,
    signedAt: published.signedAt,
    newer: entries.filter((one) => one.id > size).length,
  }
}

/** What each witness has signed last. */
export async function witnessesOf({ db }: Ctx): Promise<LogKey['witnesses']> {
  const rows = await db.selectFrom('log_witness').select(['key', 'size', 'signed_at']).orderBy('key').execute()
  return rows.map((row) => ({ key: row.key, size: row.size, signedAt: row.signed_at }))
}

/** Null until the first checkpoint. */
export async function verifierKeyOf({ db, secrets }: Ctx): Promise<string | null> {
  const { published } = await treeState(db)
  return published ? verifierKeyText(await verifierOf(secrets, published.origin)) : null
}
