// The audit chain: one row per act, in its transaction, each hash covering the row and the hash before. Decision 18.
import { canonical } from '@register/contract/canonical'
import { sql } from 'kysely'
import type { Ctx } from './ctx.ts'
import type { Secrets } from './secrets.ts'

export interface AuditRow {
  id: number
  at: string
  actor_id: number | null
  actor_name: string
  action: string
  object: string
  result: number
  detail: unknown
  ip: string
  trace_id: string
}

/** HMAC-SHA-256 over the hash before and the row. */
export const auditHash = (secrets: Secrets, before: Buffer, row: AuditRow): Buffer =>
  secrets.mac(
    'audit',
    canonical([
      before.toString('hex'),
      row.id,
      row.at,
      row.actor_id,
      row.actor_name,
      row.action,
      row.object,
      row.result,
      row.detail,
      row.ip,
      row.trace_id,
    ]),
  )

/** What an audit row tells of its call. */
export type AuditCtx = Pick<Ctx, 'db' | 'actor' | 'secrets' | 'meta' | 'note'>

/** Appends a row. Locks the head of the chain until COMMIT, so call it last. */
export async function appendAudit(ctx: AuditCtx, action: string, result: number): Promise<void> {
  const { rows } = await sql<{ last_id: number; last_hash: Buffer; at: string }>`
    select last_id, last_hash, clock_timestamp() as at from audit_head for update`.execute(ctx.db)
  const [head] = rows
  if (!head) throw new Error('The audit chain has no head')
  const actor = ctx.actor ?? ctx.note.actor
  const row: AuditRow = {
    id: head.last_id + 1,
    at: head.at,
    actor_id: actor?.id ?? null,
    actor_name: actor?.username ?? '',
    action,
    object: ctx.note.object,
    result,
    detail: ctx.note.detail,
    ip: ctx.meta.ip,
    trace_id: ctx.meta.traceId,
  }
  const hash = auditHash(ctx.secrets, head.last_hash, row)
  await ctx.db
    .insertInto('audit')
    .values({ ...row, detail: JSON.stringify(row.detail), hash })
    .execute()
  await ctx.db.updateTable('audit_head').set({ last_id: row.id, last_hash: hash }).execute()
}
