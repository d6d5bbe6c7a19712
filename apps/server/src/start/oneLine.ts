// One line in the log for one failure of the database: its connections all break in the same moment, and each part of the server meets that by itself.
import type { LoggerOptions } from 'pino'
import { isAway } from '../db/connection/away.ts'

/** Milliseconds after such a line in which further ones are counted instead of written. */
const quietMs = 60_000

type Hook = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>

const errorIn = (first: unknown): unknown =>
  typeof first === 'object' && first !== null && 'err' in first ? first.err : undefined

/** The hook of a logger. The next line says how many were left out before it. */
export function oneLineEach(now: () => number = () => performance.now()): Hook {
  let [writtenAt, leftOut] = [-Infinity, 0]
  return function write(given, method) {
    const [first, ...more] = given as unknown as [object, ...unknown[]]
    if (!isAway(errorIn(first))) return method.apply(this, given)
    if (now() - writtenAt < quietMs) {
      leftOut++
      return
    }
    const line = leftOut > 0 ? { ...first, leftOut } : first
    ;[writtenAt, leftOut] = [now(), 0]
    return method.apply(this, [line, ...more] as unknown as typeof given)
  }
}
