// The application of a report's code, as far as its body may read it: what the code was issued for, and when.
import type { UserCtx } from '../../../../access/ctx.ts'
import { applicationOfCode } from '../../codeApply/service.ts'
import type { ReportRecord } from './content.ts'

/** Undefined for a report from before the register, which has no code of it, and for the code of another body. */
export async function issuedFor(
  ctx: UserCtx,
  { origin, certificate_key: code, body_id: body }: Pick<ReportRecord, 'origin' | 'certificate_key' | 'body_id'>,
) {
  const issued = origin !== 'existing' && code ? await applicationOfCode(ctx, code) : undefined
  return issued?.body_id === body ? issued : undefined
}
