// What a waypoint says: how far the checks of the register have come, and how far one that is under way.
import type { AuditPlace } from '../audit/place.ts'

/** A place in the public log up to which every entry was found right. */
export interface LogPlace {
  id: number
  /** hex */
  hash: string
  rows: number
}

/** Where the last check of the register ended that found nothing. Instants are ISO texts. */
export interface Waypoint {
  /** Of the product: another one looks at other things, and reads everything. */
  version: string
  /** The moment that was read at the end. */
  at: string
  /** When the check began. */
  begunAt: string
  /** When the last check began that read everything. */
  wholeAt: string
  /** When the last check of each seventh of the older rows began. */
  sevenths: readonly string[]
  audit: AuditPlace
  log: LogPlace
  /** The highest id of a report. */
  reports: number
}

/** How far a check is that is under way. Only what was found right is in it, so that an attempt which goes on finds again what the one before it has found. */
export interface Progress {
  version: string
  begunAt: string
  /** The waypoint that it goes on from; undefined where it reads everything. */
  base?: string
  /** Which of the older rows it reads. */
  parts: readonly number[]
  /** Rows that it reads in all, the end of the log, and the highest id of a report: as they were when it began. */
  total: number
  logEnd: number
  reports: number
  audit?: AuditPlace
  log?: LogPlace
  /** Checks that are over, by their names. */
  done: readonly string[]
  /** The last id that was read, by the name of the check: of blocks of older rows, of reports, of files. */
  after: Readonly<Record<string, number | string>>
}
