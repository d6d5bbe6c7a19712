// Publishing a draft: one that its writer submitted, or the manager's own.
import { sql } from 'kysely'
import type { GroundKey } from '@register/contract/rules/numbers/confirmation'
import { shanghaiDay } from '@register/contract/dates'
import type { UserCtx } from '../../../../access/ctx.ts'
import { lockSerials, spendCode } from '../../codeApply/service.ts'
import { filesOf, publishingFiles } from '../../file/service.ts'
import { appendEntries } from '../../integrity/service.ts'
import { rememberManufacturer } from '../parties/manufacturers.ts'
import { writeQuality } from '../quality/write.ts'
import { lapseLate } from '../rules/late.ts'
import { lockReport, objectOf } from '../store.ts'
import { notifyOfNew } from '../notification/followers.ts'
import { nothingSubmitted, notifyPublished } from '../notification/notify.ts'
import { confirmStated, type Stated } from '../warnings/stated.ts'
import { confirmTakenOver } from '../takeOver/marks.ts'
import { refuseUnfinished, type Version } from './check.ts'
import { replaceFormer } from './replace.ts'

/** Where its number comes from: an application, or a confirmation of the head office. */
interface Source {
  applicationId: number | null
  confirmed: readonly GroundKey[]
  confirmationId: number | null
}

/** The first version of a published report. The draft's content stays, so that only the date is new in its search data. */
async function writePublished(
  ctx: UserCtx,
  id: number,
  { applicationId, confirmed, confirmationId }: Source,
): Promise<void> {
  await sql`
    with written as (
      update report set status = 'published', version = 1, application_id = ${applicationId}, confirmed_grounds = ${[...confirmed]}::text[],
        confirmation_id = ${confirmationId},
        status_since = ${shanghaiDay()},
        published_at = now(), submitted_at = null, submitted_by = null, return_reason = null,
        rev = rev + 1, updated_at = now(), updated_by = ${ctx.actor.id}
      where id = ${id} returning *),
    kept as (
      insert into report_version (report_id, version, kind, change_date, content, user_id)
      select id, version, 'publication', status_since, to_jsonb(written), updated_by from written),
    dated as (update report_search found set issue_date = written.listed_on from written where found.report_id = written.id),
    published_files as (${publishingFiles(objectOf(id))})
    select from written`.execute(ctx.db)
}

/** Publishes a draft that is complete, has a certificate file, and whose code is issued to this body and unused. */
export async function publishReport(
  ctx: UserCtx,
  given: Version & Stated & { confirmedTakenOver?: readonly string[] },
): Promise<void> {
  const row = await lockReport(ctx, given, ['draft', 'submitted'])
  if (row.origin === 'existing')
    await lockSerials(
      ctx.db,
      [row.certificate_no, row.probable_no].filter((number) => number !== null),
    )
  const entered = await refuseUnfinished(ctx, row)
  const files = await filesOf(ctx, objectOf(row.id))
  await confirmStated(ctx, row, { testBasis: row.test_basis, fileIds: files.map(({ id }) => id) }, given)
  await confirmTakenOver(ctx, row, given.confirmedTakenOver ?? [])
  const applicationId =
    row.origin === 'existing'
      ? null
      : await spendCode(ctx, row.certificate_key ?? '', { bodyId: row.body_id, categoryCode: row.category_code })
  await writePublished(ctx, row.id, { ...entered, applicationId })
  await rememberManufacturer(ctx.db, row)
  ctx.note.object = objectOf(row.id)
  ctx.note.detail = {
    ...ctx.note.detail,
    certificateNo: row.certificate_no,
    ...(entered.confirmed.length > 0 && { grounds: entered.confirmed }),
  }
  await nothingSubmitted(ctx, row)
  await notifyPublished(ctx, row)
  await writeQuality(ctx.db, row.id, 'first')
  const { acts, notified } = await replaceFormer(ctx, row)
  await notifyOfNew(ctx, row, notified)
  await appendEntries(ctx, [{ reportId: row.id, kind: 'publication' }, ...acts])
  await lapseLate(ctx, [row.id])
}
