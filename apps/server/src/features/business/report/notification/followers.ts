// Notifies the followers of a certificate or its manufacturer of public changes, each follower once, and never the person who made the change.
import type { UserCtx } from '../../../../access/ctx.ts'
import {
  followersOf,
  importedFor,
  notifyFromSystem,
  type About,
  type FactKind,
} from '../../../system/message/service.ts'
import type { ReportRecord } from '../content/content.ts'
import { inChargeOf, type Acting } from '../store.ts'
import { aboutOf, certificateFacts, changeAbout, notifyBody, notifyCompanies, type TellableChange } from './notify.ts'

/** The message opens the public answer, because followers need not reach the report itself. */
export const publicObject = ({ public_id }: ReportRecord): string => `certificate:${public_id}`

/** What followers of a manufacturer follow: its code, or the names it has had. */
export const makerOf = ({ manufacturer_credit_code, manufacturer_name, former_names }: ReportRecord) => ({
  creditCode: manufacturer_credit_code,
  names: [manufacturer_name ?? '', ...former_names].filter(Boolean),
})

interface Notification {
  kind: FactKind
  to: readonly number[]
  about: About
  /** Followers who got another message about the same event; they are left out. */
  notified: readonly number[]
}

const notifyEach = (ctx: Acting, row: ReportRecord, { kind, to, about, notified }: Notification): Promise<void> =>
  notifyFromSystem(ctx, {
    kind,
    to: to.filter((id) => id !== ctx.actor.id && !notified.includes(id)),
    object: publicObject(row),
    about: aboutOf(row, about),
  })

/** `notified`: people who already got a message about this change as members of the body or the company. Returns the followers. */
export async function notifyFollowers(
  ctx: Acting,
  row: ReportRecord,
  change: TellableChange,
  notified: readonly number[],
): Promise<readonly number[]> {
  const to = await followersOf(ctx.db, { reportId: row.id, ...makerOf(row) })
  await notifyEach(ctx, row, { kind: certificateFacts[change.kind], to, about: changeAbout(change), notified })
  return to
}

/** Everybody a public act of another office concerns: the people of the body, of the companies, and the followers, each once. */
export async function notifyConcerned(ctx: UserCtx, row: ReportRecord, change: TellableChange): Promise<void> {
  const notified = [...(await notifyBody(ctx, row, change)), ...(await notifyCompanies(ctx, row, change))]
  await notifyFollowers(ctx, row, change, notified)
}

/** After a publication: notifies those who follow the manufacturer. `before`: people who got a message about the certificate that it replaces. */
export async function notifyOfNew(ctx: UserCtx, row: ReportRecord, before: readonly number[]): Promise<void> {
  const notified = [inChargeOf(row), ...before]
  const to = await followersOf(ctx.db, makerOf(row))
  await notifyEach(ctx, row, {
    kind: 'makerCertificate',
    to,
    about: { company: row.manufacturer_name ?? '' },
    notified,
  })
}

/** After an import: one message per manufacturer, with the number of its certificates. */
export async function notifyOfImported(ctx: UserCtx, ids: readonly number[]): Promise<void> {
  for (const { maker, company, count, followers } of await importedFor(ctx.db, ids))
    await notifyFromSystem(ctx, {
      kind: 'makerCertificates',
      to: followers.filter((id) => id !== ctx.actor.id),
      object: `maker:${maker}`,
      about: { company, count },
    })
}
