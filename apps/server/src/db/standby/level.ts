// How much of what the public sees a database holds: the end of the public log, and the count of changes of bodies, catalogue and configuration. Both only grow.
import type pg from 'pg'

export interface Level {
  entry: number
  changes: number
}

const question =
  'SELECT (SELECT coalesce(max(id), 0) FROM integrity_entry) AS entry, (SELECT coalesce(max(count), 0) FROM public_change) AS changes'

/** What the database of this connection, or of a connection of this pool, holds. */
export async function levelOf(connection: Pick<pg.ClientBase, 'query'>): Promise<Level> {
  const { rows } = await connection.query<Level>(question)
  return rows[0] ?? { entry: 0, changes: 0 }
}

/** Whether everything public that one database held is in the other. */
export const isLevelWith = (has: Level, wanted: Level): boolean =>
  has.entry >= wanted.entry && has.changes >= wanted.changes
