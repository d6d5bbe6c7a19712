// The first argument of every handler, service and store: the database, the caller, the rows they reach, and their language.
import type { RawBuilder } from 'kysely'
import { notFound } from '@register/contract/errors'
import type { Lang, Phrase } from '@register/contract/phrase'
import type { Db } from '../db/connect.ts'
import type { Actor } from './actor.ts'
import type { Scope } from './scope.ts'
import type { Secrets } from './secrets.ts'

export interface Meta {
  ip: string
  userAgent: string
  traceId: string
  /** Scheme and host the caller used, or PUBLIC_URL. */
  origin: string
}

/** Where a chain ends. */
export interface ChainEnd {
  last_id: number
  last_hash: string
}

/** A chain that grows with an act: its head is locked before that of the audit, and both are written in one statement. */
export interface Beside {
  /** The table of its head, of one row. */
  head: string
  /** Statements that write what comes after this end, and the new head. */
  extend: (end: ChainEnd, at: string) => readonly RawBuilder<unknown>[]
}

export interface AuditNote {
  /** type:id of what was acted on. */
  object: string
  detail: Record<string, unknown>
  /** The account that an anonymous caller signed in to: the sign-in is that account's act. */
  actor?: { id: number; username: string }
  /** Another chain that the act extends, written with its audit row. Absent where no audit row ends the transaction: then chains are extended at once. */
  beside?: Beside | 'none yet'
}

export interface Ctx {
  /** In a write: the transaction. */
  db: Db
  /** Undefined for anonymous callers. */
  actor: Actor | undefined
  /** Of the permission the endpoint asks for. */
  scope: Scope
  /** What is asked for, in the words of its endpoint. */
  act: Phrase
  lang: Lang
  say: (phrase: Phrase) => string
  secrets: Secrets
  meta: Meta
  /** Filled by the handler; becomes the audit row of the write. */
  note: AuditNote
  /** Run after the transaction has committed: cache refreshes and the like. */
  afterCommit: (task: () => void) => void
}

/** A context whose caller is signed in. */
export interface UserCtx extends Ctx {
  actor: Actor
}

/** The row, or 404: absent and out of scope answer alike. */
export function found<T>(row: T | undefined): T {
  if (row === undefined) throw notFound()
  return row
}

/** Locks the caller's own account until COMMIT, so that what is counted per person cannot pass its limit by calling twice at once. */
export async function lockSelf(ctx: UserCtx): Promise<void> {
  await ctx.db.selectFrom('app_user').select('id').where('id', '=', ctx.actor.id).forNoKeyUpdate().execute()
}
