// Reports in the table: finding within the scope, locking for a change, writing content, versions and search text.
import { randomBytes } from 'node:crypto'
import { sql, type RawBuilder, type Updateable } from 'kysely'
import { conflict, duplicateField } from '@register/contract/errors'
import type { ReportContent } from '@register/contract/business/report/shape'
import type { Phrase } from '@register/contract/phrase'
import { reportStatuses, type StoredStatus } from '@register/contract/rules/status'
import { found, type Ctx, type UserCtx } from '../../../access/ctx.ts'
import { inScope, type Scope } from '../../../access/scope.ts'
import type { Db } from '../../../db/connect.ts'
import type { Change } from '@register/contract/business/report/lifecycle/changes'
import type { ReportTable } from '../../../db/tables.ts'
import { refuseStale } from '../../../records/stale.ts'
import { filesOf } from '../file/service.ts'
import { contentOf, type ReportRecord } from './content/content.ts'
import { reached, scopeColumns } from './content/scope.ts'
import { isPublic } from './content/row.ts'
import type { Reached } from './content/view.ts'
import { writeMeasures } from './measures/write.ts'
import { searchDate, searchText } from './search/text.ts'
import { writeNames } from './spelling/names.ts'

export const objectOf = (id: number): string => `report:${id}`
/** What the certificate's QR code opens. */
export const verifyUrl = (ctx: Ctx, publicId: string): string => `${ctx.meta.origin}/#/v/${publicId}`
export const nameOf = async (db: Db, userId: number | null): Promise<string> =>
  (await db.selectFrom('app_user').select('nickname').where('id', '=', userId).executeTakeFirst())?.nickname ?? ''
export const newPublicId = (): string => randomBytes(16).toString('base64url')

/** Reports the caller reaches. */
export const scoped = (ctx: UserCtx, scope: Scope = ctx.scope) =>
  reached(ctx, scope).reduce((query, condition) => query.where(condition), ctx.db.selectFrom('report'))

/** Whether the caller's own office or department reaches a report, not only their company. */
export const inOffice = (scope: Scope) => inScope(scope.all ? scope : { ...scope, company: undefined }, scopeColumns)

/** `only`: restricts it to reports that the public sees too. */
export const oneReached = (ctx: UserCtx, id: number, only?: 'published') =>
  scoped(ctx)
    .selectAll('report')
    .select(inOffice(ctx.scope).as('in_office'))
    .where('report.id', '=', id)
    .$if(only !== undefined, (query) => query.where(isPublic))

export const findReport = async (ctx: UserCtx, id: number, only?: 'published'): Promise<ReportRecord & Reached> =>
  found(await oneReached(ctx, id, only).executeTakeFirst())

/** Who looks after a draft: who took it over or submitted it, and otherwise its author. */
export const inChargeOf = (row: Pick<ReportRecord, 'in_charge' | 'submitted_by' | 'created_by'>): number =>
  row.in_charge ?? row.submitted_by ?? row.created_by

/** The stored status, before expiry is applied: a draft that was handed over is `submitted`. */
export const storedStatusOf = (row: Pick<ReportRecord, 'status' | 'submitted_at'>): StoredStatus =>
  row.submitted_at !== null && row.status === 'draft' ? 'submitted' : (row.status as StoredStatus)

/** Why the status of a report permits no action, and what has to happen first. */
async function wrongStatus(ctx: UserCtx, row: ReportRecord, status: StoredStatus): Promise<Phrase> {
  const [zh, en] = reportStatuses[status].label
  if (status !== 'submitted')
    return [`报告当前为“${zh}”，不能执行此操作`, `The report is "${en}", so this cannot be done now`]
  const by = await nameOf(ctx.db, row.submitted_by)
  return [
    `报告已由 ${by} 提交发布，在发布、退回或撤回之前不能修改`,
    `${by} has submitted this report for publication. It cannot be changed until it is published, returned or taken back`,
  ]
}

/** The row locked for a change; refuses a stale `rev` and every status but those in `from`. */
export async function lockReport(
  ctx: UserCtx,
  given: { id: number; rev: number },
  from: readonly StoredStatus[],
): Promise<ReportRecord> {
  const row = found(
    await scoped(ctx).selectAll('report').where('report.id', '=', given.id).forUpdate('report').executeTakeFirst(),
  )
  const status = storedStatusOf(row)
  if (!from.includes(status)) throw conflict(await wrongStatus(ctx, row, status), { rev: row.rev, status })
  await refuseStale(ctx, row, given.rev)
  return row
}

const duplicates: Record<string, () => never> = {
  report_certificate_key_key: () => {
    throw duplicateField('certificateNo', [
      '证书编号已登记在另一份报告上',
      'Another report has this certificate number already',
    ])
  },
  report_no_in_body: () => {
    throw duplicateField('reportNo', [
      '报告编号在本机构已存在',
      'This body has a report with this report number already',
    ])
  },
  report_proposal_open: () => {
    throw conflict(['已有一份修订等待确认', 'A revision of this report already waits for confirmation'])
  },
}

/** Names the number that another report has already, when a unique index refuses it. */
export function namingDuplicates<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    duplicates[(error as { constraint?: string }).constraint ?? '']?.()
    throw error
  })
}

type Instant = RawBuilder<string> | string | Date | null | undefined
type Columns = Omit<Updateable<ReportTable>, 'published_at' | 'submitted_at'> & {
  published_at?: Instant
  submitted_at?: Instant
}

/** Who acts: a person, or the one in whose name the register puts an announced act into force. */
export type Acting = Pick<UserCtx, 'db'> & { actor: Pick<UserCtx['actor'], 'id'> }
/** The same, with what an entry of the log needs. */
export type Enforcing = Acting & Pick<UserCtx, 'secrets' | 'note'>

/** Writes columns, increases `rev`, and updates the search data. */
export async function writeReport(ctx: Acting, id: number, columns: Columns): Promise<ReportRecord> {
  const row = await namingDuplicates(
    ctx.db
      .updateTable('report')
      .set({ ...columns, updated_at: sql<string>`now()`, updated_by: ctx.actor.id })
      .set((current) => ({ rev: current('rev', '+', 1) }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),
  )
  await updateSearchIndex(ctx.db, row)
  return row
}

/** Updates everything that lists and searches find a report by. */
export async function updateSearchIndex(db: Db, row: ReportRecord): Promise<void> {
  await writeSearch(db, row)
  await writeMeasures(db, row)
  await writeNames(db, [row.manufacturer_name])
}

async function writeSearch(db: Db, row: ReportRecord): Promise<void> {
  const entry = { body_text: searchText(row), issue_date: searchDate(row) }
  await db
    .insertInto('report_search')
    .values({ report_id: row.id, ...entry })
    .onConflict((on) => on.column('report_id').doUpdateSet(entry))
    .execute()
}

/** Stores the present report as its current version; versions are never removed. */
export async function storeVersion(
  ctx: Acting,
  row: ReportRecord,
  about: {
    kind: 'publication' | 'revision' | 'rename'
    reason: string
    changeDate: string
    changes: readonly Change[]
    by?: number
  },
): Promise<void> {
  await ctx.db
    .insertInto('report_version')
    .values({
      report_id: row.id,
      version: row.version,
      kind: about.kind,
      reason: about.reason,
      change_date: about.changeDate,
      changes: JSON.stringify(about.changes),
      content: JSON.stringify(row),
      user_id: about.by ?? ctx.actor.id,
    })
    .execute()
}

/** The content of a locked report with the ids of its files, as a writer would send it back. */
export async function loadContent(ctx: UserCtx, row: ReportRecord): Promise<ReportContent> {
  const files = await filesOf(ctx, objectOf(row.id))
  return { ...contentOf(ctx.secrets, row), fileIds: files.map((file) => file.id) }
}
