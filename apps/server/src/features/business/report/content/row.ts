// A report in lists: the columns it reads, the derived values, and the row on the wire.
import { sql, type RawBuilder } from 'kysely'
import { heldDays } from '@register/contract/rules/days/partDays'
import type { Face, FaceTexts } from '@register/contract/business/report/face'
import type { ReportRow } from '@register/contract/business/report/shape'
import { comingStatuses, publicStatusKeys, type ReportStatus } from '@register/contract/rules/status'
import type { Ctx } from '../../../../access/ctx.ts'
import { bodyNameOf, bodyNames } from '../../body/service.ts'
import { categoryName, categoryNames } from '../../category/service.ts'
import { issueOf, type ReportRecord } from './content.ts'

/** The present day in Shanghai. */
export const today = sql`(now() at time zone 'Asia/Shanghai')::date`

/** Reports that the public sees. Written into the text instead of bound, because only then can a prepared plan use the indexes of such reports. */
export const isPublic = sql<boolean>`report.status <> 'draft'`

/**
 * The public status of a row of reports: what is stored, and whether its validity has ended (docs/rules/reports.md#standing, docs/decisions/0090-standings-that-hold.md and docs/decisions/0093-the-end-by-rule.md). Of an
 * announced change and the end by a rule the worse one counts, and who is replaced is sent to the successor. `row`: the query's
 * name of the report.
 */
export const statusIn = (row: RawBuilder<unknown>) =>
  sql<string>`case when ${row}.coming_on <= ${today} and ${row}.coming_status <> 'suspended' then ${row}.coming_status when ${row}.lapses_on <= ${today} and ${row}.standing <> 'superseded' then 'lapsed' when ${row}.coming_on <= ${today} and ${row}.standing <> 'lapsed' then ${row}.coming_status when ${row}.standing in ('published', 'unconfirmed') and ${row}.valid_to < ${today} then 'expired' else ${row}.standing end`

/** The same for queries whose report table is named `report`. */
export const statusOf = statusIn(sql`report`)

/** The status in the office: for drafts also whether they are submitted. Public plans do not use it, so that their indexes contain every column they need. */
export const officeStatusOf = sql<string>`case when report.submitted_at is not null then 'submitted' else ${statusOf} end`

/** Reports with a change that is in force today and not yet their status: none a minute after midnight. Read once, and hashed, because a rule may end very many. */
const changed = (more = sql``) =>
  sql`(select id from report where (coming_on <= ${today} or lapses_on <= ${today}) ${more})`
/** What such a change can lead to, or leave as it is. */
const changedTo = [...comingStatuses, 'lapsed', 'superseded']

/** The same as `statusOf`, from the columns of the index of the figures: counting a whole register need not read its rows. Only rows whose announced change is in force are read themselves. */
export const countedStatus = sql<string>`case when report.id in ${changed()} then (select ${statusIn(sql`changed`)} from report changed where changed.id = report.id)
  when report.standing in ('published', 'unconfirmed') and report.valid_to < ${today} then 'expired' else report.standing end`

/** Ids with such a change to a status. A list of them is looked up in an index, which a hashed set is not; a rule may end too many for a list. */
const becameOf = (id: RawBuilder<unknown>) => (key: string) => {
  const those = changed(sql`and ${statusOf} = ${sql.lit(key)}`)
  return key === 'lapsed' ? sql`${id} in ${those}` : sql`${id} = any(array${those})`
}

/** The same for the table of reports itself, whose indexes of announced days find them. Most rows have none, and need not reckon the day. */
const rowBecame = (key: string) => {
  const isNow = sql`${statusOf} = ${sql.lit(key)}`
  const begun = (day: string) => sql`${sql.ref(day)} is not null and ${sql.ref(day)} <= ${today} and ${isNow}`
  return sql`(${begun('report.coming_on')} or ${begun('report.lapses_on')})`
}

/** Conditions for each public status that indexes can use, over a table with the columns `standing` and `valid_to` and an `id` of reports; they agree with `statusIn`. */
export const publicStandings = (
  row: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  became = becameOf(id),
): ReadonlyMap<string, RawBuilder<unknown>> => {
  const ended = sql`${row}.valid_to < ${today}`
  const isNow = (key: string) => sql`${row}.standing = ${sql.lit(key)} and ${id} not in ${changed()}`
  const until = (key: string) => sql`(${isNow(key)} and ${ended} is not true)`
  return new Map([
    ...publicStatusKeys.map((key) => [key, sql`(${isNow(key)})`] as const),
    ...changedTo.map((key) => [key, sql`(${isNow(key)} or ${became(key)})`] as const),
    ['published', until('published')],
    ['unconfirmed', until('unconfirmed')],
    ['expired', sql`(${row}.standing in ('published', 'unconfirmed') and ${ended} and ${id} not in ${changed()})`],
  ])
}

/** The same for the table of reports, with the unpublished ones; they agree with `officeStatusOf`. */
const standings = new Map<string, RawBuilder<unknown>>([
  ['draft', sql`(report.status = 'draft' and report.submitted_at is null)`],
  ['submitted', sql`report.submitted_at is not null`],
  ...publicStandings(sql`report`, sql`report.id`, rowBecame),
])

/** Reports with one of these derived statuses. All public ones together are the reports that are not drafts, which has an index. */
export function statusIs(values: readonly string[]): RawBuilder<boolean> {
  const allPublic = publicStatusKeys.every((key) => values.includes(key))
  if (allPublic && !values.includes('draft') && !values.includes('submitted')) return isPublic
  const asked = [...new Set(values)].flatMap((value) => standings.get(value) ?? [])
  return asked.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(asked, sql` or `)})`
}

/** Reports that a report replaces: the one that it states, or one for which the head office recorded it. `row`: the query's name of the other report. */
export const isReplacedBy = (row: RawBuilder<unknown>) =>
  sql<boolean>`(${row}.id = report.supersedes_id or ${row}.replaced_by = report.id)`

/** What `faceTextsOf` reads. */
export const faceTextColumns = [
  'report.certificate_no',
  'report.report_no',
  'report.product_name',
  'report.model',
  'report.manufacturer_name',
] as const

/** What `faceOf` reads. */
export const faceColumns = [
  ...faceTextColumns,
  'report.public_id',
  'report.category_code',
  'report.body_id',
  'report.issue_date',
  'report.as_printed',
  'report.non_standard',
] as const

export const rowColumns = [
  ...faceColumns,
  'report.id',
  'report.rev',
  'report.version',
  'report.form_kind',
  'report.applicant_name',
  'report.origin',
  'report.updated_at',
  'report.submitted_at',
  'report.return_reason',
] as const

/** A proposed revision waits for the manager. */
export const waiting = sql<boolean>`exists (select 1 from report_proposal p where p.report_id = report.id and p.status = 'proposed')`

/** Values that only the database can compute, in addition to the columns. */
export const derivedColumns = [
  officeStatusOf.as('derived'),
  waiting.as('has_proposal'),
  sql<string | null>`(select nickname from app_user where id = report.updated_by)`.as('updated_by_name'),
  sql<string | null>`(select nickname from app_user where id = report.submitted_by)`.as('submitted_by_name'),
] as const

/** A row with these columns of the table of reports. */
export type Selected<Columns extends readonly string[]> = Pick<
  ReportRecord,
  Extract<Columns[number] extends `report.${infer Name}` ? Name : never, keyof ReportRecord>
>

type Row = Selected<typeof rowColumns> & {
  derived: string
  has_proposal: boolean
  updated_by_name: string | null
  submitted_by_name: string | null
}

export interface Names {
  category: (code: string) => string
  /** Under its name of today, or of the day that is given. */
  body: (id: number, day?: string | null) => string
}

/** Names of categories and bodies in the caller's language. */
export const namesFor = async (ctx: Ctx): Promise<Names> => ({
  category: await categoryNames(ctx),
  body: await bodyNames(ctx),
})

/** The names for one report. */
export async function namesOf(ctx: Ctx, row: Pick<ReportRecord, 'category_code' | 'body_id'>): Promise<Names> {
  const category = await categoryName(ctx, row.category_code)
  const body = await bodyNameOf(ctx, row.body_id)
  return { category: () => category, body: (_, day) => body(day) }
}

/** Empty texts for what the record does not state; a row without a record has nulls. */
export const faceTextsOf = (row: {
  [Column in keyof Selected<typeof faceTextColumns>]: string | null
}): FaceTexts => ({
  certificateNo: row.certificate_no ?? '',
  reportNo: row.report_no ?? '',
  productName: row.product_name ?? '',
  model: row.model ?? '',
  manufacturerName: row.manufacturer_name ?? '',
})

export const faceOf = (row: Selected<typeof faceColumns>, names: Names): Face => ({
  ...faceTextsOf(row),
  publicId: row.public_id,
  categoryCode: row.category_code,
  categoryName: names.category(row.category_code),
  bodyId: row.body_id,
  bodyName: names.body(row.body_id),
  issueDatePrinted: heldDays(issueOf(row)).issueDate ?? '',
  nonStandard: row.non_standard,
})

export const asRow = (row: Row, names: Names): ReportRow => ({
  ...faceOf(row, names),
  id: row.id,
  rev: row.rev,
  version: row.version,
  formKind: row.form_kind,
  applicantName: row.applicant_name ?? '',
  issueDate: row.issue_date,
  status: row.derived as ReportStatus,
  origin: row.origin as ReportRow['origin'],
  hasProposal: row.has_proposal,
  returned: row.return_reason !== null,
  submittedAt: row.submitted_at,
  submittedBy: row.submitted_by_name ?? '',
  updatedAt: row.updated_at,
  updatedBy: row.updated_by_name ?? '',
})
