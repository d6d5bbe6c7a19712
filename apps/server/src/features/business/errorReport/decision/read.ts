// One error report with the current record, the record's changes since the report, and the reporter's contact.
import { maskedEmail, maskedPhone } from '@register/contract/input/mask'
import { sql } from 'kysely'
import { isChangeKind } from '@register/contract/business/report/changeKinds'
import { decideErrorReport, type ErrorReport } from '@register/contract/business/errorReport/office'
import { granted } from '../../../../access/actor.ts'
import { found, type Ctx, type UserCtx } from '../../../../access/ctx.ts'
import { inScope } from '../../../../access/scope.ts'
import { bodyNames } from '../../body/service.ts'
import { publicRecords, statedIn, statedText } from '../record/stated.ts'
import { errorReports, objectOf } from '../store.ts'

type Correction = ErrorReport['corrections'][number]

/** Change notices of the record since the report was made, newest first. */
export async function correctionsOf(
  { db }: Ctx,
  reportId: number,
  since: string,
): Promise<(Correction & { key: number })[]> {
  const rows = await db
    .selectFrom('change_notice')
    .select(['id', 'public_id', 'kind', 'change_date', 'version', 'reason'])
    .where('report_id', '=', reportId)
    .where('published_at', '>=', sql<string>`${since}`)
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
  return rows.flatMap(({ id, public_id, kind, change_date, version, reason }) =>
    isChangeKind(kind) ? [{ key: id, id: public_id, kind, changeDate: change_date, version, reason }] : [],
  )
}

/** Masks a contact: 138****5678, l****@example.cn. */
const maskedContact = (text: string): string => (text.includes('@') ? maskedEmail(text) : maskedPhone(text))

const contactIn = ({ secrets }: Ctx, sealed: string | null): string => (sealed === null ? '' : secrets.open(sealed))

/** Whether the caller may decide it: the permission to decide may have a smaller scope than the permission to read. */
function decidable({ actor }: UserCtx) {
  const scope = granted(actor, decideErrorReport)
  return scope ? inScope(scope, { dept: 'e.body_id' }) : sql<boolean>`false`
}

export async function readOne(ctx: UserCtx, id: number): Promise<ErrorReport> {
  const row = await errorReports.read(ctx, id)
  const stored = await ctx.db
    .selectFrom('error_report as e')
    .leftJoin('app_user as u', 'u.id', 'e.decided_by')
    .where('e.id', '=', id)
    .select(['e.stated', 'e.contact_sealed', 'e.taken_by', 'e.taken_at', 'e.answer', 'e.decided_at', 'u.nickname'])
    .select(['e.change_notice_id', 'e.created_at', decidable(ctx).as('decidable')])
    .executeTakeFirstOrThrow()
  const record = found(await publicRecords(ctx).where('report.id', '=', row.reportId).executeTakeFirst())
  const body = await bodyNames(ctx)
  const corrections = await correctionsOf(ctx, row.reportId, stored.created_at)
  const contact = contactIn(ctx, stored.contact_sealed)
  const isUndecided = stored.decided_at === null && stored.decidable
  return {
    ...row,
    bodyName: body(row.bodyId),
    publicId: record.public_id,
    productName: record.product_name ?? '',
    model: record.model ?? '',
    manufacturerName: record.manufacturer_name ?? '',
    stated: statedText(ctx, row.part, stored.stated),
    statedNow: statedText(ctx, row.part, statedIn(record, row.part)),
    contact: contact && maskedContact(contact),
    takenAt: stored.taken_at,
    answer: stored.answer,
    decidedBy: stored.nickname ?? '',
    decidedAt: stored.decided_at,
    correction: corrections.find(({ key }) => key === stored.change_notice_id) ?? null,
    corrections,
    actions: !isUndecided ? [] : stored.taken_by === ctx.actor.id ? ['decide'] : ['take', 'decide'],
  }
}

/** The contact in full; the audit log has who opened it. */
export async function contactOf(ctx: UserCtx, id: number): Promise<{ contact: string }> {
  const row = found(
    await ctx.db
      .selectFrom('error_report')
      .select('contact_sealed')
      .where('id', '=', id)
      .where(inScope(ctx.scope, { dept: 'error_report.body_id' }))
      .executeTakeFirst(),
  )
  ctx.note.object = objectOf(id)
  return { contact: contactIn(ctx, row.contact_sealed) }
}
