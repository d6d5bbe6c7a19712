// No transaction stays open without end, whatever becomes of the process that began it: one that does keeps every row that was replaced since, and the locks that it holds.
import { sql, type Kysely, type Transaction } from 'kysely'
import type pg from 'pg'
import type { Tables } from '../tables.ts'

/** The longest that a transaction may last: longer than any that the register begins, except the reads of everything stored. */
export const longest = '2h'
/** Reads of everything stored at one moment: the checks of a million reports on a busy machine take half an hour. */
export const longestRead = '12h'

/** Sets the limit where the server knows it, PostgreSQL 17 and later; before, only waiting within a transaction and each statement have one. */
const limit = (scope: 'session' | 'transaction', ...values: readonly string[]): string => {
  const set = values.map((value) => `set_config('transaction_timeout', '${value}', ${scope === 'transaction'})`)
  return `select case when current_setting('transaction_timeout', true) is not null then ${set.join(' || ')} end`
}

const ofSession = limit('session', longest)

/** Limits every later transaction of a new connection; the pool waits for it, although its type does not say so. It cannot be a setting with which the connection begins, because an older server refuses those that it does not know. */
export const limitTransactions = (client: pg.ClientBase): unknown => client.query(ofSession)

/** Gives the transaction that has begun another limit, counted from now: the server starts its clock anew only after it was switched off. */
export const lastAtMost = async (tx: Kysely<Tables> | Transaction<Tables>, most: string): Promise<unknown> =>
  sql.raw(limit('transaction', '0', most)).execute(tx)
