// Suspending, restoring, revoking and cancelling a published report, and restoring one that was replaced; each shows at once in the public answer and makes a change notice.
import type { ChangeKind } from '@register/contract/business/report/changeKinds'
import { askedNo, isLastFour } from '@register/contract/rules/numbers/lastFour'
import type { CancelGround, StoredStatus } from '@register/contract/rules/status'
import { shanghaiDay } from '@register/contract/dates'
import { badField, conflict } from '@register/contract/errors'
import type { UserCtx } from '../../../../access/ctx.ts'
import { noticeObject, publishChange } from '../../changeNotice/service.ts'
import { bind } from '../../file/service.ts'
import { appendEntries } from '../../integrity/service.ts'
import type { ReportRecord } from '../content/content.ts'
import { isInForce } from '../content/coming.ts'
import { writeQuality } from '../quality/write.ts'
import { lapseLate } from '../rules/late.ts'
import { release } from '../rules/undo.ts'
import { lockReport, objectOf, writeReport } from '../store.ts'
import { notifyConcerned } from '../notification/followers.ts'
import type { Version } from './check.ts'
import { announce, beingPutIntoForce, nothingComing } from './announce.ts'
import { refuseDate } from './effect.ts'

const moves = {
  suspend: { from: ['published'], to: 'suspended', kind: 'suspension' },
  // Of a replaced one it undoes that it is replaced, and nothing else; one that a rule ended is released from the rule.
  restore: { from: ['suspended', 'published', 'lapsed'], to: 'published', kind: 'restoration' },
  // A certificate that its holder has given up may still turn out to be got by fraud.
  revoke: { from: ['published', 'suspended', 'cancelled', 'lapsed'], to: 'revoked', kind: 'revocation' },
  cancel: { from: ['published', 'suspended'], to: 'cancelled', kind: 'cancellation' },
} as const satisfies Record<string, { from: readonly StoredStatus[]; to: StoredStatus; kind: ChangeKind }>

export interface StandingChange extends Version {
  reason: string
  /** Today when missing; a later day announces the change. */
  effectiveDate?: string | undefined
  /** Evidence, bound to the change notice and never public. */
  fileIds?: readonly string[]
  /** Required for revoking and cancelling. */
  lastFour?: string
  /** Required for cancelling: why the holder asks for it. */
  ground?: CancelGround
}

const isForEver = (move: keyof typeof moves): boolean => move === 'revoke' || move === 'cancel'

/** Revoking and cancelling cannot be undone, so the server asks for the last four characters of the certificate's number. */
function refuseOtherNumber(row: ReportRecord, typed = ''): void {
  const numbered = { certificateNo: row.certificate_no, reportNo: row.report_no }
  if (isLastFour(typed, numbered)) return
  throw badField('lastFour', [
    `编号后四位与 ${askedNo(numbered)} 不符，请核对是否为要处理的证书`,
    `The last four characters are not those of ${askedNo(numbered)}. Check that this is the right certificate`,
  ])
}

export async function changeStanding(ctx: UserCtx, move: keyof typeof moves, given: StandingChange): Promise<void> {
  const { from, to, kind } = moves[move]
  const { reason, effectiveDate: day = shanghaiDay(), fileIds = [] } = given
  const row = await lockReport(ctx, given, from)
  const isReplaced = move === 'restore' && row.status !== 'suspended' && row.replaced_on !== null
  if (move === 'restore' && row.status === 'published' && !isReplaced)
    throw conflict(['证书有效，无需恢复', 'The certificate is valid: there is nothing to restore'], { rev: row.rev })
  if (isInForce(row)) throw beingPutIntoForce(row)
  await refuseDate(ctx, row, day, { ahead: move !== 'restore' })
  if (isForEver(move)) refuseOtherNumber(row, given.lastFour)
  if (given.ground === 'other' && !reason)
    throw badField('reason', ['说明：选择“其他原因”时必须填写', 'Details are required for another reason'])
  if (day > shanghaiDay() && move !== 'restore')
    return announce(ctx, row, { ...given, to: moves[move].to, day, fileIds })
  const written = await writeReport(ctx, row.id, {
    // What was announced is done with, or has lost its object.
    ...((isForEver(move) || row.coming_status === to) && nothingComing),
    ...(isForEver(move) && { lapses_on: null }),
    ...(isReplaced
      ? { replaced_by: null, replaced_on: null, ...(row.status === 'published' && { status_since: day }) }
      : {
          status: to,
          status_since: day,
          status_reason: move === 'restore' ? null : reason || null,
          status_ground: given.ground ?? null,
          ...(row.status === 'lapsed' && move === 'restore' && (await release(ctx, row))),
        }),
  })
  const noticeId = await publishChange(ctx, {
    report: written,
    kind,
    changes: [
      ...(row.standing === written.standing
        ? []
        : [{ field: 'status', before: row.standing, after: written.standing }]),
      ...(given.ground ? [{ field: 'statusGround', before: null, after: given.ground }] : []),
    ],
    reason,
    changeDate: day,
  })
  await bind(ctx, noticeObject(noticeId), fileIds)
  await notifyConcerned(ctx, written, { kind, reason, changeDate: day })
  ctx.note.object = objectOf(row.id)
  ctx.note.detail = {
    certificateNo: row.certificate_no,
    reason,
    ...(given.ground && { ground: given.ground }),
    effectiveDate: day,
    files: fileIds.length,
  }
  await writeQuality(ctx.db, row.id)
  await appendEntries(ctx, [{ reportId: row.id, kind }])
  if (move === 'restore') await lapseLate(ctx, [row.id])
}
