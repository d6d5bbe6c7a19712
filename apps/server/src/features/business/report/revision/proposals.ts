// Deciding proposed revisions: confirmed ones take effect, dismissed and withdrawn ones change nothing (docs/rules/reports.md#revisions).
import { sql } from 'kysely'
import { rowsOf } from '@register/contract/rules/coverage/writing/earlier'
import { sameValue, valuesByPath, type Change } from '@register/contract/business/report/lifecycle/changes'
import { isDatedField } from '@register/contract/business/report/parties/line'
import { conflict, Failure } from '@register/contract/errors'
import { found, type UserCtx } from '../../../../access/ctx.ts'
import { bind } from '../../file/service.ts'
import { contentOf } from '../content/content.ts'
import { refuseDueNames } from './comingName.ts'
import { confirmedAnew } from './dayOfIssue.ts'
import { confirmStated, type Stated } from '../warnings/stated.ts'
import { onItsDay } from './onItsDay.ts'
import { proposalObject } from './revise.ts'
import type { Decided, Stored } from './takeEffect.ts'
import { refuseStale } from '../../../../records/stale.ts'
import { objectOf, scoped } from '../store.ts'
import { nothingProposed, notifyDecided } from '../notification/notify.ts'
import type { Version } from '../lifecycle/check.ts'

/** Their changes contain names, so they cannot be compared with the stored values. */
const shownByName = new Set(['certificateFiles', 'otherFiles', 'supersedesId'])

async function lockProposal(ctx: UserCtx, given: Version) {
  const proposal = found(
    await ctx.db.selectFrom('report_proposal').selectAll().where('id', '=', given.id).forUpdate().executeTakeFirst(),
  )
  const row = found(
    await scoped(ctx)
      .selectAll('report')
      .where('report.id', '=', proposal.report_id)
      .forUpdate('report')
      .executeTakeFirst(),
  )
  if (proposal.status !== 'proposed') throw conflict(['该修订已处理', 'This revision has been decided already'])
  await refuseStale(
    ctx,
    { rev: proposal.rev, updated_by: proposal.created_by, updated_at: proposal.created_at },
    given.rev,
  )
  ctx.note.object = objectOf(row.id)
  ctx.note.detail = { proposal: proposal.id }
  return { proposal, row }
}

const decide = (ctx: UserCtx, id: number, status: 'confirmed' | 'dismissed' | 'withdrawn', reason: string | null) =>
  ctx.db
    .updateTable('report_proposal')
    .set({ status, decision_reason: reason, decided_at: sql<string>`now()`, decided_by: ctx.actor.id })
    .set((current) => ({ rev: current('rev', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** Returns the report's id. A proposal is stale when the report was changed after it was written. */
export async function confirmProposal(ctx: UserCtx, given: Version & Stated): Promise<number> {
  const { proposal, row } = await lockProposal(ctx, given)
  if (row.status !== 'published' && row.status !== 'suspended')
    throw conflict([
      '证书已撤销、注销或依规失效，不能修订',
      'The certificate is revoked, cancelled or ended by a rule, so it cannot be revised',
    ])
  const { columns, fileIds, entries = [] } = proposal.content as Stored
  // A dated change stands on its own; a correction of an entry asks the entry itself.
  const ofLine = (field: string) =>
    entries.length > 0 && Object.keys(columns).length === 0 && (isDatedField(field) || field === 'changeDay')
  // A suspension in between changes `rev` but no content, so contents are compared, not counters.
  const now = valuesByPath(contentOf(ctx.secrets, row))
  const stale = (proposal.changes as Change[]).some((change) => {
    const value = now[change.field]
    // An early proposal contains a flat list, which is read as one row now.
    const before = change.field === 'coverage' ? rowsOf(change.before) : change.before
    return (
      change.before !== '***' && !shownByName.has(change.field) && !ofLine(change.field) && !sameValue(value, before)
    )
  })
  if (stale)
    throw conflict([
      '报告在修订提出后已有变化，请驳回后重新提出',
      'The report has changed since this revision was proposed. Dismiss it and propose it again',
    ])
  await confirmStated(ctx, row, { testBasis: columns.test_basis ?? [], fileIds }, given)
  // The first day of the register may have been set since.
  const { issue_date: issueDate = row.issue_date, report_nos: reportNo = row.report_nos } = columns
  const { probable_no: probableNo = row.probable_no } = columns
  const asPrinted: unknown = columns.as_printed ? JSON.parse(columns.as_printed) : row.as_printed
  const confirmed = await confirmedAnew(ctx, row, {
    certificateNo: row.certificate_no,
    probableNo,
    reportNo,
    issueDate,
    asPrinted,
  })
  await decide(ctx, proposal.id, 'confirmed', null)
  await refuseDueNames(ctx, row)
  await onItsDay(ctx, row, {
    kind: proposal.kind as Decided['kind'],
    reason: proposal.reason,
    changeDate: proposal.change_date,
    changes: proposal.changes as Change[],
    columns: { ...columns, ...confirmed },
    fileIds,
    entries,
    by: proposal.created_by,
    from: proposalObject(proposal.id),
  })
  await nothingProposed(ctx, row)
  await notifyDecided(ctx, row, proposal.in_charge ?? proposal.created_by)
  return row.id
}

export async function dismissProposal(ctx: UserCtx, given: Version & { reason: string }): Promise<number> {
  const { proposal, row } = await lockProposal(ctx, given)
  await decide(ctx, proposal.id, 'dismissed', given.reason)
  await bind(ctx, proposalObject(proposal.id), [])
  await nothingProposed(ctx, row)
  await notifyDecided(ctx, row, proposal.in_charge ?? proposal.created_by, given.reason)
  return row.id
}

/** Only the person who proposed it, or took it over; the report stays as it was. Returns the report's id. */
export async function withdrawProposal(ctx: UserCtx, given: Version): Promise<number> {
  const { proposal, row } = await lockProposal(ctx, given)
  if ((proposal.in_charge ?? proposal.created_by) !== ctx.actor.id)
    throw new Failure(403, ['只有提出人可以撤回修订', 'Only the person who proposed a revision may withdraw it'])
  await decide(ctx, proposal.id, 'withdrawn', null)
  await bind(ctx, proposalObject(proposal.id), [])
  await nothingProposed(ctx, row)
  return row.id
}
