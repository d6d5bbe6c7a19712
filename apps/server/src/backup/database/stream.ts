// A base back-up over the replication protocol with the package pg alone: what pg_basebackup does, which the embedded PostgreSQL does not bring.
import { randomBytes } from 'node:crypto'
import type { Connection, Submittable } from 'pg'
import type pg from 'pg'
import { StartProblem } from '../../config/startProblem.ts'

/** Bytes that wait in memory before the connection is paused. */
const most = 4 * 1024 * 1024

interface Sent {
  chunk: Buffer
}

interface Pausable {
  pause: () => unknown
  resume: () => unknown
}

/** Reads what the server sends within the copy, one message after the other. The connection is paused while its reader is slow, so that little waits in memory. */
class BaseBackup implements Submittable {
  /** Of all result sets around the copy. */
  readonly rows: (string | null)[][] = []
  readonly #text: string
  readonly #waiting: Buffer[] = []
  #bytes = 0
  #ended = false
  #error: Error | undefined
  #wake = () => {}
  #socket: Pausable | undefined

  constructor(text: string) {
    this.#text = text
  }
  submit(connection: Connection): void {
    this.#socket = (connection as unknown as { stream: Pausable }).stream
    connection.query(this.#text)
  }
  handleRowDescription(): void {}
  handleDataRow({ fields }: { fields: (Buffer | string | null)[] }): void {
    this.rows.push(fields.map((field) => (field === null ? null : field.toString())))
  }
  handleCommandComplete(): void {}
  handlePortalSuspended(): void {}
  handleEmptyQuery(): void {}
  handleCopyInResponse(): void {}
  handleCopyDone(): void {}
  handleCopyData({ chunk }: Sent): void {
    // Copied, because pg reads the next bytes into the same memory.
    this.#waiting.push(Buffer.from(chunk))
    this.#bytes += chunk.length
    if (this.#bytes > most) this.#socket?.pause()
    this.#wake()
  }
  handleError(error: Error): void {
    this.#error ??= error
    this.#wake()
  }
  handleReadyForQuery(): void {
    this.#ended = true
    this.#wake()
  }

  async *messages(): AsyncGenerator<Buffer> {
    for (;;) {
      if (this.#error) throw this.#error
      const chunk = this.#waiting.shift()
      if (chunk) {
        this.#bytes -= chunk.length
        if (this.#waiting.length === 0) this.#socket?.resume()
        yield chunk
      } else if (this.#ended) return
      else
        await new Promise<void>((resolve) => {
          this.#wake = resolve
        })
    }
  }
}

/** Receives the pieces of a back-up, one after the other. */
export interface BaseSink {
  /** A new piece begins: the tar of the data, or the manifest. */
  begin: (piece: 'base' | 'manifest') => Promise<void>
  write: (bytes: Buffer) => Promise<void>
  end: () => Promise<void>
}

/** Where in the log of writes the back-up begins and ends, as 16/B374D848, and its timeline. */
export interface BaseSpan {
  start: string
  end: string
  timeline: number
}

/** @param rate kilobytes of the database a second at most */
const command = (rate: number | undefined): string =>
  `BASE_BACKUP (LABEL 'register', CHECKPOINT 'fast', WAL, MANIFEST 'yes', MANIFEST_CHECKSUMS 'SHA256'${rate === undefined ? '' : `, MAX_RATE ${rate}`})`

const refuseTablespaces = (): never => {
  throw new StartProblem([
    '数据库使用了表空间，本命令不备份表空间',
    'The database has tablespaces, which this command does not back up',
  ])
}

/**
 * @param client opened with `replication: 'true'` as a role that may replicate
 * @param rate kilobytes of the database a second at most; undefined: as fast as both sides can
 */
export async function takeBase(client: pg.Client, sink: BaseSink, rate: number | undefined): Promise<BaseSpan> {
  // The server sends the log of writes last: without a slot a checkpoint meanwhile, such as that of a second back-up, removes what is still to be sent. It goes with the connection.
  await client.query(
    `CREATE_REPLICATION_SLOT "register_backup_${randomBytes(6).toString('hex')}" TEMPORARY PHYSICAL RESERVE_WAL`,
  )
  const backup = client.query(new BaseBackup(command(rate)))
  // A connection that breaks ends the work, too.
  client.on('error', (error) => backup.handleError(error))
  let under = false
  let pieces = 0
  for await (const message of backup.messages()) {
    const kind = String.fromCharCode(message[0] ?? 0)
    if (kind === 'n' || kind === 'm') {
      if (under) await sink.end()
      // The server names one archive for the data and one for each tablespace.
      if (kind === 'n' && ++pieces > 1) refuseTablespaces()
      await sink.begin(kind === 'n' ? 'base' : 'manifest')
      under = true
    } else if (kind === 'd') await sink.write(message.subarray(1))
  }
  if (under) await sink.end()
  const [first, last] = [backup.rows[0], backup.rows.at(-1)]
  const [start, timeline] = [first?.[0], Number(first?.[1])]
  const end = last?.[0]
  if (!start || !end || !Number.isInteger(timeline))
    throw new Error('The database server did not say where its back-up is')
  return { start, end, timeline }
}
