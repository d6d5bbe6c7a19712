// How far the scheduled check of the register has come, for the auditor.
import type { Nightly } from '@register/contract/log/check'
import type { UserCtx } from '../../../../access/ctx.ts'
import { ofRegister, readSigned } from '../../../../access/waypoint/signed.ts'
import type { Waypoint } from '../../../../access/waypoint/waypoint.ts'
import { newestRun } from '../../scheduledTask/service.ts'

export async function nightlyOf(ctx: UserCtx): Promise<Nightly> {
  const signed = await readSigned<Waypoint>(ctx.db, ctx.secrets, ofRegister)
  // One that is forged is no news of the register; the next check tells of it.
  const known = signed.is === 'sound' ? signed.value : undefined
  const waypoint = known && { at: known.at, wholeAt: known.wholeAt, rows: known.audit.rows, entries: known.log.rows }
  return { waypoint: waypoint ?? null, run: await newestRun(ctx, 'verify') }
}
