// Accepting a finding with a reason, and taking the acceptance back.
import { sql } from 'kysely'
import type { Finding } from '@register/contract/business/quality/findings'
import { conflict } from '@register/contract/errors'
import { found, type UserCtx } from '../../../access/ctx.ts'
import { refuseStale } from '../../../records/stale.ts'
import { readFinding, scopedFindings } from './list.ts'

interface Given {
  id: number
  rev: number
}

/** Locks the finding in the caller's scope; refuses one that has changed since the caller read it. */
async function lock(ctx: UserCtx, { id, rev }: Given) {
  const row = found(
    await scopedFindings(ctx)
      .selectAll('quality_finding')
      .select(sql<string>`coalesce(report.certificate_no, report.report_no, '')`.as('number'))
      .where('quality_finding.id', '=', id)
      .forUpdate('quality_finding')
      .executeTakeFirst(),
  )
  await refuseStale(
    ctx,
    { rev: row.rev, updated_at: row.accepted_at ?? row.found_at, updated_by: row.accepted_by },
    rev,
  )
  return row
}

/** Without `reason` the acceptance is taken back. */
async function decide(ctx: UserCtx, given: Given, reason?: string): Promise<Finding> {
  const row = await lock(ctx, given)
  if ((row.accepted_at === null) === (reason === undefined))
    throw conflict(
      reason === undefined
        ? ['该问题没有被接受', 'This problem is not accepted']
        : ['该问题已被接受', 'This problem is accepted already'],
    )
  await ctx.db
    .updateTable('quality_finding')
    .set({
      accepted_reason: reason ?? '',
      accepted_by: reason === undefined ? null : ctx.actor.id,
      accepted_at: reason === undefined ? null : sql<string>`now()`,
    })
    .set((current) => ({ rev: current('rev', '+', 1) }))
    .where('id', '=', row.id)
    .execute()
  ctx.note.object = `report:${row.report_id}`
  ctx.note.detail = { certificateNo: row.number, rule: row.rule, ...(reason !== undefined && { reason }) }
  return readFinding(ctx, row.id)
}

export const acceptFinding = (ctx: UserCtx, { reason, ...given }: Given & { reason: string }): Promise<Finding> =>
  decide(ctx, given, reason)

export const reopenFinding = (ctx: UserCtx, given: Given): Promise<Finding> => decide(ctx, given)
