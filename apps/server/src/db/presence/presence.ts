// The sign by which other processes know that this one is there: an advisory lock of its connection, which PostgreSQL releases in the moment the connection ends (docs/decisions/0135-a-dead-process-is-known-at-once.md).
import { randomInt } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import type pg from 'pg'
import { isAway } from '../connection/away.ts'

/** The first half of each lock, which no other lock of the register has; the second half is the number of a process. */
const space = 7_031_041
/** Takes the lock of a number for as long as the connection lives. */
export const lockStatement = `SELECT pg_try_advisory_lock(${space}, $1) AS held`
/** Seconds for which a process may be silent before it counts as dead. */
export const silentSeconds = 60
/** The lock of what only one process does at a time, by its name. */
const aloneStatement = 'SELECT pg_try_advisory_lock(hashtext($1)) AS held'
const freeStatement = 'SELECT pg_advisory_unlock(hashtext($1))'
/** Milliseconds between two attempts to connect again, and between two questions whether the connection still answers. */
const againMs = 250
const askMs = 5_000
/** A process that was cut off checks no other one for so long, because the others may be cut off as well. */
const cautiousMs = 10_000

export interface Presence {
  /** The number whose lock this process holds; undefined while it is cut off from the database. */
  number(): number | undefined
  /** The number as soon as its lock is held; undefined when the process ends first. */
  held(): Promise<number | undefined>
  /** Whether this process may check now which others are gone. */
  mayJudge(): boolean
  /** Takes the lock; resolves when it is held. Rejects when the first connection fails. */
  begin(): Promise<void>
  /** Runs it, unless another process runs what has this name, or this one was cut off just now; rejects where that lasts. The lock is of the same connection, so that work takes none from its pool only to hold a lock. */
  alone(name: string, run: () => Promise<unknown>): Promise<void>
  /** Called with each new number: the first one, and those after a connection was lost. */
  onNumber(told: (number: number, before: number | undefined) => Promise<void>): void
  end(): Promise<void>
}

/** The condition that a process holds the lock of the number in this column. */
export const hasLock = (column: string): string => `NOT pg_try_advisory_xact_lock_shared(${space}, ${column})`

/** The condition that no process holds the lock of this number. Numbers are not used again, so a process that is gone stays gone. */
export const isGone = (number: RawBuilder<number | null>): RawBuilder<boolean> =>
  sql<boolean>`pg_try_advisory_xact_lock_shared(${sql.lit(space)}, ${number})`

/** Resolves to what the statement says of `held`, where it says that. */
type Ask = (text: string, ...values: string[]) => Promise<boolean | undefined>

/** Sends one statement after the other, because pg deprecates a second one on a connection that still works. */
function askerOf(client: pg.PoolClient): Ask {
  let last: Promise<unknown> = Promise.resolve()
  return (text, ...values) => {
    const asked = last.then(async () => (await client.query<{ held?: boolean }>(text, values)).rows[0]?.held)
    last = asked.catch(() => undefined)
    return asked
  }
}

/** Resolves to false when the connection does not answer in time. */
async function answers(ask: Ask): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((give) => (timer = setTimeout(() => give(false), askMs)))
  const asked = ask('SELECT 1').then(
    () => true,
    () => false,
  )
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}

async function lockOf(client: pg.PoolClient): Promise<number> {
  // A machine that has lost its power closes no connection: the server asks after 10 s, and gives up 15 s later. The system of a
  // process that stands still goes on answering, so the server ends its connection by a limit of its own; the tasks that it ran
  // alone would else wait as long as it stands.
  await client.query(
    `SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3; SET idle_session_timeout = '${silentSeconds}s'`,
  )
  for (;;) {
    const number = randomInt(1, 2 ** 31 - 1)
    const { rows } = await client.query<{ held: boolean }>(lockStatement, [number])
    if (rows[0]?.held) return number
  }
}

/** Holds one connection of `pool` as long as the process works. `report` gets what goes wrong after the first connection. */
export function presenceOf(pool: pg.Pool, report: (error: unknown) => void): Presence {
  const listeners: Parameters<Presence['onNumber']>[0][] = []
  let [ended, cutOffAt] = [false, -Infinity]
  let held: { client: pg.PoolClient; ask: Ask; number: number; drop: () => void } | undefined
  let beginning: Promise<void> | undefined
  const waiting: ((number: number | undefined) => void)[] = []
  const tellWaiting = (number: number | undefined) => {
    for (const go of waiting.splice(0)) go(number)
  }
  let [again, asking]: (NodeJS.Timeout | undefined)[] = []

  async function take(before?: number): Promise<void> {
    const client = await pool.connect()
    let isLost = false
    const drop = () => {
      if (isLost) return
      isLost = true
      client.release(true)
      if (held?.client !== client) return
      const { number } = held
      held = undefined
      cutOffAt = performance.now()
      retake(number, 0)
    }
    client.on('error', drop)
    client.on('end', drop)
    try {
      const number = await lockOf(client)
      // A server that takes no writes cannot put the number on record: the next connection may reach one that does.
      for (const told of listeners)
        await told(number, before).catch((error: unknown) => {
          if (isAway(error)) throw error
          report(error)
        })
      if (isLost || ended) throw new Error('The connection was lost at once')
      held = { client, ask: askerOf(client), number, drop }
      tellWaiting(number)
    } catch (error) {
      drop()
      throw error
    }
  }
  /** The first attempt is made at once, because often only this connection was cut. */
  function retake(before: number, afterMs: number): void {
    if (ended) return
    again = setTimeout(() => void take(before).catch(() => retake(before, againMs)), afterMs).unref()
  }

  return {
    number: () => held?.number,
    held: () => (held || ended ? Promise.resolve(held?.number) : new Promise((resolve) => void waiting.push(resolve))),
    mayJudge: () => held !== undefined && performance.now() - cutOffAt > cautiousMs,
    async alone(name, run) {
      const ask = held?.ask
      if (!ask && !ended && performance.now() - cutOffAt > cautiousMs && Number.isFinite(cutOffAt))
        throw new Error('this process has no connection by which it shows that it is there')
      if (!(await ask?.(aloneStatement, name))) return
      try {
        await run()
      } finally {
        // With its connection the lock is gone as well.
        await ask?.(freeStatement, name).catch(() => undefined)
      }
    },
    onNumber: (told) => void listeners.push(told),
    async begin() {
      if (ended) return
      beginning ??= take(undefined).then(() => {
        asking = setInterval(() => {
          const now = held
          // A connection that a firewall has dropped says nothing by itself.
          if (now) void answers(now.ask).then((well) => well || now.drop())
        }, askMs).unref()
      })
      const now = beginning
      await now.catch((error: unknown) => {
        if (beginning === now) beginning = undefined
        throw error
      })
    },
    async end() {
      ended = true
      tellWaiting(undefined)
      clearTimeout(again)
      clearInterval(asking)
      await beginning?.catch(() => undefined)
      held?.drop()
    },
  }
}
