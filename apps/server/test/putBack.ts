// Puts rows of a copied table back where tests damaged them.
import type pg from 'pg'

/** The statement that copies rows of `from` into a table, without generated columns. */
export async function putBack(owner: pg.Client, table: string, from: string, where = 'true'): Promise<string> {
  const { rows } = await owner.query<{ names: string }>(
    `SELECT string_agg(quote_ident(attname), ', ') AS names FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
    [table],
  )
  const names = rows[0]?.names ?? ''
  return `INSERT INTO ${table} (${names}) OVERRIDING SYSTEM VALUE SELECT ${names} FROM ${from} WHERE ${where}`
}
