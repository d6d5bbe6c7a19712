// Changing a published report: proposed by staff, confirmed by the manager, each taking effect with its change notice (docs/rules/reports.md#revisions).
import { changesBetween, type Change } from '@register/contract/business/report/lifecycle/changes'
import { entryOn, isDatedField } from '@register/contract/business/report/parties/line'
import * as endpoints from '@register/contract/business/report/report'
import type { ReportContent } from '@register/contract/business/report/shape'
import { dateReading } from '@register/contract/rules/days/partDays'
import { shanghaiDay } from '@register/contract/dates'
import { neverQualified } from '@register/contract/business/report/printed/conclusion'
import { keepingSpelling } from '@register/contract/text/storedText'
import { badField, conflict, notAllowed } from '@register/contract/errors'
import { granted } from '../../../../access/actor.ts'
import type { UserCtx } from '../../../../access/ctx.ts'
import { bind, filesOf } from '../../file/service.ts'
import { columnsOf, issueOf, type ReportRecord } from '../content/content.ts'
import { lineOf, type EntryAct } from '../parties/line.ts'
import { loadContent, namingDuplicates, objectOf } from '../store.ts'
import { notifyProposed } from '../notification/notify.ts'
import { bodyOf, checkContent } from '../lifecycle/check.ts'
import { confirmedAnew } from './dayOfIssue.ts'
import { confirmStated, type Stated } from '../warnings/stated.ts'
import { onItsDay } from './onItsDay.ts'
import { refuseDueNames } from './comingName.ts'
import type { Decided, Stored } from './takeEffect.ts'

export const proposalObject = (id: number) => `proposal:${id}`

interface Revision {
  content: ReportContent
  reason: string
  changeDate: string
  /** What the head office has confirmed, where the revision changes it. */
  confirmed?: Awaited<ReturnType<typeof confirmedAnew>>
}

const settled: readonly (keyof ReportContent)[] = ['certificateNo', 'categoryCode']

/** Refuses a revision that would make another certificate of it. */
function refuseOtherCertificate(changes: readonly Change[]): void {
  const touched = changes.find((change) => (settled as readonly string[]).includes(change.field))
  if (touched)
    throw badField(touched.field, [
      '证书编号和设备品种发布后不能修改；请撤销后另行登记',
      'Certificate No. and category cannot be changed once published. Revoke this report and register a new one',
    ])
}

/** Changes that are shown by names: files, and the certificate that this one replaces. */
export async function namedChanges(ctx: UserCtx, before: ReportContent, after: ReportContent): Promise<Change[]> {
  const files = await ctx.db
    .selectFrom('stored_file')
    .select(['id', 'name', 'kind'])
    .where('id', 'in', ['', ...before.fileIds, ...after.fileIds])
    .execute()
  const certificates = await ctx.db
    .selectFrom('report')
    .select(['id', 'certificate_no'])
    .where('id', 'in', [0, before.supersedesId ?? 0, after.supersedesId ?? 0])
    .execute()
  // Compared by id, shown by name: a new scan may have the name of the old one.
  const of = (content: ReportContent, isCertificate: boolean) =>
    files.filter((file) => content.fileIds.includes(file.id) && (file.kind === 'certificate') === isCertificate)
  const fileChange = (field: string, isCertificate: boolean): Change[] => {
    const [old, now] = [of(before, isCertificate), of(after, isCertificate)]
    const same = old.length === now.length && old.every((file) => now.includes(file))
    return same ? [] : [{ field, before: old.map((file) => file.name), after: now.map((file) => file.name) }]
  }
  const replaced = (content: ReportContent) =>
    certificates.find((one) => one.id === content.supersedesId)?.certificate_no ?? null
  return [
    ...fileChange('certificateFiles', true),
    ...fileChange('otherFiles', false),
    ...(replaced(before) === replaced(after)
      ? []
      : [{ field: 'supersedesId', before: replaced(before), after: replaced(after) }]),
  ]
}

/** The entries of the line that a revision corrects: a value that is put right was never another one. */
async function correctedEntries(ctx: UserCtx, row: ReportRecord, changes: readonly Change[]): Promise<EntryAct[]> {
  const line = (await lineOf(ctx.db, row.id)).filter((one) => one.written)
  return changes.flatMap(({ field, after }) => {
    const entry = isDatedField(field) ? entryOn(line, field, shanghaiDay()) : undefined
    if (!entry) return []
    if (typeof after !== 'string' || after === '')
      throw badField(field, [
        '该项有变更记录，更正后不能为空',
        'This has a line of changes, so its correction cannot be empty',
      ])
    return [{ act: 'correct' as const, entry: entry.id, was: entry.value, value: after, on: entry.on }]
  })
}

/**
 * Another name or address since an earlier day is a dated change, and would be lost as a correction. The day of issue says that the
 * certificate has read so from the start, where nothing has changed since.
 */
function refuseDatedCorrection(
  row: ReportRecord,
  revision: Revision,
  changes: readonly Change[],
  ofLine: boolean,
): void {
  const { changeDate } = revision
  const moved = changes.find(({ field, before, after }) => isDatedField(field) && before && after)
  if (moved && changeDate !== shanghaiDay() && (ofLine || changeDate !== row.issue_date))
    throw badField('changeDate', [
      '修订中改动单位名称或地址是更正登记错误，日期应为今天；单位更名、迁址请用“单位变更”登记，并填写生效日期',
      'A name or an address changed in a revision is a mistake put right, so its day is today. Record a company that was renamed or moved by "Change of company", with its day of effect',
    ])
}

/** What the revision of a content changes, as it is stored. */
async function revise(ctx: UserCtx, row: ReportRecord, revision: Revision): Promise<void> {
  const before = await loadContent(ctx, row)
  const changes = [...changesBetween(before, revision.content), ...(await namedChanges(ctx, before, revision.content))]
  const { content, confirmed, ...about } = revision
  const columns = { ...columnsOf(ctx.secrets, content), ...confirmed }
  const entries = await correctedEntries(ctx, row, changes)
  refuseDatedCorrection(row, revision, changes, entries.length > 0)
  await propose(ctx, row, { ...about, kind: 'revision', columns, fileIds: content.fileIds, entries, changes })
}

/** A manager's revision takes effect at once, a change of name on its day; every other revision waits for confirmation. `mayNotBefore`: a further day that the certificate must have been issued by. */
export async function propose(
  ctx: UserCtx,
  row: ReportRecord,
  { mayNotBefore, ...revision }: Omit<Decided, 'by' | 'from'> & { mayNotBefore?: string },
): Promise<void> {
  if (!granted(ctx.actor, endpoints.renameParty)) throw notAllowed()
  await refuseDueNames(ctx, row)
  const { changes, columns, fileIds, entries = [] } = revision
  if (changes.length === 0) throw badField('', ['没有任何修改', 'Nothing has been changed'])
  refuseOtherCertificate(changes)
  if (revision.changeDate > shanghaiDay() && revision.kind !== 'rename')
    throw badField('changeDate', ['变更日期不能晚于今天', 'Date of change must not be in the future'])
  if (row.issue_date && (mayNotBefore ?? revision.changeDate) < row.issue_date) {
    const [zh, en] = dateReading(issueOf(row), 'issueDate')
    throw badField('changeDate', [
      `变更日期不能早于发证日期 ${zh}`,
      `Date of change must not be before the issue date ${en}`,
    ])
  }
  ctx.note.detail = { ...ctx.note.detail, reason: revision.reason, fields: changes.map((change) => change.field) }
  if (granted(ctx.actor, endpoints.confirmProposal)) {
    await refuseOpenProposal(ctx, row.id)
    return onItsDay(ctx, row, { ...revision, by: ctx.actor.id })
  }
  const { id } = await namingDuplicates(
    ctx.db
      .insertInto('report_proposal')
      .values({
        report_id: row.id,
        kind: revision.kind,
        base_rev: row.rev,
        content: JSON.stringify({ columns, fileIds, entries } satisfies Stored),
        reason: revision.reason,
        change_date: revision.changeDate,
        changes: JSON.stringify(changes),
        created_by: ctx.actor.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  const present = new Set((await filesOf(ctx, objectOf(row.id))).map((file) => file.id))
  await bind(
    ctx,
    proposalObject(id),
    fileIds.filter((file) => !present.has(file)),
  )
  await notifyProposed(ctx, row, revision.reason)
}

async function refuseOpenProposal(ctx: UserCtx, reportId: number): Promise<void> {
  const waiting = await ctx.db
    .selectFrom('report_proposal')
    .select('id')
    .where('report_id', '=', reportId)
    .where('status', '=', 'proposed')
    .executeTakeFirst()
  if (waiting)
    throw conflict([
      '已有一份修订等待确认，请先确认或驳回',
      'A revision of this report waits for confirmation. Confirm or dismiss it first',
    ])
}

export async function revisePublished(
  ctx: UserCtx,
  row: ReportRecord,
  given: Stated & { content: ReportContent; reason: string | undefined; changeDate: string | undefined },
): Promise<void> {
  if (!given.reason)
    throw badField('reason', [
      '理由：修订已发布的报告必须说明理由',
      'Reason is required when revising a published report',
    ])
  // A proposal is confirmed with its unlisted values by the person who decides on it.
  if (granted(ctx.actor, endpoints.confirmProposal))
    await confirmStated(ctx, row, { testBasis: given.content.testBasis ?? [], fileIds: given.content.fileIds }, given)
  if (given.content.conclusion === 'unqualified') throw badField('conclusion', neverQualified)
  const body = await bodyOf(ctx, row.body_id)
  const { content } = await checkContent(ctx, given.content, { body, existing: true, row })
  const confirmed = await confirmedAnew(ctx, row, content)
  await revise(ctx, row, {
    content: keepingSpelling(await loadContent(ctx, row), content),
    confirmed,
    reason: given.reason,
    changeDate: given.changeDate ?? shanghaiDay(),
  })
}
