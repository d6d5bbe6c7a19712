// When the database cannot be used: connections that fail, a server that starts or ends, and one that only reads, because another one has taken its place.
import pg from 'pg'
import { isOfDatabase } from './boundClient.ts'

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** Texts of pg and its pool, which have no codes. */
const pgText =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed and is not queryable|Query read timeout/

/** The function of PostgreSQL that refuses a transaction for writing on a server in recovery: the code has other meanings too, and the text has a language. */
const refusesWriting = 'call_bool_check_hook'

/** Whether the server takes no writes: a standby, or a former primary. Nothing was written, and the next connection may reach another server. */
export const readsOnly = (error: unknown): boolean => {
  const code = codeOf(error)
  const { routine } = Object(error) as { routine?: unknown }
  return code === '25006' || (code === '0A000' && routine === refusesWriting)
}

/** Whether the connection is to be closed for this failure, so that the next one may lead to another server. */
export const leavesServer = (error: unknown): boolean =>
  readsOnly(error) || (Object(error) as { leavesServer?: unknown }).leavesServer === true

/** SQLSTATE classes of lost connections and of a server that starts or ends. */
const ofConnection = /^(08|57P)/

/** A statement that took longer than it may, a lock that did not come, a deadlock or conflict with others, no place for a connection. */
const ofOvertaxed = ['57014', '55P03', '40001', '40P01', '53300']

/** Whether the same work may succeed later, because the database is away or has too much to do. A server that stood still cancels what waited for it. */
export const isPassing = (error: unknown): boolean => isAway(error) || ofOvertaxed.includes(codeOf(error))

/** Whether the same call may succeed once the database is back. */
export const isAway = (error: unknown): boolean =>
  isOfDatabase(error) ||
  readsOnly(error) ||
  (error instanceof pg.DatabaseError && ofConnection.test(error.code ?? '')) ||
  (error instanceof Error && pgText.test(error.message))
