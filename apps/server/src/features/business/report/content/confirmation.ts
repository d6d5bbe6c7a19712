// Where the number of a report comes from: the application of its code, or what the head office has confirmed of it.
import { groundKeys } from '@register/contract/rules/numbers/confirmation'
import { numberKey } from '@register/contract/rules/numbers/certificateNo'
import type { Report } from '@register/contract/business/report/shape'
import type { UserCtx } from '../../../../access/ctx.ts'
import { confirmationOn, confirmationsOf, checkOne, type Entered } from '../../codeApply/service.ts'
import type { ReportRecord } from './content.ts'
import { issuedFor } from './issuedFor.ts'
import type { Reached } from './view.ts'

/** The stored grounds of a published report, in their order. */
export const groundsOf = ({ confirmed_grounds: stored }: Pick<ReportRecord, 'confirmed_grounds'>) =>
  groundKeys.filter((one) => stored.includes(one))

/** Outside the office the grounds alone, which the public sees as well. */
async function confirmationOf(ctx: UserCtx, row: ReportRecord & Reached): Promise<Report['confirmation']> {
  const grounds = groundsOf(row)
  const isDraft = row.status === 'draft'
  if (row.origin !== 'existing' || (!isDraft && grounds.length === 0) || (isDraft && !row.in_office)) return null
  if (!row.in_office) return { grounds, reason: '', by: '', at: null }
  const key = row.certificate_key ?? numberKey(row.report_nos[0] ?? '')
  const known = isDraft
    ? (await confirmationsOf(ctx.db, row.body_id, [key])).get(key)
    : await confirmationOn(ctx.db, row.id)
  if (isDraft && known?.usedBy !== null) return null
  const { reason, by, at } = known ?? { reason: '', by: '', at: null }
  return { grounds: isDraft && known ? known.grounds : grounds, reason, by, at }
}

/** `issued`: the application of a draft's code · `unconfirmed`: what the head office would have to confirm of a draft · the confirmation it has. */
export async function sourceOf(ctx: UserCtx, row: ReportRecord & Reached, content: Entered) {
  const isOwnDraft = row.status === 'draft' && row.in_office
  const entered = isOwnDraft && row.origin === 'existing' ? await checkOne(ctx, row.body_id, content) : undefined
  return {
    issued: isOwnDraft ? await issuedFor(ctx, row) : undefined,
    unconfirmed: entered?.problems,
    confirmation: await confirmationOf(ctx, row),
  }
}
