// Being replaced: a fact of the replaced certificate, made when its successor is published or by the head office, with a change notice and a log entry of its own (docs/decisions/0090-standings-that-hold.md).
import { sql } from 'kysely'
import type { EntryKind } from '@register/contract/business/integrity/log'
import { publicStatusKeys, reportStatuses } from '@register/contract/rules/status'
import { lastDayOf } from '@register/contract/rules/days/partDays'
import { shanghaiDay } from '@register/contract/dates'
import { badField } from '@register/contract/errors'
import type { UserCtx } from '../../../../access/ctx.ts'
import { bind } from '../../file/service.ts'
import { noticeObject, publishChange } from '../../changeNotice/service.ts'
import { appendEntries } from '../../integrity/service.ts'
import { issueOf, type ReportRecord } from '../content/content.ts'
import { statusOf } from '../content/row.ts'
import { notifyConcerned, notifyFollowers } from '../notification/followers.ts'
import { notifyCompanies } from '../notification/notify.ts'
import { writeQuality } from '../quality/write.ts'
import { lockReport, objectOf, scoped, writeReport, type Acting } from '../store.ts'
import { issuedBefore, successorsOf, type Version } from './check.ts'
import { refuseDate } from './effect.ts'

const numberOf = (row: ReportRecord): string => row.certificate_no ?? row.report_no ?? ''

interface Replacement {
  former: ReportRecord
  successor: ReportRecord
  reason: string
  day: string
}

/**
 * Replacements are recorded one after the other: each reads who replaces whom, and two that do not see each other could make a ring of
 * any length. Taken before the rows, which are then locked in the order of their ids.
 */
async function lockAll(ctx: UserCtx, ids: readonly number[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('replacement'))`.execute(ctx.db)
  await ctx.db.selectFrom('report').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
}

/** Writes the fact and its notice. Returns the written certificate and the number of the notice. */
async function write(ctx: Acting, { former, successor, reason, day }: Replacement) {
  // A certificate that was replaced before is named by its latest successor, and stays replaced since its first one.
  const columns = { replaced_by: successor.id, replaced_on: former.replaced_on ?? day }
  const written = await writeReport(ctx, former.id, columns)
  const before =
    former.replaced_by === null
      ? undefined
      : await ctx.db.selectFrom('report').selectAll().where('id', '=', former.replaced_by).executeTakeFirst()
  const notice = await publishChange(ctx, {
    report: written,
    kind: 'replacement',
    changes: [
      ...(former.standing === written.standing
        ? []
        : [{ field: 'status', before: former.standing, after: written.standing }]),
      { field: 'replacedBy', before: before ? numberOf(before) : null, after: numberOf(successor) },
    ],
    reason,
    changeDate: day,
  })
  await writeQuality(ctx.db, former.id)
  return { written, notice, change: { kind: 'replacement' as const, reason, changeDate: day } }
}

/** What the publication of a successor does to the certificate that it names. */
interface Replaced {
  /** For the log, once everything is written. */
  acts: { reportId: number; kind: EntryKind }[]
  /** People who have got a message about it. */
  notified: readonly number[]
}

/** Marks the certificate that a published report names as replaced. Revoked certificates stay what they are, and one that it has replaced already is left alone. */
export async function replaceFormer(ctx: Acting, successor: ReportRecord, reason = ''): Promise<Replaced> {
  const nothing: Replaced = { acts: [], notified: [] }
  if (successor.supersedes_id === null) return nothing
  const former = await ctx.db
    .selectFrom('report')
    .selectAll()
    .where('id', '=', successor.supersedes_id)
    .where('status', 'in', ['published', 'suspended', 'lapsed'])
    .forUpdate()
    .executeTakeFirst()
  if (!former || former.replaced_by === successor.id) return nothing
  const days = [former.issue_date, successor.issue_date ?? shanghaiDay()].filter((day) => day !== null)
  const day = days.toSorted().at(-1) ?? shanghaiDay()
  const { written, change } = await write(ctx, { former, successor, reason, day })
  const about = { ...change, replacement: numberOf(successor) }
  const companies = await notifyCompanies(ctx, written, about)
  const followers = await notifyFollowers(ctx, written, about, companies)
  return { acts: [{ reportId: former.id, kind: 'replacement' }], notified: [...companies, ...followers] }
}

export interface GivenReplacement extends Version {
  successorId: number
  reason: string
  /** Today when missing. */
  effectiveDate?: string | undefined
  /** Evidence, bound to the change notice and never public. */
  fileIds?: readonly string[]
}

/** The certificate of this id. It must be in force, issued no earlier than the replaced one, and not itself replaced by it, nor by way of others. */
async function successorOf(ctx: UserCtx, row: ReportRecord, id: number): Promise<ReportRecord> {
  const found = await scoped(ctx)
    .selectAll('report')
    .select(statusOf.as('derived'))
    .where('report.id', '=', id)
    .executeTakeFirst()
  const refuse = (zh: string, en: string) => badField('successorId', [`替代它的证书：${zh}`, `Replaced by: ${en}`])
  if (!found || found.status === 'draft')
    throw refuse('不存在或尚未发布', 'this certificate does not exist or is not published')
  if (found.id === row.id) throw refuse('不能是证书自身', 'a certificate cannot replace itself')
  if ((await successorsOf(ctx, found.id)).includes(row.id))
    throw refuse(
      '该证书已被本证书（或经其他证书）替代',
      'this certificate has been replaced by the one to be replaced, or by way of others',
    )
  if (row.replaced_by === found.id) throw refuse('已登记由该证书替代', 'this replacement is on record already')
  const { derived } = found
  if (derived !== 'published') {
    const [zh, en] = publicStatusKeys.flatMap((key) => (key === derived ? [reportStatuses[key].label] : []))[0] ?? [
      '',
      '',
    ]
    throw refuse(
      `须为有效证书，该证书现为“${zh}”`,
      `it must be in force, and this certificate is "${en.toLowerCase()}"`,
    )
  }
  const early = issuedBefore(lastDayOf(issueOf(found), 'issueDate'), row.issue_date)
  if (early) throw refuse(...early)
  return found
}

/** The head office records a replacement that no writer may: by a certificate of another manufacturer or category, or without a statement on the successor. */
export async function recordReplacement(ctx: UserCtx, given: GivenReplacement): Promise<void> {
  const { reason, effectiveDate: day = shanghaiDay(), fileIds = [] } = given
  await lockAll(ctx, [given.id, given.successorId])
  const former = await lockReport(ctx, given, ['published', 'suspended', 'lapsed'])
  const successor = await successorOf(ctx, former, given.successorId)
  await refuseDate(ctx, former, day)
  const { written, notice, change } = await write(ctx, { former, successor, reason, day })
  await bind(ctx, noticeObject(notice), fileIds)
  await notifyConcerned(ctx, written, { ...change, replacement: numberOf(successor) })
  ctx.note.object = objectOf(former.id)
  ctx.note.detail = {
    certificateNo: former.certificate_no,
    replacedBy: numberOf(successor),
    reason,
    effectiveDate: day,
  }
  await appendEntries(ctx, [{ reportId: former.id, kind: 'replacement' }])
}
