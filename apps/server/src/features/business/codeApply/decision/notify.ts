// Messages to the applicant about the decisions on their application.
import { readApplication, resubmitApplication } from '@register/contract/business/codeApply/codeApply'
import type { ApplicationStatus } from '@register/contract/business/codeApply/shape'
import type { UserCtx } from '../../../../access/ctx.ts'
import { holdersAt, settled, stillReaches, notify, type FactKind } from '../../../system/message/service.ts'

interface Row {
  id: number
  code: string
  product_name: string
  model: string
  body_id: number
  created_by: number
  in_charge: number | null
}

const objectOf = ({ id }: Row): string => `codeApply:${id}`

/** The applicant, or who took the application over; when that person does not reach it any more, everyone of the body who may correct it. */
async function notifyApplicant(ctx: UserCtx, kind: FactKind, row: Row, reason?: string): Promise<void> {
  const reach = { permission: readApplication.access.may, deptId: row.body_id, creator: row.created_by }
  const one = row.in_charge ?? row.created_by
  const others = { permission: resubmitApplication.access.may, deptId: row.body_id }
  const to = (await stillReaches(ctx.db, one, reach)) ? [one] : await holdersAt(ctx.db, others)
  const about = { no: row.code, product: row.product_name, model: row.model, ...(reason && { reason }) }
  await notify(ctx, { kind, to, object: objectOf(row), about })
}

const decisions = {
  issued: 'codeIssued',
  returned: 'codeReturned',
  rejected: 'codeRejected',
} as const satisfies Partial<Record<ApplicationStatus, FactKind>>

/** Notifies of the statuses that concern applicants; passing the first review does not. */
export async function notifyDecided(ctx: UserCtx, row: Row, status: ApplicationStatus, opinion: string): Promise<void> {
  if (status === 'issued' || status === 'returned' || status === 'rejected')
    await notifyApplicant(ctx, decisions[status], row, opinion)
}

/** Marks the messages about the decision as read, because the decision was taken back. */
export async function notifyTakenBack(ctx: UserCtx, row: Row & { status: string }): Promise<void> {
  await settled(ctx, objectOf(row), Object.values(decisions))
  if (row.status !== 'expert') await notifyApplicant(ctx, 'codeTakenBack', row)
}
