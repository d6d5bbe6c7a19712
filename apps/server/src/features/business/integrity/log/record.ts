// The public record of a report as stored now, with its latest log entry; one builder for appending, answering and checking.
import { createHash } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import type { CoverageRow } from '@register/contract/rules/coverage/shape'
import type { PublicRecord } from '@register/contract/business/integrity/publicRecord'
import { heldPrints, type Prints } from '@register/contract/business/report/printed/asPrinted'
import { heldDays, isPartDayKey } from '@register/contract/rules/days/partDays'
import { asThen } from '@register/contract/business/report/content/firstForms'
import { canonical } from '@register/contract/canonical'
import { isEmpty, type Values } from '@register/contract/fields'
import { columnName } from '../../../../db/columnName.ts'
import type { Db } from '../../../../db/connect.ts'
import { recordForm } from '../../category/service.ts'
import { coverageIn, full, tidied } from './coverageIn.ts'
import { keysIn, publicKeys } from './publicKeys.ts'

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

type Stored = Record<string, unknown> & {
  id: number
  category_code: string
  sub_form: string | null
  public_id: string
  version: number
  status: string
  origin: string
  parameters: Values
  coverage: CoverageRow[]
  coverage_whole: boolean
  coverage_models: string[]
  as_printed: Prints
  recalls: Record<string, unknown>[] | null
  dated: Record<string, unknown>[] | null
}

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

/**
 * Layout 7 is from before the sample number, the place and the conditions of the test were public. Layout 6 is from before the report numbers of a record were a list, and has them as one text. Layout 5 is from before a record held the dated names and addresses of its companies. Layout 4 is from before a record held its recalls. Layout 3 is from before a record said that it was replaced. Layout 2 is from before a record named its form, and uses the former names of parameters. Layout 1 knew coverage as one flat list. A record logged in it and unchanged since is still compared with it: the one row that the list
 * became, whole where the list counted as whole. Anything else can only be of layout 2, so that an old entry's hash does
 * not match a table that was not logged.
 */
type Layout = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

interface StoredFile {
  name: string
  sha256: string
}
const inOrder = (files: readonly StoredFile[]) =>
  files.toSorted((a, b) => (`${a.sha256} ${a.name}` < `${b.sha256} ${b.name}` ? -1 : 1))

/** The public parameters and the rows of coverage, under the names of a layout. */
function saidIn(layout: Layout, row: Stored) {
  const fields = recordForm(row)?.fields.filter((field) => field.public) ?? []
  const parameters = Object.fromEntries(
    fields.flatMap(({ key }) => (isEmpty(row.parameters[key]) ? [] : [[key, row.parameters[key]]])),
  )
  return layout >= 3 ? { parameters, coverage: row.coverage } : asThen(row.sub_form ?? '', parameters, row.coverage)
}

/** Of public values; nothing where there is none, so that earlier hashes stay. */
function printsOf(row: Stored) {
  const dates = heldDays({
    ...Object.fromEntries(publicKeys.filter(isPartDayKey).map((key) => [key, row[columnName(key)]])),
    asPrinted: row.as_printed,
  })
  const prints = { ...heldPrints(recordForm(row), row.parameters, row.as_printed), ...dates }
  return Object.keys(prints).length > 0 ? prints : null
}

function recordOf(row: Stored, layout: Layout): PublicRecord {
  const { parameters, coverage } = saidIn(layout, row)
  return full({
    ...Object.fromEntries(keysIn(layout).map((key) => [key, row[columnName(key)]])),
    reportNo: layout >= 7 ? row['report_nos'] : row['report_no'],
    publicId: row.public_id,
    bodyCode: row['body_code'],
    version: row.version,
    origin: row['origin'],
    status: row.status,
    statusSince: row['status_since'],
    statusReason: row['status_reason'],
    statusGround: row['status_ground'],
    comingStatus: row['coming_status'],
    comingOn: row['coming_on'],
    comingReason: row['coming_reason'],
    comingGround: row['coming_ground'],
    lapsesOn: row['lapses_on'],
    comingNames: row['coming_names'],
    formerNames: row['former_names'],
    confirmed: row['confirmed_grounds'],
    ...(layout >= 3 && { subForm: row.sub_form }),
    parameters: Object.keys(parameters).length > 0 ? parameters : null,
    asPrinted: printsOf(row),
    unstated: row['unstated'],
    ...coverageIn(layout, row, coverage),
    components: tidied(row['components'], ['name', 'model', 'certificateNo', 'manufacturer']),
    supersedes: row['supersedes_no'],
    ...(layout >= 4 && { replacedBy: row['replaced_no'], replacedOn: row['replaced_on'] }),
    ...(layout >= 5 && { recalls: (row.recalls ?? []).map(full) }),
    ...(layout >= 6 && { dated: (row.dated ?? []).map(full) }),
    files: inOrder((row['files'] as StoredFile[] | null) ?? []),
  }) as PublicRecord
}

/** SHA-256, hex, of the canonical JSON. */
export const hashOf = (value: unknown): string => createHash('sha256').update(canonical(value)).digest('hex')

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
