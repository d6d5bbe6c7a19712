// A sheet streamed from a query: rows are read from a cursor while the reader takes the bytes, and the query ends when the reader disconnects.
import { finished } from 'node:stream/promises'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { markOf } from '../access/marks/demonstration.ts'
import type { Db, Pool } from '../db/connect.ts'
import { placesOf } from './exportSlots.ts'
import { bookBytes, type StreamedSheet } from './book/stream.ts'
import type { CellValue, ColumnHead } from './excel.ts'

/** The content of a sheet: the same for a direct answer and for a task. */
export interface SheetSource {
  sheet: string
  columns: ColumnHead[]
  /** The rows of one transaction, from a cursor. */
  rows: (db: Db) => AsyncIterable<CellValue[]>
}

/** Rows that a cursor fetches at a time. */
export const fetchedRows = 100

/** Exports at once in this process: each holds a connection until its reader has read it. */
const places = placesOf({ most: 3, ofOne: 2 })

/** Gives `use` a transaction that may last as long as its reader needs, and whose query ends when `signal` aborts. */
async function atLeisure(db: Pool, signal: AbortSignal, use: (tx: Db) => Promise<void>): Promise<void> {
  await db
    .transaction()
    .setAccessMode('read only')
    .execute(async (tx) => {
      // A long export may take its time; a reader who takes no byte for a minute is disconnected.
      await sql`set local statement_timeout = 0`.execute(tx)
      await sql`set local idle_in_transaction_session_timeout = '60s'`.execute(tx)
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      let stopping: Promise<unknown> | undefined
      const stop = () => {
        stopping = sql`select pg_cancel_backend(${rows[0]?.pid ?? 0})`.execute(db).catch(() => {})
      }
      signal.throwIfAborted()
      signal.addEventListener('abort', stop)
      try {
        await use(tx)
      } finally {
        signal.removeEventListener('abort', stop)
        // The pool gives this connection to another request next, and a late cancellation would end that request's query.
        await stopping
      }
    })
}

/** The sheets in order; counts the rows written of all of them. */
async function* streamed(
  sheets: readonly SheetSource[],
  tx: Db,
  wrote: (rows: number) => Promise<void>,
): AsyncGenerator<StreamedSheet> {
  let count = 0
  for (const { sheet, columns, rows } of sheets)
    yield {
      name: sheet,
      columns,
      rows: (async function* counted() {
        for await (const row of rows(tx)) {
          yield row
          await wrote(++count)
        }
      })(),
    }
}

async function* following(first: IteratorResult<Buffer>, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  try {
    for (let one = first; !one.done; one = await rest.next()) yield one.value
  } finally {
    await rest.return?.()
  }
}

interface Streaming {
  signal: AbortSignal
  /** The id of the person who exports. */
  who: number
  /** What to do when no place is free: a direct export is refused, a task waits in this way. */
  full: 'refuse' | (<T>(place: Promise<T>) => Promise<T>)
  /** Called with the number of rows that were written. */
  wrote?: (rows: number) => Promise<void>
}

/**
 * The bytes of the workbook; of several sheets only those that have rows. Resolves when the first bytes are there, so that a
 * query that fails at once is answered with a failure.
 */
export async function streamSheet(
  db: Pool,
  source: SheetSource | readonly SheetSource[],
  { signal, who, full, wrote = async () => {} }: Streaming,
): Promise<Readable> {
  const sheets: readonly SheetSource[] = 'rows' in source ? [source] : source
  const mark = await markOf(db)
  const leave = full === 'refuse' ? places.begin(who) : await full(places.wait(who))
  return new Promise<Readable>((answer, refuse) => {
    atLeisure(db, signal, async (tx) => {
      const all = bookBytes(streamed(sheets, tx, wrote), { mark })
      const bytes = Readable.from(following(await all.next(), all), { objectMode: false })
      answer(bytes)
      // The transaction ends when the reader has read to the last byte or is gone.
      await finished(bytes, { readable: true })
    })
      .finally(leave)
      .catch(refuse)
  })
}
