// Remembers by kind and key what a register was given, so that it is given once: what an administrator has deleted or renamed
// does not come back at a later start, but additions of a new version do arrive (docs/rules/access.md#roles-that-every-register-has).
import { sql, type Transaction } from 'kysely'
import type { Tables } from '../src/db/tables.ts'

type Tx = Transaction<Tables>

type Kind = 'category' | 'role' | 'grant' | 'menu' | 'dictionary' | 'dictionaryItem' | 'fileGroup' | 'table'

/** Makes starts wait for each other, because two instances at once would both find the same things missing. */
export async function lockSeeds(tx: Tx): Promise<void> {
  // The other start may fill a whole demonstration meanwhile.
  await sql`set local lock_timeout = 0`.execute(tx)
  await sql`set local statement_timeout = 0`.execute(tx)
  await sql`select pg_advisory_xact_lock(hashtext('seeded'))`.execute(tx)
}

/** Those of these keys that this register was never given; remembers them as given. */
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

/** Stores the id of the row that was made, because the row may be renamed later. */
export async function rememberRow(tx: Tx, kind: Kind, key: string, row: number): Promise<void> {
  await tx.updateTable('seeded').set({ row_id: row }).where('kind', '=', kind).where('key', '=', key).execute()
}

/** The id of the row that was made for a key; undefined when none was. The row may be deleted by now. */
export async function rowOf(tx: Tx, kind: Kind, key: string): Promise<number | undefined> {
  const known = await tx
    .selectFrom('seeded')
    .select('row_id')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst()
  return known?.row_id ?? undefined
}
