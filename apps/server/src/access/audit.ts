// The audit chain: one row per act, written in the act's transaction; each hash covers the row and the hash before (docs/rules/access.md#the-audit).
import { canonical } from '@register/contract/canonical'
import { sql } from 'kysely'
import type { SecondChain, ChainEnd, Ctx } from './ctx.ts'
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

/** What an audit row records of its call. */
export type AuditCtx = Pick<Ctx, 'db' | 'actor' | 'secrets' | 'meta' | 'note'>

interface Locked {
  last_id: number
  last_hash: Buffer
  at: string
  beside: ChainEnd | null
}

/** Locks the head of the audit, and before it the head of the second chain when the act extends one. `at`: the time of the database once both are locked, so that times rise with the ids. */
async function lockHeads({ db }: AuditCtx, second: SecondChain | undefined): Promise<Locked> {
  const other = second ? sql`${sql.table(second.head)} b, ` : sql``
  const { rows } = await sql<Locked>`
    select a.last_id, a.last_hash, clock_timestamp() as at, ${second ? sql`to_jsonb(b)` : sql`null`} as beside
    from ${other}audit_head a for update`.execute(db)
  const [head] = rows
  if (!head || (second && !head.beside)) throw new Error('A chain has no head')
  return head
}

/** Appends a row, and what the act adds to a second chain. Call it last, because it locks the heads until COMMIT. */
export async function appendAudit(ctx: AuditCtx, action: string, result: number): Promise<void> {
  const second = typeof ctx.note.secondChain === 'object' ? ctx.note.secondChain : undefined
  const head = await lockHeads(ctx, second)
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
  const parts = head.beside && second ? second.extend(head.beside, head.at) : []
  const steps = parts.map((part, at) => sql`${sql.ref(`beside${at}`)} as (${part}), `)
  await sql`
    with ${sql.join(steps, sql``)}added as (
      insert into audit (id, at, actor_id, actor_name, action, object, result, detail, ip, trace_id, hash)
      values (${row.id}, ${row.at}, ${row.actor_id}, ${row.actor_name}, ${row.action}, ${row.object}, ${row.result},
        ${JSON.stringify(row.detail)}, ${row.ip}, ${row.trace_id}, ${hash}))
    update audit_head set last_id = ${row.id}, last_hash = ${hash}`.execute(ctx.db)
}
