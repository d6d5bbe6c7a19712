// How far a recovery came, from what the database server wrote into its log while it recovered.

export interface Reached {
  /** The end of what was read of the log of writes, such as 16/B374D848. */
  lsn: string
  /** When the last transaction was committed that is in it, ISO 8601; undefined where none came after the back-up. */
  lastAt: string | undefined
  /** Whether it stopped at the second that was asked for, and not where the log of writes ended. */
  stopped: boolean
}

const isoOf = (said: string): string => new Date(said.trim().replace(' ', 'T').replace(/\+00$/, 'Z')).toISOString()

/** Undefined where the recovery did not come to its end. @param log what the server wrote, in English and UTC */
export function reachedIn(log: string): Reached | undefined {
  if (!log.includes('archive recovery complete')) return undefined
  const lsn =
    /redo done at ([0-9A-F]+\/[0-9A-F]+)/.exec(log)?.[1] ??
    /consistent recovery state reached at ([0-9A-F]+\/[0-9A-F]+)/.exec(log)?.[1]
  if (lsn === undefined) return undefined
  const last = /last completed transaction was at log time ([^\n]+?)(?: UTC)?\s*$/m.exec(log)?.[1]
  return {
    lsn,
    lastAt: last === undefined ? undefined : isoOf(last),
    stopped: /recovery stopping (?:before|after) /.test(log),
  }
}

/** Whether the server takes writes, and not reads alone. */
export const isOpen = (log: string): boolean => log.includes('database system is ready to accept connections')

/** The lines in which the server says why it gave up. */
export const fatalIn = (log: string): string[] =>
  log
    .split('\n')
    .filter((line) => /\b(FATAL|PANIC|ERROR|archive):/.test(line))
    .map((line) => line.replace(/^\S+ \S+ \S+ \[\d+\] /, ''))
    .slice(-3)
