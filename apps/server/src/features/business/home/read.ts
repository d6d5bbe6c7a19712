// Certificates in the caller's scope that are suspended, or valid and near their end.
import { sql } from 'kysely'
import {
  endsSoonDays,
  mostAttention,
  type AttentionRow,
  type readAttention,
} from '@register/contract/business/home/attention'
import type { Output } from '@register/contract/endpoint'
import type { UserCtx } from '../../../access/ctx.ts'
import { scoped, statusIs, today } from '../report/service.ts'

const columns = [
  'report.id',
  'report.certificate_no',
  'report.report_no',
  'report.product_name',
  'report.model',
  'report.valid_to',
  'report.status_since',
  'report.status_reason',
] as const

/** The latest first. */
const suspended = (ctx: UserCtx) =>
  scoped(ctx)
    .select(columns)
    .where(statusIs(['suspended']))
    .orderBy('report.status_since', (order) => order.desc().nullsLast())
    .orderBy('report.id', 'desc')

/** The first to end first. */
const ending = (ctx: UserCtx) =>
  scoped(ctx)
    .select(columns)
    .where(sql<boolean>`report.valid_to between ${today} and ${today} + ${endsSoonDays}::int`)
    .where(statusIs(['published']))
    .orderBy('report.valid_to')
    .orderBy('report.id')

async function firstOf(
  query: ReturnType<typeof suspended>,
  dayOf: 'status_since' | 'valid_to',
): Promise<{ list: AttentionRow[]; more: boolean }> {
  const rows = await query.limit(mostAttention + 1).execute()
  return {
    list: rows.slice(0, mostAttention).map((row) => ({
      id: row.id,
      certificateNo: row.certificate_no ?? '',
      reportNo: row.report_no ?? '',
      productName: row.product_name ?? '',
      model: row.model ?? '',
      on: row[dayOf],
      reason: dayOf === 'status_since' ? (row.status_reason ?? '') : '',
    })),
    more: rows.length > mostAttention,
  }
}

export async function attentionFor(ctx: UserCtx): Promise<Output<typeof readAttention>> {
  const [stopped, soon] = await Promise.all([firstOf(suspended(ctx), 'status_since'), firstOf(ending(ctx), 'valid_to')])
  return { suspended: stopped, ending: soon }
}
