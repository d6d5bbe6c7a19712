// The confirmation of the head office for the number of a report: what it was registered on, or, of a draft, what is confirmed so far.
import { groundKeys } from '@register/contract/business/numbers/confirmation'
import type { Report } from '@register/contract/business/reportShape'
import type { UserCtx } from '../../../../access/ctx.ts'
import { confirmationsOf } from '../../codeApply/service.ts'
import type { ReportRecord } from './content.ts'
import type { Reached } from './view.ts'

/** The stored grounds of a published report, in their order. */
export const groundsOf = ({ confirmed_grounds: stored }: Pick<ReportRecord, 'confirmed_grounds'>) =>
  groundKeys.filter((one) => stored.includes(one))

/** Outside the office the grounds alone, which the public sees as well. */
export async function confirmationOf(ctx: UserCtx, row: ReportRecord & Reached): Promise<Report['confirmation']> {
  const grounds = groundsOf(row)
  const isDraft = row.status === 'draft'
  if (row.origin !== 'existing' || (!isDraft && grounds.length === 0) || (isDraft && !row.in_office)) return null
  if (!row.in_office) return { grounds, reason: '', by: '', at: null }
  const key = row.certificate_key ?? row.report_key ?? ''
  const known = (await confirmationsOf(ctx.db, row.body_id, [key])).get(key)
  if (isDraft) return known ?? null
  return { grounds, reason: known?.reason ?? '', by: known?.by ?? '', at: known?.at ?? null }
}
