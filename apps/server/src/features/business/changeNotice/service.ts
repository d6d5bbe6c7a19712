// Making change notices, in the transaction of the change itself.
import { randomBytes } from 'node:crypto'
import type { ChangeKind } from '@register/contract/business/changeNotice'
import { fold } from '@register/contract/fold'
import type { UserCtx } from '../../../access/ctx.ts'

export interface NewNotice {
  report: {
    id: number
    body_id: number
    version: number
    certificate_no: string | null
    report_no: string | null
    manufacturer_name: string | null
  }
  kind: ChangeKind
  /** Public changes only; values as stored. */
  changes: readonly { field: string; before: unknown; after: unknown }[]
  reason: string
  /** The day it takes effect, Shanghai. */
  changeDate: string
}

/** What its evidence is bound to. */
export const noticeObject = (id: number): string => `changeNotice:${id}`

/** Returns its id. */
export async function publishChange(
  ctx: UserCtx,
  { report, kind, changes, reason, changeDate }: NewNotice,
): Promise<number> {
  // Old papers have no number: their notices are found by their report.
  const number = report.certificate_no ?? report.report_no ?? ''
  const { id } = await ctx.db
    .insertInto('change_notice')
    .values({
      public_id: randomBytes(16).toString('base64url'),
      report_id: report.id,
      body_id: report.body_id,
      version: report.version,
      certificate_no: number,
      certificate_key: fold(number),
      manufacturer_name: report.manufacturer_name ?? '',
      kind,
      changes: JSON.stringify(changes),
      reason,
      change_date: changeDate,
      created_by: ctx.actor.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export { noticeFindings } from './findings.ts'
