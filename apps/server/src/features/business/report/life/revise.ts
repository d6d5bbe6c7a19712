// Changing a published report: proposed by staff, confirmed by the manager, each taking effect with its change notice. Decision 22.
import { changesBetween, isPublicChange, type Change } from '@register/contract/business/life/changes'
import * as endpoints from '@register/contract/business/report'
import type { ReportContent } from '@register/contract/business/reportShape'
import { shanghaiDay } from '@register/contract/dates'
import { badField, conflict, notAllowed } from '@register/contract/errors'
import type { Phrase } from '@register/contract/phrase'
import { granted } from '../../../../access/actor.ts'
import type { UserCtx } from '../../../../access/ctx.ts'
import { recordForm } from '../../category/service.ts'
import { publishChange } from '../../changeNotice/service.ts'
import { bind, filesOf, publishFiles } from '../../file/service.ts'
import { appendEntries } from '../../integrity/service.ts'
import { columnsOf, contentOf, type ReportRecord } from '../content/content.ts'
import { rememberManufacturer } from '../parties/manufacturers.ts'
import { writeQuality } from '../quality/write.ts'
import { storeVersion, loadContent, lockReport, namingDuplicates, objectOf, writeReport } from '../store.ts'
import { notifyFollowers } from '../notification/followers.ts'
import { notifyCompanies, notifyProposed } from '../notification/notify.ts'
import { bodyOf, checkContent, refuseOtherCertificate, type Version } from './check.ts'
import { lapseLate } from '../rules/late.ts'
import { replaceFormer } from './replace.ts'

export const proposalObject = (id: number) => `proposal:${id}`

export interface Revision {
  kind: 'revision' | 'rename'
  content: ReportContent
  reason: string
  changeDate: string
}

/** What a proposal stores: columns, with personal data sealed, and its future files. */
export interface Stored {
  columns: ReturnType<typeof columnsOf>
  fileIds: string[]
}

/** Applies a revision: new version, change notice of the public changes, former names stored, files bound, the log extended. */
export async function takeEffect(
  ctx: UserCtx,
  row: ReportRecord,
  revision: Omit<Revision, 'content'> & Stored & { changes: Change[]; by: number; from?: string },
): Promise<void> {
  const former =
    revision.kind === 'rename'
      ? revision.changes.filter((change) => change.field.endsWith('Name')).map((change) => String(change.before))
      : []
  const written = await writeReport(ctx, row.id, {
    ...revision.columns,
    version: row.version + 1,
    former_names: [...new Set([...row.former_names, ...former])],
  })
  await storeVersion(ctx, written, revision)
  const form = recordForm(row)
  const visible = revision.changes.filter((change) => isPublicChange(form, change.field))
  if (visible.length > 0) {
    await publishChange(ctx, { report: written, ...revision, changes: visible })
    const companies = await notifyCompanies(ctx, written, revision)
    await notifyFollowers(ctx, written, revision, [...companies, revision.by])
  }
  await bind(ctx, objectOf(row.id), revision.fileIds, {
    ...(revision.from ? { from: revision.from } : {}),
    former: `${objectOf(row.id)}:former`,
  })
  await publishFiles(ctx.db, objectOf(row.id))
  await rememberManufacturer(ctx.db, written)
  await writeQuality(ctx.db, row.id)
  const { acts } = await replaceFormer(ctx, written, revision.reason)
  await appendEntries(ctx, [{ reportId: row.id, kind: revision.kind }, ...acts])
  await lapseLate(ctx, [row.id])
}

/** Changes that are shown by names: files, and the certificate that this one replaces. */
async function namedChanges(ctx: UserCtx, before: ReportContent, after: ReportContent): Promise<Change[]> {
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

const dateAhead: Phrase = ['变更日期不能晚于今天', 'Date of change must not be in the future']
const nameAhead: Phrase = [
  '变更日期不能晚于今天：单位名称变更自变更之日起方可登记',
  'Date of change must not be in the future: a change of name can be entered from its day on',
]

/** A manager's revision takes effect at once; every other revision waits for confirmation. */
async function revise(ctx: UserCtx, row: ReportRecord, revision: Revision): Promise<void> {
  if (!granted(ctx.actor, endpoints.renameParty)) throw notAllowed()
  const before = await loadContent(ctx, row)
  const changes = [...changesBetween(before, revision.content), ...(await namedChanges(ctx, before, revision.content))]
  if (changes.length === 0) throw badField('', ['没有任何修改', 'Nothing has been changed'])
  refuseOtherCertificate(changes)
  if (revision.changeDate > shanghaiDay())
    throw badField('changeDate', revision.kind === 'rename' ? nameAhead : dateAhead)
  if (row.issue_date && revision.changeDate < row.issue_date)
    throw badField('changeDate', [
      `变更日期不能早于发证日期 ${row.issue_date}`,
      `Date of change must not be before the issue date ${row.issue_date}`,
    ])
  const columns = columnsOf(ctx.secrets, revision.content)
  const { fileIds } = revision.content
  ctx.note.detail = { reason: revision.reason, fields: changes.map((change) => change.field) }
  if (granted(ctx.actor, endpoints.confirmProposal)) {
    await refuseOpenProposal(ctx, row.id)
    return takeEffect(ctx, row, { ...revision, columns, fileIds, changes, by: ctx.actor.id })
  }
  const { id } = await namingDuplicates(
    ctx.db
      .insertInto('report_proposal')
      .values({
        report_id: row.id,
        kind: revision.kind,
        base_rev: row.rev,
        content: JSON.stringify({ columns, fileIds } satisfies Stored),
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
  given: { content: ReportContent; reason: string | undefined; changeDate: string | undefined },
): Promise<void> {
  if (!given.reason)
    throw badField('reason', [
      '理由：修订已发布的报告必须说明理由',
      'Reason is required when revising a published report',
    ])
  const body = await bodyOf(ctx, row.body_id)
  const { content } = await checkContent(ctx, given.content, { body, existing: true, row })
  await revise(ctx, row, {
    kind: 'revision',
    content,
    reason: given.reason,
    changeDate: given.changeDate ?? shanghaiDay(),
  })
}

export interface Rename extends Version {
  party: 'manufacturer' | 'applicant'
  newName: string
  changeDate: string
  reason: string
  fileIds: string[]
}

/** A change of name changes nothing else; the old name can still be found. */
export async function renameParty(ctx: UserCtx, given: Rename): Promise<void> {
  const row = await lockReport(ctx, given, ['published', 'suspended'])
  const key = given.party === 'manufacturer' ? 'manufacturerName' : 'applicantName'
  const before = contentOf(ctx.secrets, row)
  if (before[key] === given.newName)
    throw badField('newName', ['变更后名称与现名称相同', 'New name is the same as the present one'])
  const present = (await filesOf(ctx, objectOf(row.id))).map((file) => file.id)
  const content: ReportContent = { ...before, [key]: given.newName, fileIds: [...present, ...given.fileIds] }
  await revise(ctx, row, { kind: 'rename', content, reason: given.reason, changeDate: given.changeDate })
  ctx.note.object = objectOf(row.id)
}
