// One report as the office sees it: content, files, versions, proposals, what is missing and what the caller may do.
import { sql } from 'kysely'
import { changeLines, type Change } from '@register/contract/business/life/changes'
import type { ChangeKind } from '@register/contract/business/changeNotice'
import * as handover from '@register/contract/business/life/handover'
import * as endpoints from '@register/contract/business/report'
import type { Handover, Proposal, Report, VersionRow } from '@register/contract/business/reportShape'
import type { StoredStatus } from '@register/contract/business/status'
import type { Asks } from '@register/contract/endpoint'
import { notFound } from '@register/contract/errors'
import { granted } from '../../../access/actor.ts'
import { found, type UserCtx } from '../../../access/ctx.ts'
import { formName, formsOfRecord, recordForm } from '../category/service.ts'
import { noticeObject } from '../changeNotice/service.ts'
import { filesByObject } from '../file/service.ts'
import { publishGaps } from './content/checks.ts'
import { contentOf, type ReportRecord } from './content/content.ts'
import { asRow, derivedColumns, namesFor } from './content/row.ts'
import { changesFor, contentFor, filesFor, rowFor, versionsFor, type Reached } from './content/view.ts'
import { findReport, objectOf, storedStatusOf, verifyUrl } from './store.ts'
import { warningsFor } from './warnings/warnings.ts'

type Found = ReportRecord & Reached

const shownChanges = (ctx: UserCtx, row: Found, changes: readonly Change[]) =>
  changeLines(recordForm(row), changesFor(ctx, row, changes), ctx.say, formName)

/** Versions and changes of standing in the order they happened. */
async function historyOf(ctx: UserCtx, row: Found): Promise<VersionRow[]> {
  const { rows } = await sql<{
    notice: number | null
    version: number
    kind: string
    reason: string
    change_date: string
    changes: Change[]
    by: string
    at: string
  }>`
    select null::bigint as notice, v.version, v.kind, v.reason, v.change_date, v.changes, u.nickname as by, v.at
    from report_version v join app_user u on u.id = v.user_id where v.report_id = ${row.id}
    union all
    select n.id, n.version, n.kind, n.reason, n.change_date, n.changes, u.nickname, n.published_at
    from change_notice n join app_user u on u.id = n.created_by
    where n.report_id = ${row.id} and n.kind in ('suspension', 'restoration', 'revocation')
    order by at`.execute(ctx.db)
  const files = await filesByObject(
    ctx,
    rows.flatMap(({ notice }) => (notice === null ? [] : [noticeObject(notice)])),
  )
  return rows.map((one) => ({
    version: one.version,
    kind: one.kind as 'publication' | ChangeKind,
    reason: one.reason,
    changeDate: one.change_date,
    changes: shownChanges(ctx, row, one.changes),
    files: (one.notice !== null && files.get(noticeObject(one.notice))) || [],
    by: one.by,
    at: one.at,
  }))
}

/** Inside a body only: others do not hear of what is not decided. */
async function proposalsOf(ctx: UserCtx, row: Found): Promise<Proposal[]> {
  if (!row.in_office) return []
  const rows = await ctx.db
    .selectFrom('report_proposal as p')
    .innerJoin('app_user as u', 'u.id', 'p.created_by')
    .select([
      'p.id',
      'p.rev',
      'p.kind',
      'p.reason',
      'p.change_date',
      'p.changes',
      'p.created_by',
      'u.nickname',
      'p.created_at',
    ])
    .where('p.report_id', '=', row.id)
    .where('p.status', '=', 'proposed')
    .execute()
  return rows.map((one) => ({
    id: one.id,
    rev: one.rev,
    kind: one.kind as Proposal['kind'],
    reason: one.reason,
    changeDate: one.change_date,
    changes: shownChanges(ctx, row, one.changes as Change[]),
    by: one.nickname,
    mine: one.created_by === ctx.actor.id,
    at: one.created_at,
  }))
}

/** How the draft went to and fro; inside a body only. */
async function handoversOf(ctx: UserCtx, row: Found): Promise<Handover[]> {
  if (!row.in_office) return []
  const rows = await ctx.db
    .selectFrom('report_handover as h')
    .innerJoin('app_user as u', 'u.id', 'h.user_id')
    .select(['h.event', 'h.reason', 'u.nickname as by', 'h.at'])
    .where('h.report_id', '=', row.id)
    .orderBy('h.id')
    .execute()
  return rows.map((one) => ({ ...one, event: one.event as Handover['event'] }))
}

type Action = Report['actions'][number]
const actions: readonly { action: Action; endpoint: Asks; from: readonly StoredStatus[] }[] = [
  { action: 'edit', endpoint: endpoints.updateReport, from: ['draft'] },
  { action: 'remove', endpoint: endpoints.deleteReport, from: ['draft'] },
  { action: 'submit', endpoint: handover.submitReport, from: ['draft'] },
  { action: 'takeBack', endpoint: handover.takeBackReport, from: ['submitted'] },
  { action: 'return', endpoint: handover.returnReport, from: ['submitted'] },
  { action: 'publish', endpoint: endpoints.publishReport, from: ['draft', 'submitted'] },
  { action: 'revise', endpoint: endpoints.renameParty, from: ['published', 'suspended'] },
  { action: 'rename', endpoint: endpoints.renameParty, from: ['published', 'suspended'] },
  { action: 'suspend', endpoint: endpoints.suspendReport, from: ['published'] },
  { action: 'restore', endpoint: endpoints.restoreReport, from: ['suspended'] },
  { action: 'revoke', endpoint: endpoints.revokeReport, from: ['published', 'suspended'] },
]

export async function readReport(ctx: UserCtx, id: number, only?: 'published'): Promise<Report> {
  const row = await findReport(ctx, id, only)
  const derived = await ctx.db
    .selectFrom('report')
    .select(derivedColumns)
    .select(sql<string | null>`(select nickname from app_user where id = report.created_by)`.as('created_by_name'))
    .where('report.id', '=', id)
    .executeTakeFirstOrThrow()
  const linked = (column: 'id' | 'supersedes_id', value: number | null) =>
    ctx.db
      .selectFrom('report')
      .select(['id', sql<string>`coalesce(certificate_no, report_no, '')`.as('certificateNo')])
      .where(column, '=', value ?? -1)
      .where('status', '<>', 'draft')
      .executeTakeFirst()
  const files = await filesFor(ctx, row)
  const versions = versionsFor(await historyOf(ctx, row), row)
  const proposals = await proposalsOf(ctx, row)
  const handovers = await handoversOf(ctx, row)
  const content = contentFor(ctx, row, row)
  content.fileIds = files.map((file) => file.id)
  const status = storedStatusOf(row)
  const isMine = row.submitted_by === ctx.actor.id
  return {
    ...rowFor(asRow({ ...row, ...derived }, await namesFor(ctx)), row),
    storedStatus: status,
    createdAt: row.created_at,
    createdBy: row.in_office ? (derived.created_by_name ?? '') : '',
    content,
    files,
    versions,
    proposals,
    handovers,
    supersedes: (await linked('id', row.supersedes_id)) ?? null,
    supersededBy: (await linked('supersedes_id', row.id)) ?? null,
    missing:
      row.status === 'draft'
        ? publishGaps(content, {
            allowed: await formsOfRecord(ctx, row),
            certificateFiles: files.filter((file) => file.kind === 'certificate').length,
            existing: row.origin === 'existing',
          }).map(({ field, phrase, kind }) => ({ field, msg: ctx.say(phrase), kind }))
        : [],
    warnings: await warningsFor(ctx, row),
    verifyUrl: verifyUrl(ctx, row.public_id),
    actions: [
      ...actions
        .filter((one) => granted(ctx.actor, one.endpoint) && one.from.includes(status))
        .filter((one) => one.action !== 'takeBack' || isMine)
        // One revision at a time: the waiting one is confirmed, dismissed or withdrawn first.
        .filter((one) => (one.action !== 'revise' && one.action !== 'rename') || proposals.length === 0)
        .map((one) => one.action),
      ...(proposals.length > 0 && granted(ctx.actor, endpoints.confirmProposal) ? (['confirm'] as const) : []),
    ],
  }
}

/** What a version said, as the caller may read it. */
export async function readVersion(ctx: UserCtx, id: number, version: number) {
  const reached = await findReport(ctx, id)
  const row = found(
    await ctx.db
      .selectFrom('report_version')
      .select('content')
      .where('report_id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst(),
  )
  return {
    version,
    content: { ...contentFor(ctx, row.content as ReportRecord, reached) },
  }
}

/** Contact data in full, for people who ask for it on purpose; on record. */
export async function readContact(ctx: UserCtx, id: number) {
  const row = await findReport(ctx, id)
  if (!row.in_office) throw notFound()
  ctx.note.object = objectOf(id)
  const { contactName, contactPhone } = contentOf(ctx.secrets, row)
  return { contactName: contactName ?? null, contactPhone: contactPhone ?? null }
}
