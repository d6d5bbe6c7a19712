// A cursor that ends with its connection: the library's own would wait for ever for the answer of a database that has died.
import type { Connection } from 'pg'
import Cursor from 'pg-cursor'

/** Milliseconds for one step of a cursor: the first one of a long export sorts all of its rows. */
const patienceMs = 150_000

/** The result of a step, or its failure once the connection has ended or the database has been silent for too long. */
async function bounded<T>(connection: Connection | null, step: Promise<T>): Promise<T> {
  if (!connection) return step
  let timer: NodeJS.Timeout | undefined
  let ended = () => {}
  const lost = new Promise<never>((_, refuse) => {
    ended = () => refuse(new Error('Connection terminated while a cursor was open'))
    connection.once('end', ended)
    timer = setTimeout(() => connection.stream.destroy(), patienceMs).unref()
    if (connection.stream.destroyed) ended()
  })
  try {
    return await Promise.race([step, lost])
  } finally {
    clearTimeout(timer)
    connection.removeListener('end', ended)
  }
}

export class EndingCursor<Row> extends Cursor<Row> {
  constructor(query: string, values?: unknown[]) {
    super(query, values)
    const inside = this as unknown as { connection: Connection | null }
    const [read, close] = [super.read.bind(this), super.close.bind(this)]
    this.read = ((rows: number) => bounded(inside.connection, read(rows))) as typeof this.read
    this.close = (() => bounded(inside.connection, close())) as typeof this.close
  }
}
