// The Merkle tree of RFC 6962: which parts of it a proof names, and how a proof is verified (RFC 9162, sections 2.1.3 and 2.1.4).
import type { Hash, Sha256 } from './primitives.ts'
import { isSame } from './text.ts'

/** Bytes of a hash: SHA-256. */
export const hashLength = 32

/** The root of a tree without entries. */
export const emptyRoot = (sha256: Sha256): Promise<Hash> => sha256()

export const leafHash = (sha256: Sha256, entry: string | Uint8Array): Promise<Hash> => sha256(Uint8Array.of(0), entry)
export const nodeHash = (sha256: Sha256, left: Hash, right: Hash): Promise<Hash> =>
  sha256(Uint8Array.of(1), left, right)

/** The entries from `start`, counted from 0, up to and without `end`. */
export interface Range {
  start: number
  end: number
}

/** Entries left of the first split of so many, two at least: the largest power of two below their number. */
export function leftOf(count: number): number {
  let left = 1
  while (left * 2 < count) left *= 2
  return left
}

/** The ranges whose hashes prove that an entry is in a tree, from the leaf's sibling up. Throws RangeError where it cannot be in it. */
export function inclusionRanges(index: number, size: number): Range[] {
  if (!(index >= 0 && index < size)) throw new RangeError(`A tree of ${size} has no entry ${index}`)
  const path = (start: number, end: number): Range[] => {
    if (end - start === 1) return []
    const middle = start + leftOf(end - start)
    return index < middle
      ? [...path(start, middle), { start: middle, end }]
      : [...path(middle, end), { start, end: middle }]
  }
  return path(0, size)
}

/** The ranges whose hashes prove that a tree begins with an earlier one. Throws RangeError where the earlier one is larger. */
export function consistencyRanges(from: number, to: number): Range[] {
  if (!(from >= 0 && from <= to)) throw new RangeError(`A tree of ${to} does not begin with one of ${from}`)
  const path = (start: number, end: number, isKnown: boolean): Range[] => {
    if (from === end) return isKnown ? [] : [{ start, end }]
    const middle = start + leftOf(end - start)
    return from <= middle
      ? [...path(start, middle, isKnown), { start: middle, end }]
      : [...path(middle, end, false), { start, end: middle }]
  }
  return from === 0 ? [] : path(0, to, true)
}

const half = (number: number): number => Math.floor(number / 2)
const isOdd = (number: number): boolean => number % 2 === 1

/** The root that a proof leads to; undefined where it has too few or too many hashes for this place. */
export async function rootByInclusion(
  sha256: Sha256,
  { index, size, leaf }: { index: number; size: number; leaf: Hash },
  path: readonly Hash[],
): Promise<Hash | undefined> {
  if (!(index >= 0 && index < size)) return undefined
  let [at, last, root] = [index, size - 1, leaf]
  for (const hash of path) {
    if (last === 0) return undefined
    if (isOdd(at) || at === last) {
      root = await nodeHash(sha256, hash, root)
      while (!isOdd(at) && at !== 0) [at, last] = [half(at), half(last)]
    } else root = await nodeHash(sha256, root, hash)
    ;[at, last] = [half(at), half(last)]
  }
  return last === 0 ? root : undefined
}

export interface Tree {
  size: number
  root: Hash
}

/** Whether a proof shows that the later tree begins with the earlier one. */
export async function isConsistent(
  sha256: Sha256,
  earlier: Tree,
  later: Tree,
  proof: readonly Hash[],
): Promise<boolean> {
  if (earlier.size > later.size) return false
  if (earlier.size === later.size) return proof.length === 0 && isSame(earlier.root, later.root)
  if (earlier.size === 0) return proof.length === 0 && isSame(earlier.root, await emptyRoot(sha256))
  const isWhole = Number.isInteger(Math.log2(earlier.size))
  const [first, ...rest] = isWhole ? [earlier.root, ...proof] : proof
  if (!first) return false
  let [at, last] = [earlier.size - 1, later.size - 1]
  while (isOdd(at)) [at, last] = [half(at), half(last)]
  let [one, other] = [first, first]
  for (const hash of rest) {
    if (last === 0) return false
    if (isOdd(at) || at === last) {
      one = await nodeHash(sha256, hash, one)
      other = await nodeHash(sha256, hash, other)
      while (!isOdd(at) && at !== 0) [at, last] = [half(at), half(last)]
    } else other = await nodeHash(sha256, other, hash)
    ;[at, last] = [half(at), half(last)]
  }
  return last === 0 && isSame(one, earlier.root) && isSame(other, later.root)
}
