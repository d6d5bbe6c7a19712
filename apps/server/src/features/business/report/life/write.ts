// Writing drafts: new, edited, deleted; and publishing one.
import type { z } from 'zod'
import { sql } from 'kysely'
import * as endpoints from '@register/contract/business/report'
import type { ReportContent } from '@register/contract/business/reportShape'
import { shanghaiDay } from '@register/contract/dates'
import { badField, badFields, notAllowed } from '@register/contract/errors'
import { granted } from '../../../../access/actor.ts'
import type { UserCtx } from '../../../../access/ctx.ts'
import { ownBody, readBodies } from '../../body/service.ts'
import { usableCategory } from '../../category/service.ts'
import { applicationOfCode, useCode, unusableCode } from '../../codeApply/service.ts'
import { bind, filesOf, open } from '../../file/service.ts'
import { appendEntries } from '../../integrity/service.ts'
import { contentErrors, publishGaps } from '../content/checks.ts'
import { columnsOf, contentOf, type ReportRecord } from '../content/content.ts'
import { rememberManufacturer } from '../parties/manufacturers.ts'
import {
  keepVersion,
  lockReport,
  namingDuplicates,
  newPublicId,
  objectOf,
  scoped,
  writeReport,
  writeSearch,
} from '../store.ts'

export interface Version {
  id: number
  rev: number
}

/** Refuses what is wrong with a content, every field at once. */
export async function checkContent(
  ctx: UserCtx,
  content: ReportContent,
  body: { id: number; code: string },
  existing: boolean,
): Promise<void> {
  const { form } = await usableCategory(ctx, content.categoryCode)
  const errors = contentErrors({ content, form, bodyCode: body.code, existing })
  if (errors.length > 0) throw badFields(errors)
  if (content.certificateNo && !existing) {
    const [code] = [columnsOf(ctx.secrets, content).certificate_key]
    const application = code ? await applicationOfCode(ctx, code) : undefined
    if (!application || application.body_id !== body.id)
      throw badField('certificateNo', [
        '证书编号：不是本机构已获发的编码',
        'Certificate No. is not a code issued to this body',
      ])
    if (application.status !== 'issued') throw unusableCode(application.status)
  }
  if (content.supersedesId) {
    const replaced = await scoped(ctx)
      .select(['report.status', 'report.body_id'])
      .where('report.id', '=', content.supersedesId)
      .executeTakeFirst()
    if (!replaced || replaced.status === 'draft')
      throw badField('supersedesId', [
        '替代的证书：不存在或尚未发布',
        'Replaces: this certificate does not exist or is not published',
      ])
  }
}

export async function bodyOf(ctx: UserCtx, id: number): Promise<{ id: number; code: string }> {
  const body = (await readBodies(ctx.db)).find((one) => one.id === id)
  if (!body) throw badField('bodyId', ['型式试验机构不存在', 'This type-testing body does not exist'])
  return body
}

export async function insertDraft(ctx: UserCtx, given: z.output<typeof endpoints.insertReport.body>): Promise<number> {
  const { publish, ...content } = given
  if (publish && !granted(ctx.actor, endpoints.publishReport)) throw notAllowed()
  const body = await ownBody(ctx)
  await checkContent(ctx, content, body, false)
  const row = await namingDuplicates(
    ctx.db
      .insertInto('report')
      .values({
        ...columnsOf(ctx.secrets, content),
        public_id: newPublicId(),
        body_id: body.id,
        created_by: ctx.actor.id,
        updated_by: ctx.actor.id,
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  )
  await writeSearch(ctx.db, row)
  await bind(ctx, objectOf(row.id), content.fileIds)
  ctx.note.object = objectOf(row.id)
  ctx.note.detail = { reportNo: row.report_no, certificateNo: row.certificate_no }
  if (publish) await publishReport(ctx, row)
  return row.id
}

export async function editDraft(ctx: UserCtx, row: ReportRecord, content: ReportContent): Promise<void> {
  await checkContent(ctx, content, await bodyOf(ctx, row.body_id), row.origin === 'existing')
  await writeReport(ctx, row.id, columnsOf(ctx.secrets, content))
  await bind(ctx, objectOf(row.id), content.fileIds)
}

export async function removeDraft(ctx: UserCtx, given: Version): Promise<void> {
  const row = await lockReport(ctx, given, ['draft'])
  await bind(ctx, objectOf(row.id), [])
  await ctx.db.deleteFrom('report').where('id', '=', row.id).execute()
  ctx.note.object = objectOf(row.id)
  ctx.note.detail = { reportNo: row.report_no, certificateNo: row.certificate_no }
}

/** From draft to published: complete, its code issued to this body and unused, the certificate file there. */
export async function publishReport(ctx: UserCtx, given: Version): Promise<void> {
  const row = await lockReport(ctx, given, ['draft'])
  const existing = row.origin === 'existing'
  const content = contentOf(ctx.secrets, row)
  const files = await filesOf(ctx, objectOf(row.id))
  const gaps = publishGaps(content, files.filter((file) => file.kind === 'certificate').length, existing)
  if (gaps.length > 0) throw badFields(gaps)
  await checkContent(ctx, content, await bodyOf(ctx, row.body_id), existing)
  const applicationId = existing
    ? null
    : await useCode(ctx, row.certificate_key ?? '', { bodyId: row.body_id, categoryCode: row.category_code })
  const published = await writeReport(ctx, row.id, {
    status: 'published',
    version: 1,
    application_id: applicationId,
    status_since: shanghaiDay(),
    published_at: sql<string>`now()`,
  })
  await keepVersion(ctx, published, { kind: 'publication', reason: '', changeDate: shanghaiDay(), changes: [] })
  await open(ctx.db, objectOf(row.id))
  await rememberManufacturer(ctx.db, published)
  ctx.note.object = objectOf(row.id)
  ctx.note.detail = { ...ctx.note.detail, certificateNo: row.certificate_no }
  await appendEntries(ctx, [{ reportId: row.id, kind: 'publication' }])
}
