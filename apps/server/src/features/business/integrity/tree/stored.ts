// The tiles of the tree in the database, and the hashes that are made of them.
import { sql } from 'kysely'
import { verifierKeyText, type VerifierKey } from '@register/contract/tlog/note'
import { rootOfTree, type ReadTile } from '@register/contract/tlog/tiles'
import type { Db } from '../../../../db/connect.ts'
import { sha256 } from './primitives.ts'

/** Reads each tile once; throws where there is none. */
export function tilesIn(db: Db): ReadTile {
  const known = new Map<string, Promise<Uint8Array>>()
  const read: ReadTile = async (level, at) => {
    const row = await db
      .selectFrom('log_tile')
      .select('hashes')
      .where('level', '=', level)
      .where('at', '=', at)
      .executeTakeFirst()
    if (!row) throw new RangeError(`The tree has no tile ${at} of level ${level}`)
    return row.hashes
  }
  return (level, at) => {
    const key = `${level} ${at}`
    const reading = known.get(key) ?? read(level, at)
    known.set(key, reading)
    return reading
  }
}

export const rootIn = async (db: Db, size: number): Promise<Buffer> =>
  Buffer.from(await rootOfTree(sha256, size, tilesIn(db)))

export interface Published {
  /** The name of the log. */
  origin: string
  size: number
  root: Buffer
  /** The checkpoint as it is served. */
  note: string
  keyId: string
  signedAt: string
}

export interface TreeState {
  /** How far the tree has grown. */
  grown: number
  /** The last published checkpoint; undefined before the first one. */
  published: Published | undefined
}

export async function treeState(db: Db): Promise<TreeState> {
  const row = await db.selectFrom('log_tree').selectAll().executeTakeFirstOrThrow()
  const { grown, origin, size, root, note, key_id: keyId, signed_at: signedAt } = row
  const isPublished =
    origin !== null && size !== null && root !== null && note !== null && keyId !== null && signedAt !== null
  return { grown, published: isPublished ? { origin, size, root, note, keyId, signedAt } : undefined }
}

/** What each of these witnesses has signed last, in their order; `awaited`: when the first entry came that it has not signed, null where there is none. */
export async function signedBy(db: Db, witnesses: readonly VerifierKey[]) {
  const rows = await db.selectFrom('log_witness').select(['key', 'size', 'signed_at']).execute()
  const known = witnesses.map((witness) => ({
    name: witness.name,
    row: rows.find(({ key }) => key === verifierKeyText(witness)),
  }))
  const firsts = known.map(({ row }) => (row?.size ?? 0) + 1)
  const awaited =
    firsts.length > 0
      ? await db.selectFrom('integrity_entry').select(['id', 'at']).where('id', 'in', firsts).execute()
      : []
  return known.map(({ name, row }) => ({
    name,
    signed: row ? { size: row.size, at: row.signed_at } : null,
    awaited: awaited.find(({ id }) => id === (row?.size ?? 0) + 1)?.at ?? null,
  }))
}

/** How many entries the log has, how many the published checkpoint covers, and for how long the first of the others has waited, in seconds. */
export async function logState(db: Db): Promise<{ entries: number; published: number; waitingSeconds: number }> {
  const { rows } = await sql<{ entries: number; published: number; waited: number }>`
    select head.last_id as entries, coalesce(tree.size, 0) as published,
      coalesce(round(extract(epoch from clock_timestamp() - first.at)::numeric, 1)::float8, 0) as waited
    from integrity_head head cross join log_tree tree
      left join integrity_entry first on first.id = coalesce(tree.size, 0) + 1`.execute(db)
  const [state] = rows
  if (!state) throw new Error('The integrity log has no head')
  const { waited, ...counts } = state
  return { ...counts, waitingSeconds: Math.max(0, waited) }
}
