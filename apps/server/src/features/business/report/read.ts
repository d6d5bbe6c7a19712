// One report in the office: content, files, versions, proposals, missing values and the caller's actions.
import { addRecall } from '@register/contract/business/report/lifecycle/recall'
import { callOffStanding, cancelReport, replaceReport } from '@register/contract/business/report/lifecycle/standing'
import { correctEntry } from '@register/contract/business/report/lifecycle/dated'
import { callOffRename } from '@register/contract/business/report/lifecycle/rename'
import type { ComingName } from '@register/contract/business/report/comingName'
import { fieldChanges, type Change } from '@register/contract/business/report/lifecycle/changes'
import * as handover from '@register/contract/business/report/lifecycle/handover'
import * as endpoints from '@register/contract/business/report/report'
import type { Proposal, Report, VersionRow } from '@register/contract/business/report/shape'
import { publishedStatuses, type StoredStatus } from '@register/contract/rules/status'
import { shanghaiDay } from '@register/contract/dates'
import type { Asks } from '@register/contract/endpoint'
import { notFound } from '@register/contract/errors'
import { granted } from '../../../access/actor.ts'
import { found, type UserCtx } from '../../../access/ctx.ts'
import { formName, formsOfRecord, recordForm } from '../category/service.ts'
import { noticeObject } from '../changeNotice/service.ts'
import { asFileRows, filesByObject, handedOutOf } from '../file/service.ts'
import { fallenPartsIn } from './cited/parts.ts'
import { publishGaps } from './content/checks.ts'
import { contentOf, type ReportRecord } from './content/content.ts'
import { recallsOf } from './content/recalls.ts'
import { relatedColumns, type Event, type Proposed } from './content/related.ts'
import { comingOf } from './content/coming.ts'
import { comingNamesOf, namedToday } from './content/comingNames.ts'
import { sourceOf } from './content/confirmation.ts'
import { asRow, derivedColumns, namesOf } from './content/row.ts'
import { changesFor, contentFor, rowFor, versionsFor, type Reached } from './content/view.ts'
import { datedOf, standingOn } from './parties/line.ts'
import { ruleEndOf, shownRule } from './rules/shown.ts'
import { findReport, inChargeOf, objectOf, oneReached, storedStatusOf, verifyUrl } from './store.ts'
import { toConfirm, warningsFor } from './warnings/warnings.ts'
import { marksOf } from './takeOver/marks.ts'

type Found = ReportRecord & Reached

const shownChanges = (ctx: UserCtx, row: Found, changes: readonly Change[]) =>
  fieldChanges(recordForm(row), changesFor(ctx, row, changes), ctx.say, formName)

/** Times of rows that were read as JSON. */
const instant = (at: string): string => new Date(at).toISOString()

/** Versions and changes of standing in the order they happened. */
async function historyOf(ctx: UserCtx, row: Found, rows: readonly Event[]): Promise<VersionRow[]> {
  const noticed = rows.flatMap(({ notice }) => (notice === null ? [] : [noticeObject(notice)]))
  const files = await filesByObject(ctx, noticed)
  return rows.map((one) => ({
    version: one.version,
    kind: one.kind,
    reason: one.reason,
    changeDate: one.change_date,
    changeDatePrinted: one.printed,
    changes: shownChanges(ctx, row, one.changes),
    files: (one.notice !== null && files.get(noticeObject(one.notice))) || [],
    by: one.by,
    at: instant(one.at),
  }))
}

/** Inside a body only, because undecided matters are not shown to others. */
const proposalsOf = (ctx: UserCtx, row: Found, rows: readonly Proposed[]): Proposal[] =>
  row.in_office
    ? rows.map(({ in_charge: by, ...one }) => ({
        id: one.id,
        rev: one.rev,
        kind: one.kind,
        reason: one.reason,
        changeDate: one.change_date,
        changes: shownChanges(ctx, row, one.changes),
        by: one.by,
        mine: by === ctx.actor.id,
        at: instant(one.at),
      }))
    : []

type Action = Report['actions'][number]
const actions: readonly {
  action: Action
  endpoint: Asks
  from: readonly StoredStatus[]
  /** What it needs in addition to the status. */
  where?: (
    row: Pick<ReportRecord, 'standing' | 'coming_on' | 'lapses_on'> & {
      coming_names: readonly ComingName[]
      dated: readonly unknown[]
    },
  ) => boolean
}[] = [
  { action: 'edit', endpoint: endpoints.updateReport, from: ['draft'] },
  { action: 'remove', endpoint: endpoints.deleteReport, from: ['draft'] },
  { action: 'submit', endpoint: handover.submitReport, from: ['draft'] },
  { action: 'takeBack', endpoint: handover.takeBackReport, from: ['submitted'] },
  { action: 'return', endpoint: handover.returnReport, from: ['submitted'] },
  { action: 'publish', endpoint: endpoints.publishReport, from: ['draft', 'submitted'] },
  { action: 'revise', endpoint: endpoints.renameParty, from: ['published', 'suspended'] },
  { action: 'rename', endpoint: endpoints.renameParty, from: ['published', 'suspended'] },
  {
    action: 'correctEntry',
    endpoint: correctEntry,
    from: ['published', 'suspended'],
    where: ({ dated }) => dated.length > 0,
  },
  { action: 'suspend', endpoint: endpoints.suspendReport, from: ['published'] },
  { action: 'restore', endpoint: endpoints.restoreReport, from: ['suspended', 'lapsed'] },
  {
    action: 'restore',
    endpoint: endpoints.restoreReport,
    from: ['published'],
    where: ({ standing }) => standing === 'superseded',
  },
  { action: 'replace', endpoint: replaceReport, from: ['published', 'suspended', 'lapsed'] },
  { action: 'revoke', endpoint: endpoints.revokeReport, from: ['published', 'suspended', 'cancelled', 'lapsed'] },
  {
    action: 'callOff',
    endpoint: callOffStanding,
    from: ['published', 'suspended', 'lapsed'],
    where: ({ coming_on: on, lapses_on: lapses }) => (on ?? lapses ?? '') > shanghaiDay(),
  },
  {
    action: 'callOffRename',
    endpoint: callOffRename,
    from: publishedStatuses,
    where: ({ coming_names: names }) => names.length > 0,
  },
  { action: 'cancel', endpoint: cancelReport, from: ['published', 'suspended'] },
  { action: 'recall', endpoint: addRecall, from: publishedStatuses },
]

/** `only`: published reports alone. `on`: also how the companies stood on that day. */
export async function readReport(
  ctx: UserCtx,
  id: number,
  { only, on }: { only?: 'published'; on?: string | undefined } = {},
): Promise<Report> {
  const stored = found(
    await oneReached(ctx, id, only)
      .select(derivedColumns)
      .select(relatedColumns)
      .select([recallsOf, comingNamesOf, datedOf, ruleEndOf])
      .executeTakeFirst(),
  )
  const row = namedToday(stored)
  const files = asFileRows(ctx, row.in_office ? row.files : handedOutOf(row.files))
  const versions = versionsFor(await historyOf(ctx, row, row.history), row)
  const proposals = proposalsOf(ctx, row, row.proposals)
  const content = contentFor(ctx, row, row)
  content.fileIds = files.map((file) => file.id)
  const status = storedStatusOf(row)
  const names = await namesOf(ctx, row)
  const { issued, unconfirmed, confirmation } = await sourceOf(ctx, row, content)
  return {
    ...rowFor(asRow(row, names), row),
    storedStatus: status,
    confirmation,
    createdAt: row.created_at,
    createdBy: row.in_office ? (row.created_by_name ?? '') : '',
    content,
    files,
    versions,
    proposals,
    // How often the draft was submitted and returned; visible inside the body only.
    handovers: row.in_office ? row.handovers.map((one) => ({ ...one, at: instant(one.at) })) : [],
    coming: comingOf(ctx, row),
    ruleEnd: shownRule(ctx, row.rule_end),
    comingNames: row.coming_names,
    dated: row.dated,
    asOn: standingOn(row, on, (day) => names.body(row.body_id, day)),
    supersedes: row.supersedes,
    supersededBy: row.superseded_by,
    recalls: row.recalls,
    fallenParts: await fallenPartsIn(ctx.db, row),
    missing:
      row.status === 'draft'
        ? publishGaps(content, {
            allowed: await formsOfRecord(ctx, row),
            certificateFiles: files.filter((file) => file.kind === 'certificate').length,
            existing: row.origin === 'existing',
            applied: issued,
            unconfirmed,
          }).map(({ field, phrase, kind }) => ({ field, msg: ctx.say(phrase), kind }))
        : [],
    warnings: await warningsFor(ctx, row, issued),
    ...(await toConfirm(ctx, row)),
    takenOver: row.in_office && row.status === 'draft' ? marksOf(row) : {},
    verifyUrl: verifyUrl(ctx, row.public_id),
    actions: [
      ...actions
        .filter((one) => granted(ctx.actor, one.endpoint) && one.from.includes(status) && (one.where?.(row) ?? true))
        .filter((one) => one.action !== 'takeBack' || inChargeOf(row) === ctx.actor.id)
        // One revision at a time: the pending one is confirmed, dismissed or withdrawn first.
        .filter((one) => !['revise', 'rename', 'correctEntry'].includes(one.action) || proposals.length === 0)
        .map((one) => one.action),
      ...(proposals.length > 0 && granted(ctx.actor, endpoints.confirmProposal) ? (['confirm'] as const) : []),
    ],
  }
}

/** The content of a version, as far as the caller may read it. */
export async function readVersion(ctx: UserCtx, id: number, version: number) {
  const row = await findReport(ctx, id)
  const stored = found(
    await ctx.db
      .selectFrom('report_version')
      .select('content')
      .where('report_id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst(),
  )
  return { version, content: contentFor(ctx, stored.content as ReportRecord, row) }
}

/** Contact data in full, for people who ask for it on purpose; audited. */
export async function readContact(ctx: UserCtx, id: number) {
  const row = await findReport(ctx, id)
  if (!row.in_office) throw notFound()
  ctx.note.object = objectOf(id)
  const { contactName, contactPhone } = contentOf(ctx.secrets, row)
  return { contactName: contactName ?? null, contactPhone: contactPhone ?? null }
}
