// How much of what the public sees a database holds: the last entry of the public log, whose hash covers all before it, and the count of changes of bodies, catalogue and configuration.
import type pg from 'pg'

export interface Level {
  /** The number of the last entry; 0 where there is none. */
  entry: number
  /** Of that entry; empty where there is none. */
  hash: string
  changes: number
}

type Connection = Pick<pg.ClientBase, 'query'>

const changes = '(SELECT coalesce(max(count), 0) FROM public_change) AS changes'
const last = `SELECT coalesce((SELECT max(id) FROM integrity_entry), 0) AS entry,
  coalesce((SELECT hash FROM integrity_entry ORDER BY id DESC LIMIT 1), '') AS hash, ${changes}`
const at = `SELECT coalesce((SELECT hash FROM integrity_entry WHERE id = $1), '') AS hash, ${changes}`

/** What the database of this connection holds. */
export async function levelOf(connection: Connection): Promise<Level> {
  const { rows } = await connection.query<Level>(last)
  return rows[0] ?? { entry: 0, hash: '', changes: 0 }
}

/**
 * Whether the database of this connection holds everything public that another one held. The number of an entry alone
 * does not say it: a server that was left behind by a change of the primary may have another entry of that number.
 */
export async function holds(connection: Connection, wanted: Level): Promise<boolean> {
  const { rows } = await connection.query<Omit<Level, 'entry'>>(at, [wanted.entry])
  return rows[0]?.hash === wanted.hash && rows[0].changes >= wanted.changes
}
