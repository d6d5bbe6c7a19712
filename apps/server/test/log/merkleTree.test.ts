// The tree against its definition in RFC 6962, written down once more and slowly; every proof of it verifies, and no altered one does.
import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Hash } from '@register/contract/tlog/primitives'
import { hexOf } from '@register/contract/tlog/text'
import {
  hashOfRange,
  hashesAt,
  readTilePath,
  rootOfTree,
  tileOf,
  tilePath,
  tileWidth,
  tilesAt,
} from '@register/contract/tlog/tiles'
import {
  consistencyRanges,
  emptyRoot,
  inclusionRanges,
  isConsistent,
  leafHash,
  rootByInclusion,
} from '@register/contract/tlog/tree'

const hashed = (...parts: readonly (string | Uint8Array)[]): Hash => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return new Uint8Array(hash.digest())
}
const sha256 = (...parts: readonly (string | Uint8Array)[]) => Promise.resolve(hashed(...parts))

const leaves = Array.from({ length: 700 }, (_, at) => hashed(Uint8Array.of(0), `entry ${at}`))

/** The definition: RFC 6962, section 2.1. */
function defined(of: readonly Hash[]): Hash {
  const [first] = of
  if (!first) return hashed()
  if (of.length === 1) return first
  let left = 1
  while (left * 2 < of.length) left *= 2
  return hashed(Uint8Array.of(1), defined(of.slice(0, left)), defined(of.slice(left)))
}

/** The definition of a tile: C2SP tlog-tiles. */
async function readTile(level: number, at: number): Promise<Uint8Array> {
  const span = tileWidth ** level
  const width = Math.min(tileWidth, hashesAt(leaves.length, level) - at * tileWidth)
  const hashes = Array.from({ length: width }, (_, one) => {
    const from = (at * tileWidth + one) * span
    return defined(leaves.slice(from, from + span))
  })
  return Uint8Array.from(hashes.flatMap((hash) => [...hash]))
}

const size = fc.integer({ min: 1, max: leaves.length })
const ofRanges = (ranges: readonly { start: number; end: number }[]) =>
  Promise.all(ranges.map((range) => hashOfRange(sha256, range, readTile)))

test('the root of the trees of the RFC', async () => {
  expect(hexOf(await emptyRoot(sha256))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(hexOf(await leafHash(sha256, ''))).toBe('6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d')
})

test('the root of a tree of any size, from its tiles', () =>
  fc.assert(
    fc.asyncProperty(size, async (count) => {
      expect(await rootOfTree(sha256, count, readTile)).toEqual(defined(leaves.slice(0, count)))
    }),
    { numRuns: 40 },
  ))

test('each entry is proved to be in each tree, at its own place alone', () =>
  fc.assert(
    fc.asyncProperty(size, fc.nat(), fc.nat(), async (count, some, other) => {
      const [index, elsewhere] = [some % count, other % count]
      const path = await ofRanges(inclusionRanges(index, count))
      const [leaf, root] = [leaves[index] ?? hashed(), defined(leaves.slice(0, count))]
      expect(await rootByInclusion(sha256, { index, size: count, leaf }, path)).toEqual(root)
      if (elsewhere !== index)
        expect(await rootByInclusion(sha256, { index: elsewhere, size: count, leaf }, path)).not.toEqual(root)
      expect(await rootByInclusion(sha256, { index, size: count, leaf: hashed('another') }, path)).not.toEqual(root)
      expect(await rootByInclusion(sha256, { index, size: count, leaf }, [...path, hashed()])).not.toEqual(root)
      if (path.length > 0)
        expect(await rootByInclusion(sha256, { index, size: count, leaf }, path.slice(1))).not.toEqual(root)
    }),
    { numRuns: 40 },
  ))

test('a tree is proved to begin with each earlier one, and with no other', () =>
  fc.assert(
    fc.asyncProperty(size, fc.nat(), async (to, some) => {
      const from = some % (to + 1)
      const proof = await ofRanges(consistencyRanges(from, to))
      const earlier = { size: from, root: defined(leaves.slice(0, from)) }
      const later = { size: to, root: defined(leaves.slice(0, to)) }
      expect(await isConsistent(sha256, earlier, later, proof)).toBe(true)
      expect(await isConsistent(sha256, { ...earlier, root: hashed('another') }, later, proof)).toBe(false)
      expect(await isConsistent(sha256, earlier, later, [...proof, hashed()])).toBe(false)
      if (from > 0) {
        expect(await isConsistent(sha256, earlier, { ...later, root: hashed('another') }, proof)).toBe(false)
        if (from < to) expect(await isConsistent(sha256, later, earlier, proof)).toBe(false)
      }
      if (proof.length > 0) expect(await isConsistent(sha256, earlier, later, proof.slice(1))).toBe(false)
    }),
    { numRuns: 40 },
  ))

test('the tiles of a tree of 70,000, as the specification counts them', () => {
  const tiles = [0, 1, 2, 3].map((level) => {
    const count = tilesAt(70_000, level)
    return [count, tileOf(70_000, level, count - 1)?.width]
  })
  expect(tiles).toEqual([
    [274, 112],
    [2, 17],
    [1, 1],
    [0, undefined],
  ])
  expect(tileOf(256, 0, 0)?.width).toBe(256)
  expect(tileOf(256, 1, 0)?.width).toBe(1)
})

test.each([
  [{ level: 0, at: 0, width: 256 }, 'tile/0/000'],
  [{ level: 3, at: 1_234_067, width: 256 }, 'tile/3/x001/x234/067'],
  [{ level: 0, at: 273, width: 112 }, 'tile/0/273.p/112'],
  [{ level: 1, at: 1_000, width: 1 }, 'tile/1/x001/000.p/1'],
])('the path of %j', (tile, path) => {
  expect(tilePath(tile)).toBe(path)
  expect(readTilePath(path.slice('tile/'.length))).toEqual(tile)
})

test.each([
  '0/0',
  '0/x000/001',
  '00/001',
  '64/000',
  '0/001.p/0',
  '0/001.p/256',
  '0/001.p/01',
  '0/001.p/',
  '-1/000',
  '0/001/',
  'entries/x01/000',
  '0/x999/x999/x999/x999/x999/x999/999',
])('no path of a tile: %s', (path) => {
  expect(readTilePath(path)).toBeUndefined()
})
