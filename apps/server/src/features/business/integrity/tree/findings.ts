// Checks the stored tree: every tile against the entries that it was made of, and the published checkpoint against both.
import { tileOf, tileWidth } from '@register/contract/tlog/tiles'
import { hashLength } from '@register/contract/tlog/tree'
import { mostFindings, type Finding, type Ids } from '../../../../access/finding.ts'
import type { Secrets } from '../../../../access/secrets.ts'
import type { Db } from '../../../../db/connect.ts'
import { BrokenLog, entryTexts } from './entries.ts'
import { grown, leafOf, openTiles, type TileRow } from './grow.ts'
import { signedCheckpoint } from './sign.ts'
import { rootIn, treeState, type Published } from './stored.ts'

const batch = 4_096

const storedLike = (db: Db, tiles: readonly Omit<TileRow, 'hashes'>[]) =>
  db
    .selectFrom('log_tile')
    .selectAll()
    .where((is) => is.or(tiles.map(({ level, at }) => is.and({ level, at }))))
    .execute()

const keyOf = ({ level, at }: Omit<TileRow, 'hashes'>): string => `${level}/${at}`
const isWhole = ({ hashes }: TileRow): boolean => hashes.length === tileWidth * hashLength

export interface TreeParts {
  /** Entries up to this one were compared with their tiles by an earlier check. */
  after: number
  /** Older entries that are compared again all the same. */
  blocks: readonly Ids[]
}

/** The stored row, as far as the tree of `size` has it. */
const partOf = ({ level, at, hashes }: TileRow, size: number): TileRow => {
  const { width = 0 } = tileOf(size, level, at) ?? {}
  return { level, at, hashes: hashes.subarray(0, width * hashLength) }
}

/**
 * The tiles that the entries of a range give, against the stored ones. Those above a range that does not begin the tree are
 * taken to be right up to it. A tile that is not whole is compared where the range ends.
 * @param range `from`: a multiple of the entries of a tile; `to`: the same, or the size of the tree
 */
async function* tileFindings(db: Db, { from: first, to }: { from: number; to: number }): AsyncGenerator<Finding> {
  const known = new Map<string, TileRow>()
  for (const row of await storedLike(db, openTiles(first))) known.set(keyOf(row), partOf(row, first))
  for (let from = first; from < to;) {
    const texts = await entryTexts(db, from, Math.min(batch, to - from))
    if (texts.length === 0) throw new BrokenLog(`The tree has ${to} entries, but the log ends at ${from}`)
    const leaves = texts.map(({ text }) => leafOf(text))
    const open = openTiles(from).flatMap((tile) => known.get(keyOf(tile)) ?? [])
    for (const row of grown(from, open, leaves)) known.set(keyOf(row), row)
    from += leaves.length
    const ended = [...known.values()].filter((row) => from === to || isWhole(row))
    const stored = new Map((await storedLike(db, ended)).map((row) => [keyOf(row), row]))
    for (const row of ended) {
      known.delete(keyOf(row))
      const there = stored.get(keyOf(row))
      if (there && partOf(there, to).hashes.equals(row.hashes)) continue
      const what = there ? 'does not hold the hashes of its entries' : 'is missing'
      yield {
        kind: 'integrity-tree',
        what: `Tile ${row.at} of level ${row.level} of the tree ${what}`,
        where: `log_tile:${keyOf(row)}`,
      }
    }
  }
}

/** The parts of a tree that are read, in whole tiles. */
function rangesOf(size: number, parts: TreeParts | undefined): { from: number; to: number }[] {
  const down = (entries: number) => Math.floor(entries / tileWidth) * tileWidth
  const last = { from: parts ? down(Math.min(parts.after, size)) : 0, to: size }
  const older = (parts?.blocks ?? []).map(({ after, to }) => ({
    from: down(after),
    to: Math.min(last.from, down(to + tileWidth - 1)),
  }))
  return [...older.filter(({ from, to }) => from < to), last]
}

async function* checkpointFindings(
  db: Db,
  secrets: Secrets,
  { origin, size, root, note }: Published,
): AsyncGenerator<Finding> {
  const finding = (what: string): Finding => ({ kind: 'integrity-checkpoint', what, where: 'integrity:checkpoint' })
  const stored = await rootIn(db, size)
  if (root.length !== hashLength || !root.equals(stored))
    yield finding(`The checkpoint of ${size} entries has another root than the tree`)
  // Ed25519 gives one key one signature of a text, so that the right note is the one that would be made now.
  else if ((await signedCheckpoint(secrets, { origin, size, root })).note !== note)
    yield finding(`The checkpoint of ${size} entries was changed, or is not signed with the key of this register`)
}

/** @param parts undefined: the whole tree */
export async function* treeFindings(db: Db, secrets: Secrets, parts?: TreeParts): AsyncGenerator<Finding> {
  const { grown: size, published } = await treeState(db)
  let told = 0
  try {
    for (const range of rangesOf(size, parts))
      for await (const finding of tileFindings(db, range)) if (told++ < mostFindings) yield finding
  } catch (error) {
    // What is wrong with an entry is told by the check of the log itself.
    if (!(error instanceof BrokenLog)) throw error
    return
  }
  if (told === 0 && published) yield* checkpointFindings(db, secrets, published)
}
