// The day on which a change of standing takes effect.
import type { ChangeKind } from '@register/contract/business/report/changeKinds'
import { dateReading } from '@register/contract/rules/days/partDays'
import { shanghaiDay } from '@register/contract/dates'
import { badField } from '@register/contract/errors'
import type { UserCtx } from '../../../../access/ctx.ts'
import { issueOf, type ReportRecord } from '../content/content.ts'

/** Kinds of notices that tell of no change of standing. */
const aside: readonly ChangeKind[] = [
  'revision',
  'rename',
  'announcement',
  'callOff',
  'renameAhead',
  'renameCalledOff',
  'recall',
  'recallLifted',
]

/** The day of the last change of standing; undefined when there was none. */
async function lastChange(ctx: UserCtx, id: number): Promise<string | undefined> {
  const row = await ctx.db
    .selectFrom('change_notice')
    .select('change_date')
    .where('report_id', '=', id)
    .where('kind', 'not in', aside)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.change_date
}

/** The date may be in the past, or in the future where `ahead` says so, but not before the present standing began. */
export async function refuseDate(ctx: UserCtx, row: ReportRecord, day: string, { ahead = false } = {}): Promise<void> {
  const refuse = (zh: string, en: string) => {
    throw badField('effectiveDate', [`生效日期${zh}`, `Date of effect must not be ${en}`])
  }
  if (day > shanghaiDay() && !ahead) refuse('不能晚于今天', 'in the future')
  if (row.issue_date && day < row.issue_date) {
    const [zh, en] = dateReading(issueOf(row), 'issueDate')
    refuse(`不能早于发证日期 ${zh}`, `before the issue date ${en}`)
  }
  const last = await lastChange(ctx, row.id)
  if (last && day < last)
    refuse(`不能早于上一次状态变更的日期 ${last}`, `before the last change of standing on ${last}`)
}
