// How many undecided error reports one reporter may have, and what happens when many are about one record (docs/decisions/0142-error-reports-in-piles.md).
import { sql } from 'kysely'
import { mostOpen } from '@register/contract/business/errorReport/fields'
import { conflict } from '@register/contract/errors'
import type { Ctx } from '../../../../access/ctx.ts'
import type { ReportRecord } from '../../report/service.ts'

/** Undecided reports of one address or account: on one record, and on all within a day. */
const mostHere = 3
const mostADay = 20
/** From so many undecided ones on, the office gets one message about the record instead of one about each. */
export const pileFrom = 5

/** A keyed hash of the address: it says whether two reports come from one, and no more. */
export const fromMark = ({ secrets, meta }: Ctx): Buffer => secrets.mac('contact', `address ${meta.ip}`)

/** Whether the caller answers for the record: its body, its maker or its applicant. Strangers cannot close it for them. */
export const isOwn = ({ actor }: Ctx, record: ReportRecord): boolean =>
  actor !== undefined &&
  (actor.deptId === record.body_id ||
    (actor.creditCode !== null &&
      [record.manufacturer_credit_code, record.applicant_credit_code].includes(actor.creditCode)))

/** Refuses a reporter who has as many undecided reports as one may have. The record is locked, so that reports at once are counted too. */
export async function refuseOften(ctx: Ctx, record: ReportRecord): Promise<void> {
  if (isOwn(ctx, record)) return
  const { db, actor } = ctx
  const own = actor ? sql<boolean>`reporter_id = ${actor.id}` : sql<boolean>`from_mark = ${fromMark(ctx)}`
  const { here, today } = await db
    .selectFrom('error_report')
    .select([
      sql<number>`count(*) filter (where report_id = ${record.id})`.as('here'),
      sql<number>`count(*) filter (where created_at > now() - interval '1 day')`.as('today'),
    ])
    .where(own)
    .where('decided_at', 'is', null)
    .executeTakeFirstOrThrow()
  const [zh, en] = actor ? ['您', 'You have'] : ['您所在的网络', 'From your network there are']
  if (here >= mostHere)
    throw conflict([
      `${zh}对这条记录已有 ${mostHere} 条纠错等待处理，请待处理后再报告`,
      `${en} ${mostHere} undecided error reports on this record. Please report more when they have been decided`,
    ])
  if (today >= mostADay)
    throw conflict([
      `${zh}一天内已有 ${mostADay} 条纠错等待处理，请明天再报告`,
      `${en} ${mostADay} undecided error reports of one day. Please report more tomorrow`,
    ])
}

/** Sets the oldest report aside where too many wait, but never one of an account or one that a person of the office has claimed. Returns how many wait with the new one. */
export async function makeRoom({ db }: Ctx, reportId: number): Promise<number> {
  const waiting = await db
    .selectFrom('error_report')
    .select(['id', 'reporter_id', 'taken_by'])
    .where('report_id', '=', reportId)
    .where('decided_at', 'is', null)
    .where('set_aside_at', 'is', null)
    .orderBy('id')
    .execute()
  const unconfirmed = waiting.filter((one) => one.reporter_id === null && one.taken_by === null)
  const gone = unconfirmed.slice(0, Math.max(0, unconfirmed.length + 1 - mostOpen)).map(({ id }) => id)
  if (gone.length > 0)
    await db
      .updateTable('error_report')
      .set({ set_aside_at: sql<string>`now()` })
      .where('id', 'in', gone)
      .execute()
  return waiting.length + 1 - gone.length
}
