// How the tiles of the tree change when entries follow: each tile that is new or fuller, and nothing else.
import { createHash } from 'node:crypto'
import { hashesAt, tileWidth } from '@register/contract/tlog/tiles'

export interface TileRow {
  level: number
  at: number
  /** 32 bytes each. */
  hashes: Buffer
}

const sha256 = (...parts: readonly Uint8Array[]): Buffer => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

const leafPrefix = Uint8Array.of(0)
const nodePrefix = Uint8Array.of(1)

export const leafOf = (entry: string): Buffer => sha256(leafPrefix, Buffer.from(entry))

/** The hash of a whole tile in the level above it. */
function rootOfWhole(hashes: readonly Buffer[]): Buffer {
  const above: Buffer[] = []
  for (let at = 0; at < hashes.length; at += 2)
    above.push(sha256(nodePrefix, hashes[at] ?? Buffer.alloc(0), hashes[at + 1] ?? Buffer.alloc(0)))
  return above.length === 1 ? (above[0] ?? Buffer.alloc(0)) : rootOfWhole(above)
}

/** The tiles of a tree that are not whole yet: at most one at each level. */
export const openTiles = (size: number): Omit<TileRow, 'hashes'>[] => {
  const open: Omit<TileRow, 'hashes'>[] = []
  for (let level = 0; hashesAt(size, level) > 0; level++)
    if (hashesAt(size, level) % tileWidth > 0) open.push({ level, at: Math.floor(hashesAt(size, level) / tileWidth) })
  return open
}

/**
 * @param size of the tree before
 * @param open the stored rows of `openTiles(size)`
 * @param leaves hashes of the entries that follow
 */
export function grown(size: number, open: readonly TileRow[], leaves: readonly Buffer[]): TileRow[] {
  /** Of each level: the hashes of its last tile. */
  const last: { at: number; hashes: Buffer[]; isChanged: boolean }[] = []
  const rows: TileRow[] = []
  const levelOf = (level: number) => {
    const known = last[level]
    if (known) return known
    const row = open.find((one) => one.level === level)
    const hashes = row
      ? Array.from({ length: row.hashes.length / 32 }, (_, at) => row.hashes.subarray(at * 32, at * 32 + 32))
      : []
    return (last[level] = { at: Math.floor(hashesAt(size, level) / tileWidth), hashes, isChanged: false })
  }
  function add(level: number, hash: Buffer) {
    const tile = levelOf(level)
    tile.hashes.push(hash)
    tile.isChanged = true
    if (tile.hashes.length < tileWidth) return
    rows.push({ level, at: tile.at, hashes: Buffer.concat(tile.hashes) })
    add(level + 1, rootOfWhole(tile.hashes))
    last[level] = { at: tile.at + 1, hashes: [], isChanged: false }
  }
  for (const leaf of leaves) add(0, leaf)
  for (const [level, { at, hashes, isChanged }] of last.entries())
    if (isChanged) rows.push({ level, at, hashes: Buffer.concat(hashes) })
  return rows
}
