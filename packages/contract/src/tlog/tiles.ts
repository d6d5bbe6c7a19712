// The tiles of a tree (C2SP tlog-tiles): where the hash of each range is found, and the paths by which tiles are fetched.
import type { Hash, Sha256 } from './primitives.ts'
import { emptyRoot, hashLength, leftOf, nodeHash, type Range } from './tree.ts'

/** Hashes of a whole tile. */
export const tileWidth = 256
/** Levels of the tree between those of two levels of tiles: 2 to the power of it is `tileWidth`. */
const tileHeight = 8

export interface Tile {
  /** 0 holds the hashes of entries, each further level those of whole tiles below. */
  level: number
  at: number
  /** 1 to 256. */
  width: number
}

/** Hashes that a tree has at a level of tiles. */
export const hashesAt = (size: number, level: number): number => Math.floor(size / tileWidth ** level)

/** The tiles of a level that a tree has, the last of them perhaps partial. */
export function tilesAt(size: number, level: number): number {
  return Math.ceil(hashesAt(size, level) / tileWidth)
}

/** Undefined where the tree has no such tile. */
export function tileOf(size: number, level: number, at: number): Tile | undefined {
  const width = Math.min(tileWidth, hashesAt(size, level) - at * tileWidth)
  return at >= 0 && width > 0 ? { level, at, width } : undefined
}

/** `x001/x234/067` for 1234067. */
function numberPath(at: number): string {
  const digits = String(at).padStart(Math.ceil(String(at).length / 3) * 3, '0')
  const parts = digits.match(/[0-9]{3}/g) ?? []
  return parts.map((part, place) => (place < parts.length - 1 ? `x${part}` : part)).join('/')
}

const widthPath = (width: number): string => (width < tileWidth ? `.p/${width}` : '')

/** Behind the prefix of the log, as `entriesPath` is. */
export const tilePath = ({ level, at, width }: Tile): string => `tile/${level}/${numberPath(at)}${widthPath(width)}`
export const entriesPath = ({ at, width }: Omit<Tile, 'level'>): string =>
  `tile/entries/${numberPath(at)}${widthPath(width)}`

/** What stands behind `tile/`; undefined for every text but the one spelling of a tile. */
export function readTilePath(path: string): Tile | (Omit<Tile, 'level'> & { level: 'entries' }) | undefined {
  const found = /^(entries|[0-9]|[1-5][0-9]|6[0-3])\/((?:x[0-9]{3}\/)*[0-9]{3})(?:\.p\/([1-9][0-9]{0,2}))?$/.exec(path)
  if (!found) return undefined
  const [, level = '', digits = '', part] = found
  const at = Number(digits.replaceAll(/[x/]/g, ''))
  const width = part === undefined ? tileWidth : Number(part)
  if (!Number.isSafeInteger(at) || numberPath(at) !== digits || (part !== undefined && width >= tileWidth))
    return undefined
  return { level: level === 'entries' ? level : Number(level), at, width }
}

/** The whole subtree of a range, in the tile that holds its hashes. */
interface Place {
  level: number
  /** Of the tile. */
  at: number
  /** In the tile. */
  from: number
  count: number
}

/** Undefined where the range is no whole subtree. */
function placeOf({ start, end }: Range): Place | undefined {
  const height = Math.log2(end - start)
  if (!Number.isInteger(height) || start % (end - start) !== 0) return undefined
  const level = Math.floor(height / tileHeight)
  const first = start / tileWidth ** level
  return {
    level,
    at: Math.floor(first / tileWidth),
    from: first % tileWidth,
    count: 2 ** (height % tileHeight),
  }
}

const halves = ({ start, end }: Range): [Range, Range] => {
  const middle = start + leftOf(end - start)
  return [
    { start, end: middle },
    { start: middle, end },
  ]
}

/** Reads the hashes of a tile: as many as it has, or more. */
export type ReadTile = (level: number, at: number) => Promise<Uint8Array>

const hashAt = (tile: Uint8Array, at: number): Hash => {
  const hash = tile.slice(at * hashLength, (at + 1) * hashLength)
  if (hash.length < hashLength) throw new RangeError(`The tile has no hash ${at}`)
  return hash
}

async function rootOf(sha256: Sha256, hashes: readonly Hash[]): Promise<Hash> {
  const [first, ...others] = hashes
  if (!first) throw new RangeError('There are no hashes')
  if (others.length === 0) return first
  const middle = leftOf(hashes.length)
  const [left, right] = [hashes.slice(0, middle), hashes.slice(middle)]
  return nodeHash(sha256, await rootOf(sha256, left), await rootOf(sha256, right))
}

/** The hash of a range of one entry or more, as the tree has it whose tiles are read. */
export async function hashOfRange(sha256: Sha256, range: Range, read: ReadTile): Promise<Hash> {
  const place = placeOf(range)
  if (!place) {
    const [left, right] = halves(range)
    return nodeHash(sha256, await hashOfRange(sha256, left, read), await hashOfRange(sha256, right, read))
  }
  const tile = await read(place.level, place.at)
  return rootOf(
    sha256,
    Array.from({ length: place.count }, (_, one) => hashAt(tile, place.from + one)),
  )
}

/** The root of a tree of this size. */
export const rootOfTree = (sha256: Sha256, size: number, read: ReadTile): Promise<Hash> =>
  size === 0 ? emptyRoot(sha256) : hashOfRange(sha256, { start: 0, end: size }, read)
