// Messages about a report: to its writer, the managers of its body, the companies on its certificate.
import * as endpoints from '@register/contract/business/report/report'
import type { ChangeKind } from '@register/contract/business/report/changeKinds'
import type { Permission } from '@register/contract/permissions'
import type { Phrase } from '@register/contract/phrase'
import type { UserCtx } from '../../../../access/ctx.ts'
import type { Db } from '../../../../db/connect.ts'
import {
  holdersAt,
  holdersOfCompany,
  settled,
  stillReaches,
  notify,
  notifyFromSystem,
  type About,
  type FactKind,
} from '../../../system/message/service.ts'
import type { ReportRecord } from '../content/content.ts'
import { inChargeOf, objectOf } from '../store.ts'

const wanted = ({ access }: { access: { may: Permission } }): Permission => access.may

export const aboutOf = (row: ReportRecord, more: About = {}): About => ({
  no: row.certificate_no ?? row.report_no ?? '',
  product: row.product_name ?? '',
  model: row.model ?? '',
  ...more,
})

/** Notifies the people who may decide on it, by the permission for that decision. */
async function notifyManagers(ctx: UserCtx, kind: FactKind, row: ReportRecord, permission: Permission, about: About) {
  const to = await holdersAt(ctx.db, { permission, deptId: row.body_id })
  await notify(ctx, { kind, to, object: objectOf(row.id), about: aboutOf(row, about) })
}

/** Notifies the person who looks after it or, when that person does not reach the report any more, everyone of the body who may go on with it. */
async function notifyOne(ctx: UserCtx, kind: FactKind, row: ReportRecord, userId: number, about?: About) {
  const reach = { permission: wanted(endpoints.readReport), deptId: row.body_id, creator: row.created_by }
  const others = { permission: wanted(endpoints.updateReport), deptId: row.body_id }
  const to = (await stillReaches(ctx.db, userId, reach)) ? [userId] : await holdersAt(ctx.db, others)
  await notify(ctx, { kind, to, object: objectOf(row.id), about: aboutOf(row, about) })
}

/** The writer has dealt with the return, so messages about it are marked as read. */
export async function notifySubmitted(ctx: UserCtx, row: ReportRecord): Promise<void> {
  await settled(ctx, objectOf(row.id), ['reportReturned'])
  await notifyManagers(ctx, 'reportSubmitted', row, wanted(endpoints.publishReport), { by: ctx.actor.nickname })
}

/** No manager needs to act any more, so messages about it are marked as read. */
export const nothingSubmitted = (ctx: UserCtx, row: ReportRecord): Promise<void> =>
  settled(ctx, objectOf(row.id), ['reportSubmitted'])

export const notifyReturned = (ctx: UserCtx, row: ReportRecord, reason: string): Promise<void> =>
  notifyOne(ctx, 'reportReturned', row, inChargeOf(row), { reason })

export const notifyPublished = (ctx: UserCtx, row: ReportRecord): Promise<void> =>
  notifyOne(ctx, 'reportPublished', row, inChargeOf(row))

export const notifyProposed = (ctx: UserCtx, row: ReportRecord, reason: string): Promise<void> =>
  notifyManagers(ctx, 'revisionProposed', row, wanted(endpoints.confirmProposal), { by: ctx.actor.nickname, reason })

export const nothingProposed = (ctx: UserCtx, row: ReportRecord): Promise<void> =>
  settled(ctx, objectOf(row.id), ['revisionProposed'])

/** `reason`: why it was dismissed; undefined when it was confirmed. */
export const notifyDecided = (ctx: UserCtx, row: ReportRecord, proposer: number, reason?: string): Promise<void> =>
  reason === undefined
    ? notifyOne(ctx, 'revisionConfirmed', row, proposer)
    : notifyOne(ctx, 'revisionDismissed', row, proposer, { reason })

export const certificateFacts = {
  suspension: 'certificateSuspension',
  restoration: 'certificateRestoration',
  revocation: 'certificateRevocation',
  revision: 'certificateRevision',
  rename: 'certificateRename',
  replacement: 'certificateSuperseded',
  cancellation: 'certificateCancellation',
  announcement: 'certificateAnnouncement',
  callOff: 'certificateCallOff',
  lapse: 'certificateLapse',
  renameAhead: 'certificateRenameAhead',
  renameCalledOff: 'certificateRenameCalledOff',
  recall: 'certificateRecall',
  recallLifted: 'certificateRecallLifted',
} as const satisfies Record<ChangeKind, FactKind>

/** A public change as messages tell of it. */
export interface TellableChange {
  kind: ChangeKind
  reason: string
  changeDate: string
  /** The number of the certificate that replaced it. */
  replacement?: string
  /** What it is about, in words: recalled products, a new name. */
  what?: Phrase
}
export const changeAbout = ({ reason, changeDate: date, replacement, what }: TellableChange): About => ({
  reason,
  date,
  ...(replacement !== undefined && { replacement }),
  ...(what && { zh: what[0], en: what[1] }),
})

/** The people of the companies on a certificate who may open it. */
export const companiesOf = (db: Db, row: ReportRecord): Promise<number[]> =>
  holdersOfCompany(db, {
    permission: wanted(endpoints.readReport),
    deptId: row.body_id,
    companies: [row.manufacturer_credit_code, row.applicant_credit_code],
  })

/** Notifies of public changes, without the name of the person (docs/decisions/0032-what-is-shown-of-people-and-of-work-inside-a-body.md). Returns the notified people. */
export async function notifyCompanies(
  ctx: Pick<UserCtx, 'db'>,
  row: ReportRecord,
  change: TellableChange,
): Promise<readonly number[]> {
  const to = await companiesOf(ctx.db, row)
  const about = aboutOf(row, changeAbout(change))
  await notifyFromSystem(ctx, { kind: certificateFacts[change.kind], to, object: objectOf(row.id), about })
  return to
}

/** To writers and managers of the body, except the person who acted, because another body's decision changes their certificate. Returns the notified people. */
export async function notifyBody(ctx: UserCtx, row: ReportRecord, change: TellableChange): Promise<readonly number[]> {
  const holders = (permission: Permission) => holdersAt(ctx.db, { permission, deptId: row.body_id })
  const writers = await holders(wanted(endpoints.updateReport))
  const managers = await holders(wanted(endpoints.publishReport))
  const about = aboutOf(row, changeAbout(change))
  const to = [...writers, ...managers]
  await notify(ctx, { kind: certificateFacts[change.kind], to, object: objectOf(row.id), about })
  return to
}
