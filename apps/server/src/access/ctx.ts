// The first argument of every handler, service and store: the database, the caller, the rows they reach, and their language.
import type { RawBuilder } from 'kysely'
import { notFound } from '@register/contract/errors'
import type { Lang, Phrase } from '@register/contract/phrase'
import type { Db } from '../db/connect.ts'
import type { Actor } from './actor.ts'
import type { Scope } from './scope.ts'
import type { Secrets } from './secrets.ts'

export interface Meta {
  /** Where the call comes from, as everything counts it; empty for the register's own work. */
  ip: string
  /** Whether the caller's whole address is one of these or in one of these networks; true when the list is empty. */
  isFrom: (addresses: readonly string[]) => boolean
  userAgent: string
  traceId: string
  /** Scheme and host that the caller used, or PUBLIC_URL. */
  origin: string
}

/** The last id and hash of a chain. */
export interface ChainEnd {
  last_id: number
  last_hash: string
}

/** A second chain that an act extends: its head is locked before the head of the audit, and both are written in one statement. */
export interface SecondChain {
  /** The table with the head of the chain, in one row. */
  head: string
  /** Statements that write the next entries after this end, and the new head. */
  extend: (end: ChainEnd, at: string) => readonly RawBuilder<unknown>[]
}

export interface AuditNote {
  /** type:id of the record acted on. */
  object: string
  detail: Record<string, unknown>
  /** The account that an anonymous caller signed in to: it is audited as the actor of the sign-in. */
  actor?: { id: number; username: string }
  /** The second chain that the act extends, written with its audit row. Undefined where no audit row ends the transaction: then chains are extended at once. */
  secondChain?: SecondChain | 'none yet'
}

export interface Ctx {
  /** The transaction, in a write. */
  db: Db
  /** The time up to which the answer is known to be complete, where the primary database could not be asked (db/standby/publicReads.ts). */
  asOf?: Date | undefined
  /** Undefined for anonymous callers. */
  actor: Actor | undefined
  /** The rows that the endpoint's permission reaches for this caller. */
  scope: Scope
  /** The name of the act, as its endpoint declares it. */
  act: Phrase
  lang: Lang
  say: (phrase: Phrase) => string
  secrets: Secrets
  meta: Meta
  /** Filled by the handler; goes into the audit row of the write. */
  note: AuditNote
  /** Runs the task after the transaction has committed, for example to refresh a cache. */
  afterCommit: (task: () => void) => void
}

/** A context whose caller is signed in. */
export interface UserCtx extends Ctx {
  actor: Actor
}

/** The row, or 404: a row out of scope gets the same answer as an absent one. */
export function found<T>(row: T | undefined): T {
  if (row === undefined) throw notFound()
  return row
}

/** Locks the caller's own account until COMMIT, so that two calls at once cannot both pass a limit per person. */
export async function lockSelf(ctx: UserCtx): Promise<void> {
  await ctx.db.selectFrom('app_user').select('id').where('id', '=', ctx.actor.id).forNoKeyUpdate().execute()
}
