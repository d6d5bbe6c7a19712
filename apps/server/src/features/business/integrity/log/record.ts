// The public record of a report as stored now, with its latest log entry; one builder for appending, answering and checking.
import { createHash } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import type { PublicRecord } from '@register/contract/business/integrity/publicRecord'
import { canonical } from '@register/contract/canonical'
import { columnName } from '../../../../db/columnName.ts'
import type { Db } from '../../../../db/connect.ts'
import { publicKeys } from './publicKeys.ts'
import { recordOf, type Layout, type Stored } from './recordOf.ts'

const ownColumns = [
  'public_id',
  'version',
  'origin',
  'status',
  'status_since',
  'status_reason',
  'status_ground',
  'former_names',
  'confirmed_grounds',
  'replaced_on',
  'coming_status',
  'coming_on',
  'coming_reason',
  'coming_ground',
  'lapses_on',
]
const coverageColumns = ['coverage', 'coverage_whole', 'coverage_models']
const printColumns = ['as_printed', 'unstated']
const columns = sql.join(
  [
    ...new Set([
      ...publicKeys.map(columnName),
      ...ownColumns,
      'report_nos',
      'sub_form',
      'parameters',
      ...coverageColumns,
      ...printColumns,
      'components',
      'supersedes_id',
    ]),
  ].map((column) => sql.ref(`report.${column}`)),
)

export interface Recorded {
  reportId: number
  publicId: string
  certificateNo: string
  version: number
  /** The stored status; a draft has no public record. */
  status: string
  record: PublicRecord
  contentHash: string
  /** The report's latest entry. */
  entry: { id: number; contentHash: string } | null
}

export const sha256Hex = (text: string): string => createHash('sha256').update(text).digest('hex')

/** SHA-256, hex, of the canonical JSON. */
export const hashOf = (value: unknown): string => sha256Hex(canonical(value))

/** The names that the algorithm of an entry has for each layout. */
const layouts: Readonly<Record<string, Layout>> = {
  'record1-sha256': 1,
  'record2-sha256': 2,
  'record3-sha256': 3,
  'record4-sha256': 4,
  'record5-sha256': 5,
  'record6-sha256': 6,
  'record7-sha256': 7,
  'record8-sha256': 8,
}
const newest: Layout = 8
/** The algorithms of entries that this version can check. */
export const entryAlgorithms: readonly string[] = Object.keys(layouts)

/** Records in the order of report ids, each in the layout of its latest entry, or in the newest layout for a new entry. One statement, so that record and entry match despite concurrent writes. */
export async function recordsWhere(
  db: Db,
  condition: RawBuilder<boolean>,
  limit: number,
  as: 'logged' | 'new' = 'logged',
): Promise<Recorded[]> {
  const { rows } = await sql<
    Stored & { entry_id: number | null; entry_hash: string | null; entry_algorithm: string | null }
  >`
    select report.id, ${columns}, dept.body_code, former.certificate_no as supersedes_no,
      coalesce(later.certificate_no, later.report_no) as replaced_no, file.files, recalled.recalls, named.coming_names, line.dated,
      entry.id as entry_id, entry.content_hash as entry_hash, entry.algorithm as entry_algorithm
    from report
    join dept on dept.id = report.body_id
    left join report former on former.id = report.supersedes_id
    left join report later on later.id = report.replaced_by
    left join lateral (
      select json_agg(json_build_object('name', name, 'sha256', sha256)) as files
      from stored_file where bound_to = 'report:' || report.id and visibility = 'public') file on true
    left join lateral (
      select json_agg(json_build_object('serialFrom', serial_from, 'serialTo', serial_to, 'madeFrom', made_from, 'madeTo', made_to,
        'reason', reason, 'announcedOn', announced_on, 'liftedOn', lifted_on, 'liftedReason', lifted_reason) order by id) as recalls
      from recall where report_id = report.id) recalled on true
    left join lateral (
      select json_agg(json_build_object('party', case field when 'manufacturerName' then 'manufacturer' else 'applicant' end,
        'name', value, 'on', effective_on, 'reason', reason) order by effective_on, id) as coming_names
      from party_entry where report_id = report.id and not written and field in ('manufacturerName', 'applicantName')) named on true
    left join lateral (
      select json_agg(json_build_object('field', field, 'value', value, 'on', effective_on,
        'enteredOn', (entered_at at time zone 'Asia/Shanghai')::date) order by effective_on nulls first, id) as dated
      from party_entry where report_id = report.id and written) line on true
    left join lateral (
      select id, content_hash, algorithm from integrity_entry where report_id = report.id order by id desc limit 1) entry on true
    where ${condition} order by report.id limit ${limit}`.execute(db)
  return rows.map((row) => {
    const record = recordOf(row, as === 'logged' ? (layouts[row.entry_algorithm ?? ''] ?? newest) : newest)
    return {
      reportId: row.id,
      publicId: row.public_id,
      // Old certificates may have no number, so their entries link to them by their report.
      certificateNo: (row['certificate_no'] ?? row['report_no'] ?? '') as string,
      version: row.version,
      status: row.status,
      record,
      contentHash: hashOf(record),
      entry: row.entry_id === null ? null : { id: row.entry_id, contentHash: row.entry_hash ?? '' },
    }
  })
}
