// A revision of the day of issue may move an existing certificate across the first day of the register. Decision 100.
import { badFields } from '@register/contract/errors'
import type { UserCtx } from '../../../../access/ctx.ts'
import { judgeOne, type Entered } from '../../codeApply/service.ts'
import type { ReportRecord } from '../content/content.ts'

/** What the head office has confirmed of the certificate with its new day; undefined where the day stays. */
export async function confirmedAnew(ctx: UserCtx, row: ReportRecord, after: Entered): Promise<string[] | undefined> {
  if (row.origin !== 'existing' || row.issue_date === (after.issueDate ?? null)) return undefined
  const { confirmed, problems } = await judgeOne(ctx, row.body_id, after, { lock: true })
  const late = problems.filter(({ ground }) => ground === 'afterFirstDay')
  if (late.length > 0) throw badFields(late)
  const others = row.confirmed_grounds.filter((one) => one !== 'afterFirstDay')
  return [...others, ...confirmed.filter((one) => one === 'afterFirstDay')]
}
