// What the process that serves and the one that works say to each other.
import type pg from 'pg'

/** From the one that serves. */
export type ToWorker =
  /** Who the register is in the database, which may be the embedded one that the serving process has started, and whether it is a demonstration. */
  | { kind: 'begin'; connection: pg.PoolConfig; demo: boolean }
  | { kind: 'stopped'; id: string }
  | { kind: 'rest' }
  | { kind: 'end' }

/** The only word of the one that works, and the milliseconds between two of them: that it does not hang. */
export const alive = 'alive'
export const aliveMs = 5_000
