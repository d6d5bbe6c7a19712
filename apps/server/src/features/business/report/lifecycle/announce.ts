// A change of standing with a day ahead: announced from today, in force on its day, and called off before it by an act of its own (docs/decisions/0090-standings-that-hold.md).
import type { CancelGround, comingStatuses } from '@register/contract/rules/status'
import { shanghaiDay } from '@register/contract/dates'
import { conflict, type Failure } from '@register/contract/errors'
import type { UserCtx } from '../../../../access/ctx.ts'
import { noticeObject, publishChange } from '../../changeNotice/service.ts'
import { bind } from '../../file/service.ts'
import { appendEntries } from '../../integrity/service.ts'
import type { ReportRecord } from '../content/content.ts'
import { notifyConcerned } from '../notification/followers.ts'
import { release } from '../rules/undo.ts'
import { lockReport, objectOf, writeReport } from '../store.ts'
import type { Version } from './check.ts'

export const nothingComing = {
  coming_status: null,
  coming_on: null,
  coming_reason: null,
  coming_ground: null,
  coming_by: null,
}

/** For the minute between the day's beginning and the task that writes the announced status. */
export const beingPutIntoForce = ({ rev }: ReportRecord): Failure =>
  conflict(
    [
      '已预告的状态变更正在生效，请稍后再试',
      'An announced change of standing is being put into force. Try again in a minute',
    ],
    { rev },
  )

interface Announcement {
  to: (typeof comingStatuses)[number]
  day: string
  reason: string
  ground?: CancelGround
  fileIds: readonly string[]
}

async function tell(
  ctx: UserCtx,
  written: ReportRecord,
  change: { kind: 'announcement' | 'callOff'; reason: string; changeDate: string },
): Promise<void> {
  await notifyConcerned(ctx, written, change)
  await appendEntries(ctx, [{ reportId: written.id, kind: change.kind }])
}

/** `row`: locked. The status stays what it is until the day; one change may be announced at a time. */
export async function announce(
  ctx: UserCtx,
  row: ReportRecord,
  { to, day, reason, ground, fileIds }: Announcement,
): Promise<void> {
  if (row.status === 'cancelled')
    throw conflict(['证书已注销，撤销只能立即生效', 'The certificate is cancelled: it can only be revoked at once'], {
      rev: row.rev,
    })
  if (row.coming_on !== null)
    throw conflict(
      [
        `已预告自 ${row.coming_on} 起的状态变更，请先撤回该预告`,
        `A change of standing from ${row.coming_on} on is announced already. Call it off first`,
      ],
      { rev: row.rev },
    )
  const written = await writeReport(ctx, row.id, {
    coming_status: to,
    coming_on: day,
    coming_reason: reason || null,
    coming_ground: ground ?? null,
    coming_by: ctx.actor.id,
  })
  const notice = await publishChange(ctx, {
    report: written,
    kind: 'announcement',
    changes: [
      { field: 'comingStatus', before: null, after: to },
      ...(ground ? [{ field: 'statusGround', before: null, after: ground }] : []),
    ],
    reason,
    changeDate: day,
  })
  await bind(ctx, noticeObject(notice), fileIds)
  ctx.note.object = objectOf(row.id)
  ctx.note.detail = { certificateNo: row.certificate_no, reason, effectiveDate: day, files: fileIds.length }
  await tell(ctx, written, { kind: 'announcement', reason, changeDate: day })
}

/** Before its day only: from its day on the change is in force, and restoring is the act that undoes it. */
export async function callOff(ctx: UserCtx, given: Version & { reason: string }): Promise<void> {
  const row = await lockReport(ctx, given, ['published', 'suspended', 'lapsed'])
  // Where both are announced, the change of this certificate alone is called off first.
  const isRule = row.coming_on === null
  const on = row.coming_on ?? row.lapses_on
  if (on === null) throw conflict(['没有可撤回的预告', 'No change of standing is announced'], { rev: row.rev })
  if (on <= shanghaiDay()) throw beingPutIntoForce(row)
  if (isRule) await release(ctx, row)
  const status = isRule ? 'lapsed' : row.coming_status
  const written = await writeReport(ctx, row.id, isRule ? { lapses_on: null } : nothingComing)
  const change = { kind: 'callOff' as const, reason: given.reason, changeDate: shanghaiDay() }
  await publishChange(ctx, {
    report: written,
    ...change,
    changes: [{ field: 'comingStatus', before: status, after: null }],
  })
  ctx.note.object = objectOf(row.id)
  ctx.note.detail = { certificateNo: row.certificate_no, reason: given.reason, effectiveDate: on }
  await tell(ctx, written, change)
}
