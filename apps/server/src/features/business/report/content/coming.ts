// The announced change of a report for its readers, in their language.
import { comingChange, type ComingChange } from '@register/contract/business/report/coming'
import { cancelGrounds, type CancelGround } from '@register/contract/rules/status'
import { shanghaiDay } from '@register/contract/dates'
import type { Ctx } from '../../../../access/ctx.ts'
import type { ReportRecord } from './content.ts'

type Announced = Pick<
  ReportRecord,
  'coming_status' | 'coming_on' | 'coming_reason' | 'coming_ground' | 'lapses_on' | 'standing'
>

/** Which change is in force, although no task has made it the status yet: the announced one, or the end by a rule. As `statusIn`. */
export function changeInForce({ coming_on: on, coming_status: to, lapses_on: lapses, standing }: Announced) {
  const isDue = (day: string | null) => day !== null && day <= shanghaiDay()
  if (isDue(on) && to !== 'suspended') return 'coming'
  if (isDue(lapses) && standing !== 'superseded') return 'rule'
  return isDue(on) && standing !== 'lapsed' ? 'coming' : undefined
}

/** Whether one is. */
export const isInForce = (row: Announced): boolean => changeInForce(row) !== undefined

export const groundText = ({ say }: Pick<Ctx, 'say'>, ground: string | null): string =>
  ground === null ? '' : say(cancelGrounds[ground as CancelGround])

/** Null when nothing is announced, and from its day on, when it is the standing itself. */
export function comingOf(ctx: Pick<Ctx, 'say'>, row: Announced): ComingChange | null {
  if (row.coming_on === null || row.coming_on <= shanghaiDay()) return null
  return comingChange.parse({
    status: row.coming_status,
    on: row.coming_on,
    reason: row.coming_reason ?? '',
    ground: groundText(ctx, row.coming_ground),
  })
}
