// Suspending, restoring and revoking a published report; each shows at once in the public answer and makes a change notice.
import type { ChangeKind } from '@register/contract/business/changeNotice'
import type { StoredStatus } from '@register/contract/business/status'
import { shanghaiDay } from '@register/contract/dates'
import type { UserCtx } from '../../../../access/ctx.ts'
import { publishChange } from '../../changeNotice/service.ts'
import { appendEntries } from '../../integrity/service.ts'
import { lockReport, objectOf, writeReport } from '../store.ts'
import type { Version } from './write.ts'

const moves = {
  suspend: { from: ['published'], to: 'suspended', kind: 'suspension' },
  restore: { from: ['suspended'], to: 'published', kind: 'restoration' },
  revoke: { from: ['published', 'suspended'], to: 'revoked', kind: 'revocation' },
} as const satisfies Record<string, { from: readonly StoredStatus[]; to: StoredStatus; kind: ChangeKind }>

export async function changeStanding(
  ctx: UserCtx,
  move: keyof typeof moves,
  given: Version & { reason: string },
  day = shanghaiDay(),
): Promise<void> {
  const { from, to, kind } = moves[move]
  const row = await lockReport(ctx, given, from)
  const written = await writeReport(ctx, row.id, {
    status: to,
    status_since: day,
    status_reason: move === 'restore' ? null : given.reason,
  })
  await publishChange(ctx, {
    report: written,
    kind,
    changes: [{ field: 'status', before: row.status, after: to }],
    reason: given.reason,
    changeDate: day,
  })
  ctx.note.object = objectOf(row.id)
  ctx.note.detail = { certificateNo: row.certificate_no, reason: given.reason }
  await appendEntries(ctx, [{ reportId: row.id, kind }])
}
