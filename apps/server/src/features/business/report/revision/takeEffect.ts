// What a revision or a change of name does to a published report when it takes effect.
import { isPublicChange, type Change } from '@register/contract/business/report/lifecycle/changes'
import { recordForm } from '../../category/service.ts'
import { publishChange } from '../../changeNotice/service.ts'
import { bind, publishFiles } from '../../file/service.ts'
import { appendEntries } from '../../integrity/service.ts'
import type { columnsOf, ReportRecord } from '../content/content.ts'
import { replaceFormer } from '../lifecycle/replace.ts'
import { notifyFollowers } from '../notification/followers.ts'
import { notifyCompanies } from '../notification/notify.ts'
import { followLine, type EntryAct } from '../parties/line.ts'
import { rememberManufacturer } from '../parties/manufacturers.ts'
import { writeQuality } from '../quality/write.ts'
import { lapseLate } from '../rules/late.ts'
import { objectOf, storeVersion, writeReport, type Enforcing } from '../store.ts'

/** What a proposal stores: columns, with personal data sealed, and its future files. */
export interface Stored {
  columns: Partial<ReturnType<typeof columnsOf>>
  fileIds: string[]
  /** What it does to the line of names and addresses. */
  entries?: readonly EntryAct[]
}

export interface Decided extends Stored {
  kind: 'revision' | 'rename'
  reason: string
  changeDate: string
  changes: Change[]
  /** Who proposed it. */
  by: number
  /** The object that its new files are bound to until now. */
  from?: string
}

/** Applies a revision: the line of names and addresses, new version, change notice of the public changes, files bound, the log extended. */
export async function takeEffect(ctx: Enforcing, row: ReportRecord, revision: Decided): Promise<void> {
  const followed = await followLine(ctx.db, row, revision.entries ?? [], revision)
  const written = await writeReport(ctx, row.id, { ...revision.columns, ...followed, version: row.version + 1 })
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
  // Only a revision that names another certificate replaces it: one that was restored since stays restored.
  const isNamedNow = revision.changes.some(({ field }) => field === 'supersedesId')
  const acts = isNamedNow ? (await replaceFormer(ctx, written, revision.reason)).acts : []
  await appendEntries(ctx, [{ reportId: row.id, kind: revision.kind }, ...acts])
  await lapseLate(ctx, [row.id])
}
