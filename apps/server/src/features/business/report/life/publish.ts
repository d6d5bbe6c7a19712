// Publishing a draft: handed over by its writer, or the manager's own.
import { sql } from 'kysely'
import { shanghaiDay } from '@register/contract/dates'
import type { UserCtx } from '../../../../access/ctx.ts'
import { passSerials, spendCode } from '../../codeApply/service.ts'
import { open } from '../../file/service.ts'
import { appendEntries } from '../../integrity/service.ts'
import { rememberManufacturer } from '../parties/manufacturers.ts'
import { writeQuality } from '../quality/write.ts'
import { keepVersion, lockReport, objectOf, writeReport } from '../store.ts'
import { tellOfNew } from '../told/followers.ts'
import { nothingSubmitted, tellPublished } from '../told/told.ts'
import { refuseUnfinished, type Version } from './check.ts'

/** From draft to published: complete, its code issued to this body and unused, the certificate file there. */
export async function publishReport(ctx: UserCtx, given: Version): Promise<void> {
  const row = await lockReport(ctx, given, ['draft', 'submitted'])
  await refuseUnfinished(ctx, row)
  const applicationId =
    row.origin === 'existing'
      ? null
      : await spendCode(ctx, row.certificate_key ?? '', { bodyId: row.body_id, categoryCode: row.category_code })
  if (row.origin === 'existing') await passSerials(ctx.db, row.certificate_no ? [row.certificate_no] : [])
  const published = await writeReport(ctx, row.id, {
    status: 'published',
    version: 1,
    application_id: applicationId,
    status_since: shanghaiDay(),
    published_at: sql<string>`now()`,
    submitted_at: null,
    submitted_by: null,
    return_reason: null,
  })
  await keepVersion(ctx, published, { kind: 'publication', reason: '', changeDate: shanghaiDay(), changes: [] })
  await open(ctx.db, objectOf(row.id))
  await rememberManufacturer(ctx.db, published)
  ctx.note.object = objectOf(row.id)
  ctx.note.detail = { ...ctx.note.detail, certificateNo: row.certificate_no }
  await nothingSubmitted(ctx, row)
  await tellPublished(ctx, row)
  await writeQuality(ctx.db, row.id)
  await tellOfNew(ctx, row)
  await appendEntries(ctx, [{ reportId: row.id, kind: 'publication' }])
}
