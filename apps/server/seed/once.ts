// Remembers what a register has been given to begin with, by kind and key, so that it is given once: what an administrator
// has deleted or renamed since does not come back at a start, and what a new version adds does arrive. Decision 60.
import { sql, type Transaction } from 'kysely'
import type { Tables } from '../src/db/tables.ts'

type Tx = Transaction<Tables>

type Kind = 'category' | 'role' | 'grant' | 'menu' | 'dictionary' | 'dictionaryItem' | 'fileGroup' | 'table'

/** One start after the other: two instances at once would both find the same things missing. */
export const lockSeeds = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('seeded'))`.execute(tx)

/** Of these keys those that this register has not been given yet. From now on it has. */
export async function once(tx: Tx, kind: Kind, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const added = await tx
    .insertInto('seeded')
    .columns(['kind', 'key'])
    .expression(sql`select ${kind}, unnest(${[...keys]}::text[])`)
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .execute()
  return new Set(added.map(({ key }) => key))
}

/** Stores the id of the row it made, because the row may be renamed later. */
export async function keepRow(tx: Tx, kind: Kind, key: string, row: number): Promise<void> {
  await tx.updateTable('seeded').set({ row_id: row }).where('kind', '=', kind).where('key', '=', key).execute()
}

/** The row that was made of it; nothing when none was. It may be gone since. */
export async function rowOf(tx: Tx, kind: Kind, key: string): Promise<number | undefined> {
  const known = await tx
    .selectFrom('seeded')
    .select('row_id')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst()
  return known?.row_id ?? undefined
}
