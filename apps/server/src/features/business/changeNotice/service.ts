// Making change notices, in the transaction of the change itself.
import { randomBytes } from 'node:crypto'
import type { ChangeKind } from '@register/contract/business/report/changeKinds'
import { numberKey } from '@register/contract/rules/numbers/certificateNo'
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
  /** Only public changes, with the stored values. */
  changes: readonly { field: string; before: unknown; after: unknown }[]
  reason: string
  /** The day on which it takes effect, in Shanghai time. */
  changeDate: string
}

/** The object that the files of evidence are bound to. */
export const noticeObject = (id: number): string => `changeNotice:${id}`

/** Writes the notice and returns its id. */
export async function publishChange(
  ctx: Pick<UserCtx, 'db'> & { actor: Pick<UserCtx['actor'], 'id'> },
  { report, kind, changes, reason, changeDate }: NewNotice,
): Promise<number> {
  // Old certificates may have no number, so their notices link to them by their report.
  const number = report.certificate_no ?? report.report_no ?? ''
  const { id } = await ctx.db
    .insertInto('change_notice')
    .values({
      public_id: randomBytes(16).toString('base64url'),
      report_id: report.id,
      body_id: report.body_id,
      version: report.version,
      certificate_no: number,
      certificate_key: numberKey(number),
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
