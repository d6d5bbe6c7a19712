// Checks the stored tree: every tile against the entries that it was made of, and the published checkpoint against both.
import { tileWidth } from '@register/contract/tlog/tiles'
import { hashLength } from '@register/contract/tlog/tree'
import { mostFindings, type Finding } from '../../../../access/finding.ts'
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

/** The tiles that the entries give, against the stored ones. A tile that is not whole is compared where the tree ends. */
async function* tileFindings(db: Db, size: number): AsyncGenerator<Finding> {
  const known = new Map<string, TileRow>()
  let told = 0
  for (let from = 0; from < size;) {
    const texts = await entryTexts(db, from, Math.min(batch, size - from))
    if (texts.length === 0) throw new BrokenLog(`The tree has ${size} entries, but the log ends at ${from}`)
    const leaves = texts.map(({ text }) => leafOf(text))
    const open = openTiles(from).flatMap((tile) => known.get(keyOf(tile)) ?? [])
    for (const row of grown(from, open, leaves)) known.set(keyOf(row), row)
    from += leaves.length
    const ended = [...known.values()].filter((row) => from === size || isWhole(row))
    const stored = new Map((await storedLike(db, ended)).map((row) => [keyOf(row), row.hashes]))
    for (const row of ended) {
      known.delete(keyOf(row))
      const there = stored.get(keyOf(row))
      if (there?.equals(row.hashes)) continue
      if (++told > mostFindings) return
      const what = there ? 'does not hold the hashes of its entries' : 'is missing'
      yield {
        kind: 'integrity-tree',
        what: `Tile ${row.at} of level ${row.level} of the tree ${what}`,
        where: `log_tile:${keyOf(row)}`,
      }
    }
  }
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

export async function* treeFindings(db: Db, secrets: Secrets): AsyncGenerator<Finding> {
  const { grown: size, published } = await treeState(db)
  let isSound = true
  try {
    for await (const finding of tileFindings(db, size)) {
      isSound = false
      yield finding
    }
  } catch (error) {
    // What is wrong with an entry is told by the check of the log itself.
    if (!(error instanceof BrokenLog)) throw error
    return
  }
  if (isSound && published) yield* checkpointFindings(db, secrets, published)
}
