// For tests: the answers of captchas, which no caller sees.
import type { Client } from 'pg'

/** `owner`: a connection as the owner of the tables. The answers come in no order. */
export async function answersOf({ owner }: { owner: Client }, uuids: readonly string[]): Promise<string[]> {
  const { rows } = await owner.query<{ value: string }>('SELECT value FROM one_time WHERE key = ANY($1)', [uuids])
  return rows.map(({ value }) => value.replace(/^\d+ /, ''))
}
