// A revision of the day of issue, or of what is printed of it, may move an existing certificate across the first day of the register (docs/decisions/0100-the-first-day-and-confirmations.md).
import { badFields } from '@register/contract/errors'
import type { UserCtx } from '../../../../access/ctx.ts'
import { checkOne, type Entered } from '../../codeApply/service.ts'
import type { ReportRecord } from '../content/content.ts'
import { issueStands } from '../lifecycle/stands.ts'

/** What of the certificate's confirmation is other with its new day; undefined where the day stays. */
export async function confirmedAnew(ctx: UserCtx, row: ReportRecord, after: Entered) {
  if (row.origin !== 'existing' || issueStands(after, row)) return undefined
  const checked = await checkOne(ctx, row.body_id, { ...after, id: row.id }, { lock: true })
  const late = checked.problems.filter(({ ground }) => ground === 'afterFirstDay')
  if (late.length > 0) throw badFields(late)
  const grounds = row.confirmed_grounds.filter((one) => one !== 'afterFirstDay')
  if (checked.confirmed.includes('afterFirstDay')) grounds.unshift('afterFirstDay')
  return {
    confirmed_grounds: grounds,
    confirmation_id: grounds.length === 0 ? null : (checked.confirmationId ?? row.confirmation_id),
  }
}
