// The announced change of a report for its readers, in their language.
import { comingChange, type ComingChange } from '@register/contract/business/public/coming'
import { cancelGrounds, type CancelGround } from '@register/contract/business/status'
import { shanghaiDay } from '@register/contract/dates'
import type { Ctx } from '../../../../access/ctx.ts'
import type { ReportRecord } from './content.ts'

type Announced = Pick<ReportRecord, 'coming_status' | 'coming_on' | 'coming_reason' | 'coming_ground'>

/** Whether the announced change is in force, although no task has made it the status yet. */
export const isInForce = ({ coming_on: on }: Announced): boolean => on !== null && on <= shanghaiDay()

export const groundText = ({ say }: Pick<Ctx, 'say'>, ground: string | null): string =>
  ground === null ? '' : say(cancelGrounds[ground as CancelGround])

/** Null when nothing is announced, and from its day on, when it is the standing itself. */
export function comingOf(ctx: Pick<Ctx, 'say'>, row: Announced): ComingChange | null {
  if (row.coming_on === null || isInForce(row)) return null
  return comingChange.parse({
    status: row.coming_status,
    on: row.coming_on,
    reason: row.coming_reason ?? '',
    ground: groundText(ctx, row.coming_ground),
  })
}
