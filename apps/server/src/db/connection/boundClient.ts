// A connection that gives up: a statement that is not answered in time ends with its connection, and every failure of a connection is known as one of the database.
import pg from 'pg'

/** Milliseconds that a connection without traffic waits before the system asks whether its other end is still there. */
const keepAliveMs = 10_000

export const keptAlive = { keepAlive: true, keepAliveInitialDelayMillis: keepAliveMs } as const

/** Milliseconds past the database's own limit: it cancels a statement, unless it is frozen or cut off. */
const past = 4_000
export const patienceFor = (statementMs: number): number => statementMs + past

/** Milliseconds for a statement of a transaction without the database's limit, such as one of the check of everything stored. */
export const longPatience = 1_800_000

/** What pg says of a statement without an answer; it leaves the connection waiting for it. */
const unanswered = 'Query read timeout'

const ofDatabase = new WeakSet<object>()

/** Whether a connection to the database failed with this error: a mail server that is away has the same codes. */
export const isOfDatabase = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && ofDatabase.has(error)

function note(error: unknown): void {
  if (typeof error === 'object' && error !== null) ofDatabase.add(error)
}

type Method = (...given: unknown[]) => unknown

export class BoundClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    this.on('error', note)
    const connect: Method = (...given) => (pg.Client.prototype.connect as Method).apply(this, given)
    this.connect = ((...given: unknown[]) => {
      const [told] = given
      if (typeof told === 'function')
        return connect((error: unknown, ...more: unknown[]) => {
          note(error)
          ;(told as Method)(error, ...more)
        })
      const opened = connect() as Promise<unknown>
      opened.catch(note)
      return opened
    }) as typeof this.connect
    const query: Method = (...given) => (pg.Client.prototype.query as Method).apply(this, given)
    this.query = ((...given: unknown[]) => {
      const asked = query(...given)
      if (asked instanceof Promise)
        asked.catch((error: unknown) => {
          if (!(error instanceof Error) || error.message !== unanswered) return
          note(error)
          // The next statement would wait behind this one for as long again.
          this.end().catch(() => {})
        })
      return asked
    }) as typeof this.query
  }
}
